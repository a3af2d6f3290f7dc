import { RestFailure } from '../rest/failure.ts';
import type { ColumnPath } from './selection.ts';
import { ADDED, NESTED_ROWS, type NestedList } from './table-request.ts';

type Row = Record<string, unknown>;

interface Page extends Row {
  [ADDED.pageInfo]?: { hasNextPage: boolean; endCursor: string | null };
}

/**
 * Reads one row of a part again, with other variables.
 * @param index of the row in the part
 */
export type ReadRow = (index: number, variables: Row) => Promise<Row | undefined>;

/** Rows of one list of one record that a table keeps in memory. */
const MAX_NESTED_ROWS = 20_000;
/** Rows that the records of one part add to those that were returned with them. */
const MAX_ADDED_ROWS = 200_000;

/**
 * Reads the rows of nested lists that were not returned with their records, and removes what was requested for that.
 * @throws RestFailure 400 for a list that has too many, and for records that have too many together
 */
export async function completeLists(
  rows: readonly Row[],
  lists: readonly NestedList[],
  readRow: ReadRow,
): Promise<void> {
  const budget = { rows: MAX_ADDED_ROWS };
  for (const list of lists) {
    if (list.variable === undefined) continue;
    for (const [index, row] of rows.entries()) {
      for (const page of pagesAt(row, list.path)) {
        if (page[ADDED.pageInfo]?.hasNextPage) await completePage(page, list, index, row, readRow, budget);
      }
    }
  }
  for (const row of rows) {
    delete row[ADDED.id];
    for (const { path } of lists) for (const page of pagesAt(row, path)) delete page[ADDED.pageInfo];
  }
}

async function completePage(
  page: Page,
  list: NestedList,
  index: number,
  row: Row,
  readRow: ReadRow,
  budget: { rows: number },
): Promise<void> {
  if (list.isWithinList) throw tooMany(list, NESTED_ROWS);
  const rows = page[list.items] as unknown[];
  let info = page[ADDED.pageInfo];
  while (info?.hasNextPage) {
    if (rows.length >= MAX_NESTED_ROWS) throw tooMany(list, MAX_NESTED_ROWS);
    const after = { limit: NESTED_ROWS, after: info.endCursor };
    const again = await readRow(index, { [list.variable!]: after });
    const [next] = again && again[ADDED.id] === row[ADDED.id] ? pagesAt(again, list.path) : [];
    if (!next) throw new RestFailure(409, 'The records changed while they were read. Try again.');
    const added = next[list.items] as unknown[];
    budget.rows -= added.length;
    if (budget.rows < 0) throw tooManyTogether(list);
    rows.push(...added);
    info = next[ADDED.pageInfo];
  }
}

/**
 * A row for each row of one nested list, with the values of its record repeated; a record without any has none.
 * @param rowsOf the path of the list in a record, with dots
 * @throws RestFailure 400 where there is no such list
 */
export function oneRowEach(rows: readonly Row[], lists: readonly NestedList[], rowsOf: string): Row[] {
  const list = lists.find(({ path, isWithinList }) => !isWithinList && path.join('.') === rowsOf);
  if (!list) throw noSuchList(lists, rowsOf);
  return rows.flatMap(row =>
    pagesAt(row, list.path).flatMap(page =>
      (page[list.items] as unknown[]).map(item => withAt(row, list.path, { ...page, [list.items]: item })),
    ),
  );
}

/** The pages of a list in a row: none where a related record is missing, several within another list. */
function pagesAt(value: unknown, path: ColumnPath): Page[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap(one => pagesAt(one, path));
  const [name, ...rest] = path;
  return name === undefined ? [value as Page] : pagesAt((value as Row)[name], rest);
}

/** A copy of a row with another value at a path. */
function withAt(row: Row, [name, ...rest]: ColumnPath, value: Row): Row {
  return { ...row, [name!]: rest.length === 0 ? value : withAt(row[name!] as Row, rest, value) };
}

function noSuchList(lists: readonly NestedList[], rowsOf: string): RestFailure {
  const names = lists.filter(({ isWithinList }) => !isWithinList).map(({ path }) => path.join('.'));
  const hint = names.length > 0 ? `it has ${names.join(' and ')}` : 'it has none';
  return new RestFailure(400, `rows=${rowsOf} names no list within the records of this query: ${hint}`);
}

function tooMany({ path }: NestedList, most: number): RestFailure {
  const list = path.at(-1)!;
  return new RestFailure(
    400,
    `${path.join('.')} has more than ${most.toLocaleString('en-US')} rows in one record. ` +
      `Write ${list}(page: { limit: 100 }) for as many as you need, or request ${list} as a list of its own.`,
  );
}

function tooManyTogether({ path }: NestedList): RestFailure {
  return new RestFailure(
    400,
    `The records have too many ${path.join('.')} together. ` +
      `Request fewer records at a time, or ${path.at(-1)!} as a list of its own.`,
  );
}
