import { addDays, addMonths } from '../../common/dates.ts';

/** How often a contract is billed. A `one-time` contract has one period without an end. */
export const FREQUENCIES = [
  'one-time',
  'weekly',
  'bi-weekly',
  'monthly',
  'quarterly',
  'semi-annual',
  'annual',
] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Days from `from` to `to`, both included, as yyyy-mm-dd. */
export interface Period {
  from: string;
  to: string;
}

/** What the periods of a contract depend on. */
export interface Billing {
  billingFrequency: string;
  /** The first day of a period; its day of the month, or of the week, is that of the others. */
  billingAnchor: string;
}

const STEPS: Record<Exclude<Frequency, 'one-time'>, { days: number } | { months: number }> = {
  weekly: { days: 7 },
  'bi-weekly': { days: 14 },
  monthly: { months: 1 },
  quarterly: { months: 3 },
  'semi-annual': { months: 6 },
  annual: { months: 12 },
};

/** After all days. */
export const NO_END = '9999-12-31';

const DAY_MS = 86_400_000;

/** The number of days from `from` to `to`, both included; 0 where `to` is the day before `from`. */
export const daysIn = ({ from, to }: Period): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** The days that two periods have in common; null for none. */
export function overlapOf(a: Period, b: Period): Period | null {
  const from = a.from > b.from ? a.from : b.from;
  const to = a.to < b.to ? a.to : b.to;
  return from <= to ? { from, to } : null;
}

/**
 * The whole billing period that contains a day, also where the contract begins or ends within it. Each period begins on
 * the anchor's day, which is computed from the anchor: 31 January is followed by 28 February and 31 March.
 */
export function periodAt({ billingFrequency, billingAnchor }: Billing, day: string): Period {
  if (billingFrequency === 'one-time') return { from: billingAnchor, to: NO_END };
  const step = STEPS[billingFrequency as keyof typeof STEPS];
  const startOf = (index: number) =>
    'days' in step
      ? addDays(billingAnchor, index * step.days)
      : addMonths(billingAnchor, index * step.months);
  let index = indexNear(step, billingAnchor, day);
  while (startOf(index) > day) index--;
  while (startOf(index + 1) <= day) index++;
  return { from: startOf(index), to: addDays(startOf(index + 1), -1) };
}

/** The index of the period of a day, or the one after it. */
function indexNear(step: { days: number } | { months: number }, anchor: string, day: string): number {
  if ('days' in step) return Math.floor((Date.parse(day) - Date.parse(anchor)) / DAY_MS / step.days);
  const [fromYear, fromMonth] = anchor.split('-').map(Number) as [number, number];
  const [year, month] = day.split('-').map(Number) as [number, number];
  return Math.floor(((year - fromYear) * 12 + month - fromMonth) / step.months);
}

/** The next period after one. */
export const periodAfter = (billing: Billing, { to }: Period): Period => periodAt(billing, addDays(to, 1));

/** The period limited to the days of the contract; null where it has none of them. */
export const withinContract = (
  period: Period,
  { startDate, endDate }: { startDate: string; endDate?: string | null },
): Period | null => overlapOf(period, { from: startDate, to: endDate ?? NO_END });
