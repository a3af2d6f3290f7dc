import { type Slots } from '@gym/hub-kit';
import { RelatedRecords } from '@gym/hub-kit/screen';
import referralsScreen from '../referrals/referrals.screen.ts';

/** Whom a member referred, and what they get for it. */
export default function MemberReferrals({ memberId }: Slots['member']) {
  return (
    <RelatedRecords
      screen={referralsScreen}
      filter={{ memberReferrerId: memberId }}
      columns={['referredName', 'status', 'referredPhone', 'rewardStatus', 'rewardAmount']}
      path="/referrals"
    />
  );
}
