import { badInput } from '../common/errors.ts';
import {
  collectionsOf,
  findColumn,
  isSortable,
  refTitleName,
  resourceOf,
  titleColumn,
  type Resource,
} from '../declaration/resource.ts';
import { requireColumn } from '../declaration/view-permission.ts';
import { leavesOf, type Tree } from './aggregate-expression.ts';
import type { Filter } from './comparison.ts';
import { joinAggregates, type JoinedAggregate } from './relation-aggregate.ts';
import type { ManyRows, TableSource } from './table-source.ts';
import { columnIn, typeOf, type Parameters } from './sql.ts';

/** A field and its direction, or a list within the record and one of its aggregates with a direction. */
export type SortInput = { field?: string | null; direction?: 'ASC' | 'DESC' } & Tree;

/** Fields that rows are sorted by, or grouped by. */
export const MAX_KEYS = 8;

export interface SortKey {
  /** The name of the field, with - before it for descending. */
  name: string;
  /** The value in SQL. */
  expression: string;
  /** Decides how the rows after a cursor are found. */
  nullable: boolean;
  descending: boolean;
  type: string;
}

/**
 * The keys of a sort, or of the default sort, and the id, so that the order is always the same.
 * @param source is joined with the tables of related titles, and with aggregates of relations
 * @param many the rows of a list, unless it is one within a record
 * @throws BAD_USER_INPUT
 */
export function sortKeys(
  source: TableSource,
  sort: readonly SortInput[] | null | undefined,
  many: ManyRows | undefined,
): SortKey[] {
  const keys = distinct(sort?.length ? sort : defaultSort(source.resource)).map(input =>
    typeof input.field === 'string'
      ? fieldKey(source, input.field, input)
      : aggregateKey(source, input, many),
  );
  const idColumn = findColumn(source.resource, 'id')!;
  const id = { name: 'id', expression: `${source.alias}.id`, nullable: false, type: typeOf(idColumn) };
  return [...keys, { ...id, descending: keys.at(-1)?.descending ?? false }];
}

const defaultSort = ({ defaultSort }: Resource): SortInput[] =>
  Object.entries(defaultSort).map(([field, direction]) => ({
    field,
    direction: direction === 'desc' ? 'DESC' : 'ASC',
  }));

/** Later keys of a field change nothing. @throws BAD_USER_INPUT */
function distinct(sort: readonly SortInput[]): SortInput[] {
  const keys = new Map<unknown, SortInput>();
  for (const key of sort) if (!keys.has(key.field ?? key)) keys.set(key.field ?? key, key);
  if (keys.size > MAX_KEYS) throw badInput({ sort: `A list is sorted by at most ${MAX_KEYS} fields` });
  return [...keys.values()];
}

const keyName = (path: string, descending: boolean) => (descending ? `-${path}` : path);

function fieldKey(source: TableSource, field: string, { direction, ...lists }: SortInput): SortKey {
  const { resource, alias } = source;
  if (leavesOf({ ...lists, field: null }).length > 0) throw oneKey();
  const descending = direction === 'DESC';
  const name = keyName(field, descending);
  const column = findColumn(resource, field);
  if (column) requireColumn(source.scope.access, column);
  if (column && isSortable(column))
    return {
      name,
      expression: columnIn(alias, column),
      nullable: column.nullable,
      descending,
      type: typeOf(column),
    };
  const reference = resource.references.find(candidate => refTitleName(candidate) === field);
  if (!reference) throw badInput({ sort: `${resource.type} cannot be sorted by ${field}` });
  const target = resourceOf(reference.ref!.entity());
  const expression = columnIn(source.join(reference, target).alias, titleColumn(target));
  return { name, expression, nullable: true, descending, type: 'text' };
}

