import { getNamedType } from 'graphql';
import {
  findAggregated,
  findColumn,
  findCollection,
  findReference,
  type Collection,
  type Resource,
} from '../declaration/resource.ts';
import { ApiError } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import { mayViewColumn, requireView } from '../declaration/view-permission.ts';
import { newScope, type Scope } from './scope.ts';
import { quote } from '../common/sql.ts';
import type { Context } from '../server/context.ts';
import { valueKindOf, type Row } from './output.ts';
import { limitSql, MAX_TABLE_LIST } from './page-size.ts';
import { countSql, isCapped, pageRows, type ListArguments, type PageRows } from './page-rows.ts';
import {
  hasIdentifiers,
  identified,
  jsonObjectSql,
  ROW,
  type Projection,
  type SelectList,
} from './projection.ts';
import type { SelectedField } from './selection.ts';
import { projectAggregate } from './relation-aggregate.ts';
import { cursorSql } from './sort.ts';
import { columnIn, output, typeOf } from './sql.ts';
import type { TableSource } from './table-source.ts';

/** A list within a record that may have more rows than the response shows. */
export interface CappedList {
  /** As `Truncation` has it. */
  path: string;
  limit: number;
  /** Whether there are more, in SQL. */
  hasMore: string;
}

/** Whether fields need more than the table of their resource. */
export const hasRelations = (resource: Resource, fields: readonly SelectedField[]): boolean =>
  fields.some(({ name }) => name !== '__typename' && !findColumn(resource, name));

/**
 * Projects the selected fields of records: values of the table, related records by joins, lists as JSON.
 * @param path of the records in the response, as `Truncation` has it
 * @param capped receives the lists that may have more rows
 * @throws FORBIDDEN for related records that the caller may not view
 */
export function projectRecord(
  source: TableSource,
  fields: readonly SelectedField[],
  path: string,
  capped: CappedList[],
): Projection[] {
  const { resource, scope } = source;
  return fields.map((field): Projection => {
    const { key, name } = field;
    if (name === '__typename') return { key, kind: 'constant', value: resource.type };
    const computed = resource.computedFields?.[name];
    if (computed) return computed.project(source, field);
    const column = findColumn(resource, name);
    if (column && !mayViewColumn(scope.access, column)) {
      scope.hidden.set(`${resource.type}.${name}`, `${column.sensitive}:view`);
      return { key, kind: valueKindOf(field.type!), sql: `null::${typeOf(column)}` };
    }
    if (column?.entries) return projectJsonList(field, columnIn(source.alias, column));
    if (column?.kind === 'json') return projectJson(field, columnIn(source.alias, column));
    if (column) return { key, kind: valueKindOf(field.type!), sql: output(source.alias, column) };
    const one = findReference(resource, name);
    const aggregated = findAggregated(resource, name);
    if (aggregated) return projectAggregate(source, field, aggregated);
    if (!one) return projectList(source, field, findCollection(resource, name)!, `${path}.${key}`, capped);
    requireView(scope.access, one.target, namesOf(field.fields));
    const joined = source.join(one.column, one.target);
    const inner = projectRecord(joined, field.fields, `${path}.${name}`, capped);
    return { key, kind: 'object', present: `${joined.alias}.${quote('id')}`, fields: inner };
  });
}

/** What every type has is visible with it. */
const namesOf = (fields: readonly SelectedField[]) =>
  fields.map(({ name }) => name).filter(name => name !== '__typename');

/**
 * The selected fields of an object that is stored as JSON.
 * @param json the object in SQL
 */
function projectJson(field: SelectedField, json: string): Projection {
  const present = `case when ${json} is not null then 1 end`;
  return { key: field.key, kind: 'object', present, fields: projectMembers(field, json) };
}

