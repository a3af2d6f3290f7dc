import { addDays } from '@gym/hub-kit/format';

/** The Monday of the week of a day; both as `2026-11-23`. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, weekday === 0 ? -6 : 1 - weekday);
}

/** The seven days of the week that begins on a day. */
export const weekFrom = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index));
