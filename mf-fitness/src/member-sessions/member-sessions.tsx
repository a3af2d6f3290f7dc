import { type Slots } from '@gym/hub-kit';
import { RelatedRecords } from '@gym/hub-kit/screen';
import sessionsScreen from '../sessions/sessions.screen.ts';

/** The training sessions of a member, those to come first. */
export default function MemberSessions({ memberId }: Slots['member']) {
  return (
    <RelatedRecords
      screen={sessionsScreen}
      filter={{ memberId }}
      columns={['date', 'startTime', 'sessionType', 'status', 'trainer']}
      path="/sessions"
    />
  );
}
