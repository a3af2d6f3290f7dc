import { t } from '@gym/hub-kit/format';

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

type Weekday = (typeof weekdays)[number];

/** Functions, since texts depend on the language. */
const names: Readonly<Record<Weekday, () => string>> = {
  monday: () => t('Monday'),
  tuesday: () => t('Tuesday'),
  wednesday: () => t('Wednesday'),
  thursday: () => t('Thursday'),
  friday: () => t('Friday'),
  saturday: () => t('Saturday'),
  sunday: () => t('Sunday'),
};

export const weekdayName = (day: Weekday): string => names[day]();

/** `Monday 09:00-18:00, Sunday closed`, without the days of which nothing is said. */
export const openingHoursText = (hours: Readonly<Record<Weekday, string>>): string =>
  weekdays.flatMap(day => (hours[day] ? `${weekdayName(day)} ${hours[day]}` : [])).join(', ');
