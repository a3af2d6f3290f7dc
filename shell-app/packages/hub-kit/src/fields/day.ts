/** Typed by hand as MM/DD/YYYY, kept as `yyyy-mm-dd`, and never turned into a moment in between. */

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;
const typedDay = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** `yyyy-mm-dd` of a day that exists. */
export function isDay(text: string): boolean {
  const parts = isoDay.exec(text);
  return parts !== null && dayOf(Number(parts[1]), Number(parts[2]), Number(parts[3])) !== null;
}

/** `1/5/2025`, `01-05-2025` or `2025-01-05` → `2025-01-05`; null for anything else. */
export function parseDay(typed: string): string | null {
  const text = typed.trim();
  if (isDay(text)) return text;
  const parts = typedDay.exec(text);
  return parts && dayOf(Number(parts[3]), Number(parts[1]), Number(parts[2]));
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

/** The day so many days later; earlier when negative. */
export function addDays(day: string, days: number): string {
  const date = toCalendarDate(day);
  date.setDate(date.getDate() + days);
  return fromCalendarDate(date);
}

/** How many days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
