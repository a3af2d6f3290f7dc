import { NotThereYet } from '@gym/hub-kit';

export default function ReferralsScreen() {
  return (
    <NotThereYet
      title="Referrals Management"
      icon="referral"
      purpose="Who brought whom, and what they get for it."
      parts={[
        'Referrers, both members and trainers',
        'The people they referred',
        'Status and amount of each reward',
      ]}
    />
  );
}
