import { Button, Chip, useSession } from '@gym/hub-kit';
import { formatMoment, formatMoney, formatMonth, t, today } from '@gym/hub-kit/format';
import { SimpleTable, useAction } from '@gym/hub-kit/screen';
import { useState } from 'react';
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
  function actionCell(month: Month) {
    const name = { month: formatMonth(month.month, 'long') };
    if (month.closedAt && can('closed-periods:delete')) {
      return (
        <Button aria-label={t('Reopen {month}', name)} onClick={() => setReopening(month)}>
          {t('Reopen')}
        </Button>
      );
    }
    if (!month.closedAt && can('closed-periods:add') && hasEnded(month)) {
      return (
        <Button icon="lock" aria-label={t('Close {month}', name)} onClick={() => setClosing(month)}>
          {t('Close')}
        </Button>
      );
    }
    return null;
  }
  return (
    <Card>
      <SimpleTable
        caption={t('Closed Periods')}
        columns={[
          { title: 'Month', cell: nameCell },
          ...figures.map(([name, title]) => ({
            title,
            look: 'amount' as const,
            cell: (month: Month) => formatMoney(month[name]) || '-',
          })),
          { title: 'Status', cell: statusCell },
          { title: 'Actions', look: 'actions', cell: actionCell },
        ]}
        rows={begun}
        keyOf={({ month }) => month}
      />
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

const nameCell = (month: Month) => (
  <>
    {formatMonth(month.month, 'long')}
    {!month.closedAt && <small>{openItems(month).join(' · ')}</small>}
  </>
);

function statusCell({ closedAt, closedBy }: Month) {
  if (!closedAt) return <Chip color="green">{t('Open')}</Chip>;
  return (
    <>
      <Chip>{t('Closed')}</Chip>
      <small>{t('by {user} on {time}', { user: closedBy ?? '', time: formatMoment(closedAt) })}</small>
    </>
  );
}
