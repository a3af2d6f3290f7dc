import { NotThereYet } from '@gym/hub-kit';

export default function RewardsScreen() {
  return (
    <NotThereYet
      title="Rewards Management"
      icon="gift"
      purpose="Loyalty points, levels and what members redeem."
      parts={['Points and level of each member', 'Rewards earned and redeemed', 'Expiry dates and status']}
    />
  );
}
