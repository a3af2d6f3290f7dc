import { tzOffset } from '@date-fns/tz';
import { GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { GraphQLDateTimeISO, GraphQLLocalDate } from 'graphql-scalars';
import { clubTimeZone, currentClubSettings, firstWeekday } from './club-settings.ts';
import { type Clock, isRelative, lastDayOf, Relative, relativeTime, RELATIVE_FORM } from './date-math.ts';

export { clubTimeZone };

/** Today in the club, `yyyy-mm-dd`. */
export const today = () => new Date(Date.now() + clubOffsetAt(Date.now())).toISOString().slice(0, 10);

/** The day, yyyy-mm-dd, and the time, HH:MM, of the club's clock. */
export function clubClock(at: Date): { day: string; time: string } {
  const local = new Date(at.getTime() + clubOffsetAt(at.getTime())).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}

/** What the club's clock shows at a date-time, as if it was UTC; both in milliseconds since 1970. */
export const clubLocalTime = (dateTime: number): number => dateTime + clubOffsetAt(dateTime);

/** The same day of another month, or the month's last day where there is no such day. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

/** `November 2026` @param month `2026-11` */
export const monthName = (month: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

export const inThirtyDays = () => addDays(today(), 30);

const DATE_TIME = /^(\d{4}-\d\d-\d\d)(?:[Tt ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)([Zz]|[+-]\d\d:?\d\d)?)?$/;

/**
 * Reads a date-time of a client. Without an offset it is read in the club's time zone, a plain date as its first moment
 * there: where clocks are set forward, a time that they skip counts on from before (02:30 is 03:30); where they are set
 * back, a time that comes twice is the first. Undefined for what is not a date-time.
 */
export function parseDateTime(text: string): Date | undefined {
  const [, date = '', time = '00:00', offset] = DATE_TIME.exec(text) ?? [];
  const found = new Date(`${date}T${time}${offset?.toUpperCase() ?? 'Z'}`);
  if (!isDate(date) || Number.isNaN(found.getTime())) return undefined;
  if (offset) return found;
  const local = fromClubClock(found);
  // No time zone has years before 1.
  const isBeforeYears = found.getUTCFullYear() < 1 || local.getUTCFullYear() < 1;
  return Number.isNaN(local.getTime()) || isBeforeYears ? undefined : local;
}

/** Whether a text is a date, `yyyy-mm-dd`, that its month has. PostgreSQL has no year 0. */
export function isDate(text: string): boolean {
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  // A day that the month does not have rolls over into the next.
  return (
    date !== undefined &&
    !Number.isNaN(date.getTime()) &&
    date.getUTCFullYear() >= 1 &&
    date.toISOString().startsWith(text)
  );
}

/** The first moment after a day in the club, ISO 8601, or `infinity` after the last day that a date can be. */
export const endOfDay = (day: string): string => parseDateTime(addDays(day, 1))?.toISOString() ?? 'infinity';

const DAY_MS = 86_400_000;

/** As `clubMoment` of hub-kit, and as `compatible` of Temporal. */
function fromClubClock(asIfUtc: Date): Date {
  const local = asIfUtc.getTime();
  // Between these two the clocks are changed once at most.
  const before = clubOffsetAt(local - DAY_MS);
  const after = clubOffsetAt(local + DAY_MS);
  if (before === after) return new Date(local - before);
  const isRight = (offset: number) => clubOffsetAt(local - offset) === offset;
  return new Date(local - (!isRight(before) && isRight(after) ? after : before));
}

/** By how many milliseconds the club's clock is ahead of UTC. */
const clubOffsetAt = (time: number): number => tzOffset(clubTimeZone(), new Date(time)) * 60_000;

// Values from the database are not validated again: that took 12 % of the time of a long list.

// A value that does not fit is a TypeError, which GraphQL.js reports with the type and the position in the document.

const CLUB_CLOCK: Clock = {
  get firstWeekday() {
    return firstWeekday();
  },
  get fiscalYearStart() {
    return currentClubSettings().fiscalYearStart;
  },
  local: dateTime => dateTime + clubOffsetAt(dateTime),
  dateTime: local => fromClubClock(new Date(local)).getTime(),
};

/** The time that a text such as `now-30d/d` represents by the club's clock; undefined for other texts. */
export const clubRelative = (text: string): Relative<Date> | undefined => relativeTime(text, CLUB_CLOCK);

/** The last day of the day, week, month, quarter or year in which a day is, `yyyy-mm-dd`. @param unit as in date math: `M`, `fy` */
export const periodEnd = (unit: string, day: string): string =>
  new Date(lastDayOf(unit, Date.parse(day), CLUB_CLOCK)).toISOString().slice(0, 10);

/** @throws TypeError that says how they are written */
function readRelative(text: string): Relative<Date> {
  const found = clubRelative(text);
  if (!found) throw new TypeError(`A relative time is ${RELATIVE_FORM}`);
  return found;
}

function readDate(value: unknown): string | Relative<string> {
  if (isRelative(value)) {
    const { start, end } = readRelative(value);
    return new Relative(clubClock(start).day, clubClock(end).day);
  }
  if (typeof value === 'string' && isDate(value)) return value;
  throw new TypeError('A date is yyyy-mm-dd, such as 2025-01-31');
}

function readDateTime(value: unknown): Date | Relative<Date> {
  if (isRelative(value)) return readRelative(value);
  const found = typeof value === 'string' ? parseDateTime(value) : undefined;
  if (!found) throw new TypeError('A date-time is ISO 8601, such as 2025-01-31T09:30:00Z');
  return found;
}

const textOf = (node: ValueNode) => (node.kind === Kind.STRING ? node.value : undefined);

/** A date without time or zone. */
export const LocalDate = new GraphQLScalarType<string | Relative<string>, string>({
  ...GraphQLLocalDate.toConfig(),
  description: `A date, yyyy-mm-dd. Filters and asOf also take a relative one, such as now-30d/d or now/M: ${RELATIVE_FORM}. It is that of the club's clock when the request begins. After lte and gt, a rounded one is its last day`,
  serialize: value => value as string,
  parseValue: readDate,
  parseLiteral: node => readDate(textOf(node)),
});

/** A date and time, ISO 8601 in UTC. */
export const DateTimeISO = new GraphQLScalarType<Date | Relative<Date>, string>({
  ...GraphQLDateTimeISO.toConfig(),
  description:
    "A date and time, ISO 8601 in UTC in responses. In requests a date-time without an offset is in the club's time zone, and a plain date is its start there. Filters also take a relative one, as LocalDate has it.",
  serialize: value => (value instanceof Date ? value.toISOString() : (value as string)),
  parseValue: readDateTime,
  parseLiteral: node => readDateTime(textOf(node)),
});
