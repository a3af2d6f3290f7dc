import type { HubManifest } from '@gym/hub-kit';
import { defineAttention } from '@gym/hub-kit/define';
import { expenses } from '@gym/hub-kit/resources';
import { overdueInvoices } from './src/billing/overdue-invoices.ts';

export const accounts = {
  contract: 2,
  id: 'accounts',
  title: 'Accounts',
  icon: 'landmark',
  order: 60,
  screens: {
    expenses: {
      path: '/expenses',
      title: 'Expenses',
      icon: 'expenses',
      menu: 'expenses',
      requires: null,
      list: { record: 'expense', resource: 'expenses', add: 'Add Expense' },
      attention: [
        defineAttention(expenses, {
          filter: { status: { among: ['pending'] } },
          line: ['expense to approve', 'expenses to approve'],
          requires: 'expenses:edit',
        }),
      ],
    },
    income: {
      path: '/income',
      title: 'Income',
      icon: 'income',
      menu: 'income',
      requires: null,
      list: { record: 'incomeRecord', resource: 'income', add: 'Add Income Record' },
    },
    billing: {
      path: '/billing',
      title: 'Billing',
      icon: 'billing',
      menu: 'billing',
      requires: null,
      list: { record: 'billingRecord', resource: 'billing', add: 'Add Billing' },
      attention: [overdueInvoices],
    },
    payments: {
      path: '/payments',
      title: 'Payments',
      icon: 'payments',
      menu: 'payments',
      requires: null,
      list: { record: 'payment', resource: 'payments', add: 'Add Payment' },
    },
    externalPayments: {
      path: '/external-payments',
      title: 'External Payments',
      icon: 'vendors',
      menu: 'external-payments',
      requires: null,
      list: { record: 'externalPayment', resource: 'external-payments', add: 'Add External Payment' },
    },
  },
  panels: {
    memberInvoices: { slot: 'member', title: 'Invoices', icon: 'billing', requires: 'billing:view' },
    memberPayments: { slot: 'member', title: 'Payments', icon: 'payments', requires: 'payments:view' },
    openAmount: {
      slot: 'member',
      place: 'fact',
      title: 'Open Amount',
      icon: 'billing',
      requires: 'billing:view',
    },
    overdueWarning: {
      slot: 'member',
      place: 'warning',
      title: 'Overdue',
      icon: 'billing',
      requires: 'billing:view',
    },
    takePayment: {
      slot: 'member',
      place: 'action',
      title: 'Take payment',
      icon: 'payments',
      requires: 'payments:add',
    },
  },
  actions: {
    addInvoice: {
      slot: 'member',
      title: 'Add Invoice',
      icon: 'billing',
      requires: 'billing:add',
      path: '/billing?add&set.memberId=:id',
    },
  },
} as const satisfies HubManifest;
