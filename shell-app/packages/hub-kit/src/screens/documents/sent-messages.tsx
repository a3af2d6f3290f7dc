import { useQuery } from '@apollo/client/react';
import { formatMoment, formatWords } from '../../common/format.ts';
import { t } from '../../common/text.ts';
import { Fact } from '../../elements/facts.tsx';
import { RecordLink } from '../../elements/record-link.tsx';
import { useSession } from '../../common/session.tsx';
import { sentMessagesDocument } from './sent-messages.graphql.ts';

/** The fact `SentFact`. */
export default function SentMessages({ causes }: { causes: readonly string[] }) {
  const { can } = useSession();
  const { data } = useQuery(sentMessagesDocument, {
    variables: { causes: [...causes] },
    skip: !can('messages:view'),
  });
  const messages = data?.page.items ?? [];
  if (messages.length === 0) return null;
  return (
    <Fact label={t('E-mail')}>
      {messages.map(message => (
        <div key={message.id} title={message.lastError ? t(message.lastError) : undefined}>
          <RecordLink record="message" id={message.id}>
            {stateOf(message)}
          </RecordLink>
        </div>
      ))}
    </Fact>
  );
}

function stateOf({ status, sentAt }: { status: string; sentAt: string | null }): string {
  if (sentAt) return t('Sent {time}', { time: formatMoment(sentAt) });
  return t(formatWords(status));
}
