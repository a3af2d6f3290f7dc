import type { QuerySchedule, Comparison } from './query-schedule.ts';

/** When a result is sent. */
export type Alert = Pick<QuerySchedule, 'condition' | 'comparison' | 'threshold'>;

/** What a run found. */
export interface Finding {
  rows: number;
  /** Null where the response has none. */
  figure: number | null;
}

/** What the run before found; undefined for the first one. */
export type Previous = { isMet: boolean | null; figure: number | null } | undefined;

export interface Verdict {
  isMet: boolean;
  /** Whether the result is sent: always, when a figure has changed, or when the condition was not met before. */
  isSent: boolean;
}

/** Whether the condition of a schedule is met, and whether that is new. */
export function judge(alert: Alert, found: Finding, previous: Previous): Verdict {
  const isMet = meets(alert, found, previous);
  // A change is an event of its own each time; the others are states that begin and end.
  const isState = alert.condition === 'rows' || alert.condition === 'value';
  return { isMet, isSent: isMet && !(isState && previous?.isMet === true) };
}

function meets({ condition, comparison, threshold }: Alert, found: Finding, previous: Previous): boolean {
  if (condition === 'always') return true;
  if (condition === 'rows') return found.rows > 0;
  if (found.figure === null || threshold === null) return false;
  if (condition === 'value') return comparison !== null && COMPARE[comparison](found.figure, threshold);
  const before = previous?.figure;
  if (before === null || before === undefined || before === found.figure) return false;
  // From nothing to something is more than any share.
  if (before === 0) return true;
  const percent = (Math.abs(found.figure - before) / Math.abs(before)) * 100;
  return percent > threshold - TOLERANCE;
}

/** In percent: binary numbers make 9.999999999999998 % of a change of exactly 10 %. */
const TOLERANCE = 1e-9;

const COMPARE: Readonly<Record<Comparison, (figure: number, value: number) => boolean>> = {
  gt: (figure, value) => figure > value,
  gte: (figure, value) => figure >= value,
  lt: (figure, value) => figure < value,
  lte: (figure, value) => figure <= value,
};
