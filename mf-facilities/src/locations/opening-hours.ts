import { formatWord } from '@gym/hub-kit/format';

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
export const openingHoursText = (hours: Readonly<Record<(typeof weekdays)[number], string>>): string =>
  weekdays.flatMap(day => (hours[day] ? `${formatWord(day)} ${hours[day]}` : [])).join(', ');
