import { defineHub } from '@gym/hub-kit';
import { accounts } from '../hub.manifest.ts';

export const hub = defineHub(accounts, {
  screens: {
    expenses: () => import('./expenses/expenses-screen.tsx'),
    income: () => import('./income/income.screen.ts'),
    billing: () => import('./billing/billing-screen.tsx'),
    payments: () => import('./payments/payments-screen.tsx'),
    externalPayments: () => import('./external-payments/external-payments.screen.ts'),
  },
  panels: {
    memberInvoices: () => import('./member-invoices/member-invoices.tsx'),
    memberPayments: () => import('./member-payments/member-payments.tsx'),
    openAmount: () => import('./member-account/open-amount.tsx'),
    overdueWarning: () => import('./member-account/overdue-warning.tsx'),
    takePayment: () => import('./member-account/take-payment.tsx'),
  },
});
