import { type Slots } from '@gym/hub-kit';
import { chipColors, listAddress } from '@gym/hub-kit/define';
import { formatDay, formatMoney } from '@gym/hub-kit/format';
import { RelatedRecords } from '@gym/hub-kit/screen';
import type { payrollRecords } from '@gym/hub-kit/resources';
import payrollScreen from '../payroll/payroll.screen.ts';
import { employeePayrollDocument } from './employee-payroll.graphql.ts';

/** What an employee was paid, the latest period first. */
export default function EmployeePayroll({ employeeId }: Slots['employee']) {
  return (
    <RelatedRecords
      document={employeePayrollDocument}
      variables={{ employeeId }}
      entity={{ one: 'payroll record', many: 'payroll records' }}
      columns={[
        {
          key: 'payPeriodStart',
          title: 'Pay Period',
          value: ({ payPeriodStart, payPeriodEnd }) =>
            `${formatDay(payPeriodStart)} – ${formatDay(payPeriodEnd)}`,
        },
        { key: 'totalAmount', title: 'Total', align: 'end', format: formatMoney },
        { key: 'paymentDate', title: 'Payment Date', format: formatDay },
        {
          key: 'paymentStatus',
          title: 'Status',
          chip: chipColors(payrollScreen, 'paymentStatus'),
        },
      ]}
      all={listAddress<typeof payrollRecords>('/payroll', { employeeId })}
    />
  );
}
