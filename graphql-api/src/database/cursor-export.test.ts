import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/samples.ts';
import type { OnRow } from './row-stream.ts';
import type { LineSerializer } from '../query/output.ts';
import type { SerializedTable } from '../query/response.ts';
import { type AnalystReads, openAnalystReads } from './analytics-pool.ts';

const app = useApp();
let reads: AnalystReads;

beforeEach(() => {
  reads = openAnalystReads(
    app,
    () => {},
    async () => {},
  );
});
afterEach(() => reads.close());

const ROWS = 10;
const MOST = 100;

/** Reads `ROWS` numbers after a number, and one more as look-ahead. Returns the numbers and their connections. */
async function pageAfter(
  after: number,
  name = 'numbers',
  {
    text = '',
    signal = new AbortController().signal,
    onRow: observe = (_row: readonly unknown[]): void => {},
  } = {},
) {
  const found: [number: number, connection: string, began: string][] = [];
  const positionAfter = (number: number) => `${name} after ${number}`;
  const page = {
    sql: `select n, pg_backend_pid(), (select count(*) from notes), '${text}' from generate_series(1, ${MOST}) n where n > $1::int order by n limit $2::int`,
    values: [after, ROWS + 1],
    limit: ROWS + 1,
    limitIndex: 1,
    position: positionAfter(after),
    nextPosition: () => positionAfter(found[ROWS - 1]![0]),
  };
  const onRow: OnRow = row => {
    if (found.length === 0) observe(row);
    const [number, connection, began] = row;
    found.push([Number(number), connection!, began!]);
  };
  await reads.as(1).streamExportPage(page, onRow, signal);
  const column = <Index extends 0 | 1 | 2>(index: Index) => [...new Set(found.map(row => row[index]))];
  return { numbers: column(0), connections: column(1), notes: column(2) };
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

beforeEach(async () => {
  await app.sql('drop table if exists notes');
  await app.sql('create table notes (text text)');
});

test('is read to its end on one connection, as it was at the beginning', async () => {
  const connections = new Set<string>();
  for (let after = 0; after < MOST; after += ROWS) {
    const page = await pageAfter(after);
    expect(page).toMatchObject({
      numbers: numbers(after + 1, Math.min(after + ROWS + 1, MOST)),
      notes: ['0'],
    });
    page.connections.forEach(connection => connections.add(connection));
    await app.sql(`insert into notes values ('new')`);
  }
  expect(connections.size).toBe(1);
  await expect.poll(() => isOpen([...connections][0]!)).toBe(false);
});

test('leaves others to be read in the ordinary way, and goes on', async () => {
  const first = await pageAfter(0);
  const other = await pageAfter(0, 'others');
  expect(other.numbers).toEqual(first.numbers);
  expect(other.connections).not.toEqual(first.connections);
  const behindOther = await pageAfter(ROWS, 'others');
  expect(behindOther.connections).toEqual(other.connections);
  expect(await pageAfter(ROWS)).toMatchObject({ connections: first.connections, numbers: numbers(11, 21) });
});

test('loses its connection when nobody reads on, and can be read on all the same', async () => {
  const { connections } = await pageAfter(0);
  await expect.poll(() => isOpen(connections[0]!)).toBe(false);
  const next = await pageAfter(ROWS);
  expect(next.numbers).toEqual(numbers(11, 21));
  // The back-off opens no other cursor: this page and the next are read by ordinary statements.
  expect((await pageAfter(2 * ROWS)).connections).toEqual(next.connections);
});

test('is read on when its connection is lost', async () => {
  const { connections } = await pageAfter(0);
  await app.sql('select pg_terminate_backend($1)', [connections[0]]);
  await expect.poll(() => isOpen(connections[0]!)).toBe(false);
  expect(await pageAfter(ROWS)).toMatchObject({ numbers: numbers(11, 21) });
});

async function isOpen(connection: string): Promise<boolean> {
  const rows = await app.sql('select from pg_stat_activity where pid = $1', [connection]);
  return rows.length > 0;
}

test('of the API has every row once, wherever a value is missing', async () => {
  const admin = app.as('admin');
  for (let number = 0; number < 24; number++)
    await makeRecord(admin, 'Member', {
      name: `Ann ${number % 5}`,
      city: number % 3 ? `City ${number % 4}` : null,
    });
  const query = `query ($page: PageInput) {
    members(sort: [{ field: city, direction: DESC }, { field: assignedTrainerName }, { field: name }], page: $page) {
      items { id name city } pageInfo { hasNextPage endCursor }
    }
  }`;
  const serializeLines: LineSerializer = columns => row =>
    `${columns.map(({ at }) => row[at] ?? '-').join(' ')}\n`;
  const page = async (wanted: object, readsOn: boolean) => {
    const { data } = await app.api.execute(
      { query, variables: { page: wanted }, lines: serializeLines, readsOn },
      { token: admin.token, address: '203.0.113.1', adHoc: true },
    );
    const { lines, pageInfo } = data!['members'] as SerializedTable;
    return { text: lines.join(''), ...pageInfo! };
  };

  const queries = vi.spyOn(pg.Client.prototype, 'query');
  let result = await page({ limit: 3 }, false);
  let text = result.text;
  while (result.hasNextPage) {
    result = await page({ limit: 3, after: result.endCursor }, true);
    text += result.text;
  }
  const fetched = queries.mock.calls.filter(([query]) =>
    (query as { text?: string }).text?.startsWith('fetch '),
  );
  queries.mockRestore();
  expect(text).toBe((await page({ limit: 100 }, false)).text);
  expect(text.split('\n')).toHaveLength(24 + 1);
  // All of the eight pages but the first.
  expect(fetched).toHaveLength(7);
});

/** Waits without turning the event loop, in milliseconds. */
const block = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

const afterBackOff = () => {
  const { now } = performance;
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 31_000);
};
afterEach(() => void vi.restoreAllMocks());

