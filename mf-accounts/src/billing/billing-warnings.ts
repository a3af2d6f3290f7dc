import { formatMoney } from '@gym/hub-kit';
import { endBeforeStart, type Warning } from '@gym/hub-kit/screen';
import type { BillingValues } from './billing.schema.ts';

export const billingWarnings: readonly Warning<BillingValues>[] = [
  {
    fields: ['totalAmount'],
    check: ({ totalAmount }) =>
      totalAmount < 0 ? `The total is negative: ${formatMoney(totalAmount)}.` : null,
  },
  endBeforeStart('invoiceDate', 'dueDate', 'The invoice is due before its date.'),
  endBeforeStart('billingPeriodStart', 'billingPeriodEnd', 'The billing period ends before it starts.'),
];
