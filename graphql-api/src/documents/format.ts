import { currentClubSettings } from '../common/club-settings.ts';

/** How amounts, dates and numbers are written. */
export interface Writing {
  /** BCP 47. */
  locale: string;
  /** ISO 4217. */
  currency: string;
}

/** An amount as the club writes it, unless a document was written otherwise: `$1,234.50`. */
export function formatMoney(amount: number, { locale, currency }: Writing = currentClubSettings()): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
}

/** A date `yyyy-mm-dd` as the club writes it: `01/31/2025`. */
export const formatDate = (day: string, { locale }: Writing = currentClubSettings()): string =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** A number as the club writes it, with at most three decimals. */
export const formatNumber = (value: number, { locale }: Writing = currentClubSettings()): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value);

/** The functions that write for a document. */
export const writerFor = (writing: Writing) => ({
  money: (amount: number) => formatMoney(amount, writing),
  date: (day: string) => formatDate(day, writing),
  number: (value: number) => formatNumber(value, writing),
});
