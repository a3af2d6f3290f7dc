import { NotThereYet } from '@gym/hub-kit';

export default function ExpensesScreen() {
  return (
    <NotThereYet
      title="Expenses Management"
      icon="expenses"
      purpose="What the club spends."
      parts={['Expenses by date, category and vendor', 'Payment method and receipt', 'Approval status']}
    />
  );
}
