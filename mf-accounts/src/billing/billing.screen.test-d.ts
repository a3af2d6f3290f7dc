/** What must not compile. `tsc` reads this file; nothing runs it. */
import { defineScreen, newRecord } from '@gym/hub-kit/define';
import { billingRecords, payments } from '@gym/hub-kit/resources';

const base = {
  title: 'Invoices',
  icon: 'billing',
  sort: { invoiceDate: 'desc' },
  pageSize: 10,
  pageSizes: [10],
  form: { sections: [{ title: 'All', fields: ['amount', 'paymentStatus'] }] },
} as const;
const columns = { invoiceNumber: {}, paymentStatus: {} } as const;
const filters = ['dueDate', 'paymentStatus', 'openAmount', 'invoiceNumber'] as const;
const action = { label: 'Settle', icon: 'check' } as const;

defineScreen(billingRecords, {
  ...base,
  columns,
  filters,
  tabs: 'paymentStatus',
  attentionTabs: [
    { label: 'Due Soon', filter: { dueDate: { withinDays: 7 }, openAmount: { atLeast: 1 } } },
    { label: 'Open', filter: { paymentStatus: { among: ['pending', 'overdue'] } }, isLate: true },
    { label: 'Late', overdue: { field: 'dueDate', days: 7, soon: 'Due', over: 'Was due' } },
  ],
  actions: [
    {
      ...action,
      when: ({ paymentStatus }) => paymentStatus === 'pending',
      change: { paymentStatus: 'paid', notes: ({ row, user }) => `${row.invoiceNumber}: ${user.fullName}` },
    },
    { ...action, when: () => true, edit: ({ invoiceNumber }) => ({ notes: invoiceNumber }) },
    { ...action, when: () => true, add: newRecord(payments, '/payments', ({ id }) => ({ billingId: id })) },
  ],
});

defineScreen(billingRecords, {
  ...base,
  columns,
  filters,
  // @ts-expect-error a field that the API does not have
  tabs: 'paymentStaus',
});

defineScreen(billingRecords, {
  ...base,
  columns,
  filters,
  // @ts-expect-error a text without choices
  tabs: 'invoiceNumber',
});

defineScreen(billingRecords, {
  ...base,
  columns,
  filters: ['dueDate'],
  // @ts-expect-error a field that the list cannot be filtered by
  tabs: 'paymentStatus',
});

defineScreen(billingRecords, {
  ...base,
  columns,
  filters,
  attentionTabs: [
    // @ts-expect-error a field that the list cannot be filtered by
    { label: 'Paid Today', filter: { paymentDate: { day: 'today' } } },
    // @ts-expect-error a date is not compared with an amount
    { label: 'Large', filter: { dueDate: { atLeast: 5 } } },
    // @ts-expect-error a deadline in a field that the list cannot be filtered by
    { label: 'Late', overdue: { field: 'paymentDate', days: 7, soon: 'Due', over: 'Was due' } },
  ],
});

defineScreen(billingRecords, {
  ...base,
  columns,
  // @ts-expect-error a field that the list does not select
  actions: [{ ...action, when: ({ openAmount }) => openAmount > 0, change: { paymentStatus: 'paid' } }],
});

defineScreen(billingRecords, {
  ...base,
  columns,
  actions: [
    {
      ...action,
      when: () => true,
      // @ts-expect-error a text for an amount
      change: { amount: 'ten' },
    },
    {
      ...action,
      when: () => true,
      // @ts-expect-error a field that the API does not have
      change: { paymentStaus: 'paid' },
    },
    {
      ...action,
      when: () => true,
      // @ts-expect-error a value that a payment does not have
      add: newRecord(payments, '/payments', ({ id }) => ({ invoiceId: id })),
    },
  ],
});
