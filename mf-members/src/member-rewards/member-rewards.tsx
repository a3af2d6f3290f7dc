import { type Slots } from '@gym/hub-kit';
import { RelatedRecords } from '@gym/hub-kit/screen';
import rewardsScreen from '../rewards/rewards.screen.ts';

/** The rewards of a member, and which of them expire. */
export default function MemberRewards({ memberId }: Slots['member']) {
  return (
    <RelatedRecords
      screen={rewardsScreen}
      filter={{ memberId }}
      columns={['level', 'status', 'points', 'rewardsEarned', 'expiryDate']}
      sort={{ expiryDate: 'desc' }}
      path="/rewards"
    />
  );
}
