/** How the product shows values, by the club's clock. Free of components, so that builds can evaluate definitions. */

export {
  formatAgo,
  formatDay,
  formatMoment,
  formatMoney,
  formatNumber,
  formatShortDay,
  formatWord,
  formatWords,
  initial,
} from './common/format.ts';
export { clockTime, today } from './common/club-clock.ts';
export type { ClockTime } from './common/club-clock.ts';
