import { t } from '@gym/hub-kit/format';
import { useApolloClient } from '@apollo/client/react';
import { Button, space, toast } from '@gym/hub-kit';
import { useState } from 'react';
import styled from 'styled-components';
import { fileAddress, fileOf, saveFile } from '../../elements/save-file.ts';
import type { DocumentButtonsProps } from './document-buttons.tsx';

/** The buttons of `DocumentButtons`. */
export default function DocumentButtonsRow({ document, id }: DocumentButtonsProps) {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const withFile = async (use: (name: string, content: Blob) => void) => {
    setIsBusy(true);
    try {
      const { data } = await client.query({ query: document, variables: { id }, fetchPolicy: 'no-cache' });
      if (data) use(data.file.name, fileOf(data.file.content, 'application/pdf'));
    } catch (failure) {
      console.error('Failed to make the document', failure);
      toast.error(t('Failed to make the document'));
    }
    setIsBusy(false);
  };
  const print = (_name: string, content: Blob) => {
    if (!window.open(fileAddress(content))) toast.error(t('The browser blocked the window to print'));
  };
  return (
    <Buttons>
      <Button disabled={isBusy} onClick={() => void withFile(print)}>
        {t('Print')}
      </Button>
      <Button disabled={isBusy} onClick={() => void withFile(saveFile)}>
        {t('Download')}
      </Button>
    </Buttons>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
