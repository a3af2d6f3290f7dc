import { addMonths } from '../common/dates.ts';
import type { Random } from './random.ts';

const DAY = 86_400_000;

/**
 * Date arithmetic runs some hundred thousand times with the same few thousand days, so that results are memoized.
 * A day's number counts from 1 January 1970.
 */
const numbers = new Map<string, number>();
const texts = new Map<number, string>();

function numberOf(day: string): number {
  const known = numbers.get(day);
  if (known !== undefined) return known;
  const number = Date.parse(day) / DAY;
  numbers.set(day, number);
  return number;
}

function textOf(number: number): string {
  const known = texts.get(number);
  if (known !== undefined) return known;
  const text = new Date(number * DAY).toISOString().slice(0, 10);
  texts.set(number, text);
  return text;
}

export const addDays = (day: string, days: number) => textOf(numberOf(day) + days);

export const addYears = (day: string, years: number) => addMonths(day, 12 * years);

/** The day from which the club's books are kept: two years ago. */
export const recordsBegin = (today: string) => addYears(today, -2);

/** The first of the day's month. */
export const monthStart = (day: string) => `${day.slice(0, 7)}-01`;

/** The last of the day's month. */
export const monthEnd = (day: string) => addDays(addMonths(monthStart(day), 1), -1);

/** The first days of all months that touch the span. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = monthStart(from); month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

export const daysBetween = (from: string, to: string) => numberOf(to) - numberOf(from);

/** 0 is January. */
export const monthOf = (day: string) => Number(day.slice(5, 7)) - 1;

export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** 0 is Sunday; 1 January 1970 was a Thursday. */
export const weekdayOf = (day: string) => (numberOf(day) + 4) % 7;

export const dayBetween = (random: Random, from: string, to: string) =>
  addDays(from, random.whole(0, Math.max(0, daysBetween(from, to))));

/** The earlier of two days. */
export const earlier = (a: string, b: string) => (a < b ? a : b);

/** The later of two days. */
export const later = (a: string, b: string) => (a > b ? a : b);

/** A date-time of that day within opening hours, in CLUB_TIME_ZONE; on the last day in its first minutes, never in the future. */
export function momentOn(random: Random, day: string, today: string): string {
  const hour = day >= today ? 0 : random.whole(7, 20);
  const minute = day >= today ? random.whole(0, 4) : random.whole(0, 59);
  return `${day}T${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(random.whole(0, 59))}`;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
