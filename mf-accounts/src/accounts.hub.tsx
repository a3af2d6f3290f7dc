import { defineHub } from '@gym/hub-kit';
import { accounts } from '../hub.manifest.ts';

export const hub = defineHub(accounts, {
  screens: {
    expenses: () => import('./expenses/expenses.screen.ts'),
    income: () => import('./income/income.screen.ts'),
    billing: () => import('./billing/billing-screen.tsx'),
    payments: () => import('./payments/payments-screen.tsx'),
    billingRuns: () => import('./billing-runs/billing-runs-screen.tsx'),
    dunning: () => import('./dunning/dunning-screen.tsx'),
    externalPayments: () => import('./external-payments/external-payments.screen.ts'),
    dayCloses: () => import('./day-closes/day-closes-screen.tsx'),
    closedPeriods: () => import('./closed-periods/closed-periods-screen.tsx'),
    messages: () => import('./messages/messages-screen.tsx'),
    messageTemplates: () => import('./messages/message-templates-screen.tsx'),
  },
  lists: {
    billing: [() => import('./billing/billing.screen.ts')],
    payments: [() => import('./payments/payments.screen.ts')],
    billingRuns: [() => import('./billing-runs/billing-runs.screen.ts')],
    dunning: [() => import('./dunning/dunning.screen.ts')],
    dayCloses: [() => import('./day-closes/day-closes.screen.ts')],
    messages: [() => import('./messages/messages.screen.ts')],
    messageTemplates: [() => import('./messages/message-templates.screen.ts')],
  },
  panels: {
    // Its charts are no part of what a screen loads.
    revenueAndCosts: () => import(/* webpackMode: "lazy" */ './revenue-and-costs/revenue-and-costs.tsx'),
    memberMessages: () => import('./member-messages/member-messages.tsx'),
    bounceWarning: () => import('./member-messages/bounce-warning.tsx'),
    memberInvoices: () => import('./member-invoices/member-invoices.tsx'),
    memberPayments: () => import('./member-payments/member-payments.tsx'),
    memberStatement: () => import('./member-account/member-statement.tsx'),
    openAmount: () => import('./member-account/open-amount.tsx'),
    overdueWarning: () => import('./member-account/overdue-warning.tsx'),
    accessBlocked: () => import('./dunning/access-blocked.tsx'),
    sendMessages: () => import('./messages/send-messages.tsx'),
    takePayment: () => import('./member-account/take-payment.tsx'),
  },
});
