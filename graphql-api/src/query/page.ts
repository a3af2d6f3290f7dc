import type { GraphQLResolveInfo } from 'graphql';
import type { Resource } from '../declaration/resource.ts';
import type { Context } from '../server/context.ts';
import { completeSql, newScope, type Scope } from './filter.ts';
import { RowFormat, type Row } from './output.ts';
import { countSql, isCapped, pageRows, type ListArguments } from './page-rows.ts';
import { MAX_PAGE_SIZE, MAX_TABLE_PAGE_SIZE } from './page-size.ts';
import { SelectList } from './projection.ts';
import {
  hasRelations,
  projectRecord,
  reportNested,
  selectNested,
  type NestedLimit,
  type NestedPosition,
} from './record-projection.ts';
import {
  collectRows,
  newTable,
  responseObject,
  SerializedTable,
  type PageInfoValues,
  type ResponseFormat,
} from './response.ts';
import { isTabular, selectionOf, type SelectedField } from './selection.ts';
import { encodeCursor } from './sort.ts';

/** The statement that reads a page, and how its response is made of the rows. */
interface PagePlan {
  sql: string;
  values: readonly unknown[];
  /** What is selected from where in which order: the same for all pages of a list. */
  list: string;
  fields: readonly SelectedField[];
  items: { key: string; rowFormat: RowFormat }[];
  limit: number;
  /** How many rows are fetched, and the position of that number in the values. */
  fetched: number;
  fetchedAt: number;
  skipsRows: boolean;
  reportsMore: boolean;
  nested: readonly NestedPosition[];
  /** Whether the rows are serialized as lines of a table where the context asks for these. */
  isTable: boolean;
  total?: { at: number; snapshotAt: number; knownSnapshotAt: number; counted: CountCache };
  /** The positions of the sort keys, where a cursor is requested. */
  cursorAt?: readonly number[];
  cursorSort: string;
  bytes: number;
}

/** The last count of a list and the snapshot of the database in which it was counted. */
interface CountCache {
  last: { snapshot: string | null; count: number };
}

