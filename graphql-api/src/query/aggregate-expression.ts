import { badInput } from '../common/errors.ts';
import { numbers } from '../declaration/aggregate-types.ts';
import type { FieldKind } from '../declaration/contract.ts';
import { findCollection, findColumn, type Resource } from '../declaration/resource.ts';
import { requireColumn, requireView } from '../declaration/view-permission.ts';
import { combination, comparison, requireCondition, type Filter } from './comparison.ts';
import { rowsOf, type Scope } from './scope.ts';
import type { SelectedField } from './selection.ts';
import { columnIn } from './sql.ts';
import { visibleRows } from './visible-rows.ts';

/** A nested input as GraphQL has checked it. */
export type Tree = { [name: string]: unknown };

/** The condition of a filter on the rows `alias` of a resource. */
export type ConditionOf = (filter: Filter, resource: Resource, alias: string, scope: Scope) => string;

/** The rows of a table that are aggregated. */
export interface AggregatedRows {
  resource: Resource;
  alias: string;
  scope: Scope;
  conditionOf: ConditionOf;
  /** Whether a group may have no record, but a row of nulls. Then counts and sums are 0. */
  isFilled?: boolean;
}

/** The kinds of values that are calculated and compared with. */
export const NUMBERS: ReadonlySet<FieldKind> = new Set(['money', 'number', 'int']);

/** Aggregates that others are compared with. */
const COMPARED = ['sum', 'avg', 'median', 'min', 'max'];

/** The field of an aggregate with the declared figures. */
export const DECLARED_FIGURES = 'figures';

/**
 * An aggregate in SQL, before it is formatted, and the kind of its value.
 * @param path of `figureName`s: `count`, `sum.amount`
 * @param condition of the rows that are aggregated; all without
 * @throws FORBIDDEN for a sensitive column that the caller may not view
 */
export function aggregateExpression(
  aggregated: AggregatedRows,
  path: string,
  condition?: string,
): { expression: string; kind: FieldKind } {
  const { resource, alias, scope, isFilled } = aggregated;
  const rows = condition === undefined ? '' : ` filter (where ${condition})`;
  if (path === 'count') return { expression: `count(${isFilled ? `${alias}.id` : '*'})${rows}`, kind: 'int' };
  const end = path.lastIndexOf('.');
  const name = path.slice(0, end);
  if (name === DECLARED_FIGURES) return declaredFigure(aggregated, path.slice(end + 1), condition);
  const column = findColumn(resource, path.slice(end + 1))!;
  requireColumn(scope.access, column);
  const value = columnIn(alias, column);
  const percentile = (fraction: string): { expression: string; kind: FieldKind } => ({
    // As a decimal number, whose digits are those of the values.
    expression: `(percentile_cont(${fraction}) within group (order by ${value})${rows})::numeric`,
    kind: 'number',
  });
  if (name === 'countDistinct') return { expression: `count(distinct ${value})${rows}`, kind: 'int' };
  const sum = `sum(${value})${rows}`;
  if (name === 'sum') return { expression: isFilled ? `coalesce(${sum}, 0)` : sum, kind: 'number' };
  if (name === 'avg') return { expression: `avg(${value})${rows}`, kind: 'number' };
  if (name === 'median') return percentile('0.5');
  if (name.startsWith(PERCENTILE))
    return percentile(scope.parameters.add(Number(name.slice(PERCENTILE.length)), 'float8'));
  if (name === 'min') return { expression: `min(${value})${rows}`, kind: column.kind };
  return { expression: `max(${value})${rows}`, kind: column.kind };
}

/** A figure that the resource declares, in SQL. */
function declaredFigure(
  aggregated: AggregatedRows,
  name: string,
  condition: string | undefined,
): { expression: string; kind: FieldKind } {
  const { resource, alias, scope, conditionOf } = aggregated;
  const figure = resource.figures![name]!;
  if (figure.unit === 'share') {
    const path = (of?: string) => (of === undefined ? 'count' : `${DECLARED_FIGURES}.${of}`);
    const [part, whole] = [path(figure.of), path(figure.in)].map(
      at => aggregateExpression(aggregated, at, condition).expression,
    ) as [string, string];
    return { expression: quotient(part, whole), kind: 'number' };
  }
  const conditions = [
    ...(condition === undefined ? [] : [condition]),
    ...(figure.filter ? [conditionOf(figure.filter as Filter, resource, alias, scope)] : []),
  ];
  const rows = conditions.length > 0 ? conditions.join(' and ') : undefined;
  if ('related' in figure) {
    const where = rows === undefined ? '' : ` filter (where ${rows})`;
    return { expression: `coalesce(sum(${relatedCount(aggregated, figure)})${where}, 0)`, kind: 'int' };
  }
  if (!('sum' in figure)) return aggregateExpression(aggregated, 'count', rows);
  const { expression, kind } = aggregateExpression(aggregated, `sum.${figure.sum}`, rows);
  return { expression: `coalesce(${expression}, 0)`, kind };
}

