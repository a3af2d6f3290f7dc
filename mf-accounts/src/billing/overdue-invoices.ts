import type { AttentionCount } from '@gym/hub-kit';

/** Invoices that are past their due date and not paid in full. */
export const overdueInvoices = {
  aggregate: 'billingRecordsAggregate',
  filter: { dueDate: { day: 'past' }, openAmount: { atLeast: 0.01 } },
  line: ['overdue invoice', 'overdue invoices'],
  isLate: true,
} as const satisfies AttentionCount;
