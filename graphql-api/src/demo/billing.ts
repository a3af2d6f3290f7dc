import type { BillingRecord } from '../resources/billing/billing-record.ts';
import { addMonths } from '../common/dates.ts';
import { toMinor } from '../common/money.ts';
import { invoiceLine, sumOfLines } from '../resources/billing/invoice-lines.ts';
import type { Payment } from '../resources/payments/payment.ts';
import { monthsOf, type ContractStory } from './contracts.ts';
import { addDays, dayBetween, momentOn, monthEnd, monthStart, recordsBegin } from './days.ts';
import { houseOf } from './locations.ts';
import type { MemberStory } from './members.ts';
import { createRandom, type Random } from './random.ts';
import type { SessionStory } from './sessions.ts';
import { numbered, quotedNumber, recordOf, userId, type Edit, type Fields, type Story } from './story.ts';

/** An invoice; what is open is computed by the database. */
type Invoice = Omit<Fields<BillingRecord>, 'openAmount'>;
export type InvoiceStory = Story<Invoice>;
/** A payment; who took it is who entered it. */
export type PaymentStory = Story<Omit<Fields<Payment>, 'takenById'>>;

/** The tax of the club, as its settings have it. */
export const demoTax = { percent: 4.5, name: 'Sales tax' };
const methods = { credit_card: 56, debit_card: 18, bank_transfer: 13, online: 8, cash: 4, check: 1 };
export const DUE_DAYS = 30;
/** A debt older than this has been collected or written off. */
const OLDEST_DEBT_DAYS = 120;

interface Bill {
  memberId: number;
  contractId: number | null;
  state: string | undefined;
  day: string;
  amount: number;
  billingType: string;
  description: string;
  period?: readonly [from: string, to: string];
}

/** Every invoice since the records begin: memberships, and each month's sessions. */
export function makeInvoices(
  today: string,
  members: readonly MemberStory[],
  contracts: readonly ContractStory[],
  sessions: readonly SessionStory[],
): InvoiceStory[] {
  const random = createRandom('billing');
  const bills = [
    ...contracts.flatMap(contract => membershipBills(contract, members[contract.first.memberId - 1]!, today)),
    ...sessionBills(members, sessions, today),
  ];
  return numbered(bills.map(bill => invoice(random, bill, today))).map(story => ({
    ...story,
    first: { ...story.first, invoiceNumber: quotedNumber('INV', story.id) },
  }));
}

/** The billing periods of a contract that have begun. */
function membershipBills({ id, first, edits }: ContractStory, member: MemberStory, today: string): Bill[] {
  const { memberId, startDate, billingAnchor, billingFrequency, price } = first;
  const endDate = edits.reduce((day, { set }) => set.endDate ?? day, first.endDate!);
  const months = monthsOf(billingFrequency);
  const begin = recordsBegin(today);
  const bills: Bill[] = [];
  for (let term = 0; ; term += months) {
    const day = addMonths(billingAnchor, term);
    if (day > today || day > endDate) return bills;
    if (day < begin || day < startDate) continue;
    const periodEnd = addDays(addMonths(billingAnchor, term + months), -1);
    bills.push({
      memberId,
      contractId: id,
      state: member.first.state,
      day,
      amount: price,
      billingType: 'membership',
      description: `${member.first.membershipType} membership, ${billingFrequency}`,
      period: [day, periodEnd],
    });
  }
}

/** The sessions of a month, invoiced on the first of the next. */
function sessionBills(
  members: readonly MemberStory[],
  sessions: readonly SessionStory[],
  today: string,
): Bill[] {
  const totals = new Map<string, { memberId: number; month: string; amount: number; count: number }>();
  for (const { memberId, date, status, price } of sessions.map(recordOf)) {
    const month = monthStart(date);
    if (status !== 'completed' || month === monthStart(today)) continue;
    const total = totals.get(`${memberId} ${month}`) ?? { memberId, month, amount: 0, count: 0 };
    totals.set(`${memberId} ${month}`, { ...total, amount: total.amount + price, count: total.count + 1 });
  }
  return [...totals.values()].map(({ memberId, month, amount, count }) => ({
    memberId,
    contractId: null,
    state: members[memberId - 1]!.first.state,
    day: addMonths(month, 1),
    amount,
    billingType: 'personal_training',
    description: count === 1 ? '1 session' : `${count} sessions`,
    period: [month, monthEnd(month)],
  }));
}

