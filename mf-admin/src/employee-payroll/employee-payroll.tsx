import { Icon, type Slots, space } from '@gym/hub-kit';
import { formatDay, formatMoney, t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import { RecordLink, RelatedRecords, useQueryFailure } from '@gym/hub-kit/screen';
import styled from 'styled-components';
import payrollScreen from '../payroll/payroll.screen.ts';
import { overpaidPayrollDocument } from './employee-payroll.graphql.ts';

/** What an employee was paid, the latest period first, after what was paid too much and is not collected. */
export default function EmployeePayroll({ employeeId }: Slots['employee']) {
  return (
    <>
      <Overpaid employeeId={employeeId} />
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
    </>
  );
}

function Overpaid({ employeeId }: Slots['employee']) {
  const query = useQuery(overpaidPayrollDocument, { variables: { employeeId } });
  const failure = useQueryFailure(t('Failed to fetch payrolls'), query, 'line');
  const records = query.data?.records ?? [];
  return (
    <>
      {failure}
      {records.length > 0 && (
        <Warnings aria-label={t('Warnings')}>
          {records.map(({ payrollId, periodStart, periodEnd, amount }) => (
            <li key={payrollId}>
              <Icon name="warning" size={16} />
              <span>
                {t('Paid too much: {amount}, for days that were not employed.', {
                  amount: formatMoney(amount),
                })}{' '}
                <RecordLink record="payrollRecord" id={payrollId}>
                  {`${formatDay(periodStart)} – ${formatDay(periodEnd)}`}
                </RecordLink>
                {'. '}
                {t('Deduct or collect it, and enter it in that record as collected.')}
              </span>
            </li>
          ))}
        </Warnings>
      )}
    </>
  );
}

const Warnings = styled.ul`
  margin-bottom: ${space(3)};
  li {
    display: flex;
    gap: ${space(2)};
    padding: ${space(1)} 0;
  }
  svg {
    flex: none;
    margin-top: 2px;
  }
`;
