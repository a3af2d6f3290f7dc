import { today } from '../common/club-clock.ts';
import { addDays, addMonths } from '../common/day.ts';

/**
 * The months up to the one of `day`, each as `2026-03`.
 * @example
 * const months = lastMonths(12);
 */
export function lastMonths(count: number, day = today()): string[] {
  const [year = 1970, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}

/**
 * `2026-03` → `2026-03-01`
 * @example
 * const since = monthStart(lastMonths(12)[0] ?? '');
 */
export const monthStart = (month: string): string => `${month}-01`;

/**
 * The first and the last day of `2026-03`, the last not after `until`.
 * @example
 * const { from, to } = daysOfMonth('2026-03', today());
 */
export function daysOfMonth(month: string, until = '9999-12-31'): { from: string; to: string } {
  const from = monthStart(month);
  const last = addDays(addMonths(from, 1), -1);
  return { from, to: last < until ? last : until };
}

/**
 * The value of each month; zero where the API has no group.
 * @example
 * const groups = [{ month: '2026-03', count: 2 }];
 * const values = valuesByMonth(lastMonths(12), groups, ({ month, count }) => ({ month, value: count }));
 */
export function valuesByMonth<Group>(
  months: readonly string[],
  groups: readonly Group[],
  read: (group: Group) => { month: string | null | undefined; value: number | null | undefined },
): number[] {
  const values = new Map(groups.map(group => [read(group).month, read(group).value ?? 0]));
  return months.map(month => values.get(month) ?? 0);
}
