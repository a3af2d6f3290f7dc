import { color, Icon, mixin, space, toast, typography } from '@gym/hub-kit';
import { DateField, dayProblem, FieldGrid } from '@gym/hub-kit/fields';
import {
  addDays,
  addMonths,
  formatMoney,
  formatNumber,
  t,
  today,
  translateMessage,
} from '@gym/hub-kit/format';
import type { ResultOf } from '@gym/hub-kit/graphql';
import { RunDialog } from '@gym/hub-kit/screen';
import { useState } from 'react';
import styled from 'styled-components';
import { preparePayrollDocument } from './payroll.graphql.ts';
import { SourceList } from './source-list.tsx';

type Prepared = ResultOf<typeof preparePayrollDocument>['prepared'];

interface Period {
  periodStart: string;
  periodEnd: string;
  /** Empty for the last day of the period. */
  paymentDate: string;
}

/** The current month. */
function defaultPeriod(): Period {
  const periodStart = `${today().slice(0, 7)}-01`;
  return { periodStart, periodEnd: addDays(addMonths(periodStart, 1), -1), paymentDate: '' };
}

/** What is wrong with the days, by field. */
const problemsOf = (period: Period): Partial<Period> =>
  Object.fromEntries(
    Object.entries(period)
      .map(([name, day]) => [name, dayProblem(day, name !== 'paymentDate')])
      .filter(([, problem]) => problem),
  );

const inputOf = ({ paymentDate, ...rest }: Period) => ({ ...rest, paymentDate: paymentDate || null });

/** Previews the payroll records of a period, and creates exactly these. */
export default function PrepareDialog({ onClose }: { onClose: () => void }) {
  const [initial] = useState(defaultPeriod);
  const document = preparePayrollDocument;
  return (
    <RunDialog
      title={t('Run Payroll')}
      subtitle={t('One record for each employee, from salary, overtime and approved commissions.')}
      width={860}
      initial={initial}
      check={problemsOf}
      preview={{ document, variables: period => ({ ...inputOf(period), dryRun: true }) }}
      effect={data => (data ? effectOf(data.prepared) : t('Run Payroll'))}
      run={{
        document,
        takesKey: false,
        variables: (period, { prepared: { preview } }) => ({ ...inputOf(period), dryRun: false, preview }),
      }}
      failed={t('Failed to run payroll')}
      done={({ prepared: { records } }) => {
        toast.success(
          t(
            { one: '{count} payroll record created', other: '{count} payroll records created' },
            { count: records.length },
          ),
        );
        onClose();
      }}
      onClose={onClose}
      show={({ prepared }) => <Preview prepared={prepared} />}
    >
      {preview => (
        <>
          <FieldGrid>
            <DateField name="periodStart" label={t('Pay Period Start')} span={4} required />
            <DateField name="periodEnd" label={t('Pay Period End')} span={4} required />
            <DateField
              name="paymentDate"
              label={t('Payment Date')}
              span={4}
              help={t('The last day of the period unless entered')}
            />
          </FieldGrid>
          {preview}
        </>
      )}
    </RunDialog>
  );
}

const effectOf = ({ records: { length: count } }: Prepared): string | null =>
  count > 0 ? t({ one: 'Create {count} record', other: 'Create {count} records' }, { count }) : null;

function Preview({ prepared: { records, skipped } }: { prepared: Prepared }) {
  const total = records.reduce((sum, { totalAmount }) => sum + Math.round(totalAmount * 100), 0) / 100;
  return (
    <div>
      {records.length === 0 && <Empty>{t('No payroll record is missing for this period.')}</Empty>}
      {records.map(record => (
        <PreparedRecord key={record.employeeId} record={record} />
      ))}
      {records.length > 0 && (
        <Total>
          <span>{t('Total')}</span>
          <b>{formatMoney(total)}</b>
        </Total>
      )}
      {skipped.length > 0 && (
        <Skipped>
          <summary>
            {t(
              { one: '{count} employee is skipped', other: '{count} employees are skipped' },
              { count: skipped.length },
            )}
          </summary>
          <ul>
            {skipped.map(({ employeeId, employeeName, reason, reasonTemplate }) => (
              <li key={employeeId}>
                {employeeName} <small>{translateMessage(reason, reasonTemplate)}</small>
              </li>
            ))}
          </ul>
        </Skipped>
      )}
    </div>
  );
}

function PreparedRecord({ record }: { record: Prepared['records'][number] }) {
  const { baseSalary, overtimeHours, overtimeRate, bonus, deductions } = record;
  const parts = [
    t('Salary {amount}', { amount: formatMoney(baseSalary) }),
    overtimeHours > 0 &&
      t('{hours} h overtime at {rate}', {
        hours: formatNumber(overtimeHours),
        rate: formatMoney(overtimeRate),
      }),
    bonus > 0 && t('Bonus {amount}', { amount: formatMoney(bonus) }),
    deductions > 0 && t('Deductions {amount}', { amount: formatMoney(deductions) }),
  ].filter(part => part !== false);
  return (
    <Item>
      <summary>
        <Icon name="chevron-right" size={16} />
        <span>
          <strong>{record.employeeName}</strong>
          <small>{parts.join(' · ')}</small>
          {record.warnings.map((warning, index) => (
            <Warning key={warning}>
              <Icon name="warning" size={14} /> {translateMessage(warning, record.warningTemplates[index])}
            </Warning>
          ))}
        </span>
        <b>{formatMoney(record.totalAmount)}</b>
      </summary>
      <SourceList sources={record.sources} />
    </Item>
  );
}

const Empty = styled.p`
  padding: ${space(4)} 0;
  color: ${color.muted};
`;

const Item = styled.details`
  border-bottom: 1px solid ${color.line};
  summary {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(2)};
    padding: ${space(3)} 0;
    cursor: pointer;
    list-style: none;
  }
  summary > svg {
    flex: none;
    align-self: center;
    color: ${color.muted};
  }
  &[open] summary > svg {
    transform: rotate(90deg);
  }
  summary > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  strong {
    display: block;
    font-weight: 550;
  }
  small {
    ${mixin.remark}
  }
  b {
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
  > ul {
    margin: 0 0 ${space(3)} ${space(6)};
  }
`;

const Warning = styled.span`
  ${typography.small}
  display: flex;
  align-items: center;
  gap: ${space(1)};
`;

const Total = styled.p`
  display: flex;
  justify-content: space-between;
  padding: ${space(3)} 0;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Skipped = styled.details`
  padding: ${space(2)} 0;
  summary {
    ${typography.label}
    cursor: pointer;
  }
  li {
    padding: ${space(1)} 0;
  }
  small {
    ${mixin.remark}
  }
`;