const projectMembers = ({ type, fields }: SelectedField, json: string): Projection[] =>
  fields.map((field): Projection => {
    if (!field.type) return { key: field.key, kind: 'constant', value: getNamedType(type!).name };
    if (field.fields.length > 0) return projectJson(field, `(${json} -> '${field.name}')`);
    const kind = valueKindOf(field.type);
    if (kind === 'list') return { key: field.key, kind: 'json', sql: `${json} -> '${field.name}'` };
    const text = `${json} ->> '${field.name}'`;
    const sql = kind === 'number' ? `(${text})::numeric` : kind === 'boolean' ? `(${text})::boolean` : text;
    return { key: field.key, kind, sql };
  });

/**
 * The selected fields of each object of a list that is stored as JSON.
 * @param json the list in SQL
 */
function projectJsonList(field: SelectedField, json: string): Projection {
  const members = projectMembers(field, 'entry');
  const list = `select json_agg(${jsonObjectSql(members)} order by position) from jsonb_array_elements(${json}) with ordinality as entries(entry, position)`;
  return { key: field.key, kind: 'json', sql: `coalesce((${list}), '[]')` };
}

/** A list within a record. */
function projectList(
  parent: TableSource,
  { key, fields, args }: SelectedField,
  inverse: Collection,
  path: string,
  capped: CappedList[],
): Projection {
  const { scope } = parent;
  const { resource } = inverse;
  requireView(scope.access, resource);
  const list: NestedList = {
    resource,
    args,
    parent: alias => `${columnIn(alias, inverse.column)} = ${parent.alias}.id`,
    path,
    items: fields.filter(({ name }) => name === 'items'),
    pageInfo: fields.filter(({ name }) => name === 'pageInfo').flatMap(field => field.fields),
  };
  // A wrong page or sort is rejected although no rows are selected: this query is not sent.
  const rows = nestedRows(list, isEmpty(list) ? newScope(scope) : scope);
  const alias = isEmpty(list) ? '' : parent.joinLateral(rows.query);
  capped.push(...rows.capped.map(list => ({ ...list, hasMore: `${alias}.${list.hasMore}` })));
  const projected = fields.map((field): Projection => {
    if (field.name === 'items')
      return { key: field.key, kind: 'json', sql: `${alias}.items${list.items.indexOf(field)}` };
    if (field.name === 'pageInfo')
      return {
        key: field.key,
        kind: 'object',
        fields: field.fields.map(inner => pageInfoField(inner, alias)),
      };
    if (field.name === 'totalCount')
      return { key: field.key, kind: 'number', sql: `(${countSql(resource, args, scope, list.parent)})` };
    return { key: field.key, kind: 'constant', value: `${resource.type}Page` };
  });
  return { key, kind: 'object', fields: projected };
}

interface NestedList {
  resource: Resource;
  args: ListArguments;
  parent: (alias: string) => string;
  path: string;
  items: readonly SelectedField[];
  pageInfo: readonly SelectedField[];
}

const isEmpty = ({ items, pageInfo }: NestedList) => items.length === 0 && pageInfo.length === 0;

function pageInfoField({ key, name }: SelectedField, alias: string): Projection {
  if (name === 'hasNextPage') return { key, kind: 'boolean', sql: `${alias}.has_more` };
  if (name === 'endCursor') return { key, kind: 'text', sql: `${alias}.end_cursor` };
  return { key, kind: 'constant', value: 'PageInfo' };
}

interface NestedRows {
  /** Selects one row: `items0` … as JSON, and where they are needed `has_more` and `end_cursor`. */
  query: string;
  /** Their `hasMore` are columns of the row. */
  capped: CappedList[];
}

