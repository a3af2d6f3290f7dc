import { BREAK, Kind, visit, type DocumentNode } from 'graphql';
import { isRelative, Relative } from '../common/date-math.ts';

/** Whether the text of a document may have a relative time: what is planned for it holds for no other request. */
export function documentMentionsNow(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    [Kind.STRING]: ({ value }) => {
      found ||= isRelative(value);
      return found ? BREAK : undefined;
    },
  });
  return found;
}

/** The same for variables in JSON. */
export const variablesMentionNow = (json: string): boolean => json.includes('"now');

/** The arguments whose values are compared; sort keys have filters of their own. */
const COMPARED = new Set(['filter', 'having', 'sort']);

/**
 * The arguments of a root field: `asOf` is a day, `asOfEach` has days, and other arguments than filters have no relative times.
 * @returns the path of a value that is one all the same: `['input', 'joiningDate']`
 */
export function settleRelative(args: Record<string, unknown>): string[] | undefined {
  if (args['asOf'] instanceof Relative) args['asOf'] = args['asOf'].end;
  if (args['asOfEach']) args['asOfEach'] = settledSeries(args['asOfEach'] as RelativeSeries);
  const stored = Object.entries(args).filter(([name]) => !COMPARED.has(name));
  return pathOfRelative(Object.fromEntries(stored));
}

type Day = string | Relative<string> | null;
type RelativeSeries = Record<string, Day | readonly Day[]>;

/** A series of days begins with the first day of `from`; other days are as `asOf` has them. */
function settledSeries({ days, from, to, ...series }: RelativeSeries): RelativeSeries {
  const end = (day: Day) => (day instanceof Relative ? day.end : day);
  return {
    ...series,
    ...(days && { days: (days as readonly Day[]).map(end) }),
    ...(from && { from: from instanceof Relative ? from.start : from }),
    ...(to && { to: end(to as Day) }),
  };
}

function pathOfRelative(value: unknown): string[] | undefined {
  if (value instanceof Relative) return [];
  if (typeof value !== 'object' || value === null || value instanceof Date) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const path = pathOfRelative(part);
    if (path) return [name, ...path];
  }
  return undefined;
}