/**
 * The number of records that refer to a row and count in their own figure.
 * @throws FORBIDDEN where the caller may not view these records
 */
function relatedCount(
  { resource: of, alias: parent, scope, conditionOf }: AggregatedRows,
  { related, figure }: { related: string; figure: string },
): string {
  const { resource, column } = findCollection(of, related)!;
  requireView(scope.access, resource);
  const alias = scope.aliases.next();
  const conditions = [
    `${columnIn(alias, column)} = ${parent}.id`,
    ...visibleRows(resource, alias, scope),
    conditionOf(countedBy(resource, figure), resource, alias, scope),
  ];
  return `(select count(*) from ${rowsOf(scope, resource, alias)} where ${conditions.join(' and ')})`;
}

/** The records that count in a declared figure. */
export function countedBy({ figures }: Resource, name: string): Filter {
  const figure = figures![name]!;
  return figure.unit === 'share' ? {} : ((figure.filter ?? {}) as Filter);
}

/** Whether the declared figure at a path is 0 without records. */
export const isZeroWithout = ({ figures = {} }: Resource, path: string): boolean => {
  const [field, name] = path.split('.');
  return field === DECLARED_FIGURES && figures[name!]?.unit !== 'share';
};

/** A ratio of numbers in SQL; null for 0. */
export const quotient = (of: string, to: string) => `(${of}::numeric / nullif(${to}, 0))`;

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
 * @param others further numbers of a group, in SQL by their path in the response
 */
export function havingCondition(
  rows: AggregatedRows,
  having: Filter,
  others: ReadonlyMap<string, string> = new Map(),
): string {
  const number = (path: string): string => {
    const expression = numberAt(rows, path, others);
    if (expression === undefined) throw badInput({ having: `${path} is not a number of the group` });
    return expression;
  };
  const compared = (
    { expression, kind }: { expression: string; kind: FieldKind },
    path: string,
    operators: Filter,
  ) =>
    comparison(expression, { name: `having.${path}`, label: path, kind }, operators, rows.scope, {
      field: NUMBERS.has(kind) ? number : undefined,
    });
  const condition = (path: string, given: unknown) => {
    requireCondition(path, given);
    return compared(aggregateExpression(rows, path), path, given as Filter);
  };
  return combination(having, (name, value) => {
    if (name === 'count') return condition(name, value);
    if (name === 'figure') {
      const { path, ...operators } = value as Filter & { path: string };
      return compared({ expression: number(path), kind: 'number' }, path, operators);
    }
    const given = Object.entries(value).filter(([, operators]) => operators !== undefined);
    return (
      given.map(([field, operators]) => condition(`${name}.${field}`, operators)).join(' and ') || 'true'
    );
  });
}

/**
 * A number at a path in the response, in SQL; undefined where there is none.
 * @param others than the aggregates of all rows of the group, which need not be selected
 */
export function numberAt(
  rows: AggregatedRows,
  path: string,
  others: ReadonlyMap<string, string>,
): string | undefined {
  const aggregates = numbers(rows.resource).flatMap(({ name }) =>
    COMPARED.map(aggregate => `${aggregate}.${name}`),
  );
  const declared = Object.keys(rows.resource.figures ?? {}).map(name => `${DECLARED_FIGURES}.${name}`);
  const isAggregate = path === 'count' || aggregates.includes(path) || declared.includes(path);
  return isAggregate ? aggregateExpression(rows, path).expression : others.get(path);
}

/** The values of a nested input with their paths. */
export const leavesOf = (tree: Tree, prefix = ''): [path: string, value: string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === null) return [];
    return typeof value === 'string'
      ? [[prefix + name, value]]
      : leavesOf(value as Tree, `${prefix}${name}.`);
  });
