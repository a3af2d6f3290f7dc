import { formatWord } from '@gym/hub-kit';
import type { LocationValues } from './location.schema.ts';

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** `Monday 09:00-18:00, Sunday closed`, without the days of which nothing is said. */
export const openingHoursText = (hours: LocationValues['openingHours']): string =>
  weekdays.flatMap(day => (hours[day] ? `${formatWord(day)} ${hours[day]}` : [])).join(', ');
