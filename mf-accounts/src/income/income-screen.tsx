import { NotThereYet } from '@gym/hub-kit';

export default function IncomeScreen() {
  return (
    <NotThereYet
      title="Income Management"
      icon="income"
      purpose="What the club takes in."
      parts={['Income by date, category and source', 'Payment method and reference', 'Reconciliation status']}
    />
  );
}
