import { Index, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { searchedSql, textKeySql } from '../common/normalized-text.ts';
import { quote } from '../common/sql.ts';
import type { Column } from './column-registry.ts';
import {
  allResources,
  findColumn,
  isSearchable,
  resourceOf,
  searchedColumns,
  storedColumns,
  titleColumn,
  type Resource,
} from './resource.ts';
import { declareSearch, searchKey } from './search-storage.ts';
import { SEARCH_TEXT_BATCH } from './stale-search-text.ts';

const declared = new Set<Resource>();

/**
 * Declares what the database keeps beside the columns of every resource so that lists stay fast as they grow: the
 * searched text with a trigram index, an index for the default sort, one for each reference, each list of texts and each
 * text that identifies a record, and what the search over all resources reads.
 */
export function declareStorage(): void {
  for (const resource of allResources()) {
    if (declared.has(resource)) continue;
    declared.add(resource);
    if (isSearchable(resource)) declareSearchText(resource);
    declareIndexes(resource);
    declareSearch(resource);
    if (resource.periodDate) declareClosedMonths(resource, resource.periodDate);
    if (resource.periodDate && resource.closedDayLocation)
      declareClosedDays(resource, resource.periodDate, resource.closedDayLocation);
  }
}

/**
 * Declares one column with the text of all searched columns, including titles of related records, because a search over
 * several tables cannot use an index. Triggers maintain it. Computing the text takes a key share lock on the related
 * records, as the foreign key check of an insert does, and renaming one takes the lock that excludes it before the texts
 * are computed again, so that a concurrent rename is not missed. A rename computes the texts of `SEARCH_TEXT_BATCH` rows of
 * each reference again, and leaves further ones to the job `refresh-search-texts`.
 */
function declareSearchText(resource: Resource): void {
  const { table, entity } = resource;
  Property({ type: 'text', nullable: true, hidden: true, lazy: true })(entity.prototype, 'searchText');
  gin(resource, 'search_text', 'gin_trgm_ops');

  const searched = searchedColumns(resource);
  // Statements of their own: a lock waits for a rename, but the statement that waits still sees the old title.
  const locks = searched
    .filter(({ ref }) => ref)
    .map(column => `perform 1 ${relatedRow(column, 'new')} for key share;`);
  const rowOf = (record: 'old' | 'new') =>
    `(${searched.map(({ column }) => `${record}.${quote(column!)}`).join(', ')})`;
  Trigger({
    name: 'search_text',
    timing: 'before',
    events: ['insert', 'update'],
    body:
      `if tg_op = 'INSERT' or new.search_text is null or ${rowOf('new')} is distinct from ${rowOf('old')} then` +
      ['', ...locks, `new.search_text := ${searchTextSql(resource, 'new')}; end if; return new`].join(' '),
  })(entity);

  for (const { column, ref } of searched) {
    if (!ref) continue;
    const target = resourceOf(ref.entity());
    Trigger({
      name: `search_text_of_${table}_${column}`,
      timing: 'after',
      events: ['update'],
      body:
        `if old.${titleOf(target)} is distinct from new.${titleOf(target)} then` +
        ` perform 1 from ${quote(target.table)} where id = new.id for update;` +
        ` with batch as (select id from ${quote(table)} where ${quote(column!)} = new.id order by id limit ${SEARCH_TEXT_BATCH}),` +
        ` refreshed as (update ${quote(table)} set search_text = null where id in (select id from batch))` +
        ` insert into stale_search_text (table_name, column_name, record_id, refreshed_to)` +
        ` select '${table}', '${column}', new.id, max(id) from batch having count(*) = ${SEARCH_TEXT_BATCH}` +
        ` on conflict (table_name, column_name, record_id) do update set refreshed_to = excluded.refreshed_to;` +
        ` end if; return null`,
    })(target.entity);
  }
}

/** The searched text of a row in SQL, with phone numbers without separators too. @param row its alias */
export function searchTextSql(resource: Resource, row: string): string {
  const texts = searchedColumns(resource).map(column =>
    column.ref
      ? `(select ${titleOf(resourceOf(column.ref.entity()))} ${relatedRow(column, row)})`
      : `${row}.${quote(column.column!)}`,
  );
  if (resource.search?.words)
    for (const { name, kind, column } of searchedColumns(resource))
      if (kind === 'text' && resource.search.keys?.includes(name))
        texts.push(searchKey(`${row}.${quote(column!)}`));
  return searchedSql(`' ' || concat_ws(' ', ${texts.join(', ')})`);
}

/** The record that a row refers to, as a from clause. */
const relatedRow = ({ column, ref }: Column, row: string) =>
  `from ${quote(resourceOf(ref!.entity()).table)} where id = ${row}.${quote(column!)}`;

const titleOf = (resource: Resource) => quote(titleColumn(resource).column!);

/** Columns that may change in a closed month or day. */
const CHANGEABLE_WHEN_CLOSED = ['version', 'updated_at', 'search_text', 'issued'];

/**
 * Declares the trigger that rejects changes of records of a closed month. Its functions, made by migration 0021, lock the
 * month until the transaction ends, so that closing waits for changes that have begun, and later changes see it closed.
 */
function declareClosedMonths(resource: Resource, periodDate: string): void {
  const day = columnIn(resource, periodDate);
  Trigger({
    name: 'closed_month',
    timing: 'before',
    events: ['insert', 'update', 'delete'],
    body:
      `if (month_is_closed(old.${day}) or month_is_closed(new.${day}))` +
      ` and (${changesClosed(resource)}) then` +
      ` perform require_open_month(old.${day}), require_open_month(new.${day}); end if;` +
      ` if tg_op = 'DELETE' then return old; end if; return new`,
  })(resource.entity);
}

/**
 * Declares the trigger that rejects changes of records of a closed day and location. Its function, made by migration 0061,
 * locks both as that of closed months does, and lets transactions change them for which `allowClosedDays` was called.
 */
function declareClosedDays(resource: Resource, periodDate: string, location: string): void {
  const openDay = (row: string) =>
    `require_open_day(${row}.${columnIn(resource, location)}, ${row}.${columnIn(resource, periodDate)})`;
  Trigger({
    name: 'closed_day',
    timing: 'before',
    events: ['insert', 'update', 'delete'],
    body:
      `if ${changesClosed(resource)} then perform ${openDay('old')}, ${openDay('new')}; end if;` +
      ` if tg_op = 'DELETE' then return old; end if; return new`,
  })(resource.entity);
}

const columnIn = (resource: Resource, field: string) => quote(findColumn(resource, field)!.column!);

/** SQL of a trigger: whether more changes than what the server still sets when the record is closed. */
function changesClosed(resource: Resource): string {
  const generated = resource.stored.flatMap(({ column, generated: isGenerated }) =>
    column && isGenerated ? [column] : [],
  );
  const kept = [
    ...CHANGEABLE_WHEN_CLOSED,
    ...generated,
    ...(resource.fieldsKeptWhenClosed ?? []).map(field => findColumn(resource, field)!.column!),
  ];
  const rest = (row: string) => `to_jsonb(${row}) - '{${kept.join()}}'::text[]`;
  return `tg_op <> 'UPDATE' or ${rest('old')} <> ${rest('new')}`;
}

function declareIndexes(resource: Resource): void {
  const sort = Object.entries(resource.defaultSort) as [string, 'asc' | 'desc'][];
  const sorted = sort.map(([field, way]) => `${quote(findColumn(resource, field)!.column!)} ${way}`);
  const columns = [...sorted, `id ${sort.at(-1)![1]}`];
  index(resource, 'default_sort', columns);
  // The records of one other record are listed in the same order, page by page; a unique reference has one.
  for (const { column, unique } of resource.references)
    if (!unique) index(resource, `${column}_list`, [quote(column!), ...columns]);

  for (const column of storedColumns(resource)) {
    if (column.kind === 'textList') gin(resource, column.column!, 'array_ops');
    if (isIdentifier(column))
      index(resource, `${column.column}_text_key`, [textKeySql(quote(column.column!))], 'unique index');
  }
}

/** Texts that people enter and that differ only in what nobody sees are one. */
const isIdentifier = ({ unique, readOnly, kind }: Column) =>
  unique && !readOnly && (kind === 'text' || kind === 'email');

function index(
  resource: Resource,
  suffix: string,
  columns: readonly string[],
  kind: 'index' | 'unique index' = 'index',
): void {
  const name = `${resource.table}_${suffix}`;
  Index({
    name,
    expression: `create ${kind} ${quote(name)} on ${quote(resource.table)} (${columns.join(', ')})`,
  })(resource.entity);
}

function gin(resource: Resource, column: string, operators: string): void {
  const name = `${resource.table}_${column}_gin`;
  Index({
    name,
    expression: `create index ${quote(name)} on ${quote(resource.table)} using gin (${quote(column)} ${operators})`,
  })(resource.entity);
}
