import { type Slots } from '@gym/hub-kit';
import { listAddress } from '@gym/hub-kit/define';
import { formatDay } from '@gym/hub-kit/format';
import { RelatedRecords } from '@gym/hub-kit/screen';
import type { sessions } from '@gym/hub-kit/resources';
import { sessionStatusColor } from '../sessions/session-status-color.ts';
import { memberSessionsDocument } from './member-sessions.graphql.ts';

/** The training sessions of a member, those to come first. */
export default function MemberSessions({ memberId }: Slots['member']) {
  return (
    <RelatedRecords
      document={memberSessionsDocument}
      variables={{ memberId }}
      entity={{ one: 'session', many: 'sessions' }}
      columns={[
        { key: 'date', title: 'Date', format: formatDay },
        { key: 'startTime', title: 'Time', value: ({ startTime, endTime }) => `${startTime} - ${endTime}` },
        { key: 'sessionType', title: 'Session Type' },
        { key: 'status', title: 'Status', chip: sessionStatusColor },
        {
          key: 'trainer',
          title: 'Trainer',
          value: ({ trainer }) => trainer?.name,
          related: { record: 'trainer', id: ({ trainer }) => trainer?.id },
        },
      ]}
      all={listAddress<typeof sessions>('/sessions', { memberId })}
    />
  );
}
