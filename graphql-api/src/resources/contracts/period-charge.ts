import type { Tax } from '../../common/club-settings.ts';
import { toMinor } from '../../common/money.ts';
import {
  chargedAmounts,
  invoiceLine,
  taxOf,
  type ChargedAmounts,
  type InvoiceLine,
  type LineReference,
} from '../billing/invoice-lines.ts';
import {
  daysIn,
  overlapOf,
  periodAfter,
  periodAt,
  withinContract,
  type Billing,
  type Period,
} from './billing-periods.ts';
import { allocateAmount, frozenDays, priceOfDays } from './proration.ts';

/** What the charge of a period depends on. */
export interface BilledContract extends Billing {
  startDate: string;
  /** Null or undefined for no end. */
  endDate?: string | null;
  /** The price of a whole period, before tax. */
  price: number;
  billedThrough?: string | null;
  /** The days that the price of a contract that is billed once is for; those until its end unless given. */
  agreedDays?: number | null;
  /** The last day that was invoiced before the contract was recorded here; null or undefined for none. */
  invoicedElsewhere?: string | null;
}

/** The days that the price of a period is for: those that it was agreed for, of a contract that is billed once. */
export const pricedDays = (
  { billingFrequency, agreedDays, endDate }: BilledContract,
  { from, to }: Period,
): number => agreedDays ?? daysIn({ from, to: billingFrequency === 'one-time' ? (endDate ?? to) : to });

/** What was invoiced in one line, in whole cents; negative for a credit. */
interface ChargedLine extends ChargedAmounts {
  line: LineReference;
  rate: Tax;
}

/** What was invoiced for days of a contract in one line. */
export interface Charge extends Period, ChargedLine {
  /** Whether it adjusts another line. */
  isAdjustment: boolean;
}

/** An invoice with what it charges; the discount in the club's currency. */
export interface ChargingInvoice {
  id: number;
  discount: number;
  lines: readonly InvoiceLine[];
}

/** The lines of an invoice after its discount. */
function chargedLines({
  id,
  lines,
  discount,
}: ChargingInvoice): (Omit<InvoiceLine, 'discount'> & ChargedLine)[] {
  const amounts = chargedAmounts(lines, toMinor(discount));
  return lines.map((line, index) => ({
    ...line,
    ...amounts[index]!,
    line: { invoiceId: id, position: index + 1 },
    rate: { percent: line.taxPercent, name: line.taxName ?? null },
  }));
}

/** What an invoice charges for the days of a contract. */
export const chargesIn = (
  invoice: ChargingInvoice,
  isOfContract: (line: Pick<InvoiceLine, 'contractId'>) => boolean,
): Charge[] =>
  chargedLines(invoice).flatMap(charged => {
    const { from, to, line, cents: amount, discount, taxedDiscount, rate, tax, adjusts } = charged;
    if (from == null || to == null || !isOfContract(charged)) return [];
    const isAdjustment = adjusts !== undefined;
    return [{ from, to, line, isAdjustment, cents: amount, discount, taxedDiscount, rate, tax }];
  });

export const isSignUpFee = ({ kind }: Pick<InvoiceLine, 'kind'>): boolean =>
  kind === 'setup_fee' || kind === 'enrollment_fee';

const FEE_KINDS = ['setup_fee', 'enrollment_fee'] as const;

/** An invoice of a contract that may charge or credit what signing up costs, also a cancelled one. */
export interface FeeInvoice extends ChargingInvoice {
  status: string;
}

/**
 * What is left to be charged of the fees for signing up, negative for a credit: the fees less what was invoiced for them, as
 * for days. A refunded invoice of a fee is not added to.
 * @param invoices in the order of their ids
 * @param isReturned whether the contract ended before it began, and its fees are given back
 */
export const feesLeft = (invoices: readonly FeeInvoice[], isReturned: boolean): InvoiceLine[] =>
  FEE_KINDS.flatMap(kind => feeLeft(kind, invoices, isReturned));

