import { firstWeekday } from './club.ts';
import { addDays } from './day.ts';

/**
 * The first day of the week of a day, both as `2026-11-23`.
 * @param first the first weekday, 0 for Sunday; that of the club unless given
 * @example
 * const start = weekStart(today());
 */
export function weekStart(day: string, first: number = firstWeekday()): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday - first + 7) % 7));
}
