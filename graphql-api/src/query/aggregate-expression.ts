import { badInput } from '../common/errors.ts';
import { numbers } from '../declaration/aggregate-types.ts';
import type { FieldKind } from '../declaration/contract.ts';
import { findColumn, type Resource } from '../declaration/resource.ts';
import { requireColumn } from '../declaration/view-permission.ts';
import { combination, comparison, requireCondition, type Filter } from './comparison.ts';
import type { Scope } from './scope.ts';
import type { SelectedField } from './selection.ts';
import { columnIn } from './sql.ts';

/** A nested input as GraphQL has checked it. */
export type Tree = { [name: string]: unknown };

/** The rows of a table that are aggregated. */
export interface AggregatedRows {
  resource: Resource;
  alias: string;
  scope: Scope;
}

/** Aggregates that others are compared with. */
const COMPARED = ['sum', 'avg', 'median', 'min', 'max'];

/**
 * An aggregate in SQL, before it is formatted, and the kind of its value.
 * @param path of `figureName`s: `count`, `sum.amount`
 * @throws FORBIDDEN for a sensitive column that the caller may not view
 */
export function aggregateExpression(
  { resource, alias, scope }: AggregatedRows,
  path: string,
): { expression: string; kind: FieldKind } {
  if (path === 'count') return { expression: 'count(*)', kind: 'int' };
  const end = path.lastIndexOf('.');
  const name = path.slice(0, end);
  const column = findColumn(resource, path.slice(end + 1))!;
  requireColumn(scope.access, column);
  const value = columnIn(alias, column);
  if (name === 'countDistinct') return { expression: `count(distinct ${value})`, kind: 'int' };
  if (name === 'sum') return { expression: `sum(${value})`, kind: 'number' };
  if (name === 'avg') return { expression: `avg(${value})`, kind: 'number' };
  if (name === 'median') return { expression: percentile(value, '0.5'), kind: 'number' };
  if (name.startsWith(PERCENTILE)) {
    const fraction = scope.parameters.add(Number(name.slice(PERCENTILE.length)), 'float8');
    return { expression: percentile(value, fraction), kind: 'number' };
  }
  if (name === 'min') return { expression: `min(${value})`, kind: column.kind };
  return { expression: `max(${value})`, kind: column.kind };
}

/** As a decimal number, whose digits are those of the values. */
const percentile = (value: string, fraction: string) =>
  `(percentile_cont(${fraction}) within group (order by ${value}))::numeric`;

const PERCENTILE = 'percentile ';

/**
 * The name of an aggregate in a path, with its argument: `sum`, `percentile 0.9`.
 * @throws BAD_USER_INPUT for a fraction that is none
 */
export function figureName({ name, args }: Pick<SelectedField, 'name' | 'args'>): string {
  if (name !== 'percentile') return name;
  const fraction = Number(args['fraction']);
  if (!(fraction >= 0 && fraction <= 1))
    throw badInput({ fraction: 'A percentile has a fraction from 0 to 1, such as 0.95' });
  return PERCENTILE + fraction;
}

/**
 * The condition of `having` on the aggregates of rows.
 * @param keys the keys of a group that are numbers, in SQL by their path in the response
 */
export function havingCondition(
  rows: AggregatedRows,
  having: Filter,
  keys: ReadonlyMap<string, string> = new Map(),
): string {
  const condition = (path: string, given: unknown) => {
    requireCondition(path, given);
    const { gtField, ltField, ...operators } = given as Filter;
    const { expression, kind } = aggregateExpression(rows, path);
    const subject = { name: `having.${path}`, label: path, kind };
    return [
      comparison(expression, subject, operators, rows.scope),
      ...(typeof gtField === 'string' ? [`${expression} > ${comparable(rows, gtField, keys)}`] : []),
      ...(typeof ltField === 'string' ? [`${expression} < ${comparable(rows, ltField, keys)}`] : []),
    ].join(' and ');
  };
  return combination(having, (name, value) => {
    if (name === 'count') return condition(name, value);
    const given = Object.entries(value).filter(([, operators]) => operators !== undefined);
    return (
      given.map(([field, operators]) => condition(`${name}.${field}`, operators)).join(' and ') || 'true'
    );
  });
}

/** A number at a path in the response, in SQL. @throws BAD_USER_INPUT */
function comparable(rows: AggregatedRows, path: string, keys: ReadonlyMap<string, string>): string {
  const aggregates = numbers(rows.resource).flatMap(({ name }) =>
    COMPARED.map(aggregate => `${aggregate}.${name}`),
  );
  const isAggregate = path === 'count' || aggregates.includes(path);
  const expression = isAggregate ? aggregateExpression(rows, path).expression : keys.get(path);
  if (expression === undefined) throw badInput({ having: `${path} is not a number of the group` });
  return expression;
}

/** The values of a nested input with their paths. */
export const leavesOf = (tree: Tree, prefix = ''): [path: string, value: string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === null) return [];
    return typeof value === 'string'
      ? [[prefix + name, value]]
      : leavesOf(value as Tree, `${prefix}${name}.`);
  });
