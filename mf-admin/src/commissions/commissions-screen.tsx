import { NotThereYet } from '@gym/hub-kit';

export default function CommissionsScreen() {
  return (
    <NotThereYet
      title="Employee Commissions Management"
      icon="commissions"
      purpose="What employees earn on top."
      parts={['Commissions by employee and type', 'Amount and date', 'Payment status']}
    />
  );
}
