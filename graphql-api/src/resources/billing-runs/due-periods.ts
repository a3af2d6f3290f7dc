import { addDays } from '../../common/dates.ts';
import { taxPercentOf } from '../../common/club-settings.ts';
import { cents } from '../../common/money.ts';
import { sumOfLines, type InvoiceLine } from '../billing/invoice-lines.ts';
import { periodLine, pricedDays } from '../contracts/period-charge.ts';
import { frozenDays, priceOfDays } from '../contracts/proration.ts';
import { daysIn, periodAt, withinContract, type Period } from '../contracts/billing-periods.ts';

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
  /** The days of its invoices; a last day that is missing is that of the period. */
  invoiced: readonly { from: string; to: string | null }[];
}

/** What happens to a period: an invoice with these lines, or none for a reason. */
export interface DuePeriod {
  days: Period;
  /** Why it is skipped; null for an invoice. */
  reason: string | null;
  lines: InvoiceLine[];
  amount: number;
  taxAmount: number;
  totalAmount: number;
}

/** Periods of a contract in one run; those that are left are due in the next one. */
export const MOST_PERIODS = 24;

/** The last day that is invoiced of a contract without an end that is billed once. */
const FOREVER = '9999-12-31';

/**
 * The periods of a contract that are due: those that begin up to a day and are not invoiced yet, the earliest first. A
 * period is billed in advance, on its first day, and on a later day as it would have been then: also that of a contract which
 * is over by now. Frozen days are not charged.
 */
export function duePeriods(contract: DueContract, date: string): DuePeriod[] {
  const { billedThrough, startDate, freezes } = contract;
  if (billedThrough === FOREVER) return [];
  let from = billedThrough === null ? startDate : addDays(billedThrough, 1);
  const periods: DuePeriod[] = [];
  while (from <= date && periods.length < MOST_PERIODS) {
    const whole = periodAt(contract, from);
    const days = withinContract({ from, to: whole.to }, contract);
    if (!days) break;
    const period = duePeriod(contract, whole, days, freezes);
    periods.push(period);
    if (period.days.to === FOREVER) break;
    from = addDays(period.days.to, 1);
  }
  return periods;
}

function duePeriod(
  contract: DueContract,
  whole: Period,
  days: Period,
  freezes: readonly Period[],
): DuePeriod {
  const { planName, kind, price, invoiced, startDate } = contract;
  const begin = startDate > whole.from ? startDate : whole.from;
  const invoice = invoiced.find(({ from }) => from === days.from);
  if (invoice) return skipped({ from: days.from, to: invoice.to ?? days.to }, 'The period has an invoice');
  if (cents(price) === 0) return skipped(days, 'The price is zero');
  if (frozenDays(days, freezes) === daysIn(days)) return skipped(days, 'All days are frozen');
  // Where a part of the period is invoiced, both parts are the exact price of all its days, which is rounded once.
  const wholeDays = pricedDays(contract, whole, freezes);
  const priceUntil = (to: string) => priceOfDays(cents(price), wholeDays, { from: begin, to }, freezes);
  const amount = priceUntil(days.to) - (days.from > begin ? priceUntil(addDays(days.from, -1)) : 0);
  if (amount === 0) return skipped(days, 'The price of the days is zero');
  const chargedDays = daysIn(days) - frozenDays(days, freezes);
  const charge = { period: days, cents: amount, chargedDays, wholeDays };
  const lines = [periodLine(charge, planName, taxPercentOf(kind))];
  return { days, reason: null, lines, ...sumOfLines(lines) };
}

const skipped = (days: Period, reason: string): DuePeriod => ({
  days,
  reason,
  lines: [],
  amount: 0,
  taxAmount: 0,
  totalAmount: 0,
});
