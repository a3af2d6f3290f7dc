import { addMonths, isDay } from '@gym/hub-kit/format';

/**
 * How often a contract can still be frozen, a freeze on `day` included; null without a limit. Those that begin less than
 * twelve months before or after that day count, as on the server.
 * @param freezes of the contract
 * @param day `yyyy-mm-dd`
 */
export function freezesLeft(
  limit: number | null | undefined,
  freezes: readonly { from: string }[],
  day: string,
): number | null {
  if (limit == null || !isDay(day)) return null;
  const counted = freezes.filter(({ from }) => from > addMonths(day, -12) && from < addMonths(day, 12));
  return Math.max(limit - counted.length, 0);
}
