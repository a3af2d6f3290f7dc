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
  },
});
