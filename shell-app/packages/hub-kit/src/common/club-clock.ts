/** The club's clock. Every browser shows and enters times by it, wherever the browser is. */

let zone: string | undefined;

/** Called by the shell once the server has named the club's time zone, such as `America/New_York`. */
export function setClubTimeZone(timeZone: string): void {
  zone = timeZone;
}

/** The club's time zone; undefined, for the browser's time zone, until the server has named it. */
export const clubTimeZone = (): string | undefined => zone;

export interface ClockTime {
  /** `yyyy-mm-dd` */
  day: string;
  /** `HH:MM` */
  time: string;
}

/**
 * The day and time of a moment, ISO 8601 or milliseconds since 1970, by the club's clock or the clock of `timeZone`.
 * @example
 * const { day } = clockTime('2025-01-05T14:30:00Z');
 */
export function clockTime(moment: string | number | Date, timeZone = zone): ClockTime {
  const parts = formatIn(timeZone).formatToParts(new Date(moment));
  const {
    year = '',
    month,
    day,
    hour,
    minute,
  } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return { day: `${year.padStart(4, '0')}-${month}-${day}`, time: `${hour}:${minute}` };
}

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** One format for each time zone: creating one takes longer than formatting a column of cells. */
function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  formats.set(timeZone, format);
  return format;
}

/**
 * Today in the club, as `yyyy-mm-dd`; `monthsAhead` later, kept within the month.
 * @example
 * const inOneMonth = today(1);
 */
export function today(monthsAhead = 0): string {
  const [year = 1970, month = 1, date = 1] = clockTime(Date.now()).day.split('-').map(Number);
  const target = new Date(Date.UTC(year, month - 1 + monthsAhead, 1));
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(date, lastDay));
  return target.toISOString().slice(0, 10);
}
