import { clubTimeZone } from '../common/dates.ts';
import { badInput } from '../common/errors.ts';
import type { Column } from '../declaration/column-registry.ts';
import type { Parameters } from './sql.ts';

/** The bands of a column, as GraphQL has checked them. */
export interface Bands {
  width?: number | null;
  limits?: number[] | null;
}

const MAX_LIMITS = 50;

/** A band in SQL: the key of `group by`, its lower and its upper end. */
interface BandSql {
  key: string;
  from: string;
  to: string;
}

/**
 * The band of a value.
 * @param asOf the day in SQL on which a date is so many years ago; today unless given
 * @throws BAD_USER_INPUT for bands that are none
 */
export function bandSql(
  column: Pick<Column, 'name' | 'kind'>,
  value: string,
  { width, limits }: Bands,
  parameters: Parameters,
  asOf?: () => string,
): BandSql {
  const wrong = (message: string) => badInput({ groupBy: `The bands of ${column.name} ${message}` });
  const number = column.kind === 'date' ? yearsSince(value, parameters, asOf) : `${value}::numeric`;
  if (isGiven(width) === isGiven(limits))
    throw wrong('have a width or limits: { width: 50 } or { limits: [18, 25, 35, 50] }');
  if (isGiven(width)) {
    if (!(width > 0)) throw wrong('are wider than 0');
    const size = parameters.add(width, 'numeric');
    const from = `(${number} - mod(mod(${number}, ${size}) + ${size}, ${size}))`;
    return { key: from, from: `trim_scale(${from})`, to: `trim_scale(${from} + ${size})` };
  }
  if (limits!.length === 0 || limits!.length > MAX_LIMITS) throw wrong(`have 1 to ${MAX_LIMITS} limits`);
  if (limits!.some((limit, index) => index > 0 && limit <= limits![index - 1]!))
    throw wrong('have limits in ascending order, each once');
  const ends = parameters.add(limits, 'numeric[]');
  const key = `width_bucket(${number}, ${ends})`;
  return { key, from: `(${ends})[${key}]`, to: `(${ends})[${key} + 1]` };
}

const isGiven = <T>(value: T | null | undefined): value is T => value !== undefined && value !== null;

/** The completed years from a date to a day. The digits of two days differ by 10,000 for each year. */
function yearsSince(date: string, parameters: Parameters, asOf?: () => string): string {
  const digits = (day: string) => `to_char(${day}, 'YYYYMMDD')::numeric`;
  // PostgreSQL knows the day, since a statement may be kept until tomorrow.
  const day = asOf ? asOf() : `(now() at time zone ${parameters.add(clubTimeZone(), 'text')})`;
  return `floor((${digits(day)} - ${digits(date)}) / 10000)`;
}
