import { NotThereYet } from '@gym/hub-kit';

export default function PaymentsScreen() {
  return (
    <NotThereYet
      title="Payments Management"
      icon="payments"
      purpose="What members paid."
      parts={['Payments by date, member and method', 'The invoice each belongs to', 'Status and reference']}
    />
  );
}