/** @throws BAD_USER_INPUT for a wrong page or sort, also where nothing of the rows is selected */
function nestedRows(list: NestedList, scope: Scope): NestedRows {
  const { resource, args, parent, path, items, pageInfo } = list;
  const { wholeLists } = scope;
  const reports = items.length > 0 && (wholeLists ? args.page?.limit == null : isCapped(args));
  const withNext = reports || pageInfo.length > 0;
  const joinsLater = items.some(({ fields }) => hasRelations(resource, fields));
  const within = wholeLists ? { ...scope, wholeLists: MAX_TABLE_LIST.inList } : scope;
  const page = pageRows(resource, args, within, { parent, withNext, joinsLater, defaultSize: wholeLists });
  const inner: CappedList[] = [];
  const records = items.map(({ fields }) => projectRecord(page.source, fields, path, inner));
  const own: CappedList[] = reports ? [{ path, limit: page.limit, hasMore: 'has_more' }] : [];
  const [first] = records;
  if (first && records.length === 1 && !withNext && inner.length === 0 && hasIdentifiers(first))
    return {
      query: `select coalesce(json_agg(${ROW}), '[]') as items0 from (select ${identified(first)} from ${page.source.from()} ${page.clause}) ${ROW}`,
      capped: [],
    };
  const limit = limitSql(page.limit, page.limit, scope.parameters);
  const aggregated = [
    ...records.map(
      (_, index) =>
        `coalesce(json_agg(item${index}) filter (where number <= ${limit}), '[]') as items${index}`,
    ),
    `count(*) > ${limit} as has_more`,
    ...(hasCursor(list)
      ? [
          `(array_agg(cursor) filter (where number <= ${limit}))[least(count(*), ${limit})::int] as end_cursor`,
        ]
      : []),
    ...inner.map(
      (_, index) =>
        `coalesce(bool_or(more${index}) filter (where number <= ${limit}), false) as more${index}`,
    ),
  ];
  return {
    query: `select ${aggregated.join(', ')} from (${numberedRows(list, page, records, inner)}) numbered`,
    capped: [...own, ...inner.map((each, index) => ({ ...each, hasMore: `more${index}` }))],
  };
}

const hasCursor = ({ pageInfo }: NestedList) => pageInfo.some(({ name }) => name === 'endCursor');

function numberedRows(
  list: NestedList,
  page: PageRows,
  records: readonly (readonly Projection[])[],
  inner: readonly CappedList[],
): string {
  const selected = [
    ...records.map((fields, index) => `${jsonObjectSql(fields)} as item${index}`),
    `row_number() over (order by ${page.orderBy}) as number`,
    ...(hasCursor(list) ? [`${cursorSql(page.cursorSort, page.keys)} as cursor`] : []),
    ...inner.map(({ hasMore }, index) => `${hasMore} as more${index}`),
  ];
  return `select ${selected.join(', ')} from ${page.source.from()} ${page.clause}`;
}

/** The position in a row of whether a nested list has more rows. */
export type CappedPosition = Pick<CappedList, 'path' | 'limit'> & { at: number };

/** Reports the lists of a row that have more rows than the response shows. @throws BAD_USER_INPUT in a table */
export function reportCapped(
  nested: readonly CappedPosition[],
  row: Row,
  { truncations, tableWriter }: Pick<Context, 'truncations' | 'tableWriter'>,
): void {
  for (const { path, limit, at } of nested)
    if (row[at] === 't') {
      if (tableWriter) throw tooManyRows(path, limit);
      truncations.add({ path, returned: limit, limit });
    }
}

/** A list in a table that has more rows than one record may have. */
function tooManyRows(path: string, limit: number): ApiError {
  const [, ...within] = path.split('.');
  return new ApiError(
    msg(
      '{path} has more than {limit} rows in one record. Write {example} for as many as you need, or request {list} as a list of its own.',
      {
        path: within.join('.'),
        limit: limit.toLocaleString('en-US'),
        example: `${within.at(-1)}(page: { limit: 100 })`,
        list: within.at(-1)!,
      },
    ),
    'BAD_USER_INPUT',
  );
}

/** Selects whether nested lists have more rows. */
export const selectCapped = (capped: readonly CappedList[], select: SelectList): CappedPosition[] =>
  capped.map(({ path, limit, hasMore }) => ({ path, limit, at: select.add(hasMore) }));
