import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { type AnalyticsLimits, type AnalyticsPool, openAnalyticsPool } from './analytics-pool.ts';
import type { Cursor } from './cursor.ts';

const app = useApp();
let pool: AnalyticsPool;

const openPool = (limits?: AnalyticsLimits) =>
  openAnalyticsPool(
    app,
    () => {},
    async () => {},
    limits,
  );
beforeEach(() => void (pool = openPool()));
afterEach(() => pool.close());
afterEach(() => void vi.restoreAllMocks());

const SQL = 'select n, pg_backend_pid() from generate_series(1, 25) n where n > $1::int order by n';
const never = new AbortController().signal;
const open = (user: number, signal = never) => pool.readerOf(user).openCursor(SQL, [0], signal);

async function fetchFrom(cursor: Cursor, rows = 10) {
  const found: string[] = [];
  const count = await cursor.fetch(rows, row => void found.push(row[0]!));
  expect(found).toHaveLength(count);
  return found.map(Number);
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

test('has the rows of its statement in batches', async () => {
  const cursor = await open(1);
  expect(await fetchFrom(cursor)).toEqual(numbers(1, 10));
  expect(await fetchFrom(cursor)).toEqual(numbers(11, 20));
  expect(await fetchFrom(cursor)).toEqual(numbers(21, 25));
  cursor.close();
});

test('is one of two of its user, and of four of all', async () => {
  await pool.close();
  pool = openPool({ longestWait: 1_000 });
  const cursors = [await open(1), await open(1), await open(2), await open(3)];
  await expect(open(1)).rejects.toThrow('Your other queries took longer');
  await expect(open(5)).rejects.toThrow('Others are using the analytics connections');
  const next = open(5);
  cursors[0]!.close();
  expect(await fetchFrom(await next)).toEqual(numbers(1, 10));
  for (const cursor of [...cursors, await next]) cursor.close();
});

test('leaves the other statements of its user their turns', async () => {
  const cursor = await open(1);
  expect(await pool.readerOf(1).read('select 1', [], never)).toEqual([[1]]);
  expect(await fetchFrom(cursor)).toEqual(numbers(1, 10));
  cursor.close();
});

/** What ends a cursor, at one of its statements. */
const ends: Record<string, (client: pg.Client, request: AbortController) => unknown> = {
  'the backend': client => app.sql('select pg_terminate_backend($1)', [(client as WithProcess).processID]),
  'the connection': client => client.connection.stream.destroy(),
  'an error of the connection': client => client.connection.stream.destroy(new Error('lost')),
  'the client': (_client, request) => request.abort(new Error('left')),
};
type WithProcess = pg.Client & { processID: number };

describe.each(Object.keys(ends))('when %s ends', what => {
  test.each(['connect', 'begin read only', 'declare export', 'fetch 10', 'fetch 11'])(
    'at "%s", the turn is returned',
    async step => {
      const request = new AbortController();
      const end = (client: pg.Client) => ends[what]!(client, request);
      if (step === 'connect') onConnect(end);
      else onStatement(step, end);
      const read = async () => {
        const cursor = await open(1, request.signal);
        try {
          await fetchFrom(cursor, 10);
          await fetchFrom(cursor, 11);
        } finally {
          cursor.close();
        }
      };
      // What ends may have responded before.
      await read().catch(() => undefined);
      vi.restoreAllMocks();
      // Of the same user: a slot that is not returned would stay with it.
      const next = await open(1);
      expect(await fetchFrom(next)).toEqual(numbers(1, 10));
      next.close();
      await expect.poll(() => app.sql(CURSORS)).toEqual([]);
    },
  );
});

const CURSORS = `select query from pg_stat_activity where datname = current_database() and query ~ '^(begin read|declare|fetch)' and state <> 'idle'`;

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
    const result = query.apply(this, args);
    if (!isOver && text?.startsWith(beginning)) {
      isOver = true;
      void end(this);
    }
    return result;
  } as never);
}
