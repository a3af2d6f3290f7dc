import { NotThereYet } from '@gym/hub-kit';

export default function BillingScreen() {
  return (
    <NotThereYet
      title="Billing Management"
      icon="billing"
      purpose="Invoices to members."
      parts={[
        'Invoices with due date and billing period',
        'Amount, tax, discount and total',
        'Payment status',
      ]}
    />
  );
}
