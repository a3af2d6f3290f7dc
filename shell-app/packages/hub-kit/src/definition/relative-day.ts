/** Whole days, weeks, months, quarters or years, also fiscal ones: `now/d`, `now+30d/d`, `now-1M/M`, `now/fy`. */
const dateMath = /^now(?:[+-](?:\d{1,4}d|\d{1,3}[wMQy]))?\/(?:f?[Qy]|[dwM])$/;

/** How addresses before date math wrote it: `today`, `30d` for in 30 days, `-1d` for yesterday. */
const daysAway = /^(?:today|(-?[1-9]\d{0,3})d)$/;

/** The most days that a relative day is away from today. */
export const MOST_DAYS = 9_999;

/** The day so many days after today in date math, which the API resolves. */
export const relativeDay = (days: number): string =>
  days === 0 ? 'now/d' : `now${days > 0 ? '+' : ''}${days}d/d`;

/** Whether a text is a relative day, or a longer time, in the date math that filters have. */
export const isRelativeDay = (text: string): boolean => dateMath.test(text);

/** The date math that an address has, also an older one, or one whose plus became a space; another text as it is. */
export function toDateMath(text: string): string {
  const match = daysAway.exec(text);
  return match ? relativeDay(Number(match[1] ?? 0)) : text.replace(' ', '+');
}
