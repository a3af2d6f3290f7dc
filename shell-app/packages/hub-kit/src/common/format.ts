import { clubFormats, currentClub } from './club.ts';
import { clockTime } from './club-clock.ts';
import { localeTag, t } from './text.ts';

/** How values are shown: by the club's locale and currency, days never shifted by a time zone. Each returns '' for null, undefined and ''. */

type Empty = null | undefined | '';

const toDate = (day: string) => new Date(`${day}T00:00:00Z`);

/** `2025-01-05` → `Jan 5, 2025`, with the month in the user's language; as the locale has it where that is another one. */
function withMonthName(day: string, digits: 'numeric' | '2-digit'): string {
  const date = toDate(day);
  if (currentClub().locale !== 'en-US') return clubFormats().monthName('short', digits).format(date);
  const part = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString(localeTag(), { ...options, timeZone: 'UTC' });
  const number = date.getUTCDate();
  return `${part({ month: 'short' })} ${digits === '2-digit' ? String(number).padStart(2, '0') : number}, ${date.getUTCFullYear()}`;
}

/**
 * `1234.5` → `$1,234.50`, in the club's currency
 * @example
 * formatMoney(1234.5);
 */
export function formatMoney(amount: number | null | undefined): string {
  return amount == null ? '' : clubFormats().money.format(amount);
}

/**
 * `1234` → `1,234`
 * @example
 * formatNumber(1234);
 */
export function formatNumber(value: number | null | undefined): string {
  return value == null ? '' : clubFormats().plain.format(value);
}

/**
 * `2026-03` → `Mar 2026`, or `March 2026` if long, in the user's language
 * @example
 * const title = formatMonth('2026-03', 'long');
 */
export const formatMonth = (month: string, length: 'short' | 'long' = 'short'): string =>
  toDate(`${month}-01`).toLocaleDateString(localeTag(), { month: length, year: 'numeric', timeZone: 'UTC' });

/**
 * `2025-01-05` → `01/05/2025`
 * @example
 * formatDay('2025-01-05');
 */
export function formatDay(day: string | Empty): string {
  if (!day) return '';
  return clubFormats().day.format(toDate(day.slice(0, 10)));
}

/**
 * `2025-01-05` → `Jan 5, 2025`
 * @example
 * formatShortDay('2025-01-05');
 */
export function formatShortDay(day: string | Empty): string {
  return day ? withMonthName(day.slice(0, 10), 'numeric') : '';
}

/** `2026-10-31` → `October 31, 2026`, in the user's language. */
export const formatLongDay = (day: string): string =>
  toDate(day).toLocaleDateString(localeTag(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/**
 * ISO 8601 in UTC → `Jan 05, 2025 14:30`, by the club's clock or the clock of `timeZone`.
 * @example
 * formatMoment('2025-01-05T14:30:00Z');
 */
export function formatMoment(moment: string | Empty, timeZone?: string): string {
  if (!moment) return '';
  const { day, time } = clockTime(moment, timeZone);
  return `${withMonthName(day, '2-digit')} ${time}`;
}

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
/** ISO 8601 in UTC → `3 hours ago`; a week and more ago → `Jan 5, 2025`. */
export function formatAgo(moment: string, now = Date.now()): string {
  const seconds = (Date.parse(moment) - now) / 1000;
  if (seconds < -7 * 86_400) return formatShortDay(clockTime(moment).day);
  const step = steps.find(([, length]) => Math.abs(seconds) >= length);
  if (!step) return t('just now');
  const relative = new Intl.RelativeTimeFormat(localeTag(), { numeric: 'auto' });
  return relative.format(Math.round(seconds / step[1]), step[0]);
}

/**
 * `bank_transfer`, `in-progress` → `Bank transfer`, `In progress`
 * @example
 * formatWord('bank_transfer');
 */
export function formatWord(word: string | Empty): string {
  if (!word) return '';
  const spaced = word.replaceAll(/[_-]+/g, ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/**
 * `bank_transfer` → `Bank Transfer`, as the master data words it
 * @example
 * formatWords('bank_transfer');
 */
export function formatWords(words: string | Empty): string {
  return formatWord(words).replaceAll(/ [a-z]/g, letter => letter.toUpperCase());
}

const DEFAULT_NAME = 'Gym Management System';

/** What the club is called; until it has set a name, the name of the product. */
export function clubName(): string {
  const { name } = currentClub();
  return name === DEFAULT_NAME ? t('Gym Management System') : name;
}

/** The letter of an avatar, or what looks like one: an emoji of several characters, a letter with its accents. */
export function initial(name: string): string {
  const [first] = new Intl.Segmenter(localeTag()).segment(name.trim());
  return first?.segment.toLocaleUpperCase(localeTag()) ?? '?';
}
