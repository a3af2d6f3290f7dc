import { NotThereYet } from '@gym/hub-kit';

export default function PayrollScreen() {
  return (
    <NotThereYet
      title="Employee Payroll Management"
      icon="payroll"
      purpose="What employees are paid, period by period."
      parts={[
        'Base salary, overtime, bonus and deductions',
        'The total of each pay period',
        'Payment date, method and status',
      ]}
    />
  );
}
