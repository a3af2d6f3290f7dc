import { defineAttention } from '@gym/hub-kit/define';
import { billingRecords } from '@gym/hub-kit/resources';

/** Invoices that are past their due date and not paid in full. */
export const overdueInvoices = defineAttention(billingRecords, {
  filter: { dueDate: { day: 'past' }, openAmount: { atLeast: 0.01 } },
  line: ['overdue invoice', 'overdue invoices'],
  isLate: true,
});
