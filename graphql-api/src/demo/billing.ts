import type { BillingRecord } from '../resources/billing/billing-record.ts';
import { addMonths } from '../common/dates.ts';
import { cents, dollars } from '../common/money.ts';
import type { Payment } from '../resources/payments/payment.ts';
import { addDays, dayBetween, momentOn, monthEnd, monthStart, recordsBegin } from './days.ts';
import { houseOf } from './locations.ts';
import type { MemberStory } from './members.ts';
import { memberships, type MembershipType } from './memberships.ts';
import { createRandom, type Random } from './random.ts';
import type { SessionStory } from './sessions.ts';
import { numbered, quotedNumber, recordOf, type Edit, type Fields, type Story } from './story.ts';

/** An invoice; what is open is computed by the database. */
type Invoice = Omit<Fields<BillingRecord>, 'openAmount'>;
export type InvoiceStory = Story<Invoice>;

const taxes: Record<string, number> = { NY: 0.045, TX: 0.0825 };
/** How members pay: months at a time, and what that saves them. */
const rhythms = {
  monthly: { months: 1, discount: 0 },
  quarterly: { months: 3, discount: 0.05 },
  annual: { months: 12, discount: 0.15 },
};
const methods = { credit_card: 56, debit_card: 18, bank_transfer: 13, online: 8, cash: 4, check: 1 };
const DUE_DAYS = 30;
/** A debt older than this has been collected or written off. */
const OLDEST_DEBT_DAYS = 120;

interface Bill {
  memberId: number;
  state: string | undefined;
  day: string;
  amount: number;
  discount: number;
  billingType: string;
  description: string;
  period?: readonly [from: string, to: string];
}

/** Every invoice since the records begin: memberships, and each month's sessions. */
export function makeInvoices(
  today: string,
  members: readonly MemberStory[],
  sessions: readonly SessionStory[],
): InvoiceStory[] {
  const random = createRandom('billing');
  const bills = [
    ...members.flatMap(member => membershipBills(random, member, today)),
    ...sessionBills(members, sessions, today),
  ];
  return numbered(bills.map(bill => invoice(random, bill, today))).map(story => ({
    ...story,
    first: { ...story.first, invoiceNumber: quotedNumber('INV', story.id) },
  }));
}

function membershipBills(random: Random, { id, first, edits }: MemberStory, today: string): Bill[] {
  const rhythm = random.weighted({ monthly: 16, quarterly: 36, annual: 48 });
  const { months, discount } = rhythms[rhythm];
  const price = memberships[first.membershipType as MembershipType].monthly * months;
  const ended = edits.find(({ set }) => set.status !== undefined)?.at.slice(0, 10);
  const begin = recordsBegin(today);
  const bills: Bill[] = [];
  for (let term = 0; ; term += months) {
    const day = addMonths(first.joiningDate, term);
    if (day > today || (ended && day >= ended)) return bills;
    if (day < begin) continue;
    bills.push({
      memberId: id,
      state: first.state,
      day,
      amount: price,
      discount: dollars(cents(price * discount)),
      billingType: 'membership',
      description: `${first.membershipType} membership, ${rhythm}`,
      period: [day, addDays(addMonths(first.joiningDate, term + months), -1)],
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
    state: members[memberId - 1]!.first.state,
    day: addMonths(month, 1),
    amount,
    discount: 0,
    billingType: 'personal_training',
    description: count === 1 ? '1 session' : `${count} sessions`,
    period: [month, monthEnd(month)],
  }));
}

function invoice(random: Random, bill: Bill, today: string): Omit<InvoiceStory, 'id'> {
  const { memberId, day, amount, discount, billingType, description, period } = bill;
  const taxAmount = dollars(cents((amount - discount) * (taxes[bill.state ?? ''] ?? 0)));
  const totalAmount = dollars(cents(amount) + cents(taxAmount) - cents(discount));
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
      discountAmount: discount,
      totalAmount,
      paidAmount: 0,
      paymentStatus: 'pending',
      billingPeriodStart: period?.[0],
      billingPeriodEnd: period?.[1],
      billingType,
      description,
      locationId: houseOf(bill.state).id,
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

/** The payments that settled the invoices, after failed card payments for some. */
export function makePayments(today: string, invoices: readonly InvoiceStory[]): Story<Fields<Payment>>[] {
  const random = createRandom('payments');
  return numbered(invoices.flatMap(each => paymentsOf(random, each, today))).map(story => ({
    ...story,
    first: { ...story.first, paymentNumber: quotedNumber('PAY', story.id) },
  }));
}

function paymentsOf(
  random: Random,
  { id, first, edits }: InvoiceStory,
  today: string,
): Omit<Story<Fields<Payment>>, 'id'>[] {
  const paid = edits.find(({ set }) => set.paymentStatus === 'paid');
  if (!paid) return [];
  const paymentDate = paid.set.paymentDate!;
  const paymentMethod = paid.set.paymentMethod!;
  const refund = edits.find(({ set }) => set.paymentStatus === 'refunded');
  const byCard = paymentMethod.endsWith('_card');
  const payment = {
    createdAt: paid.at,
    by: 'accounts' as const,
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
    },
    edits: refund ? [{ at: refund.at, by: refund.by, set: { paymentStatus: 'refunded' } }] : [],
  };
  if (!byCard || paymentDate <= first.invoiceDate || !random.chance(0.015)) return [payment];
  const tried = dayBetween(random, addDays(first.invoiceDate, 1), addDays(paymentDate, -1));
  if (tried >= paymentDate) return [payment];
  const refused = { ...payment.first, paymentDate: tried, paymentStatus: 'failed', notes: 'Card declined' };
  return [{ ...payment, createdAt: momentOn(random, tried, today), first: refused, edits: [] }, payment];
}
