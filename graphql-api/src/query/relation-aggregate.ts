import { getNamedType, isLeafType, type GraphQLOutputType } from 'graphql';
import type { Column } from '../declaration/column-registry.ts';
import type { Collection } from '../declaration/resource.ts';
import { requireView } from '../declaration/view-permission.ts';
import { aggregateExpression, type AggregatedRows } from './aggregate-expression.ts';
import type { Filter } from './comparison.ts';
import { valueKindOf } from './output.ts';
import { conditionSql } from './page-rows.ts';
import type { Projection } from './projection.ts';
import { newScope, rowsOf } from './scope.ts';
import type { SelectedField } from './selection.ts';
import { columnIn, formatted } from './sql.ts';
import type { TableSource } from './table-source.ts';

/**
 * Projects the aggregates of the records that refer to a record: `paymentsAggregate` of a member.
 * @throws FORBIDDEN where the caller may not view these records
 */
export function projectAggregate(
  parent: TableSource,
  { key, type, args, fields }: SelectedField,
  { resource, column }: Collection,
): Projection {
  const { scope } = parent;
  requireView(scope.access, resource);
  const rows: AggregatedRows = { resource, alias: scope.aliases.next(), scope };
  const expressions = leavesOf(fields).map(path => {
    const { expression, kind } = aggregateExpression(rows, path);
    return { path, sql: formatted(expression, kind) };
  });
  const names = new Map(expressions.map(({ path }, index) => [path, `a${index}`]));
  const select = expressions.map(({ path, sql }) => `${sql} as ${names.get(path)}`);
  // A wrong filter is rejected although no values are selected.
  const alias = join(parent, rows, column, args['filter'] as Filter | null | undefined, select);
  const valueAt = (path: string) =>
    path.startsWith('count') ? `coalesce(${alias}.${names.get(path)}, 0)` : `${alias}.${names.get(path)}`;
  return { key, kind: 'object', fields: projected(type!, fields, valueAt) };
}

/**
 * Joins the aggregates: by one pass over the related table where the statement reads many rows, or rows of a point in
 * time, which have no index; else by the related records of each row.
 */
function join(
  parent: TableSource,
  { resource, alias, scope }: AggregatedRows,
  column: Column,
  filter: Filter | null | undefined,
  select: readonly string[],
): string {
  const reference = columnIn(alias, column);
  const isEmpty = select.length === 0;
  const condition = conditionSql(resource, alias, { filter }, isEmpty ? newScope(scope) : scope);
  if (isEmpty) return '';
  const from = `from ${rowsOf(scope, resource, alias)} where ${condition}`;
  const { many } = parent;
  if (!many && !scope.pointInTime)
    return parent.joinLateral(`select ${select.join(', ')} ${from} and ${reference} = ${parent.alias}.id`);
  const within = many?.ids ? ` and ${reference} in (${many.ids})` : '';
  return parent.joinByParent(
    `select ${[`${reference} as parent`, ...select].join(', ')} ${from}${within} group by ${reference}`,
  );
}

/** The paths of the requested values, each once: `count`, `sum.amount`. */
const leavesOf = (fields: readonly SelectedField[], parent = ''): string[] => [
  ...new Set(
    fields.flatMap(({ name, type, fields: inner }) => {
      if (!type) return [];
      return isLeafType(getNamedType(type)) ? [parent + name] : leavesOf(inner, `${parent}${name}.`);
    }),
  ),
];

/** @param valueAt the value at a path in SQL */
const projected = (
  parentType: GraphQLOutputType,
  fields: readonly SelectedField[],
  valueAt: (path: string) => string,
  parent = '',
): Projection[] =>
  fields.map(({ key, name, type, fields: inner }): Projection => {
    if (!type) return { key, kind: 'constant', value: getNamedType(parentType).name };
    const path = parent + name;
    if (isLeafType(getNamedType(type))) return { key, kind: valueKindOf(type), sql: valueAt(path) };
    return { key, kind: 'object', fields: projected(type, inner, valueAt, `${path}.`) };
  });
