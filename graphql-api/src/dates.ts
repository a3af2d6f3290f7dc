/** The club's time zone decides which day "today" is; PostgreSQL and REST know only UTC moments and plain dates. */
export const clubTimeZone = () =>
  process.env['CLUB_TIME_ZONE'] ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Today in the club, `yyyy-mm-dd`. */
export const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: clubTimeZone() }).format(new Date());

/** The same day of another month, or the month's last day where there is no such day. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

export const inOneYear = () => addMonths(today(), 12);
export const inOneMonth = () => addMonths(today(), 1);
export const inThirtyDays = () => addDays(today(), 30);
