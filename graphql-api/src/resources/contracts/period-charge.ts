import type { Tax } from '../../common/club-settings.ts';
import { addDays } from '../../common/dates.ts';
import { cents } from '../../common/money.ts';
import { invoiceLine, taxOf, type InvoiceLine } from '../billing/invoice-lines.ts';
import {
  daysIn,
  overlapOf,
  periodAfter,
  periodAt,
  withinContract,
  type Billing,
  type Period,
} from './billing-periods.ts';
import { allocate, frozenDays, priceOfDays } from './proration.ts';

/** What the charge of a period depends on. */
export interface BilledContract extends Billing {
  startDate: string;
  /** The price of a whole period, before tax. */
  price: number;
  billedThrough?: string | null;
}

/** What a period of a contract costs. */
export interface PeriodCharge {
  /** The days of the contract in the period: `billing_period_start` and `billing_period_end` of its invoice. */
  period: Period;
  cents: number;
  /** The days that are charged, of those that the price is for. */
  chargedDays: number;
  wholeDays: number;
}

/** The days that the price of a period is for: a contract that is billed once is extended by its frozen days. */
export const pricedDays = (
  { billingFrequency }: Billing,
  whole: Period,
  freezes: readonly Period[],
): number => daysIn(whole) - (billingFrequency === 'one-time' ? frozenDays(whole, freezes) : 0);

/** The charge of the period that contains a day; null where the contract has no day in it. */
export function chargeAt(
  contract: BilledContract,
  freezes: readonly Period[],
  day: string,
): PeriodCharge | null {
  const whole = periodAt(contract, day);
  const period = withinContract(whole, contract);
  if (!period) return null;
  const wholeDays = pricedDays(contract, whole, freezes);
  return {
    period,
    cents: priceOfDays(cents(contract.price), wholeDays, period, freezes),
    chargedDays: daysIn(period) - frozenDays(period, freezes),
    wholeDays,
  };
}

/** The first period that is not invoiced yet; null where the contract has ended before it. */
export const nextCharge = (contract: BilledContract, freezes: readonly Period[]): PeriodCharge | null =>
  chargeAt(
    contract,
    freezes,
    contract.billedThrough == null ? contract.startDate : addDays(contract.billedThrough, 1),
  );

/** The line of a period on its invoice. @param name the name of the plan */
export function periodLine(charge: PeriodCharge, name: string, tax: Tax): InvoiceLine {
  const { period, cents: amount, chargedDays, wholeDays } = charge;
  const part = chargedDays === wholeDays ? '' : `, ${chargedDays} of ${wholeDays} days`;
  return invoiceLine({ kind: 'period', description: `${name}${part}`, cents: amount, tax, ...period });
}

/** What was invoiced in one line, in whole cents; negative for a credit. */
interface ChargedLine {
  /** Without its share of the discount. */
  cents: number;
  /** Its share of the discount of the invoice, which is not taxed. */
  discount: number;
  rate: Tax;
  /** Whole cents. */
  tax: number;
}

/** What was invoiced for days of a contract in one line. */
export interface Charge extends Period, ChargedLine {}

/** What was invoiced for signing up in one line. */
export interface ChargedFee extends Omit<ChargedLine, 'discount'> {
  description: string;
}

/** The lines of an invoice. Its discount is shared by them as their amounts are. */
function chargedLines(lines: readonly InvoiceLine[], discount: number): (InvoiceLine & ChargedLine)[] {
  const shares = allocate(
    cents(discount),
    lines.map(({ amount }) => Math.max(0, cents(amount))),
  );
  return lines.map((line, index) => {
    const share = shares[index]!;
    const rate = { percent: line.taxPercent, name: line.taxName ?? null };
    return { ...line, cents: cents(line.amount) - share, discount: share, rate, tax: cents(line.taxAmount) };
  });
}

/** What an invoice charges for the days of a contract. */
export const chargesIn = (
  lines: readonly InvoiceLine[],
  discount: number,
  isOfContract: (line: InvoiceLine) => boolean,
): Charge[] =>
  chargedLines(lines, discount).flatMap(line => {
    const { from, to, cents: amount, discount: share, rate, tax } = line;
    if (from == null || to == null || !isOfContract(line)) return [];
    return [{ from, to, cents: amount, discount: share, rate, tax }];
  });

/** What an invoice charges for signing up. */
export const feesIn = (lines: readonly InvoiceLine[], discount: number): ChargedFee[] =>
  chargedLines(lines, discount)
    .filter(({ kind }) => kind === 'setup_fee' || kind === 'enrollment_fee')
    .map(({ description, cents: amount, rate, tax }) => ({ description, cents: amount, rate, tax }));

/** What changes about the days of a contract that are charged. */
interface ChangedDays {
  /** The days that may be concerned. */
  days: Period;
  /** The last day of the contract afterwards; the first day before it, where it has no days any more. */
  endDate?: string | null;
  freezes: readonly Period[];
}

