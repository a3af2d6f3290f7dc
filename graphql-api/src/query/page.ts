import type { GraphQLResolveInfo } from 'graphql';
import type { Resource } from '../declaration/resource.ts';
import type { Context } from '../server/context.ts';
import { completeSql, newScope, type HiddenFields, type Scope } from './scope.ts';
import { RowFormat, type Row } from './output.ts';
import { countSql, isCapped, pageRows, type ListArguments, type PageRows } from './page-rows.ts';
import { MAX_TABLE_LIST } from './page-size.ts';
import { planBytes, selectedFields, type PlanScope } from './plan-scope.ts';
import { SelectList } from './projection.ts';
import {
  hasRelations,
  projectRecord,
  reportCapped,
  selectCapped,
  type CappedList,
  type CappedPosition,
} from './record-projection.ts';
import { RowCollector, serializedObject, type PageInfoValues } from './response.ts';
import type { SelectedField } from './selection.ts';
import { encodeCursor } from './sort.ts';
import type { Slot } from './sql.ts';
import { TableStream } from './table.ts';
import { plansOf } from './visible-rows.ts';

/** The statement that reads a page, and how its response is made of the rows: the same for all pages of one shape. */
interface PagePlan {
  sql: string;
  /** The values of what is selected; they follow those of the conditions, which each request has. */
  selectValues: readonly unknown[];
  /** Of each alias of `items`. */
  rowFormats: readonly RowFormat[];
  nested: readonly CappedPosition[];
  hidden: HiddenFields;
  /** The positions of the number of rows, and of the snapshot in which they were counted. */
  countAt: number;
  snapshotAt: number;
  /** The positions of the sort keys, where a cursor is requested. */
  cursorAt: readonly number[];
}

/** Which rows a page has: the conditions and limits of a request, before anything is selected from them. */
interface RequestedPage {
  page: PageRows;
  fields: readonly SelectedField[];
  /** The field of the rows, once for each alias. */
  items: readonly SelectedField[];
  reportsMore: boolean;
  /** Whether all rows are read, as lines of a table. */
  isTable: boolean;
  hasCursor: boolean;
  total?: RequestedCount;
}

interface RequestedCount {
  sql: string;
  knownSnapshot: Slot;
  counted: CountCache;
}

/** The last count of a list and the snapshot of the database in which it was counted. */
interface CountCache {
  last: { snapshot: string | null; count: number };
}

/**
 * Reads a page of a resource with one statement, as JSON; in a table all of its rows.
 * @param others the values of further fields of the page, by name
 */
export async function readPage(
  resource: Resource,
  args: ListArguments,
  context: Context,
  info: GraphQLResolveInfo,
  others: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  const key = String(info.path.key);
  const scope = newScope(context, args.asOf);
  if (context.tableWriter) scope.wholeLists = MAX_TABLE_LIST.inRecord;
  const plans = plansOf(resource, context);
  const selected = selectedFields(context.plans, key, info);
  const requested = requestedPage(resource, args, { ...context, plans }, scope, selected);
  const { page, items, fields, total } = requested;
  const { plan, values: planned } = planOf(requested, plans, scope, key);
  context.hidden.add(plan.hidden);
  const known = total?.counted.last;
  const values = total ? total.knownSnapshot.fill(planned, known!.snapshot) : planned;
  const countOf = (first: Row | undefined) =>
    first ? totalOf(total!, plan, first, known!) : countUnseen(page, resource, args, context);
  if (requested.isTable) return readTable(plan, values, context, countOf);

  const lists = plan.rowFormats.map(rowFormat => new RowCollector(rowFormat, context.responseSize));
  let found = 0;
  let first: Row | undefined;
  let last: Row | undefined;
  const onRow = (row: Row) => {
    first ??= row;
    if (++found > page.limit) return;
    last = row;
    reportCapped(plan.nested, row, context);
    for (const list of lists) list.add(row);
  };
  await context.db.stream(plan.sql, values, onRow, context.responseSize);

  const totalCount = total && (await countOf(first));
  const endCursor =
    last && requested.hasCursor
      ? encodeCursor(
          page.cursorSort,
          plan.cursorAt.map(at => last![at]!),
        )
      : null;
  const pageInfo = { hasNextPage: found > page.limit, endCursor };
  if (requested.reportsMore && found > page.limit)
    context.truncations.add({
      path: key,
      returned: page.limit,
      limit: page.limit,
      ...(totalCount !== undefined && { total: totalCount }),
    });
  const valuesOf: Record<string, (field: SelectedField) => unknown> = {
    items: field => lists[items.indexOf(field)]!.list(),
    totalCount: () => totalCount,
    pageInfo: field => pageInfoObject(field, pageInfo),
    __typename: () => `${resource.type}Page`,
  };
  const valueOf = (field: SelectedField) =>
    field.name in others ? others[field.name] : valuesOf[field.name]!(field);
  return serializedObject(fields.map(field => [field.key, valueOf(field)] as const));
}

