import { findCollection, findReference, type Collection, type Resource } from '../declaration/resource.ts';
import { sumOf, together, type CostParts } from './cost-reason.ts';

/** In rows that PostgreSQL looks at, as all weights of cost. */
const WEIGHTS = {
  /** Of comparing a value of one row. */
  comparison: 0.5,
  /** Of looking for a text in a value of one row. */
  textPattern: 4,
  /** Of the same for each character of the text. */
  patternCharacter: 1 / 15,
} as const;

/** A nested input as GraphQL has checked it. */
export type Tree = { [name: string]: unknown };

/** What the cost of a filter depends on besides its conditions. */
export interface RelatedRows {
  canView(resource: Resource): boolean;
  /** How many records a list within a record has, about. */
  perRecord(of: Resource, collection: Collection): number;
}

/** What the conditions of a filter cost on so many rows, and those on related tables. */
export function filterCost(
  resource: Resource,
  filter: Tree | null | undefined,
  rows: number,
  related: RelatedRows,
): CostParts {
  const parts = Object.entries(filter ?? {}).map(([name, value]): CostParts => {
    if (typeof value !== 'object' || value === null) return {};
    if (['and', 'or', 'not'].includes(name))
      return together([value].flat().map(part => filterCost(resource, part as Tree, rows, related)));
    const isRelation = findReference(resource, name) ?? findCollection(resource, name);
    return isRelation
      ? { relations: relationCost(resource, name, value as Tree, rows, related) }
      : { conditions: rows * comparisons(value as Tree) };
  });
  return together(parts);
}

/** What the conditions on a related record or list cost. */
function relationCost(
  resource: Resource,
  name: string,
  value: Tree,
  rows: number,
  related: RelatedRows,
): number {
  const one = findReference(resource, name);
  if (one) return rows + sumOf(filterCost(one.target, value, rows, related));
  const inverse = findCollection(resource, name)!;
  if (!related.canView(inverse.resource)) return 0;
  const each = rows * Math.max(related.perRecord(resource, inverse), 1);
  return (Object.entries(value) as [string, Tree | null][]).reduce(
    (cost, [quantifier, part]) =>
      cost +
      (quantifier === 'aggregate'
        ? aggregatesCost(inverse.resource, part, each, related)
        : each + sumOf(filterCost(inverse.resource, part, each, related))),
    0,
  );
}

/** What sorting so many rows by aggregates of lists within them costs. */
export const sortCost = (
  resource: Resource,
  sort: readonly Tree[] | null | undefined,
  rows: number,
  related: RelatedRows,
): number =>
  (sort ?? [])
    .flatMap(key => Object.entries(key))
    .reduce((cost, [name, tree]) => {
      const list = tree ? findCollection(resource, name) : undefined;
      if (!list || !related.canView(list.resource)) return cost;
      const each = rows * Math.max(related.perRecord(resource, list), 1);
      return cost + aggregatesCost(list.resource, tree as Tree, each, related);
    }, 0);

/** Aggregates that sort the values of each field. */
export const SORTING: readonly string[] = ['countDistinct', 'median', 'percentile'];

/** How many of them `having` or `sort` has. */
export function sortingIn(tree: unknown): number {
  if (typeof tree !== 'object' || tree === null) return 0;
  return Object.entries(tree).reduce(
    (count, [name, part]) =>
      count + (SORTING.includes(name) ? Object.keys(part as object).length : sortingIn(part)),
    0,
  );
}

/** What filtering or sorting by aggregates of so many rows costs: those that sort do so one field after the other. */
function aggregatesCost(resource: Resource, tree: Tree | null, rows: number, related: RelatedRows): number {
  const passes = 1 + sortingIn({ ...tree, filter: undefined });
  const filter = tree?.['filter'] as Tree | undefined;
  return rows * passes + sumOf(filterCost(resource, filter, rows, related));
}

/** Operators that look for a text without case. */
const TEXT_OPERATORS = new Set(['contains', 'startsWith', 'endsWith', 'eqIgnoreCase']);

/** What the operators on one column cost for each row. */
function comparisons(operators: Tree): number {
  let cost = 0;
  for (const [operator, value] of Object.entries(operators)) {
    if (value === undefined) continue;
    const isPattern = TEXT_OPERATORS.has(operator) && typeof value === 'string';
    if (operator === 'weekday' || operator === 'hour') cost += comparisons((value ?? {}) as Tree);
    else
      cost += isPattern ? WEIGHTS.textPattern + value.length * WEIGHTS.patternCharacter : WEIGHTS.comparison;
  }
  return cost;
}