/** What is to be credited (negative) or charged for one invoiced period. */
export interface Adjustment extends Period {
  cents: number;
  /** Rate and tax of what it adjusts, so that a full credit leaves no tax; undefined where nothing was charged yet. */
  taxed?: { tax: Tax; taxCents: number };
  /** How many days are charged less or more. */
  days: number;
}

/**
 * Compares what is invoiced with what the days cost after a change, for each invoiced period that is concerned. Afterwards
 * each period is invoiced with the share of its charged days of the price, to the cent.
 * @param charges what was invoiced, lines of cancelled and refunded invoices left out
 */
export function adjustmentsOf(
  contract: BilledContract,
  freezes: readonly Period[],
  charges: readonly Charge[],
  after: ChangedDays,
): Adjustment[] {
  const lastInvoiced = charges.reduce(
    (last, { to }) => (to > last ? to : last),
    contract.billedThrough ?? '',
  );
  const found: Adjustment[] = [];
  // The days before the anchor are a free trial.
  const { billingAnchor } = contract;
  let whole = periodAt(contract, after.days.from > billingAnchor ? after.days.from : billingAnchor);
  while (whole.from <= lastInvoiced && whole.from <= after.days.to) {
    const adjustment = adjustmentOf(contract, freezes, charges, whole, after);
    if (adjustment) found.push(adjustment);
    if (contract.billingFrequency === 'one-time') break;
    whole = periodAfter(contract, whole);
  }
  return found;
}

function adjustmentOf(
  contract: BilledContract,
  freezes: readonly Period[],
  charges: readonly Charge[],
  whole: Period,
  { days, endDate, freezes: laterFreezes }: ChangedDays,
): Adjustment | null {
  const price = cents(contract.price);
  const wholeDays = pricedDays(contract, whole, freezes);
  const lines = charges.filter(({ from }) => whole.from <= from && from <= whole.to);
  // The days of the period after the last invoiced one are left to the billing run.
  const invoiced = { from: whole.from, to: lastInvoicedDay(contract, whole, lines) };
  const before = withinContract(invoiced, contract);
  const later = withinContract(invoiced, { ...contract, endDate });
  const concerned = overlapOf(before ?? whole, days);
  // The invoice of the period was cancelled: there is nothing to adjust.
  if (!concerned || (lines.length === 0 && priceOfDays(price, wholeDays, before, freezes) > 0)) return null;
  const left = leftOf({ price, wholeDays, days: later, freezes: laterFreezes }, lines);
  if (left.cents === 0) return null;
  const chargedDays = (period: Period | null, frozen: readonly Period[]) =>
    period ? daysIn(period) - frozenDays(period, frozen) : 0;
  const changed = Math.abs(chargedDays(later, laterFreezes) - chargedDays(before, freezes));
  return { ...concerned, days: changed, ...left };
}

/** The days of a period that are to be paid; the price in whole cents is that of `wholeDays`. */
interface PaidDays {
  price: number;
  wholeDays: number;
  days: Period | null;
  freezes: readonly Period[];
}

/**
 * What is left to be invoiced of a period: the price of its charged days less what was invoiced, negative for a credit.
 * @param lines what was invoiced for the period
 */
export function leftOf(
  { price, wholeDays, days, freezes }: PaidDays,
  lines: readonly Charge[],
): Pick<Adjustment, 'cents' | 'taxed'> {
  const due = priceOfDays(price, wholeDays, days, freezes);
  const left = due - discountOf(due, lines) - sumOf(lines, 'cents');
  const [first] = lines;
  if (!first) return { cents: left };
  const { rate } = first;
  return { cents: left, taxed: { tax: rate, taxCents: taxOf(due, rate.percent) - sumOf(lines, 'tax') } };
}

const sumOf = (lines: readonly Charge[], part: 'cents' | 'discount' | 'tax') =>
  lines.reduce((sum, line) => sum + line[part], 0);

/** The discount that remains on an amount of the lines that it was given on; all of it on more than these. */
function discountOf(amount: number, lines: readonly Charge[]): number {
  const discounted = lines.filter(({ discount }) => discount !== 0);
  const discount = sumOf(discounted, 'discount');
  const before = sumOf(discounted, 'cents') + discount;
  const kept = Math.min(amount, before);
  return allocate(discount, [kept, before - kept])[0]!;
}

/** The last day of a period that is invoiced. An invoice of it may be there although one of an earlier period was cancelled. */
function lastInvoicedDay({ billedThrough }: BilledContract, whole: Period, lines: readonly Charge[]): string {
  const last =
    billedThrough != null && billedThrough >= whole.from
      ? billedThrough
      : lines.reduce((latest, { to }) => (to > latest ? to : latest), '');
  return last < whole.to ? last : whole.to;
}