/** @param countOf the number of rows of the list, by the first of them */
async function readTable(
  plan: PagePlan,
  values: unknown[],
  context: Context,
  countOf: (first: Row | undefined) => number | Promise<number>,
): Promise<TableStream> {
  let first: Row | undefined;
  const table = await TableStream.open({ sql: plan.sql, values }, plan.rowFormats[0]!, context, row => {
    first ??= row;
    reportCapped(plan.nested, row, context);
  });
  try {
    table.total = await countOf(first);
    return table;
  } catch (error) {
    table.close();
    throw error;
  }
}

function pageInfoObject({ fields }: SelectedField, pageInfo: PageInfoValues): unknown {
  const values: Record<string, unknown> = { ...pageInfo, __typename: 'PageInfo' };
  return serializedObject(fields.map(({ key, name }) => [key, values[name]] as const));
}

function requestedPage(
  resource: Resource,
  args: ListArguments,
  context: Pick<Context, 'tableWriter' | 'plans'>,
  scope: Scope,
  fields: readonly SelectedField[],
): RequestedPage {
  const isSelected = (name: string) => fields.some(field => field.name === name);
  const items = fields.filter(({ name }) => name === 'items');
  // Without rows, what is requested of the page is the only row of the table.
  const isTable = context.tableWriter !== undefined && items.length > 0;
  const reportsMore = !isTable && items.length > 0 && isCapped(args);
  const hasCursor = !isTable && isSelected('pageInfo');
  const page = pageRows(resource, args, scope, {
    isTable,
    withNext: reportsMore || hasCursor,
    withoutItems: items.length === 0,
    joinsLater: items.some(({ fields: inner }) => hasRelations(resource, inner)),
  });
  const isCounted = isTable || isSelected('totalCount');
  const total = isCounted ? requestedCount(resource, args, context, scope) : undefined;
  return { page, fields, items, isTable, reportsMore, hasCursor, total };
}

/**
 * The plan of a page, and the values of its statement. Conditions and order are built for each request, which yields
 * their values. Requests whose conditions are equal in SQL share a plan.
 */
function planOf(requested: RequestedPage, plans: PlanScope | undefined, scope: Scope, key: string) {
  const { page, total } = requested;
  const conditionValues = [...scope.parameters.values];
  const create = (): PagePlan => {
    const plan = planPage(requested, scope, key);
    return { ...plan, selectValues: scope.parameters.values.slice(conditionValues.length) };
  };
  const shape = `${key} ${page.source.from()} ${page.clause} ${total?.sql}`;
  // What a statement reads of earlier rows depends on all its tables.
  const plan =
    scope.pointInTime || !plans ? create() : plans.memoize({ key: shape, create, bytes: planBytes(plans) });
  return { plan, values: [...conditionValues, ...plan.selectValues] };
}

function planPage({ page, items, hasCursor, total }: RequestedPage, scope: Scope, path: string) {
  const select = new SelectList();
  const capped: CappedList[] = [];
  const rowFormats = items.map(
    ({ fields }) => new RowFormat(select.addAll(projectRecord(page.source, fields, path, capped))),
  );
  const nested = selectCapped(capped, select);
  const cursorAt = hasCursor ? page.keys.map(key => select.add(`${key}::text`)) : [];
  const countAt = total ? select.add(total.sql) : -1;
  const snapshotAt = total ? select.add(SNAPSHOT) : -1;
  return {
    sql: completeSql(scope, `select ${select.toString() || '1'} from ${page.source.from()} ${page.clause}`),
    rowFormats,
    nested,
    hidden: scope.hidden,
    cursorAt,
    countAt,
    snapshotAt,
  };
}

/** The snapshot of a statement, computed once and not for each row. A replica's names no running transactions. */
const SNAPSHOT =
  '(select case when pg_is_in_recovery() then gen_random_uuid()::text else pg_current_snapshot()::text end)';

/**
 * How many rows a list has. They are counted only when the database has changed since they were counted before: two
 * statements with equal snapshots see the same rows. On a replica they are always counted.
 */
function requestedCount(
  resource: Resource,
  args: ListArguments,
  { plans }: Pick<Context, 'plans'>,
  scope: Scope,
): RequestedCount {
  const knownSnapshot = scope.parameters.addSlot('text');
  const count = countSql(resource, args, scope);
  const list = JSON.stringify([resource.plural, args.filter, args.search, args.asOf]);
  const create = (): CountCache => ({ last: { snapshot: null, count: 0 } });
  const bytes = () => 500 + 2 * list.length;
  return {
    sql: `case when ${SNAPSHOT} is distinct from ${knownSnapshot.placeholder} then (${count}) end`,
    knownSnapshot,
    counted: plans?.memoize({ key: `count ${list}`, create, bytes }) ?? create(),
  };
}

/** @param known the last count when the statement was sent */
function totalOf(
  { counted }: RequestedCount,
  { countAt, snapshotAt }: PagePlan,
  row: Row,
  known: CountCache['last'],
): number {
  const count = row[countAt];
  if (count == null) return known.count;
  counted.last = { snapshot: row[snapshotAt]!, count: Number(count) };
  return counted.last.count;
}

/** The count of a list whose page has no row that carries it. */
async function countUnseen(
  { skipsRows }: PageRows,
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
