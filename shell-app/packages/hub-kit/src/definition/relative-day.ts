import { addDays } from '../common/day.ts';

/** `today`, `30d` for in 30 days, `-1d` for yesterday. */
const pattern = /^(?:today|(-?[1-9]\d{0,3})d)$/;

/** The most days that a relative day is away from today. */
export const MOST_DAYS = 9_999;

/** The text of a day so many days after today. */
export const relativeDay = (days: number): string => (days === 0 ? 'today' : `${days}d`);

/** How many days after today a relative day is; null for another text, such as a date. */
export function daysFromToday(text: string): number | null {
  const match = pattern.exec(text);
  return match && Number(match[1] ?? 0);
}

/** The date of a relative day; another text as it is. */
export function toDate(text: string, today: string): string {
  const days = daysFromToday(text);
  return days === null ? text : addDays(today, days);
}
