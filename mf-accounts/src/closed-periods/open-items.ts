import { t } from '@gym/hub-kit/format';
import type { ResultOf } from '@gym/hub-kit/graphql';
import type { accountingMonthsDocument } from './closed-periods.graphql.ts';

export type Month = ResultOf<typeof accountingMonthsDocument>['months'][number];

/** What of a month is still pending, of which the user may view the records. */
export function openItems(month: Month): string[] {
  const { pendingPayroll, pendingPayments, pendingExpenses, pendingIncome } = month;
  return [
    pendingPayroll &&
      t(
        { one: '{count} pending payroll record', other: '{count} pending payroll records' },
        { count: pendingPayroll },
      ),
    pendingPayments &&
      t({ one: '{count} pending payment', other: '{count} pending payments' }, { count: pendingPayments }),
    pendingExpenses &&
      t(
        { one: '{count} expense to approve', other: '{count} expenses to approve' },
        { count: pendingExpenses },
      ),
    pendingIncome &&
      t({ one: '{count} income to confirm', other: '{count} income to confirm' }, { count: pendingIncome }),
  ].filter(text => typeof text === 'string');
}
