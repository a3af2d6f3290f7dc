import { type DayRange, listAddress } from '@gym/hub-kit/define';
import type * as resources from '@gym/hub-kit/resources';

type Days = Required<DayRange>;

/** The addresses of the lists with the rows of some days that count in each figure. */
export const rowsOf = {
  payments: (paymentDate: Days) =>
    listAddress<typeof resources.payments>('/payments', { figure: 'received', paymentDate }),
  income: (incomeDate: Days) =>
    listAddress<typeof resources.incomeRecords>('/income', { figure: 'confirmedIncome', incomeDate }),
  expenses: (expenseDate: Days) =>
    listAddress<typeof resources.expenses>('/expenses', { figure: 'approvedExpenses', expenseDate }),
  externalPayments: (paymentDate: Days) =>
    listAddress<typeof resources.externalPayments>('/external-payments', {
      figure: 'paidToVendors',
      paymentDate,
    }),
};
