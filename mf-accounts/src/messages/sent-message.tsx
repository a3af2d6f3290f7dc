import { Button, space, toast, useSession } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { useApolloClient, useQuery } from '@gym/hub-kit/graphql';
import { fileOf, longRequest, saveFile, useStoredRecord } from '@gym/hub-kit/screen';
import { useState } from 'react';
import styled from 'styled-components';
import { MessageFrame } from './message-frame.tsx';
import { messageEmlDocument, messageHtmlDocument } from './messages.graphql.ts';
import { messagesScreen } from './messages.screen.ts';
import { printHtml } from './print-html.ts';

/** A stored message as its recipient sees it, to print and to download. */
export function SentMessage() {
  const message = useStoredRecord(messagesScreen.documents.get);
  const { can } = useSession();
  const { data } = useQuery(messageHtmlDocument, {
    variables: { id: message?.id ?? '' },
    skip: !message || !can('messages:view'),
  });
  const { isBusy, saveEml } = useEml();
  if (!message || !data) return null;
  const html = data.messageHtml;
  return (
    <Box>
      <MessageFrame html={html} title={t('Preview')} />
      <Actions>
        <Button onClick={() => printHtml(html)}>{t('Print')}</Button>
        <Button
          onClick={() => saveFile(`message-${message.id}.html`, new Blob([html], { type: 'text/html' }))}
        >
          {t('Download as HTML')}
        </Button>
        <Button disabled={isBusy} onClick={() => saveEml(message.id)}>
          {t('Download as e-mail')}
        </Button>
      </Actions>
    </Box>
  );
}

/** Downloads a message with its documents, for a mail program. */
function useEml() {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const save = async (id: string) => {
    setIsBusy(true);
    try {
      const { data } = await client.query({
        query: messageEmlDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
        context: longRequest,
      });
      if (data) saveFile(data.file.name, fileOf(data.file.content, 'message/rfc822'));
    } catch (failure) {
      console.error('Failed to make the file', failure);
      toast.error(t('Failed to make the file'));
    }
    setIsBusy(false);
  };
  return { isBusy, saveEml: (id: string) => void save(id) };
}

const Box = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-bottom: ${space(4)};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
