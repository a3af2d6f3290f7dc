import { Button, Chip, color, space, typography, useSession } from '@gym/hub-kit';
import { formatMoment, formatMoney, formatMonth, t, today } from '@gym/hub-kit/format';
import { useAction } from '@gym/hub-kit/screen';
import { useState } from 'react';
import styled from 'styled-components';
import { Card } from './card.ts';
import { closePeriodDocument, reopenPeriodDocument } from './closed-periods.graphql.ts';
import { openItems, type Month } from './open-items.ts';
import { CloseDialog, ReopenDialog } from './period-dialogs.tsx';

const figures = [
  ['invoiced', 'Invoiced'],
  ['received', 'Received'],
  ['income', 'Income'],
  ['expenses', 'Expenses'],
  ['externalPayments', 'External Payments'],
  ['payroll', 'Payroll'],
] as const;

/** Months with their totals, and the steps that close and reopen them. */
export function MonthsTable({ months, reload }: { months: readonly Month[]; reload: () => void }) {
  const { can } = useSession();
  const [closing, setClosing] = useState<Month | null>(null);
  const [reopening, setReopening] = useState<Month | null>(null);
  const [close] = useAction({
    document: closePeriodDocument,
    takesKey: true,
    variables: (month: string) => ({ month }),
    done: (_, month) => t('{month} closed', { month: formatMonth(month, 'long') }),
    failed: t('Failed to close month'),
    onFailed: reload,
  });
  const [reopen] = useAction({
    document: reopenPeriodDocument,
    takesKey: true,
    variables: (input: { month: string; reason: string }) => input,
    done: (_, { month }) => t('{month} reopened', { month: formatMonth(month, 'long') }),
    failed: t('Failed to reopen month'),
    onFailed: reload,
  });
  // The latest month first, and none that has not begun.
  const begun = months.filter(({ month }) => month <= today().slice(0, 7)).toReversed();
  const hasEnded = ({ month }: Month) => month < today().slice(0, 7);
  return (
    <Card>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('Month')}</th>
            {figures.map(([name, title]) => (
              <th key={name} scope="col" data-align="end">
                {t(title)}
              </th>
            ))}
            <th scope="col">{t('Status')}</th>
            <th scope="col">{t('Actions')}</th>
          </tr>
        </thead>
        <tbody>
          {begun.map(month => (
            <tr key={month.month}>
              <th scope="row">
                {formatMonth(month.month, 'long')}
                {!month.closedAt && <small>{openItems(month).join(' · ')}</small>}
              </th>
              {figures.map(([name, title]) => (
                <td key={name} data-align="end" data-label={t(title)}>
                  {formatMoney(month[name]) || '-'}
                </td>
              ))}
              <td>
                {month.closedAt ? (
                  <>
                    <Chip>{t('Closed')}</Chip>
                    <small>
                      {t('by {user} on {time}', {
                        user: month.closedBy ?? '',
                        time: formatMoment(month.closedAt),
                      })}
                    </small>
                  </>
                ) : (
                  <Chip color="green">{t('Open')}</Chip>
                )}
              </td>
              <td>
                {month.closedAt
                  ? can('closed-periods:delete') && (
                      <Button
                        aria-label={t('Reopen {month}', { month: formatMonth(month.month, 'long') })}
                        onClick={() => setReopening(month)}
                      >
                        {t('Reopen')}
                      </Button>
                    )
                  : can('closed-periods:add') &&
                    hasEnded(month) && (
                      <Button
                        icon="lock"
                        aria-label={t('Close {month}', { month: formatMonth(month.month, 'long') })}
                        onClick={() => setClosing(month)}
                      >
                        {t('Close')}
                      </Button>
                    )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {closing && (
        <CloseDialog
          month={closing}
          onConfirm={() => close(closing.month)}
          onClose={() => setClosing(null)}
        />
      )}
      {reopening && (
        <ReopenDialog
          month={reopening}
          onConfirm={async reason => {
            if (await reopen({ month: reopening.month, reason })) setReopening(null);
          }}
          onClose={() => setReopening(null)}
        />
      )}
    </Card>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${space(2)} ${space(4)} ${space(2)} 0;
    border-bottom: 1px solid ${color.line};
    text-align: start;
    &:last-child {
      padding-inline-end: 0;
    }
    &[data-align='end'] {
      text-align: end;
    }
  }
  thead th {
    ${typography.small}
    font-weight: 600;
    color: ${color.muted};
  }
  tbody th {
    font-weight: 550;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  @media (max-width: 1100px) {
    thead {
      display: none;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space(1)} ${space(4)};
      padding: ${space(4)} 0;
    }
    tr + tr {
      border-top: 1px solid ${color.line};
    }
    th,
    td,
    td[data-align='end'] {
      padding: 0;
      border: 0;
      text-align: start;
    }
    tbody th {
      grid-column: 1 / -1;
    }
    td[data-label]::before {
      ${typography.small}
      content: attr(data-label);
      display: block;
      color: ${color.muted};
    }
  }
`;
