import { addDays, firstWeekday } from '@gym/hub-kit/format';

/**
 * The first day of the week of a day, both as `2026-11-23`.
 * @param first the first weekday, 0 for Sunday
 */
export function weekStart(day: string, first: number = firstWeekday()): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday - first + 7) % 7));
}

/** The seven days of the week that begins on a day. */
export const weekFrom = (start: string): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(start, index));
