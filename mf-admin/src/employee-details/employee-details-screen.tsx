import { NotThereYet } from '@gym/hub-kit';

export default function EmployeeDetailsScreen() {
  return (
    <NotThereYet
      title="Employee Details Management"
      icon="id-card"
      purpose="The people on your payroll."
      parts={[
        'Position, department and status',
        'Contact and emergency data',
        'Salary, bank account and tax id',
      ]}
    />
  );
}
