import { type Slots } from '@gym/hub-kit';
import { chipColors, listAddress } from '@gym/hub-kit/define';
import { formatMoney, formatWords } from '@gym/hub-kit/format';
import { RelatedRecords } from '@gym/hub-kit/screen';
import type { referrals } from '@gym/hub-kit/resources';
import referralsScreen from '../referrals/referrals.screen.ts';
import { memberReferralsDocument } from './member-referrals.graphql.ts';

/** Whom a member referred, and what they get for it. */
export default function MemberReferrals({ memberId }: Slots['member']) {
  return (
    <RelatedRecords
      document={memberReferralsDocument}
      variables={{ memberId }}
      entity={{ one: 'referral', many: 'referrals' }}
      columns={[
        { key: 'referredName', title: 'Referred Person' },
        { key: 'status', title: 'Status', chip: chipColors(referralsScreen, 'status') },
        { key: 'referredPhone', title: 'Phone' },
        { key: 'rewardStatus', title: 'Reward Status', format: formatWords },
        { key: 'rewardAmount', title: 'Reward Amount', align: 'end', format: formatMoney },
      ]}
      all={listAddress<typeof referrals>('/referrals', { memberReferrerId: memberId })}
    />
  );
}
