/**
 * How the product shows values, by the club's clock, and texts, in the user's language. Free of components, so that
 * builds can evaluate definitions.
 */

export {
  formatDay,
  formatMoment,
  formatMoney,
  formatMonth,
  formatNumber,
  formatShortDay,
  formatWord,
  formatWords,
} from './common/format.ts';
export { dayPattern, firstWeekday, moneyDecimals } from './common/club.ts';
export { addDays, addMonths, daysBetween, isDay, monthsBetween } from './common/day.ts';
export { weekStart } from './common/week.ts';
export { clockTime, today } from './common/club-clock.ts';
export { clubMoment } from './common/club-moment.ts';
export { localeTag, t, translateMessage, translateStored, useLanguage } from './common/text.ts';
