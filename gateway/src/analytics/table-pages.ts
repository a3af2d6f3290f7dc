import type { Api, ApiRequest } from '@gym/graphql-api';
import type { GraphQLFormattedError } from 'graphql';
import { ADDED, type TableRequest } from './table-request.ts';

export type Row = Record<string, unknown>;

/** Some rows of a table, and with the first ones how many there are, where that is known. */
export interface Part {
  rows: readonly Row[];
  total?: number;
}

/** The most rows that the API answers at once. */
const MOST_ROWS = 1000;
const MOST_GROUPS = 10_000;

/** What the API answered instead of rows. */
export class Refused extends Error {
  readonly errors: readonly GraphQLFormattedError[];

  constructor(errors: readonly GraphQLFormattedError[]) {
    super(errors[0]!.message);
    this.errors = errors;
  }
}

/** Runs one request as whoever asks for the table. */
export type Run = (request: ApiRequest) => ReturnType<Api['execute']>;

/**
 * The rows of a table, asked for part by part, each when the one before it is taken, so that the database reads on
 * while that is written.
 * @throws Refused
 */
export const tableParts = (table: TableRequest, run: Run): AsyncGenerator<Part, void> =>
  oneAhead(partsOf(table, run));

async function* oneAhead<T>(parts: AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  let next = parts.next();
  for (;;) {
    const { value, done } = await next;
    if (done) return;
    next = parts.next();
    // Its failure is told when it is taken, and to nobody when it never is.
    next.catch(() => {});
    yield value;
  }
}

function partsOf(table: TableRequest, run: Run): AsyncGenerator<Part, void> {
  const ask = async (added: Row): Promise<unknown> => {
    const { query, variables } = table.request;
    const { data, errors } = await run({ query, variables: { ...variables, ...added } });
    if (errors?.length) throw new Refused(errors);
    return data![table.key];
  };
  if (table.parts.by === 'page') return pages(table.items!, table.parts.page, ask);
  if (table.parts.by === 'groups') return groups(table.parts, ask);
  return whole(ask);
}

type Ask = (added: Row) => Promise<unknown>;
/** Of so many rows that are wanted still, how many to ask for; what is no number is for the API to refuse. */
const some = (wanted: unknown, most: number) =>
  typeof wanted === 'number' ? Math.min(wanted, most) : (wanted ?? most);
const less = (wanted: unknown, rows: number) => (typeof wanted === 'number' ? wanted - rows : wanted);

async function* pages(
  items: string,
  { limit, offset, after, ...unknown }: Row,
  ask: Ask,
): AsyncGenerator<Part, void> {
  let wanted = limit;
  let page: Row = { limit: some(wanted, MOST_ROWS), offset, after, ...unknown };
  for (let first = true; ; first = false) {
    const answer = (await ask({ [ADDED.page]: page, [ADDED.count]: first })) as Row;
    const rows = answer[items] as Row[];
    const { hasNextPage, endCursor } = answer[ADDED.pageInfo] as { hasNextPage: boolean; endCursor: string };
    yield { rows, total: answer[ADDED.totalCount] as number | undefined };
    wanted = less(wanted, rows.length);
    if (!hasNextPage || wanted === 0) return;
    page = { limit: some(wanted, MOST_ROWS), after: endCursor };
  }
}

async function* groups(given: { limit: unknown; offset: unknown }, ask: Ask): AsyncGenerator<Part, void> {
  let wanted = given.limit;
  let offset = given.offset ?? 0;
  for (;;) {
    const limit = some(wanted, MOST_GROUPS);
    const rows = (await ask({ [ADDED.limit]: limit, [ADDED.offset]: offset })) as Row[];
    yield { rows };
    wanted = less(wanted, rows.length);
    offset = Number(offset) + rows.length;
    if (rows.length < Number(limit) || wanted === 0) return;
  }
}

async function* whole(ask: Ask): AsyncGenerator<Part, void> {
  const answer = (await ask({})) as Row | Row[] | null;
  const rows = Array.isArray(answer) ? answer : answer === null ? [] : [answer];
  yield { rows, total: rows.length };
}
