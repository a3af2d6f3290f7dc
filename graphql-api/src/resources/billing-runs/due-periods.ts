import { addDays } from '../../common/dates.ts';
import { taxOn, type Tax } from '../../common/club-settings.ts';
import { cents } from '../../common/money.ts';
import { invoiceLine, sumOfLines, type InvoiceLine } from '../billing/invoice-lines.ts';
import {
  daysIn,
  NO_END,
  periodAfter,
  periodAt,
  withinContract,
  type Period,
} from '../contracts/billing-periods.ts';
import { leftOf, periodLine, pricedDays, type Charge } from '../contracts/period-charge.ts';
import { frozenDays, priceOfDays } from '../contracts/proration.ts';

/** A contract with a period that is due. Dates are yyyy-mm-dd, the price is that of a billing, before tax. */
export interface DueContract {
  id: number;
  version: number;
  contractNumber: string;
  memberId: number;
  memberName: string;
  planName: string;
  kind: string;
  price: number;
  startDate: string;
  endDate: string | null;
  billingFrequency: string;
  billingAnchor: string;
  billedThrough: string | null;
  /** Frozen days. */
  freezes: readonly Period[];
  /** What was invoiced for its days, from the period of the first day that is not invoiced. */
  charges: readonly Charge[];
  /** The first days of the periods that have an invoice. */
  periodStarts: readonly string[];
  /** Days of invoices that nothing is added to: refunded ones, and those without lines. A missing last day is that of the period. */
  taken: readonly { from: string; to: string | null }[];
  /** The lines of fees for signing up whose invoice was cancelled. */
  fees: readonly InvoiceLine[];
}

/** What happens to a period: an invoice with these lines, or none for a reason. */
export interface DuePeriod {
  days: Period;
  /** The last day that is invoiced afterwards. */
  through: string;
  /** Whether it is the invoice of the days, rather than the difference to what is invoiced for them. */
  isPeriod: boolean;
  /** Why it is skipped; null for an invoice. */
  reason: string | null;
  lines: InvoiceLine[];
  amount: number;
  taxAmount: number;
  totalAmount: number;
}

/** Periods of a contract in one run; those that are left are due in the next one. */
export const MOST_PERIODS = 24;

/**
 * The periods of a contract that are due: those that begin up to a day and are not invoiced yet, the earliest first. A
 * period is billed in advance, on its first day, and on a later day as it would have been then: also that of a contract which
 * is over by now. Frozen days are not charged. Where something was invoiced for a period, the difference is.
 */
export function duePeriods(contract: DueContract, date: string): DuePeriod[] {
  const { billedThrough, startDate, endDate, billingAnchor } = contract;
  if (billedThrough === NO_END) return [];
  const next = billedThrough === null ? startDate : addDays(billedThrough, 1);
  // The days before the anchor are a free trial.
  let from = [next, startDate, billingAnchor].toSorted().at(-1)!;
  const periods: DuePeriod[] = [];
  while (from <= date && from <= (endDate ?? NO_END) && periods.length < MOST_PERIODS) {
    const whole = periodAt(contract, from);
    const days = withinContract({ from, to: whole.to }, contract)!;
    const period = duePeriod(contract, whole, days, periods.length === 0);
    periods.push(period);
    if (period.through === NO_END) return periods;
    from = addDays(period.through, 1);
  }
  if (endDate === null || from <= endDate) return periods;
  const all = [...periods, ...afterTheEnd(contract)];
  if (all.length > 0 || next > endDate) return all;
  return [skipped({ from: endDate, to: endDate }, 'The price of the days is zero')];
}

function duePeriod(contract: DueContract, whole: Period, days: Period, isFirst: boolean): DuePeriod {
  const { planName, kind, freezes, startDate, taken } = contract;
  const other = taken.find(({ from, to }) => from <= days.from && days.from <= (to ?? from));
  if (other) return skipped({ from: days.from, to: other.to ?? days.to }, 'The period has an invoice');
  const charges = chargesOf(contract, whole);
  const begin = startDate > whole.from ? startDate : whole.from;
  const price = cents(contract.price);
  const wholeDays = pricedDays(contract, whole, freezes);
  const { cents: difference, taxed } = leftOf(
    { price, wholeDays, days: { from: begin, to: days.to }, freezes },
    charges,
  );
  // Days before the due ones for which nothing was invoiced were invoiced elsewhere. Both parts are the exact price of all.
  const elsewhere =
    charges.length === 0 && days.from > begin
      ? priceOfDays(price, wholeDays, { from: begin, to: addDays(days.from, -1) }, freezes)
      : 0;
  const amount = difference - elsewhere;
  const isDifference = charges.some(({ to }) => to >= days.from);
  const isPeriod = !contract.periodStarts.includes(days.from);
  const fees = isFirst ? contract.fees : [];
  if (amount === 0 && fees.length === 0)
    return skipped(days, isDifference ? 'The period has an invoice' : reasonOf(contract, days));
  const chargedDays = daysIn(days) - frozenDays(days, freezes);
  const charge = { period: days, cents: amount, chargedDays, wholeDays };
  const line = isDifference
    ? differenceLine(contract, days, amount, taxed)
    : periodLine(charge, planName, taxOn(kind, days.from));
  return invoiced(days, days.to, isPeriod, [...fees, ...(amount === 0 ? [] : [line])]);
}

function reasonOf({ price, freezes }: DueContract, days: Period): string {
  if (cents(price) === 0) return 'The price is zero';
  return frozenDays(days, freezes) === daysIn(days) ? 'All days are frozen' : 'The price of the days is zero';
}

/** What was invoiced for periods of which the contract has no day any more is credited. */
function afterTheEnd(contract: DueContract): DuePeriod[] {
  const found: DuePeriod[] = [];
  const { startDate } = contract;
  const endDate = contract.endDate!;
  const last = lastOf(contract.charges);
  let whole = periodAt(contract, startDate <= endDate ? endDate : startDate);
  if (startDate <= endDate) whole = periodAfter(contract, whole);
  for (; whole.from <= last; whole = periodAfter(contract, whole)) {
    const lines = chargesOf(contract, whole);
    const { cents: amount, taxed } = leftOf({ price: 0, wholeDays: 0, days: null, freezes: [] }, lines);
    if (amount !== 0)
      found.push(invoiced(whole, endDate, false, [differenceLine(contract, whole, amount, taxed)]));
  }
  return found;
}

const lastOf = (charges: readonly Charge[]) => charges.reduce((last, { to }) => (to > last ? to : last), '');

const chargesOf = ({ charges }: DueContract, whole: Period) =>
  charges.filter(({ from }) => whole.from <= from && from <= whole.to);

const differenceLine = (
  { planName, kind }: DueContract,
  days: Period,
  amount: number,
  taxed: { tax: Tax; taxCents: number } | undefined,
): InvoiceLine =>
  invoiceLine({
    kind: amount < 0 ? 'credit' : 'charge',
    description: `${planName}, difference`,
    cents: amount,
    ...(taxed ?? { tax: taxOn(kind, days.from) }),
    ...days,
  });

const invoiced = (days: Period, through: string, isPeriod: boolean, lines: InvoiceLine[]): DuePeriod => ({
  days,
  through,
  isPeriod,
  reason: null,
  lines,
  ...sumOfLines(lines),
});

const skipped = (days: Period, reason: string): DuePeriod => ({
  days,
  through: days.to,
  isPeriod: true,
  reason,
  lines: [],
  amount: 0,
  taxAmount: 0,
  totalAmount: 0,
});