/** Reads a page of a resource with one statement, in the format that the context asks for. */
export async function readPage(
  resource: Resource,
  args: ListArguments,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<unknown> {
  const key = String(info.path.key);
  const make = () => planPage(resource, args, context, info);
  const plan = context.plans?.plan(key, true, make, ({ bytes }) => bytes) ?? make();
  const { format } = context;
  const table = plan.isTable ? newTable(plan.items[0]!.rowFormat, context) : undefined;
  const lists = table
    ? []
    : plan.items.map(({ rowFormat }) => collectRows(format, rowFormat, context.responseSize));
  let found = 0;
  let first: Row | undefined;
  let last: Row | undefined;
  const onRow = (row: Row) => {
    first ??= row;
    if (++found > plan.limit) return;
    last = row;
    reportNested(plan.nested, row, context);
    table?.add(row);
    for (const list of lists) list.add(row);
  };
  const endCursor = () =>
    last && plan.cursorAt
      ? encodeCursor(
          plan.cursorSort,
          plan.cursorAt.map(at => last![at]!),
        )
      : null;
  const known = plan.total?.counted.last;
  await streamPage(plan, known?.snapshot, args, context, onRow, endCursor);

  const totalCount =
    known && (first ? totalOf(plan.total!, first, known) : await countUnseen(plan, resource, args, context));
  const pageInfo = { hasNextPage: found > plan.limit, endCursor: endCursor() };
  if (table) return new SerializedTable(table.pieces(), Math.min(found, plan.limit), totalCount, pageInfo);
  if (plan.reportsMore && found > plan.limit)
    context.truncations.add({
      path: key,
      returned: plan.limit,
      limit: plan.limit,
      ...(totalCount !== undefined && { total: totalCount }),
    });
  const values: Record<string, (field: SelectedField) => unknown> = {
    items: field => lists[plan.items.findIndex(items => items.key === field.key)]!.list(),
    totalCount: () => totalCount,
    pageInfo: field => pageInfoObject(format, field, pageInfo),
    __typename: () => `${resource.type}Page`,
  };
  return responseObject(
    format,
    plan.fields.map(field => [field.key, values[field.name]!(field)] as const),
  );
}

function pageInfoObject(
  format: ResponseFormat,
  { fields }: SelectedField,
  pageInfo: PageInfoValues,
): unknown {
  const values: Record<string, unknown> = { ...pageInfo, __typename: 'PageInfo' };
  return responseObject(
    format,
    fields.map(({ key, name }) => [key, values[name]] as const),
  );
}

function planPage(
  resource: Resource,
  args: ListArguments,
  context: Context,
  info: GraphQLResolveInfo,
): PagePlan {
  const fields = selectionOf(info);
  const scope = newScope(context, args.asOf);
  const isSelected = (name: string) => fields.some(field => field.name === name);
  const selected = fields.filter(({ name }) => name === 'items');
  const isTable = context.lines !== undefined && selected.length === 1 && isTabular(selected[0]!.fields);
  const maxSize = isTable ? MAX_TABLE_PAGE_SIZE : MAX_PAGE_SIZE;
  const reportsMore = selected.length > 0 && isCapped(args, maxSize);
  const page = pageRows(resource, args, scope, {
    maxSize,
    withNext: reportsMore || isSelected('pageInfo'),
    withoutItems: selected.length === 0,
    joinsLater: !isTable && selected.some(items => hasRelations(resource, items.fields)),
  });
  const select = new SelectList();
  const limits: NestedLimit[] = [];
  const path = String(info.path.key);
  const items = selected.map(field => ({
    key: field.key,
    rowFormat: new RowFormat(select.addAll(projectRecord(page.source, field.fields, path, limits))),
  }));
  const nested = selectNested(limits, select);
  const cursorAt = isSelected('pageInfo') ? page.keys.map(key => select.add(`${key}::text`)) : undefined;
  const total = isSelected('totalCount') ? selectCount(resource, args, context, scope, select) : undefined;
  const list = `${select.toString() || '1'} from ${page.source.from()}`;
  const sql = completeSql(scope, `select ${list} ${page.clause}`);
  const { values } = scope.parameters;
  const { limit, fetched, fetchedAt, skipsRows, cursorSort } = page;
  const bytes = 2 * sql.length + 4_000;
  return {
    sql,
    values,
    list: `${list} ${page.orderBy}`,
    fields,
    items,
    limit,
    fetched,
    fetchedAt,
    skipsRows,
    reportsMore,
    nested,
    isTable,
    total,
    cursorAt,
    cursorSort,
    bytes,
  };
}

/**
 * Selects how many rows a list has. They are counted only when the database has changed since they were counted before:
 * two statements with equal snapshots see the same rows. On a replica, whose snapshots name no running transactions, they
 * are always counted.
 */
function selectCount(
  resource: Resource,
  args: ListArguments,
  { plans }: Context,
  scope: Scope,
  select: SelectList,
): PagePlan['total'] {
  const snapshot =
    '(case when pg_is_in_recovery() then gen_random_uuid()::text else pg_current_snapshot()::text end)';
  const knownSnapshotAt = scope.parameters.values.length;
  const known = scope.parameters.add(null, 'text');
  const count = countSql(resource, args, scope);
  const list = JSON.stringify([resource.plural, args.filter, args.search, args.asOf]);
  const newCache = (): CountCache => ({ last: { snapshot: null, count: 0 } });
  return {
    at: select.add(`case when ${snapshot} is distinct from ${known} then (${count}) end`),
    snapshotAt: select.add(snapshot),
    knownSnapshotAt,
    counted: plans?.plan(`count ${list}`, false, newCache, () => 500 + 2 * list.length) ?? newCache(),
  };
}

/** @param known the last count when the statement was sent */
function totalOf(
  { at, snapshotAt, counted }: NonNullable<PagePlan['total']>,
  row: Row,
  known: CountCache['last'],
): number {
  const count = row[at];
  if (count == null) return known.count;
  counted.last = { snapshot: row[snapshotAt]!, count: Number(count) };
  return counted.last.count;
}

/** The count of a list whose page has no row that carries it. */
async function countUnseen(
  { skipsRows }: PagePlan,
  resource: Resource,
  args: ListArguments,
  context: Context,
): Promise<number> {
  if (!skipsRows) return 0;
  const scope = newScope(context, args.asOf);
  const sql = completeSql(scope, countSql(resource, args, scope));
  const [row] = await context.db.read(sql, scope.parameters.values);
  return row![0] as number;
}

async function streamPage(
  plan: PagePlan,
  snapshot: string | null | undefined,
  args: ListArguments,
  context: Context,
  onRow: (row: Row) => void,
  endCursor: () => string | null,
): Promise<void> {
  const { after, offset } = args.page ?? {};
  const { sql, total } = plan;
  const values = total ? plan.values.with(total.knownSnapshotAt, snapshot) : [...plan.values];
  if (!context.readsOn || !plan.cursorAt || !after || offset)
    return context.db.stream(sql, values, onRow, context.responseSize);
  const { user, tokenId } = context.access;
  const list = [user?.id, tokenId, plan.list, args.filter, args.search, args.asOf];
  const positionAfter = (cursor: string | null) => JSON.stringify([...list, cursor]);
  const page = {
    sql,
    values,
    limit: plan.fetched,
    limitIndex: plan.fetchedAt,
    position: positionAfter(after),
    nextPosition: () => positionAfter(endCursor()),
  };
  return context.db.streamExportPage(page, onRow);
}
