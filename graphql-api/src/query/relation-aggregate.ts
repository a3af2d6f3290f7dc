import { getNamedType, isLeafType, type GraphQLOutputType } from 'graphql';
import type { FieldKind } from '../declaration/contract.ts';
import type { Collection } from '../declaration/resource.ts';
import { requireView } from '../declaration/view-permission.ts';
import { aggregateExpression, figureName, isZeroWithout } from './aggregate-expression.ts';
import type { Filter } from './comparison.ts';
import { valueKindOf } from './output.ts';
import { conditionOf } from './filter.ts';
import type { Projection } from './projection.ts';
import { newScope, rowsOf } from './scope.ts';
import type { SelectedField } from './selection.ts';
import { columnIn, formatted } from './sql.ts';
import type { ManyRows, TableSource } from './table-source.ts';
import { visibleRows } from './visible-rows.ts';

/**
 * Projects the aggregates of the records that refer to a record: `paymentsAggregate` of a member.
 * @throws FORBIDDEN where the caller may not view these records
 */
export function projectAggregate(
  parent: TableSource,
  { key, type, args, fields }: SelectedField,
  collection: Collection,
): Projection {
  const paths = pathsOf(fields);
  const filter = args['filter'] as Filter | null | undefined;
  const joined = joinAggregates(parent, collection, filter, paths, parent.many);
  const valueAt = (path: string) => joined[paths.indexOf(path)]!.output;
  return { key, kind: 'object', fields: projected(type!, fields, valueAt) };
}

/** An aggregate of a relation in SQL. */
export interface JoinedAggregate {
  value: string;
  /** As responses have it. */
  output: string;
  kind: FieldKind;
  isCount: boolean;
}

/**
 * Joins the aggregates at these paths: by one pass over the related table where the statement reads many rows, or rows
 * of a point in time, which have no index; else by the related records of each row.
 * @throws FORBIDDEN where the caller may not view the related records
 * @throws BAD_USER_INPUT for a wrong filter, also without paths
 */
export function joinAggregates(
  parent: TableSource,
  { resource, column }: Collection,
  filter: Filter | null | undefined,
  paths: readonly string[],
  many: ManyRows | undefined,
): JoinedAggregate[] {
  const isEmpty = paths.length === 0;
  const scope = isEmpty ? newScope(parent.scope) : parent.scope;
  requireView(scope.access, resource);
  const alias = scope.aliases.next();
  const reference = columnIn(alias, column);
  const rows = { resource, alias, scope, conditionOf };
  const expressions = paths.map(path => aggregateExpression(rows, path));
  const select = expressions.map(({ expression }, index) => `${expression} as a${index}`);
  const conditions = [
    ...visibleRows(resource, alias, scope),
    ...(filter ? [conditionOf(filter, resource, alias, scope)] : []),
  ];
  if (isEmpty) return [];
  const query = (columns: readonly string[], condition?: string) =>
    `select ${columns.join(', ')} from ${rowsOf(scope, resource, alias)} where ${[...conditions, ...(condition ? [condition] : [])].join(' and ') || 'true'}`;
  const joined =
    many || scope.pointInTime
      ? parent.joinByParent(
          `${query([`${reference} as parent`, ...select], many?.ids && `${reference} in (${many.ids})`)} group by ${reference}`,
        )
      : parent.joinLateral(query(select, `${reference} = ${parent.alias}.id`));
  return expressions.map(({ kind }, index) => {
    const isCount = paths[index]!.startsWith('count');
    const isZero = isCount || isZeroWithout(resource, paths[index]!);
    // A record without any has no row of a pass.
    const value = isZero ? `coalesce(${joined}.a${index}, 0)` : `${joined}.a${index}`;
    return { value, output: formatted(value, kind), kind, isCount };
  });
}

/** The paths of the requested values, each once: `count`, `sum.amount`. */
const pathsOf = (fields: readonly SelectedField[], parent = ''): string[] => [
  ...new Set(
    fields.flatMap(field => {
      if (!field.type) return [];
      const path = parent + figureName(field);
      return isLeafType(getNamedType(field.type)) ? [path] : pathsOf(field.fields, `${path}.`);
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
  fields.map((field): Projection => {
    const { key, type, fields: inner } = field;
    if (!type) return { key, kind: 'constant', value: getNamedType(parentType).name };
    const path = parent + figureName(field);
    if (isLeafType(getNamedType(type))) return { key, kind: valueKindOf(type), sql: valueAt(path) };
    return { key, kind: 'object', fields: projected(type, inner, valueAt, `${path}.`) };
  });
