import { clockTime, type ClockTime } from '../common/club-clock.ts';
import { clubMoment } from '../common/club-moment.ts';
import { isDay } from '../common/day.ts';

/** Whether a text is ISO 8601 with a date and a time. */
export const isMoment = (text: string) => text.includes('T') && !Number.isNaN(Date.parse(text));

/** A moment is stored as ISO 8601 in UTC, and entered as a date and a time by the club's clock. */

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The day may be what was typed so far, the time nothing. */
export type MomentParts = ClockTime;

/** `2025-01-05T14:30:00.000Z` → its date and time; half a moment, `2025-01-05 `, → what there is of it. */
export function splitMoment(value: string): MomentParts {
  if (isMoment(value)) return clockTime(value);
  const cut = value.lastIndexOf(' ');
  return cut < 0 ? { day: value, time: '' } : { day: value.slice(0, cut), time: value.slice(cut + 1) };
}

/** The moment of a date and a time; half of one stays text, for the schema to reject. */
export function joinMoment({ day, time }: MomentParts): string {
  if (isDay(day) && timeOfDay.test(time)) return clubMoment(day, time).toISOString();
  return day || time ? `${day} ${time}` : '';
}
