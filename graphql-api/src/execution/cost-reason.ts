/** What makes a field expensive, and what to change. */
const ADVICE = {
  rows: 'Request fewer rows or columns: page: {limit: 100}, without a large offset',
  nested: 'Request fewer rows of this list and of the lists around it: page: {limit: 10}',
  scan: 'Filter, search and sort fewer lists in one request: each reads all of its records',
  count: 'Leave out totalCount or groupCount, which count all records',
  conditions:
    'Use fewer conditions, and eq or in rather than contains, startsWith, endsWith and eqIgnoreCase',
  relations: 'Filter by fields of the record itself, not by those of related records',
  aggregateSort: 'Sort by a field of the record itself, not by an aggregate of a list',
  asOf: 'Leave out asOf and asOfEach, or read one record by its id with asOf',
  days: 'Name fewer days in asOfEach',
  relationAggregates:
    'Request fewer rows of the list around it: page: {limit: 100}, or group the aggregate of the whole list',
  aggregate: 'Combine aggregates of one list by filtered(filter: {…}), or send them one by one',
  sortedFigures: 'Request fewer of countDistinct, median and percentile, also in having and sort',
  rollup: 'Leave out rollup, or group by fewer fields',
  relatedGroups: 'Group by fields of the record itself, not by those of related records',
  groups: 'Request fewer groups or figures: limit: 100',
  fill: 'Leave out fill, or request fewer groups: limit: 100',
  schema: 'Request fewer parts of the schema',
  root: 'Request it fewer times, or in a request of its own',
} as const;

export type CostReason = keyof typeof ADVICE;

/** The field that costs most, by its path in the response, with its cost and the largest part of that. */
export interface FieldCost {
  field: string;
  cost: number;
  reason: CostReason;
}

/** The estimate of what a request makes the database and the server do, in rows that PostgreSQL looks at. */
export interface Cost {
  cost: number;
  mostExpensive: FieldCost;
}

/** The cost of a field by what causes it. Of equal parts the first is named. */
export type CostParts = { readonly [reason in CostReason]?: number };

/** A sentence without a full stop. */
export const adviceFor = (reason: CostReason): string => ADVICE[reason];

export const sumOf = (parts: CostParts): number => Object.values(parts).reduce((sum, cost) => sum + cost, 0);

export const largestOf = (parts: CostParts): CostReason =>
  (Object.entries(parts) as [CostReason, number][]).reduce((largest, part) =>
    part[1] > largest[1] ? part : largest,
  )[0];

/** The parts of several costs together. */
export function together(all: readonly CostParts[]): CostParts {
  const parts: { [reason in CostReason]?: number } = {};
  for (const [reason, cost] of all.flatMap(each => Object.entries(each) as [CostReason, number][]))
    parts[reason] = (parts[reason] ?? 0) + cost;
  return parts;
}
