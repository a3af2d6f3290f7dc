import { NotThereYet } from '@gym/hub-kit';

export default function MembershipsScreen() {
  return (
    <NotThereYet
      title="Membership Plans Management"
      icon="plan"
      purpose="What members can sign up for, and on which terms."
      parts={[
        'Plans with duration, price and validity',
        'Fees, discounts and included benefits',
        'Contract terms and access restrictions',
      ]}
    />
  );
}
