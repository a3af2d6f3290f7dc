import { badInput } from '../common/errors.ts';
import type { Resource } from '../declaration/resource.ts';
import type { Filter } from './comparison.ts';
import { conditionOf, searchCondition } from './filter.ts';
import { rowsOf, type Scope } from './scope.ts';
import { afterCursor, cursorSort, orderBy, sortKeys, type SortInput, type SortKey } from './sort.ts';
import { DEFAULT_PAGE_SIZE, limitSql, MAX_PAGE_SIZE } from './page-size.ts';
import { TableSource, type ManyRows } from './table-source.ts';
import { visibleRows } from './visible-rows.ts';

export interface PageInput {
  limit?: number | null;
  offset?: number | null;
  after?: string | null;
}

export interface ListArguments {
  filter?: Filter | null;
  sort?: SortInput[] | null;
  page?: PageInput | null;
  search?: string | null;
  /** The day at whose end the rows are read, `yyyy-mm-dd`; of root fields only. */
  asOf?: string | null;
}

/** Whether the API decides how many rows a page has, so that the response reports that there are more. */
export const isCapped = ({ page }: ListArguments): boolean =>
  page?.limit == null || page.limit >= MAX_PAGE_SIZE;

/** The condition in SQL by which rows belong to a record, for the alias of their table. */
export type ParentCondition = (alias: string) => string;

interface PageOptions {
  parent?: ParentCondition;
  /** Reads every row, or as many as a page says. */
  isTable?: boolean;
  /** Rows of a page without a limit. */
  defaultSize?: number;
  /** Fetches one row more than the page has, which shows that there are more. */
  withNext: boolean;
  /** Fetches no more than one row, for what is the same in every row. */
  withoutItems?: boolean;
  /** Selects the rows of the page before other tables are joined with them. */
  joinsLater: boolean;
}

/** The rows of a page in their order. */
export interface PageRows {
  source: TableSource;
  /** Follows the tables of `source`: conditions, order and limits. */
  clause: string;
  /** The values of the sort keys in SQL. */
  keys: readonly string[];
  orderBy: string;
  /** Which rows in which order the cursors of the page belong to. */
  cursorSort: string;
  limit: number;
  /** Whether rows are skipped, so that a page without rows does not mean that there are none. */
  skipsRows: boolean;
}

/** Plans which rows of a resource a page has. @throws BAD_USER_INPUT */
export function pageRows(
  resource: Resource,
  args: ListArguments,
  scope: Scope,
  { parent, isTable = false, defaultSize, withNext, withoutItems = false, joinsLater }: PageOptions,
): PageRows {
  const { limit, offset } = limitsOf(args.page, isTable, defaultSize);
  const table = new TableSource(resource, scope);
  const conditions = [conditionSql(resource, table.alias, args, scope, parent)];
  // A list within a record has few rows.
  const many = parent ? undefined : manyRows(table, args, conditions);
  const keys = sortKeys(table, args.sort, many);
  const sort = cursorSort(resource, keys);
  if (args.page?.after) conditions.push(afterCursor(keys, sort, args.page.after, scope.parameters));
  const isDeep = offset > 0 && (!(args.filter || args.search) || offset > DEEP_PAGES * limit);
  const fetched = withNext ? limit + 1 : withoutItems ? Math.min(limit, 1) : limit;
  const isSelectedFirst = joinsLater || isDeep;
  // All rows of a list are sorted once: with what is joined with them.
  const isSorted = !isSelectedFirst || fetched < Infinity || offset > 0;
  const clause = [
    `where ${conditions.join(' and ')}`,
    ...(isSorted ? [`order by ${orderBy(keys)}`] : []),
    ...(fetched < Infinity ? [`limit ${limitSql(fetched, limit, scope.parameters)}`] : []),
    ...(offset > 0 ? [`offset ${scope.parameters.add(offset, 'int')}`] : []),
  ].join(' ');
  const skipsRows = offset > 0 || Boolean(args.page?.after) || limit === 0;
  const page = { cursorSort: sort, limit, skipsRows };
  if (!isSelectedFirst) {
    const values = keys.map(key => key.expression);
    return { ...page, source: table, clause, keys: values, orderBy: orderBy(keys) };
  }
  const selected = selectedRows(table, keys, clause, isDeep);
  if (limit > MANY_ROWS) selected.source.many = many;
  return { ...page, ...selected, clause: `order by ${selected.orderBy}` };
}

/** Beyond so many rows, one pass over a related table costs less than finding the related records of each row. */
const MANY_ROWS = 4_000;

/** The conditions are those of the page, with the same parameters. */
const manyRows = (table: TableSource, { filter, search }: ListArguments, conditions: string[]): ManyRows =>
  filter || search
    ? { ids: `select ${table.alias}.id from ${table.from()} where ${conditions.join(' and ')}` }
    : {};

/** Beyond so many pages, finding the records of a page again costs less than reading those that are skipped. */
const DEEP_PAGES = 10;

/**
 * Selects the rows of a page in a query of its own. A deep page selects ids and sort keys alone, and then finds its
 * records: an index may be enough for the rows that it skips, unless a filter or a search reads them.
 */
function selectedRows(table: TableSource, keys: readonly SortKey[], clause: string, isDeep: boolean) {
  const { resource, scope, alias } = table;
  const named = keys.map(({ expression }, index) => `${expression} as k${index}`).join(', ');
  const query = `select ${alias}.${isDeep ? 'id' : '*'}, ${named} from ${table.from()} ${clause}`;
  const page = isDeep ? scope.aliases.next() : undefined;
  const source = new TableSource(resource, scope, rows =>
    page
      ? `(${query}) ${page} join ${rowsOf(scope, resource, rows)} on ${rows}.id = ${page}.id`
      : `(${query}) ${rows}`,
  );
  const values = keys.map((_, index) => `${page ?? source.alias}.k${index}`);
  return { source, keys: values, orderBy: orderBy(keys, values) };
}

/** The condition of the rows of a list, whatever its page. */
export function conditionSql(
  resource: Resource,
  alias: string,
  { filter, search }: Pick<ListArguments, 'filter' | 'search'>,
  scope: Scope,
  parent?: ParentCondition,
): string {
  const conditions = [
    ...visibleRows(resource, alias, scope),
    ...(parent ? [parent(alias)] : []),
    ...(filter ? [conditionOf(filter, resource, alias, scope)] : []),
    ...(search ? [searchCondition(search, resource, alias, scope)] : []),
  ];
  return conditions.join(' and ') || 'true';
}

/** Counts the rows of a list. */
export function countSql(
  resource: Resource,
  args: Pick<ListArguments, 'filter' | 'search'>,
  scope: Scope,
  parent?: ParentCondition,
): string {
  const table = new TableSource(resource, scope);
  return `select count(*) from ${table.from()} where ${conditionSql(resource, table.alias, args, scope, parent)}`;
}

/** @throws BAD_USER_INPUT */
function limitsOf(
  page: PageInput | null | undefined,
  isTable: boolean,
  defaultSize = isTable ? Infinity : DEFAULT_PAGE_SIZE,
): { limit: number; offset: number } {
  const limit = page?.limit ?? defaultSize;
  const offset = page?.offset ?? 0;
  if (limit < 0 || (!isTable && Number(page?.limit) > MAX_PAGE_SIZE))
    throw badInput({ page: `A page has 0 to ${MAX_PAGE_SIZE} rows` });
  if (offset < 0) throw badInput({ page: 'An offset cannot be negative' });
  return { limit, offset };
}
