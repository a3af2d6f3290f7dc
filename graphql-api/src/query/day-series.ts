import { addDays, endOfDay, periodEnd } from '../common/dates.ts';
import { badInput } from '../common/errors.ts';
import { PERIODS } from '../declaration/day-series.ts';
import { PointsInTime } from './point-in-time.ts';
import { SelectList } from './projection.ts';
import type { Parameters } from './sql.ts';

/** Several days, as GraphQL has checked them, without relative ones. */
export interface DaySeries {
  days?: readonly string[] | null;
  every?: string | null;
  from?: string | null;
  to?: string | null;
}

/** The most days of one aggregate. */
export const MAX_DAYS = 24;

const wrong = (message: string) => badInput({ asOfEach: message });

/** The days of a series in their order, each once, `yyyy-mm-dd`. @throws BAD_USER_INPUT */
export function daysOf({ days, every, from, to }: DaySeries): string[] {
  const isSeries = every || from || to;
  if (days ? isSeries : !(every && from && to))
    throw wrong(
      'The days are a list or a series: { days: ["2026-01-31", "now"] } or { every: MONTH, from: "now-12M/M", to: "now-1M/M" }',
    );
  const found = days ? [...new Set(days)].toSorted() : periodEnds(every!, from!, to!);
  if (found.length > MAX_DAYS)
    throw wrong(`An aggregate has at most ${MAX_DAYS} days. Choose fewer days or longer periods.`);
  if (found.length === 0)
    throw wrong(
      days
        ? 'Name at least one day'
        : 'No period ends between from and to. Choose an earlier from or a later to.',
    );
  return found;
}

/** The last day of each period between two days, up to one more than an aggregate may have. */
function periodEnds(every: string, from: string, to: string): string[] {
  const unit = PERIODS[every]!.unit;
  const found: string[] = [];
  let end = periodEnd(unit, from);
  while (end <= to && found.length <= MAX_DAYS) {
    found.push(end);
    end = periodEnd(unit, addDays(end, 1));
  }
  return found;
}

/** The name in SQL of the days. */
const DAYS = 'days';

/**
 * Aggregates the rows as they were at the end of each of several days: a subquery that runs once for each day. The
 * statement around it has its values as columns.
 */
export class DayGroups {
  /** The place of the day, by which days are sorted. */
  readonly position = `${DAYS}.position`;
  readonly pointInTime: PointsInTime;
  private readonly select = new SelectList();
  private readonly rows: string;

  constructor(days: readonly string[], parameters: Parameters) {
    const ends = parameters.add(days.map(endOfDay), 'timestamptz[]');
    this.rows = `unnest(${parameters.add(days, 'date[]')}, ${ends}) with ordinality ${DAYS}(day, ends, position)`;
    const { position } = this;
    this.pointInTime = new PointsInTime({ ends, position, end: `${DAYS}.ends`, day: `${DAYS}.day` });
  }

  /** Selects an expression in the subquery. @returns its column */
  column(expression: string): string {
    return `groups.c${this.select.add(expression)}`;
  }

  /** The from clause. @param grouped what follows the select list of the subquery */
  from(grouped: string): string {
    const { expressions } = this.select;
    const names = expressions.map((_, index) => `c${index}`).join(', ');
    return [
      `from ${this.rows}`,
      `cross join lateral (${this.pointInTime.with()}select ${expressions.join(', ') || '1'} ${grouped})`,
      `groups${names && `(${names})`}`,
    ].join(' ');
  }
}
