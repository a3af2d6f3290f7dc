import { clockTime, type ClockTime } from '../common/club-clock.ts';
import { clubMoment } from '../common/club-moment.ts';
import { isDay } from '../common/day.ts';
import { isTime } from './time.ts';

export const isMoment = (text: string) => text.includes('T') && !Number.isNaN(Date.parse(text));

/** A moment is stored as ISO 8601 in UTC, and entered as a date and a time by the club's clock. */

/** Either may be what was typed instead. */
export type MomentParts = ClockTime;

/** Between the parts of half a moment: typed dates and times may contain spaces, but no line break. */
const separator = '\n';

/** `2025-01-05T14:30:00.000Z` → its date and time; half a moment, `2025-01-05\n`, → what there is of it. */
export function splitMoment(value: string): MomentParts {
  if (isMoment(value)) return clockTime(value);
  const [day = '', time = ''] = value.split(separator);
  return { day, time };
}

/** The moment of a date and a time; half of one stays text, for the schema to reject. */
export function joinMoment({ day, time }: MomentParts): string {
  if (isDay(day) && isTime(time)) return clubMoment(day, time).toISOString();
  return day || time ? `${day}${separator}${time}` : '';
}
