import { color, mixin, space } from '@gym/hub-kit';
import { formatDay, formatMoney, formatNumber, formatWords, t } from '@gym/hub-kit/format';
import type { ResultOf } from '@gym/hub-kit/graphql';
import { RecordLink } from '@gym/hub-kit/screen';
import styled from 'styled-components';
import type { payrollSourcesDocument } from './payroll.graphql.ts';

type Source = Omit<ResultOf<typeof payrollSourcesDocument>['sources'][number], 'id'>;

/** What the amounts of a payroll record were computed from, each with its arithmetic. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <List>
      {sources.map(source => (
        <li key={`${source.kind} ${source.recordId} ${source.firstDay}`}>
          <span>
            {titleOf(source)}
            <small>{[arithmeticOf(source), descriptionOf(source)].filter(Boolean).join(' · ')}</small>
          </span>
          <b>
            <Amount {...source} />
          </b>
        </li>
      ))}
    </List>
  );
}

/** Leads to the pay, the attendance record or the commission from which the amount follows. */
function Amount({ kind, recordId, amount }: Source) {
  if (recordId === null) return formatMoney(amount);
  return (
    <RecordLink record={recordOf(kind)} id={recordId}>
      {formatMoney(amount)}
    </RecordLink>
  );
}

function recordOf(kind: string) {
  if (kind === 'overtime') return 'attendanceRecord';
  return kind === 'commission' || kind === 'clawback' ? 'commission' : 'employeePay';
}

/** `membership_sale: VIP membership` of a commission, which begins with its type. */
function descriptionOf({ kind, description }: Source): string {
  if (kind !== 'commission' && kind !== 'clawback') return description ?? '';
  const [type = '', ...details] = (description ?? '').split(': ');
  return [t(formatWords(type)), ...details].join(': ');
}

function titleOf({ kind, firstDay, lastDay }: Source): string {
  if (kind === 'overtime') return t('Overtime on {day}', { day: formatDay(firstDay) });
  if (kind === 'commission') return t('Commission of {day}', { day: formatDay(firstDay) });
  if (kind === 'clawback') return t('Cancelled commission of {day}', { day: formatDay(firstDay) });
  const days = { from: formatDay(firstDay), until: formatDay(lastDay) };
  if (kind === 'back_pay') return t('Back pay from {from} to {until}', days);
  return t('Salary from {from} to {until}', days);
}

function arithmeticOf({ kind, quantity, rate }: Source): string {
  const amount = formatMoney(rate);
  if (kind === 'overtime') return t('{hours} h × {rate}', { hours: formatNumber(quantity), rate: amount });
  if (kind !== 'base') return '';
  return t(
    { one: '{count} day of {amount} a year', other: '{count} days of {amount} a year' },
    { count: quantity, amount },
  );
}

const List = styled.ul`
  li {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
    padding: ${space(2)} 0;
    border-bottom: 1px solid ${color.line};
    &:last-child {
      border-bottom: 0;
    }
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    ${mixin.remark}
    display: block;
  }
  b {
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
`;
