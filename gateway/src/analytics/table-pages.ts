import { SerializedTable, type Api, type ApiRequest } from '@gym/graphql-api';
import type { GraphQLFormattedError } from 'graphql';
import { readFittingPart, RESPONSE_TOO_LARGE, TOO_COSTLY } from '../part-size.ts';
import { collectRecent } from '../memory.ts';
import { completeLists, oneRowEach, type ReadRow } from './nested-lists.ts';
import { ADDED, type TableRequest } from './table-request.ts';

export type Row = Record<string, unknown>;

/** Some rows of a table, and with the first ones how many there are, where that is known. */
export interface Part {
  rows: readonly Row[] | SerializedTable;
  total?: number;
}

/** The most rows that the API answers at once, as objects and as lines. */
const MOST_ROWS = 1000;
const MOST_LINES = 20_000;
/** The target size of the lines of one part, in bytes. */
const LINES_LENGTH = 500_000;
const MOST_GROUPS = 10_000;

/** What the API answered instead of rows. */
export class RejectedQuery extends Error {
  readonly errors: readonly GraphQLFormattedError[];

  constructor(errors: readonly GraphQLFormattedError[]) {
    super(errors[0]!.message);
    this.errors = errors;
  }
}

/** Runs a request as the caller. */
export type Run = (request: ApiRequest) => ReturnType<Api['execute']>;

/**
 * The rows of a table in parts. Requests each part when the one before it is taken, so that the database reads on while
 * that one is sent.
 * @param rowsOf the path of a nested list of which each row becomes one
 * @throws RejectedQuery
 * @throws RestFailure 400 for a nested list that cannot be read so
 */
export const tableParts = (table: TableRequest, run: Run, rowsOf?: string): AsyncGenerator<Part, void> =>
  oneAhead(partsOf(table, run, rowsOf));

async function* oneAhead<T>(parts: AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  let next = parts.next();
  for (;;) {
    const { value, done } = await next;
    if (done) return;
    next = parts.next();
    // A rejection surfaces when the part is awaited, and is ignored if it never is.
    next.catch(() => {});
    yield value;
  }
}

function partsOf(table: TableRequest, run: Run, rowsOf?: string): AsyncGenerator<Part, void> {
  const runPart: RunPart = async (added, readsOn) => {
    const { query, variables } = table.request;
    const { data, errors } = await run({ query, variables: { ...variables, ...added }, readsOn });
    if (errors?.length) throw new RejectedQuery(errors);
    return data![table.key];
  };
  const finish: Finish = async (part, readRow) => {
    if (part.rows instanceof SerializedTable) return part;
    const lists = table.lists();
    await completeLists(part.rows, lists, readRow);
    return rowsOf === undefined ? part : { rows: oneRowEach(part.rows, lists, rowsOf) };
  };
  if (table.parts.by === 'page') return pages(table.items!, table.parts.page, runPart, finish);
  if (table.parts.by === 'groups') return groups(table.parts, runPart, finish);
  return whole(runPart, finish);
}

/** Makes of what the API returned the rows of a part. */
type Finish = (part: Part, readRow: ReadRow) => Promise<Part>;
type RunPart = (added: Row, readsOn?: boolean) => Promise<unknown>;
/** The rows to request of those still wanted. Passes on what is not a number, for the API to reject. */
const some = (wanted: unknown, most: number) =>
  typeof wanted === 'number' ? Math.min(wanted, most) : (wanted ?? most);
const less = (wanted: unknown, rows: number) => (typeof wanted === 'number' ? wanted - rows : wanted);

async function* pages(
  items: string,
  { limit, offset, after, ...unknown }: Row,
  runPart: RunPart,
  finish: Finish,
): AsyncGenerator<Part, void> {
  let wanted = limit;
  let fitting = Infinity;
  let page: Row = { limit: some(wanted, MOST_ROWS), offset, after, ...unknown };
  for (let first = true; ; first = false) {
    const readsOn = !first && wanted == null;
    const { part: result, rows } = await readFittingPart(
      page['limit'],
      limit => runPart({ [ADDED.page]: { ...page, limit }, [ADDED.count]: first }, readsOn),
      isTooLarge,
    );
    if (rows !== page['limit']) fitting = Number(rows);
    const { part, count, most, pageInfo } = pageOf(result, items);
    const from = page;
    yield await finish(part, async (index, variables) => {
      const one = { ...from, limit: 1, offset: Number(from['offset'] ?? 0) + index };
      const result = (await runPart({ [ADDED.page]: one, [ADDED.count]: false, ...variables })) as Row;
      return (result[items] as Row[])[0];
    });
    collectRecent();
    wanted = less(wanted, count);
    if (!pageInfo.hasNextPage || wanted === 0) return;
    page = { limit: some(wanted, Math.min(most, fitting)), after: pageInfo.endCursor };
  }
}

/** Whether fewer rows at once help: a response that is too large, or a page that costs too much before it has run. */
function isTooLarge(error: unknown): boolean {
  if (!(error instanceof RejectedQuery)) return false;
  const { code, cost } = error.errors[0]?.extensions ?? {};
  return code === RESPONSE_TOO_LARGE || (code === TOO_COSTLY && cost !== undefined);
}

interface Page {
  part: Part;
  /** Of its rows. */
  count: number;
  /** How many the next one may have. */
  most: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

function pageOf(result: unknown, items: string): Page {
  if (result instanceof SerializedTable)
    return {
      part: { rows: result, total: result.totalCount },
      count: result.rows,
      most: mostLines(result),
      pageInfo: result.pageInfo!,
    };
  const page = result as Row;
  const rows = page[items] as Row[];
  return {
    part: { rows, total: page[ADDED.totalCount] as number | undefined },
    count: rows.length,
    most: MOST_ROWS,
    pageInfo: page[ADDED.pageInfo] as Page['pageInfo'],
  };
}

function mostLines({ lines, rows }: SerializedTable): number {
  const length = lines.reduce((sum, part) => sum + part.length, 0);
  const fitting = Math.floor((LINES_LENGTH * rows) / (length || 1));
  return Math.min(Math.max(fitting, MOST_ROWS), MOST_LINES);
}

async function* groups(
  given: { limit: unknown; offset: unknown },
  runPart: RunPart,
  finish: Finish,
): AsyncGenerator<Part, void> {
  let wanted = given.limit;
  let offset = given.offset ?? 0;
  let most = MOST_GROUPS;
  for (;;) {
    const { part, rows: limit } = await readFittingPart(
      some(wanted, most),
      groups => runPart({ [ADDED.limit]: groups, [ADDED.offset]: offset }),
      isTooLarge,
    );
    const rows = part as Part['rows'];
    if (typeof limit === 'number') most = limit;
    const count = rows instanceof SerializedTable ? rows.rows : rows.length;
    yield await finish({ rows }, noRow);
    wanted = less(wanted, count);
    offset = Number(offset) + count;
    if (count < Number(limit) || wanted === 0) return;
  }
}

/** Groups have no lists. */
const noRow: ReadRow = async () => undefined;

async function* whole(runPart: RunPart, finish: Finish): AsyncGenerator<Part, void> {
  const result = (await runPart({})) as Row | Row[] | null;
  const rows = Array.isArray(result) ? result : result === null ? [] : [result];
  yield await finish({ rows, total: rows.length }, async (_index, variables) => {
    return (await runPart(variables)) as Row | undefined;
  });
}
