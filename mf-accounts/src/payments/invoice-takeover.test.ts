import { expect, it } from 'vitest';
import { leaveInvoice, takeOver, type PaymentValues } from './invoice-takeover.ts';

const empty: PaymentValues = {
  memberId: '',
  billingId: '',
  onAccount: false,
  refundKind: '',
  paymentNumber: '',
  paymentDate: '2026-03-01',
  amount: 0,
  paymentMethod: '',
  paymentType: '',
  paymentStatus: 'completed',
  referenceNumber: '',
  transactionId: '',
  locationId: '',
  notes: '',
};
const x = { id: 'x', memberId: 'ann', openAmount: 40, locationId: 'uptown' };
const y = { id: 'y', memberId: 'ben', openAmount: 75, locationId: null };
const takenOf = ({ memberId, amount, locationId }: PaymentValues) => [memberId, amount, locationId];

it('takes over member, amount and location, and restores them', () => {
  const first = takeOver({ ...empty, memberId: 'zoe' }, null, x);
  expect(takenOf(first.values)).toEqual(['ann', 40, 'uptown']);
  expect(takenOf(leaveInvoice(first.values, first.taken))).toEqual(['zoe', 0, '']);
});

it('forgets an invoice that another replaces', () => {
  const first = takeOver(empty, null, x);
  const second = takeOver(first.values, first.taken, y);
  expect(takenOf(second.values)).toEqual(['ben', 75, '']);
  const third = takeOver(second.values, second.taken, x);
  expect(takenOf(third.values)).toEqual(['ann', 40, 'uptown']);
  expect(takenOf(leaveInvoice(third.values, third.taken))).toEqual(['', 0, '']);
});

it('keeps what was typed, before and after', () => {
  const typed = takeOver({ ...empty, amount: 10 }, null, x);
  expect(typed.values.amount).toBe(10);
  const edited = { ...typed.values, amount: 12, locationId: 'downtown' };
  expect(takenOf(leaveInvoice(edited, typed.taken))).toEqual(['', 12, 'downtown']);
});
