import { type Slots } from '@gym/hub-kit';
import { chipColors, listAddress } from '@gym/hub-kit/define';
import { formatDay, formatNumber } from '@gym/hub-kit/format';
import { RelatedRecords } from '@gym/hub-kit/screen';
import type { rewards } from '@gym/hub-kit/resources';
import { rewardExpiry } from '../rewards/reward-expiry.ts';
import rewardsScreen from '../rewards/rewards.screen.ts';
import { memberRewardsDocument } from './member-rewards.graphql.ts';

/** The rewards of a member, and which of them expire. */
export default function MemberRewards({ memberId }: Slots['member']) {
  return (
    <RelatedRecords
      document={memberRewardsDocument}
      variables={{ memberId }}
      entity={{ one: 'reward', many: 'rewards' }}
      columns={[
        { key: 'level', title: 'Level' },
        { key: 'status', title: 'Status', chip: chipColors(rewardsScreen, 'status') },
        { key: 'points', title: 'Points', align: 'end', format: formatNumber },
        { key: 'rewardsEarned', title: 'Rewards Earned', format: earned => earned.join(', '), empty: '-' },
        { key: 'expiryDate', title: 'Expiry Date', format: formatDay, due: rewardExpiry },
      ]}
      all={listAddress<typeof rewards>('/rewards', { memberId })}
    />
  );
}
