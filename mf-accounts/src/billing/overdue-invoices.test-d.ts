import { defineAttention } from '@gym/hub-kit/define';
import { billingRecords } from '@gym/hub-kit/resources';

const line = ['', ''] as const;

defineAttention(billingRecords, {
  filter: { dueDate: { day: 'past' }, openAmount: { atLeast: 1 }, paymentStatus: { among: ['pending'] } },
  line,
  isLate: true,
  requires: 'billing:edit',
});
// @ts-expect-error No such column.
defineAttention(billingRecords, { filter: { dueDate: { day: 'past' }, openAmuont: { atLeast: 1 } }, line });
// @ts-expect-error An amount is no date.
defineAttention(billingRecords, { filter: { openAmount: { day: 'past' } }, line });
// @ts-expect-error A date is not among values.
defineAttention(billingRecords, { filter: { dueDate: { among: ['past'] } }, line });
// The day of a date-time is that of the club's clock.
defineAttention(billingRecords, { filter: { createdAt: { day: 'today' } }, line });
// @ts-expect-error No such action.
defineAttention(billingRecords, { filter: { dueDate: { day: 'past' } }, line, requires: 'billing:pay' });