function invoice(random: Random, bill: Bill, today: string): Omit<InvoiceStory, 'id'> {
  const { memberId, contractId, day, amount, billingType, description, period } = bill;
  const line = invoiceLine({
    kind: 'period',
    description,
    cents: toMinor(amount),
    tax: demoTax,
    from: period?.[0],
    to: period?.[1],
  });
  const { taxAmount, totalAmount } = sumOfLines([line]);
  const dueDate = addDays(day, DUE_DAYS);
  return {
    createdAt: momentOn(random, day, today),
    by: billingType === 'membership' ? 'reception' : 'accounts',
    first: {
      memberId,
      invoiceNumber: '',
      invoiceDate: day,
      dueDate,
      amount,
      taxAmount,
      discountAmount: 0,
      totalAmount,
      paidAmount: 0,
      paymentStatus: 'pending',
      billingPeriodStart: period?.[0],
      billingPeriodEnd: period?.[1],
      billingType,
      description,
      locationId: houseOf(bill.state).id,
      contractId,
      lines: contractId === null ? [] : [line],
    },
    edits: invoiceEdits(random, billingType, day, dueDate, totalAmount, today),
  };
}

/** What became of an invoice: mostly paid at once by card, now and then late, and some are still open. */
function invoiceEdits(
  random: Random,
  billingType: string,
  day: string,
  dueDate: string,
  paidAmount: number,
  today: string,
): Edit<Invoice>[] {
  const edit = (on: string, set: Partial<Invoice>): Edit<Invoice>[] =>
    on <= today ? [{ at: momentOn(random, on, today), by: 'accounts', set }] : [];
  const paidOn = (paymentDate: string) =>
    edit(paymentDate, {
      paymentStatus: 'paid',
      paymentDate,
      paymentMethod: random.weighted(methods),
      paidAmount,
    });

  // Sessions are charged to the card on file.
  const course =
    billingType === 'membership'
      ? random.weighted({ atOnce: 790, soon: 170, late: 22, unpaid: 8, cancelled: 4, refunded: 6 })
      : 'atOnce';
  const overdue = edit(addDays(dueDate, 1), { paymentStatus: 'overdue' });
  if (course === 'cancelled') return edit(addDays(day, 2), { paymentStatus: 'cancelled' });
  if (course === 'unpaid' && day > addDays(today, -OLDEST_DEBT_DAYS)) return overdue;
  if (course === 'late' || course === 'unpaid')
    return [...overdue, ...paidOn(addDays(dueDate, random.whole(3, 25)))];
  if (course === 'refunded') {
    const refund = addDays(day, random.whole(5, 20));
    return [...paidOn(addDays(day, 1)), ...edit(refund, { paymentStatus: 'refunded', paidAmount: 0 })];
  }
  // Cards are run on the morning after.
  return paidOn(addDays(day, course === 'soon' ? random.whole(2, 21) : 1));
}

const paymentTypes: Record<string, string> = {
  membership: 'membership_fee',
  personal_training: 'personal_training',
};

export const withCashier = (story: PaymentStory): Story<Fields<Payment>> => ({
  ...story,
  first: { ...story.first, takenById: userId(story.by) },
});

/** What members pay with at the desk. */
const AT_DESK: readonly string[] = ['cash', 'check', 'debit_card'];

/** The payments that settled the invoices, after failed card payments for some. */
export function makePayments(today: string, invoices: readonly InvoiceStory[]): PaymentStory[] {
  const random = createRandom('payments');
  return numbered(invoices.flatMap(invoice => paymentsOf(random, invoice, today))).map(story => ({
    ...story,
    first: { ...story.first, paymentNumber: quotedNumber('PAY', story.id) },
  }));
}

function paymentsOf(
  random: Random,
  { id, first, edits }: InvoiceStory,
  today: string,
): Omit<PaymentStory, 'id'>[] {
  const paid = edits.find(({ set }) => set.paymentStatus === 'paid');
  if (!paid) return [];
  const paymentDate = paid.set.paymentDate!;
  const paymentMethod = paid.set.paymentMethod!;
  const refund = edits.find(({ set }) => set.paymentStatus === 'refunded');
  const byCard = paymentMethod.endsWith('_card');
  const payment = {
    createdAt: paid.at,
    by: AT_DESK.includes(paymentMethod) ? ('reception' as const) : ('accounts' as const),
    first: {
      memberId: first.memberId,
      paymentNumber: '',
      paymentDate,
      amount: first.totalAmount,
      paymentMethod,
      paymentStatus: 'completed',
      paymentType: paymentTypes[first.billingType]!,
      transactionId:
        byCard || paymentMethod === 'online' ? `TX${random.whole(10_000_000, 99_999_999)}` : undefined,
      billingId: id,
      locationId: first.locationId,
      onAccount: false,
      balanceAmount: 0,
    },
    edits: refund ? [{ at: refund.at, by: refund.by, set: { paymentStatus: 'refunded' } }] : [],
  };
  if (!byCard || paymentDate <= first.invoiceDate || !random.chance(0.015)) return [payment];
  const tried = dayBetween(random, addDays(first.invoiceDate, 1), addDays(paymentDate, -1));
  if (tried >= paymentDate) return [payment];
  const failed = { ...payment.first, paymentDate: tried, paymentStatus: 'failed', notes: 'Card declined' };
  return [{ ...payment, createdAt: momentOn(random, tried, today), first: failed, edits: [] }, payment];
}
