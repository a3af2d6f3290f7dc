import { clubSettings } from '../common/club-settings.ts';

/** An amount as the club writes it: `$1,234.50`. */
export function formatMoney(amount: number): string {
  const { locale, currency } = clubSettings();
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
}

/** A date `yyyy-mm-dd` as the club writes it: `01/31/2025`. */
export const formatDate = (day: string): string =>
  new Intl.DateTimeFormat(clubSettings().locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** A number as the club writes it, with at most three decimals. */
export const formatNumber = (value: number): string =>
  new Intl.NumberFormat(clubSettings().locale, { maximumFractionDigits: 3 }).format(value);
