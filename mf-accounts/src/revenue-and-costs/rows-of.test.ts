import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

test('the rows of a month are those of the figure between two days', () => {
  const days = { from: '2026-03-01', to: '2026-03-31' };
  expect(Object.values(rowsOf).map(addressOf => addressOf(days))).toEqual([
    '/payments?f.figure=received&f.paymentDate=2026-03-01..2026-03-31',
    '/income?f.figure=confirmedIncome&f.incomeDate=2026-03-01..2026-03-31',
    '/expenses?f.figure=approvedExpenses&f.expenseDate=2026-03-01..2026-03-31',
    '/external-payments?f.figure=paidToVendors&f.paymentDate=2026-03-01..2026-03-31',
  ]);
});
