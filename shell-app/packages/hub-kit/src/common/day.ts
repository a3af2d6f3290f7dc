import { dayPattern } from './club.ts';
import { today } from './club-clock.ts';
import { toLatin } from './typed-text.ts';

/** Typed by hand as the club writes days, MM/DD/YYYY by default; stored as `yyyy-mm-dd`, and never turned into a moment in between. */

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Numbers between separators, or of digits alone, by the order in which the club writes them. */
const typedDays = {
  // No dots: `05.06.2025` is June 5 where dates are written so, and May 6 to others.
  MDY: /^(?<M>\d{1,2})([/-])(?<D>\d{1,2})\2(?<Y>\d{4}|\d{2})$|^(?<M>\d{2})(?<D>\d{2})(?<Y>\d{4}|\d{2})$/,
  DMY: /^(?<D>\d{1,2})([./-]) ?(?<M>\d{1,2})\2 ?(?<Y>\d{4}|\d{2})\.?$|^(?<D>\d{2})(?<M>\d{2})(?<Y>\d{4}|\d{2})$/,
  YMD: /^(?<Y>\d{4}|\d{2})([./-]) ?(?<M>\d{1,2})\2 ?(?<D>\d{1,2})\.?$|^(?<Y>\d{4}|\d{2})(?<M>\d{2})(?<D>\d{2})$/,
};
const namedDays: Record<string, number> = { today: 0, tomorrow: 1, yesterday: -1 };

/** How many years ahead of today a year of two digits may be. */
const YEARS_AHEAD = 50;

/**
 * Whether a text is the `yyyy-mm-dd` of a day that exists.
 * @example
 * const no = isDay('2026-02-30');
 */
export function isDay(text: string): boolean {
  const parts = isoDay.exec(text);
  return parts !== null && dayOf(Number(parts[1]), Number(parts[2]), Number(parts[3])) !== null;
}

/**
 * `1/5/2025`, `01-05-25`, `01052025`, `010525`, `2025-01-05` or `today` → `2025-01-05`; null for anything else.
 * A year of two digits is the latest that is at most 50 years ahead of `now`; for a day that must be `past`, such as a
 * date of birth, the latest of which the day is not after `now`.
 * @param now today in the club, `yyyy-mm-dd`
 */
export function parseDay(typed: string, { past = false, now = today() } = {}): string | null {
  const text = toLatin(typed).toLowerCase();
  if (isDay(text)) return text;
  if (Object.hasOwn(namedDays, text)) return addDays(now, namedDays[text] ?? 0);
  const { Y: year, M: month, D: date } = partsOf(text);
  if (!month || !date || !year) return null;
  const [m, d, y] = [Number(month), Number(date), Number(year)];
  if (year.length === 4) return dayOf(y, m, d);
  const thisYear = Number(now.slice(0, 4));
  const latest = past ? thisYear : thisYear + YEARS_AHEAD;
  const candidate = latest - ((latest - y) % 100);
  const day = dayOf(candidate, m, d);
  return past && day && day > now ? dayOf(candidate - 100, m, d) : day;
}

function partsOf(text: string): Record<string, string | undefined> {
  const pattern = toLatin(dayPattern());
  // `DD.MM.YYYY` → `DMY`
  const order = pattern.replaceAll(/[^DMY]|(.)(?=\1)/g, '');
  // `DD.MM.YYYY г.` → ` г.`
  const end = pattern.replace(/^.*[DMY]/, '');
  const day = end && text.endsWith(end) ? text.slice(0, -end.length) : text;
  return typedDays[order as 'DMY'].exec(day)?.groups ?? {};
}

function dayOf(year: number, month: number, date: number): string | null {
  const exists = month >= 1 && month <= 12 && date >= 1 && date <= daysIn(year, month);
  return exists && year >= 1 ? [pad(year, 4), pad(month, 2), pad(date, 2)].join('-') : null;
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** The same day at midnight of the browser's clock, for calendars that count in `Date`. */
export function toCalendarDate(day: string): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

export function fromCalendarDate(date: Date): string {
  return [pad(date.getFullYear(), 4), pad(date.getMonth() + 1, 2), pad(date.getDate(), 2)].join('-');
}

/**
 * The day `days` days later; earlier if negative.
 * @example
 * const inAWeek = addDays(today(), 7);
 */
export function addDays(day: string, days: number): string {
  const date = toCalendarDate(day);
  date.setDate(date.getDate() + days);
  return fromCalendarDate(date);
}

/**
 * The same day of the month `months` later, kept within that month.
 * @example
 * const endOfFebruary = addMonths('2026-01-31', 1);
 */
export function addMonths(day: string, months: number): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const [toYear, toMonth] = [first.getUTCFullYear(), first.getUTCMonth() + 1];
  return [pad(toYear, 4), pad(toMonth, 2), pad(Math.min(date, daysIn(toYear, toMonth)), 2)].join('-');
}

/**
 * The number of months between two dates, to the nearest; negative if the second is earlier.
 * @example
 * const twelve = monthsBetween('2025-06-01', '2026-06-01');
 */
export const monthsBetween = (from: string, to: string): number =>
  Math.round(daysBetween(from, to) / (365.2425 / 12));

/**
 * The number of days between two dates; negative if the second is earlier.
 * @example
 * const seven = daysBetween('2026-01-01', '2026-01-08');
 */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
