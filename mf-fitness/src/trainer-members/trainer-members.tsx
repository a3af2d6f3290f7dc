import { type Slots } from '@gym/hub-kit';
import { listAddress } from '@gym/hub-kit/define';
import { RelatedRecords } from '@gym/hub-kit/screen';
import type { members } from '@gym/hub-kit/resources';
import { trainerMembersDocument } from './trainer-members.graphql.ts';

/** The members who are assigned to a trainer. */
export default function TrainerMembers({ trainerId }: Slots['trainer']) {
  return (
    <RelatedRecords
      document={trainerMembersDocument}
      variables={{ trainerId }}
      entity={{ one: 'member', many: 'members' }}
      columns={[
        { key: 'name', title: 'Name', related: { record: 'member', id: ({ id }) => id } },
        { key: 'status', title: 'Status', chip: { active: 'green', inactive: 'red', '*': 'orange' } },
        { key: 'membershipType', title: 'Membership Type' },
        { key: 'phone', title: 'Phone' },
      ]}
      all={listAddress<typeof members>('/members', { assignedTrainerId: trainerId })}
    />
  );
}