/** An aggregate of a list within the record. The filter is none of the name: cursors do not contain filters. */
function aggregateKey(source: TableSource, input: SortInput, many: ManyRows | undefined): SortKey {
  const lists = collectionsOf(source.resource).filter(({ name }) => input[name] != null);
  const [list] = lists;
  const { filter, ...aggregates } = list ? (input[list.name] as Tree) : {};
  const sorted = leavesOf(aggregates);
  if (!list || lists.length > 1 || sorted.length !== 1) throw oneKey();
  const [path, direction] = sorted[0]!;
  const [{ value, kind, isCount }] = joinAggregates(source, list, filter as Filter, [path], many) as [
    JoinedAggregate,
  ];
  const descending = direction === 'DESC';
  return {
    name: keyName(`${list.name}.${path}`, descending),
    expression: value,
    nullable: !isCount,
    descending,
    type: isCount ? 'bigint' : typeOf({ kind, bigint: false }),
  };
}

const oneKey = () =>
  badInput({ sort: 'A sort key has either a field, or one aggregate of one list such as `count: DESC`' });

/**
 * Missing values come last in both directions, as in groups.
 * @param expressions in the order of the keys
 */
export const orderBy = (keys: readonly SortKey[], expressions = keys.map(key => key.expression)): string =>
  keys
    .map(({ descending, nullable }, index) => {
      const direction = descending ? (nullable ? ' desc nulls last' : ' desc') : '';
      return `${expressions[index]!}${direction}`;
    })
    .join(', ');

/** Which rows in which order the cursors of a list belong to. */
export const cursorSort = ({ type }: Resource, keys: readonly SortKey[]): string =>
  `${type} ${keys.map(({ name }) => name).join()}`;

/** @param values of the sort keys of a row, as text */
export const encodeCursor = (sort: string, values: readonly (string | null)[]): string =>
  Buffer.from(JSON.stringify([sort, ...values])).toString('base64url');

/** The same in SQL. @param sort a constant without quotes */
export const cursorSql = (sort: string, expressions: readonly string[]): string => {
  const json = `json_build_array('${sort}', ${expressions.map(value => `${value}::text`).join(', ')})`;
  const base64 = `replace(encode(convert_to(${json}::text, 'UTF8'), 'base64'), E'\\n', '')`;
  return `rtrim(translate(${base64}, '+/', '-_'), '=')`;
};

/**
 * The condition of the rows after a cursor. Where no key can be null and all have one direction, it is a row
 * comparison, for which an index can be used.
 * @throws BAD_USER_INPUT
 */
export function afterCursor(
  keys: readonly SortKey[],
  sort: string,
  cursor: string,
  parameters: Parameters,
): string {
  const values = decodeCursor(cursor, sort, keys.length);
  const add = (index: number) => parameters.add(values[index], keys[index]!.type);
  const isOneWay = keys.every(key => !key.nullable && key.descending === keys[0]!.descending);
  if (isOneWay) {
    const left = keys.map(key => key.expression).join(', ');
    return `(${left}) ${keys[0]!.descending ? '<' : '>'} (${keys.map((_, index) => add(index)).join(', ')})`;
  }
  const alternatives = keys.map((key, index) => {
    const same = keys
      .slice(0, index)
      .map((earlier, at) => `${earlier.expression} is not distinct from ${add(at)}`);
    return `(${[...same, afterValue(key, values[index], () => add(index))].join(' and ')})`;
  });
  return `(${alternatives.join(' or ')})`;
}

/** Nothing comes after a missing value, which comes after all others. */
const afterValue = ({ expression, descending }: SortKey, value: unknown, add: () => string): string =>
  value === null ? 'false' : `(${expression} ${descending ? '<' : '>'} ${add()} or ${expression} is null)`;

/** @throws BAD_USER_INPUT */
function decodeCursor(cursor: string, sort: string, length: number): unknown[] {
  const [ownSort, ...values] = parsedCursor(cursor) ?? [];
  if (typeof ownSort !== 'string')
    throw badInput({ page: '`after` takes the endCursor of a page of the same list' });
  if (ownSort !== sort || values.length !== length)
    throw badInput({ page: 'This cursor belongs to another sort. Start again without `after`.' });
  return values;
}

function parsedCursor(cursor: string): unknown[] | undefined {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(values) && values.every(isScalar) ? values : undefined;
  } catch {
    return undefined;
  }
}

const isScalar = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);
