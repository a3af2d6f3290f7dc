/** The club's settings that decide how values are shown and entered, whatever the user's language. */

export interface Club {
  name: string;
  /** The address of the logo; null without one. */
  logo: string | null;
  /** ISO 4217. */
  currency: string;
  /** BCP 47: how amounts and dates are written. */
  locale: string;
  firstWeekday: Weekday;
}

let club: Club = {
  name: 'Gym Management System',
  logo: null,
  currency: 'USD',
  locale: 'en-US',
  firstWeekday: 0,
};
let formats = formatsOf(club);

export function setClub(next: Club): void {
  club = next;
  formats = formatsOf(next);
}

/** The settings of the club: the defaults until the server has named them. */
export const currentClub = (): Club => club;

export const clubFormats = () => formats;

/** Days are Gregorian and digits Latin in every locale, since both are typed too. */
function formatsOf({ locale, currency }: Club) {
  const tag = new Intl.Locale(locale, { calendar: 'gregory', numberingSystem: 'latn' });
  const numberFormat = new Intl.NumberFormat(locale);
  return {
    /** Numbers in the digits of the locale, which its keyboards may type. */
    own: numberFormat,
    ownDigits: new Map(Array.from({ length: 10 }, (_, digit) => [numberFormat.format(digit), digit])),
    money: new Intl.NumberFormat(tag, { style: 'currency', currency }),
    plain: new Intl.NumberFormat(tag),
    day: new Intl.DateTimeFormat(tag, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' }),
    monthName: (month: 'short' | 'long', digits: 'numeric' | '2-digit') =>
      new Intl.DateTimeFormat(tag, { year: 'numeric', month, day: digits, timeZone: 'UTC' }),
  };
}

/**
 * The decimals of amounts in the club's currency: 2, or 0.
 * @example
 * const step = moneyDecimals() === 0 ? 1 : 0.01;
 */
export const moneyDecimals = (): number => formats.money.resolvedOptions().maximumFractionDigits!;

/**
 * `MM/DD/YYYY`: how the club writes days.
 * @example
 * const help = t('Enter a date as {pattern}', { pattern: dayPattern() });
 */
export const dayPattern = (): string =>
  formats.day
    .formatToParts(0)
    .map(({ type, value }) => ({ month: 'MM', day: 'DD', year: 'YYYY' })[type as string] ?? value)
    .join('');

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * The first day of the club's week, 0 for Sunday.
 * @example
 * const week = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
 * const shown = [...week.slice(firstWeekday()), ...week.slice(0, firstWeekday())];
 */
export const firstWeekday = (): Weekday => club.firstWeekday;