function feeLeft(
  kind: (typeof FEE_KINDS)[number],
  invoices: readonly FeeInvoice[],
  isReturned: boolean,
): InvoiceLine[] {
  const lines = invoices.flatMap(invoice =>
    chargedLines(invoice).map(line => ({ ...line, status: invoice.status })),
  );
  const charges = lines.filter(line => line.kind === kind);
  const fee = charges.at(-1);
  if (!fee || charges.some(({ status }) => status === 'refunded')) return [];
  const isOfFee = ({ adjusts, ...line }: (typeof lines)[number]) =>
    ['credit', 'charge'].includes(line.kind) &&
    charges.some(
      ({ line: { invoiceId, position } }) =>
        adjusts !== undefined && adjusts.invoiceId === invoiceId && adjusts.position === position,
    );
  const counted = [...charges, ...lines.filter(isOfFee)].filter(
    ({ status }) => status !== 'cancelled' && status !== 'refunded',
  );
  const sum = (part: 'cents' | 'discount' | 'taxedDiscount' | 'tax') =>
    counted.reduce((total, line) => total + line[part], 0);
  const price = fee.cents + fee.discount;
  const left = (isReturned ? 0 : price - sum('discount')) - sum('cents');
  if (left === 0) return [];
  const { description, rate } = fee;
  if (counted.length === 0) return [invoiceLine({ kind, description, cents: left, tax: rate })];
  const tax = isReturned ? 0 : taxOf(price - sum('taxedDiscount'), rate.percent);
  const adjusted = counted.find(line => line.kind === kind) ?? fee;
  return [
    invoiceLine({
      kind: left < 0 ? 'credit' : 'charge',
      description,
      cents: left,
      tax: rate,
      taxCents: tax - sum('tax'),
      adjusts: adjusted.line,
    }),
  ];
}

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
  /** The line that it adjusts, with its rate, and the tax so that a full credit leaves none; undefined where nothing was charged yet. */
  taxed?: { tax: Tax; taxCents: number; adjusts: LineReference | undefined };
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
  const price = toMinor(contract.price);
  const wholeDays = pricedDays(contract, whole);
  const lines = charges.filter(({ from }) => whole.from <= from && from <= whole.to);
  // The days of the period after the last invoiced one are left to the billing run.
  const invoiced = { from: whole.from, to: lastInvoicedDay(contract, whole, lines) };
  const before = withinContract(invoiced, { ...contract, endDate: lastDayBefore(contract) });
  const later = withinContract(invoiced, { ...contract, endDate });
  const concerned = overlapOf(before ?? whole, days);
  if (!concerned) return null;
  const paidBefore = { price, wholeDays, days: before, freezes, elsewhere: daysElsewhere(contract) };
  // The invoice of the period was cancelled: there is nothing to adjust.
  if (lines.length === 0 && priceOf(paidBefore) > 0) return null;
  const left = leftOf({ ...paidBefore, days: later, freezes: laterFreezes }, lines);
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
  /** Days that were invoiced otherwise than by lines. */
  elsewhere: readonly Period[];
}

/** The days that were invoiced before the contract was recorded here. */
export const daysElsewhere = ({ startDate, invoicedElsewhere }: BilledContract): Period[] =>
  invoicedElsewhere == null ? [] : [{ from: startDate, to: invoicedElsewhere }];

/** The price of all days less that of those that were invoiced elsewhere. */
function priceOf({ price, wholeDays, days, freezes, elsewhere }: PaidDays): number {
  const priceIn = (period: Period | null) => priceOfDays(price, wholeDays, period, freezes);
  const paid = elsewhere.map(each => priceIn(days && overlapOf(each, days)));
  return priceIn(days) - paid.reduce((sum, each) => sum + each, 0);
}

/**
 * What is left to be invoiced of a period: the price of its charged days less what was invoiced, negative for a credit.
 * @param lines what was invoiced for the period
 */
export function leftOf(paid: PaidDays, lines: readonly Charge[]): Pick<Adjustment, 'cents' | 'taxed'> {
  const due = priceOf(paid);
  const left = due - discountOf(due, lines, 'discount') - sumOf(lines, 'cents');
  // Several lines may have charged the days: the first one that adjusts no other. Without one, its invoice was cancelled.
  const adjusted = lines.find(({ isAdjustment }) => !isAdjustment);
  const tax = (adjusted ?? lines[0])?.rate;
  if (!tax) return { cents: left };
  const taxable = due - discountOf(due, lines, 'taxedDiscount');
  return {
    cents: left,
    taxed: { tax, adjusts: adjusted?.line, taxCents: taxOf(taxable, tax.percent) - sumOf(lines, 'tax') },
  };
}

const sumOf = (lines: readonly Charge[], part: 'cents' | 'discount' | 'taxedDiscount' | 'tax') =>
  lines.reduce((sum, line) => sum + line[part], 0);

/** The discount that remains on an amount of the lines that it was given on; all of it on more than these. */
function discountOf(amount: number, lines: readonly Charge[], part: 'discount' | 'taxedDiscount'): number {
  const discounted = lines.filter(line => line[part] !== 0);
  const discount = sumOf(discounted, part);
  const before = sumOf(discounted, 'cents') + discount;
  const kept = Math.min(amount, before);
  return allocateAmount(discount, [kept, before - kept])[0]!;
}

/** The last day that was to be paid: a contract that renews itself is invoiced for days after the end of its term. */
const lastDayBefore = ({ endDate, billedThrough }: BilledContract) =>
  endDate != null && billedThrough != null && billedThrough > endDate ? billedThrough : endDate;

/** The last day of a period that is invoiced. An invoice of it may be there although one of an earlier period was cancelled. */
function lastInvoicedDay({ billedThrough }: BilledContract, whole: Period, lines: readonly Charge[]): string {
  const last =
    billedThrough != null && billedThrough >= whole.from
      ? billedThrough
      : lines.reduce((latest, { to }) => (to > latest ? to : latest), '');
  return last < whole.to ? last : whole.to;
}
