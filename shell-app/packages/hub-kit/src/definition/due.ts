import { clockTime } from '../common/club-clock.ts';
import { daysBetween } from '../common/day.ts';
import { localeTag, t } from '../common/text.ts';
import { dueFilter, toFilterState, type DeclaredCondition, type DeclaredFilter } from './declared-filter.ts';
import { writeFilterState } from './filter-state.ts';

/** A date or date-time by which something is to be done about a record. A column that names it marks its rows. */
export interface Due<Field extends string = string> {
  /** The field with the date or date-time, in the rows and in the API's filter. */
  field: Field;
  /** Of a date-time, whose day by the club's clock counts; otherwise the field is a date. */
  kind?: 'dateTime';
  /** How many days before it a record is marked. */
  days: number;
  /** Leaves out records whose field has none of these values: what is cancelled runs out no more. */
  among?: { readonly [Name in Field]?: readonly string[] };
  /** `Expires` for “Expires in 5 days”. */
  soon: string;
  /** `Expired` for “Expired 3 days ago”. */
  over: string;
}

/**
 * The same with what the dashboard needs to count the records, and to lead to them.
 * @example
 * export const passExpiry = {
 *   field: 'validUntil',
 *   days: 14,
 *   among: { status: ['active'] },
 *   soon: 'Expires',
 *   over: 'Expired',
 *   aggregate: 'parkingPassesAggregate',
 *   lines: {
 *     soon: ['parking pass runs out', 'parking passes run out'],
 *     over: ['active parking pass has run out', 'active parking passes have run out'],
 *   },
 * } as const satisfies DueCount;
 */
export interface DueCount extends Due {
  /** The field of the API that counts them: `parkingPassesAggregate`. */
  aggregate: string;
  lines: {
    /** What comes before “within 14 days”, for one and for many: `parking pass runs out`, `parking passes run out`. */
    soon: readonly [one: string, many: string];
    /** `active parking pass has run out`, `active parking passes have run out` */
    over: readonly [one: string, many: string];
  };
}

/** A condition on a field of the records that are counted, in a form that a filter of the list has too. */
export type AttentionCondition = Exclude<DeclaredCondition, { withinDays: number }>;

/**
 * Records that somebody has to act on, as `defineAttention` describes them. The dashboard counts them for those who may
 * view them, and leads to them.
 */
export interface AttentionCount {
  /** The field of the API that counts them: `expensesAggregate`. */
  aggregate: string;
  /** What each field must be; the screen filters by the same fields. */
  filter: { readonly [field: string]: AttentionCondition };
  /** What comes behind the number: `expense to approve`, `expenses to approve`. */
  line: readonly [one: string, many: string];
  /** Marks what is late. */
  isLate?: true;
  /** Who needs it, where that is not everyone who may view the list: `expenses:edit`. */
  requires?: `${string}:${'view' | 'add' | 'edit' | 'delete'}`;
}

/** The URL of the list of exactly the records that `attentionField` counts, on whatever day it is opened. */
export const attentionAddress = (path: string, { filter }: AttentionCount): string => addressOf(path, filter);

function addressOf(path: string, filter: DeclaredFilter): string {
  const address = new URLSearchParams();
  writeFilterState(address, toFilterState(filter));
  return `${path}?${address}`;
}

/** The mark of a record: `Expires tomorrow`, `Expired 3 days ago`; null without one. */
export function dueMark(due: Due, record: object, today: string): { text: string; over: boolean } | null {
  const values = record as Record<string, unknown>;
  const day = dayOf(due, values[due.field]);
  const left = day ? daysBetween(today, day) : Infinity;
  const counts = Object.entries(due.among ?? {}).every(([name, among]) =>
    among?.includes(String(values[name])),
  );
  if (left > due.days || !counts) return null;
  const time = new Intl.RelativeTimeFormat(localeTag(), { numeric: 'auto' }).format(left, 'day');
  return { text: t('{event} {time}', { event: t(left < 0 ? due.over : due.soon), time }), over: left < 0 };
}

function dayOf({ kind }: Due, value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return kind === 'dateTime' ? clockTime(value).day : value;
}

/** The URL of the list of exactly the records that are due soon, or overdue, on whatever day it is opened. */
export const dueAddress = (path: string, due: Due, over: boolean): string =>
  addressOf(path, dueFilter(due, over));
