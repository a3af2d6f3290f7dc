import { type Slots } from '@gym/hub-kit';
import { formatDay } from '@gym/hub-kit/format';
import { RelatedRecords } from '@gym/hub-kit/screen';
import payrollScreen from '../payroll/payroll.screen.ts';

/** What an employee was paid, the latest period first. */
export default function EmployeePayroll({ employeeId }: Slots['employee']) {
  return (
    <RelatedRecords
      screen={payrollScreen}
      filter={{ employeeId }}
      columns={[
        {
          key: 'payPeriodStart',
          title: 'Pay Period',
          value: ({ payPeriodStart, payPeriodEnd }) =>
            `${formatDay(payPeriodStart)} – ${formatDay(payPeriodEnd)}`,
        },
        'totalAmount',
        'paymentDate',
        'paymentStatus',
      ]}
      sort={{ payPeriodEnd: 'desc' }}
      path="/payroll"
    />
  );
}
