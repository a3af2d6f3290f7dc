import { formatMoney, formatWords, t } from '@gym/hub-kit/format';
import { SimpleTable } from '@gym/hub-kit/screen';
import { Note } from '../run-parts.tsx';

export interface DayAmount {
  method: string;
  cashierId: string | null;
  cashier: string | null;
  amount: number;
  count: number;
}

export const methodText = ({ method }: DayAmount) => t(formatWords(method));
export const cashierText = ({ cashier }: DayAmount) => cashier ?? t('Unknown');

/** What was received by payment method and cashier. */
export function DayAmounts({ amounts }: { amounts: readonly DayAmount[] }) {
  if (amounts.length === 0) return <Note>{t('No payments on this day.')}</Note>;
  return (
    <SimpleTable
      caption={t('Received')}
      columns={[
        { title: 'Payment Method', cell: methodText },
        { title: 'Taken by', cell: cashierText },
        { title: 'Payments', look: 'amount', cell: ({ count }) => count },
        { title: 'Amount', look: 'amount', cell: ({ amount }) => formatMoney(amount) },
      ]}
      rows={amounts}
      keyOf={({ method, cashierId }) => `${method} ${cashierId ?? ''}`}
    />
  );
}
