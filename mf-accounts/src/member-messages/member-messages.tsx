import { type Slots } from '@gym/hub-kit';
import { listAddress } from '@gym/hub-kit/define';
import { formatMoment } from '@gym/hub-kit/format';
import { RelatedRecords } from '@gym/hub-kit/screen';
import type { messages } from '@gym/hub-kit/resources';
import { messageStatusColor } from '../messages/message-status-color.ts';
import { EmailPreference } from './email-preference.tsx';
import { memberMessagesDocument } from './member-messages.graphql.ts';

/** What is known of the e-mail of a member, and the messages. */
export default function MemberMessages({ memberId }: Slots['member']) {
  return (
    <>
      <EmailPreference memberId={memberId} />
      <RelatedRecords
        document={memberMessagesDocument}
        variables={{ memberId }}
        entity={{ one: 'message', many: 'messages' }}
        columns={[
          { key: 'subject', title: 'Subject' },
          { key: 'createdAt', title: 'Created', format: formatMoment },
          { key: 'sentAt', title: 'Sent', format: formatMoment },
          { key: 'status', title: 'Status', chip: messageStatusColor },
        ]}
        all={listAddress<typeof messages>('/messages', { memberId })}
      />
    </>
  );
}
