import { requestScope } from './request-scope.ts';

/** A time of a request that follows from the time of the request: its start and its end, as a date or a date-time. */
export class Relative<T> {
  constructor(
    readonly start: T,
    /** The same as the start unless it is rounded. */
    readonly end: T,
  ) {}
}

/** How relative times are written. */
export const RELATIVE_FORM =
  'now, then steps such as -30d or +1M, then /d, /w, /M, /Q or /y for the whole day, week, month, quarter or year, or /fQ or /fy for those of the fiscal year';

/** Whether a text is meant as a relative time. */
export const isRelative = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('now');

const FORM = /^now((?:[+-]\d{1,4}[yQMwdhm]|\/(?:f?[yQ]|[Mwdhm])){0,6})$/;
const STEP = /([+-]\d+|\/)(f?[yQMwdhm])/g;

/** What a clock shows, as if it was UTC, and the date-times when it shows something; its weeks and fiscal years. */
export interface Clock {
  /** The first day of a week, 0 for Sunday. */
  readonly firstWeekday: number;
  /** The first month of a fiscal year, 1 to 12. */
  readonly fiscalYearStart: number;
  /** @param dateTime since 1970, in milliseconds */
  local(dateTime: number): number;
  dateTime(local: number): number;
}

/**
 * The time that a text in the date math of Elasticsearch represents: `now-30d/d`, `now/M`, `now+1w-2h`. `/fQ` and `/fy` are
 * fiscal, as in Grafana. Days, weeks, months, quarters and years are those of the clock.
 * @returns undefined for any other text, and for years before 1000 or after 9999
 */
export function relativeTime(text: string, clock: Clock, now = requestTime()): Relative<Date> | undefined {
  const [, steps] = FORM.exec(text) ?? [];
  if (steps === undefined) return undefined;
  let start = now;
  let end = now;
  for (const [, step = '', unit = ''] of steps.matchAll(STEP)) {
    if (step === '/') {
      end = clock.dateTime(moved(unit.replace('f', ''), startOf(unit, clock.local(end), clock), 1)) - 1;
      start = clock.dateTime(startOf(unit, clock.local(start), clock));
    } else {
      const by = Number(step);
      start = stepped(unit, start, by, clock);
      end = stepped(unit, end, by, clock);
    }
  }
  const span = new Relative(new Date(start), new Date(end));
  return [span.start, span.end].every(isUsual) ? span : undefined;
}

/** Years of four digits. */
const isUsual = (date: Date) => date.getUTCFullYear() >= 1000 && date.getUTCFullYear() <= 9999;

/** The time of the request that runs, which is the same for all of its parts. */
const requestTime = (): number => requestScope.getStore()?.beganAt ?? Date.now();

const FIXED: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000 };
const DAY = 86_400_000;

/** Hours and minutes pass, whatever the clock shows; the clock shows the same time on another day. */
function stepped(unit: string, dateTime: number, by: number, clock: Clock): number {
  const fixed = FIXED[unit];
  return fixed ? dateTime + by * fixed : clock.dateTime(moved(unit, clock.local(dateTime), by));
}

const MONTHS: Readonly<Record<string, number>> = { M: 1, Q: 3, y: 12 };

/** A local time some units later; on the last day of a month that has no such day. */
function moved(unit: string, local: number, by: number): number {
  const months = MONTHS[unit];
  if (!months) return local + by * (FIXED[unit] ?? (unit === 'w' ? 7 * DAY : DAY));
  const date = new Date(local);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + by * months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), last)) + rest(local, DAY);
}

/** The start of the unit in which a local time is. */
function startOf(unit: string, local: number, { firstWeekday, fiscalYearStart }: Clock): number {
  const fixed = FIXED[unit];
  if (fixed) return local - rest(local, fixed);
  const date = new Date(local);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (unit === 'y') return Date.UTC(year, 0);
  if (unit === 'Q') return Date.UTC(year, month - (month % 3));
  const fiscalMonth = (month - fiscalYearStart + 13) % 12;
  if (unit === 'fy') return Date.UTC(year, month - fiscalMonth);
  if (unit === 'fQ') return Date.UTC(year, month - (fiscalMonth % 3));
  if (unit === 'M') return Date.UTC(year, month);
  const day = local - rest(local, DAY);
  return unit === 'w' ? day - ((date.getUTCDay() - firstWeekday + 7) % 7) * DAY : day;
}

/** The start of the last day of the unit in which a local time is. */
export const lastDayOf = (unit: string, local: number, clock: Clock): number =>
  moved(unit.replace('f', ''), startOf(unit, local, clock), 1) - DAY;

/** What is left of a time before 1970 too. */
const rest = (local: number, unit: number) => ((local % unit) + unit) % unit;
