import { addDays } from '../../common/dates.ts';
import type { Tax } from '../../common/club-settings.ts';
import { toMinor } from '../../common/money.ts';
import { lineTexts } from '../../documents/document-texts.ts';
import { invoiceLine, sumOfLines, type InvoiceLine } from '../billing/invoice-lines.ts';
import { daysIn, NO_END, periodAt, withinContract, type Period } from './billing-periods.ts';
import {
  adjustmentsOf,
  daysElsewhere,
  leftOf,
  pricedDays,
  type Adjustment,
  type BilledContract,
  type Charge,
} from './period-charge.ts';
import { frozenDays } from './proration.ts';

/** What the due periods of a contract depend on. Dates are yyyy-mm-dd. */
export interface ContractToBill extends BilledContract {
  planName: string;
  /** The tax on a period that begins on a day. */
  taxOn(day: string): Tax;
  endDate: string | null;
  /** The last day after as many terms by auto-renewal as reach past a day; that of the contract for no such term. */
  endAfter(day: string): string | null;
  billedThrough: string | null;
  /** Frozen days. */
  freezes: readonly Period[];
  /** What was invoiced for its days, from the period of the first day that is not invoiced. */
  charges: readonly Charge[];
  /** The first days of the periods that have an invoice. */
  periodStarts: readonly string[];
  /** Days of invoices that nothing is added to: refunded ones, and those without lines. A missing last day is that of the period. */
  taken: readonly { from: string; to: string | null }[];
  /** What is left to be charged of the fees for signing up, or to be credited. */
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
 * is over by now. Frozen days are not charged. Where something was invoiced for a period, the difference is. A contract that
 * will renew itself is billed for its whole periods, also where a freeze has moved the end of its term into one.
 */
export function duePeriods(contract: ContractToBill, date: string): DuePeriod[] {
  const { billedThrough, startDate, endDate, billingAnchor } = contract;
  if (billedThrough === NO_END) return [];
  const next = billedThrough === null ? startDate : addDays(billedThrough, 1);
  // The days before the anchor are a free trial.
  let from = [next, startDate, billingAnchor].toSorted().at(-1)!;
  const periods: DuePeriod[] = [];
  while (from <= date && from <= (endDate ?? NO_END) && periods.length < MOST_PERIODS) {
    const whole = periodAt(contract, from);
    const days = withinContract({ from, to: whole.to }, { startDate, endDate: contract.endAfter(whole.to) })!;
    const period = duePeriod(contract, whole, days, periods.length === 0);
    periods.push(period);
    if (period.through === NO_END) return periods;
    from = addDays(period.through, 1);
  }
  const end = contract.endAfter(addDays(from, -1));
  if (end === null || from <= end) return periods;
  const fees = periods.length === 0 ? contract.fees : [];
  const all = [...periods, ...afterTheEnd(contract, end, fees)];
  if (all.length > 0 || billedThrough === end) return all;
  return [skipped({ from: end, to: end }, 'The price of the days is zero')];
}

/** The first period of a contract that is being created, as it is billed on its first day. */
export function firstPeriod(contract: Omit<ContractToBill, keyof typeof NOTHING_BILLED>): DuePeriod {
  return duePeriods({ ...contract, ...NOTHING_BILLED }, contract.startDate)[0]!;
}

/** Of a contract that no run has billed. */
export const NOTHING_BILLED = {
  freezes: [],
  charges: [],
  periodStarts: [],
  taken: [],
  fees: [],
};

function duePeriod(contract: ContractToBill, whole: Period, days: Period, isFirst: boolean): DuePeriod {
  const { freezes, startDate, taken } = contract;
  const other = taken.find(({ from, to }) => from <= days.from && days.from <= (to ?? from));
  if (other) return skipped({ from: days.from, to: other.to ?? days.to }, 'The period has an invoice');
  const charges = chargesOf(contract, whole);
  const begin = startDate > whole.from ? startDate : whole.from;
  const price = toMinor(contract.price);
  const wholeDays = pricedDays(contract, whole);
  const elsewhere = [...daysElsewhere(contract), ...takenDays(contract, days.from)];
  const { cents: amount, taxed } = leftOf(
    { price, wholeDays, days: { from: begin, to: days.to }, freezes, elsewhere },
    charges,
  );
  const isDifference = charges.some(({ to }) => to >= days.from);
  const isPeriod = !contract.periodStarts.includes(days.from);
  const fees = isFirst ? contract.fees : [];
  if (amount === 0 && fees.length === 0)
    return skipped(days, isDifference ? 'The period has an invoice' : reasonOf(contract, days));
  const line = isDifference
    ? differenceLine(contract, days, amount, taxed)
    : periodLine(contract, days, wholeDays, amount, taxed);
  return invoiced(days, days.to, isPeriod, [...fees, ...(amount === 0 ? [] : [line])]);
}

/** The days before a day of invoices that nothing is added to. */
const takenDays = ({ taken }: ContractToBill, before: string): Period[] =>
  taken.flatMap(({ from, to }) => (to !== null && to < before ? [{ from, to }] : []));

function reasonOf({ price, freezes }: ContractToBill, days: Period): string {
  if (toMinor(price) === 0) return 'The price is zero';
  return frozenDays(days, freezes) === daysIn(days) ? 'All days are frozen' : 'The price of the days is zero';
}

/** Credits what was invoiced for days after the end of the contract, and the fees of one that ended before it began. */
function afterTheEnd(contract: ContractToBill, endDate: string, fees: readonly InvoiceLine[]): DuePeriod[] {
  const { startDate, freezes, charges } = contract;
  const days = { from: startDate <= endDate ? addDays(endDate, 1) : startDate, to: NO_END };
  const differences = adjustmentsOf(contract, freezes, charges, { days, endDate, freezes }).map(
    ({ from, to, cents: amount, taxed }) =>
      invoiced({ from, to }, endDate, false, [differenceLine(contract, { from, to }, amount, taxed)]),
  );
  if (fees.length === 0) return differences;
  return [...differences, invoiced({ from: endDate, to: endDate }, endDate, false, [...fees])];
}

/** @param taxed the rate of earlier lines of the period, and the tax that they leave of that on their sum */
function periodLine(
  { planName, taxOn, freezes }: ContractToBill,
  days: Period,
  wholeDays: number,
  amount: number,
  taxed: Adjustment['taxed'],
): InvoiceLine {
  const chargedDays = daysIn(days) - frozenDays(days, freezes);
  const description =
    chargedDays === wholeDays ? planName : lineTexts().partOf(planName, chargedDays, wholeDays);
  const { tax, taxCents } = taxed ?? { tax: taxOn(days.from) };
  return invoiceLine({ kind: 'period', description, cents: amount, tax, taxCents, ...days });
}

const chargesOf = ({ charges }: ContractToBill, whole: Period) =>
  charges.filter(({ from }) => whole.from <= from && from <= whole.to);

const differenceLine = (
  { planName, taxOn }: ContractToBill,
  days: Period,
  amount: number,
  taxed: Adjustment['taxed'],
): InvoiceLine =>
  invoiceLine({
    kind: amount < 0 ? 'credit' : 'charge',
    description: lineTexts().difference(planName),
    cents: amount,
    ...(taxed ?? { tax: taxOn(days.from) }),
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
