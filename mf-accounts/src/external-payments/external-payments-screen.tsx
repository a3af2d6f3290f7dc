import { NotThereYet } from '@gym/hub-kit';

export default function ExternalPaymentsScreen() {
  return (
    <NotThereYet
      title="External Payments Management"
      icon="vendors"
      purpose="What the club paid to vendors."
      parts={['Payments by date, vendor and method', 'Category and invoice number', 'Status and reference']}
    />
  );
}