test('another export is read whole after one whose connection ended with its last rows', async () => {
  const killer = new pg.Client({ connectionString: app.databaseUrl });
  await killer.connect();
  // More than one chunk, so that the end of the rows and that of the connection arrive together.
  const text = 'x'.repeat(20_000);
  const first = await pageAfter(0, 'numbers', {
    text,
    onRow([, connection]) {
      void killer.query('select pg_terminate_backend($1)', [connection]);
      block(300);
    },
  });
  await killer.end();
  expect(first.numbers).toEqual(numbers(1, 11));
  await expect.poll(() => isOpen(first.connections[0]!)).toBe(false);
  afterBackOff();
  const next = await pageAfter(0, 'others');
  expect(next.numbers).toEqual(numbers(1, 11));
  expect(await pageAfter(10, 'others')).toMatchObject({
    numbers: numbers(11, 21),
    connections: next.connections,
  });
});

/** What ends a page of an export, at one of its statements. */
const ends: Record<string, (client: pg.Client, request: AbortController) => unknown> = {
  'the backend': client => app.sql('select pg_terminate_backend($1)', [(client as WithProcess).processID]),
  'the connection': client => client.connection.stream.destroy(),
  'an error of the connection': client => client.connection.stream.destroy(new Error('lost')),
  'the client': (_client, request) => request.abort(new Error('left')),
};
type WithProcess = pg.Client & { processID: number };

describe.each(Object.keys(ends))('when %s ends', what => {
  test.each(['connect', 'begin read only', 'declare export', 'fetch 11', 'paused', 'fetch 10'])(
    'an export at "%s", its turn is returned',
    async step => {
      const request = new AbortController();
      const end = (client: pg.Client) => ends[what]!(client, request);
      if (step === 'connect') onConnect(end);
      else onStatement(step, end);
      const first = pageAfter(0, 'numbers', { signal: request.signal });
      await first.catch(() => undefined);
      if (step === 'paused') await end(lastClient!);
      await pageAfter(ROWS, 'numbers', { signal: request.signal }).catch(() => undefined);
      vi.restoreAllMocks();
      // Somebody else, since one user has one turn; and an export, whose cursor is the process's.
      expect(await reads.as(2).read('select 1', [], new AbortController().signal)).toEqual([[1]]);
      afterBackOff();
      expect((await pageAfter(0, 'others')).numbers).toEqual(numbers(1, 11));
      expect((await pageAfter(ROWS, 'others')).numbers).toEqual(numbers(11, 21));
    },
  );
});

/** The client that fetched last. */
let lastClient: pg.Client | undefined;
const remember = (client: pg.Client) => void (lastClient = client);

/** Ends the next client when its connection is there. */
function onConnect(end: (client: pg.Client) => unknown): void {
  const { connect } = pg.Client.prototype as { connect: (...args: unknown[]) => unknown };
  vi.spyOn(pg.Client.prototype, 'connect').mockImplementationOnce(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const connected = connect.apply(this, args);
    this.connection.once('connect', () => void end(this));
    return connected;
  } as never);
}

/** Ends a client right after it has sent the first statement that begins so. */
function onStatement(beginning: string, end: (client: pg.Client) => unknown): void {
  const { query } = pg.Client.prototype as { query: (...args: unknown[]) => unknown };
  let isOver = false;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args as [string | { text?: string }];
    const text = typeof statement === 'string' ? statement : statement.text;
    if (text?.startsWith('fetch')) remember(this);
    const result = query.apply(this, args);
    if (!isOver && text?.startsWith(beginning)) {
      isOver = true;
      void end(this);
    }
    return result;
  } as never);
}
