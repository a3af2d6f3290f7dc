import { type Slots } from '@gym/hub-kit';
import { RelatedRecords } from '@gym/hub-kit/screen';
import { messagesScreen } from '../messages/messages.screen.ts';
import { EmailPreference } from './email-preference.tsx';

/** What is known of the e-mail of a member, and the messages. */
export default function MemberMessages({ memberId }: Slots['member']) {
  return (
    <>
      <EmailPreference memberId={memberId} />
      <RelatedRecords
        screen={messagesScreen}
        filter={{ memberId }}
        columns={['subject', 'createdAt', 'sentAt', 'status']}
        path="/messages"
      />
    </>
  );
}
