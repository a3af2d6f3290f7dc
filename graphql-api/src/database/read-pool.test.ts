import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { RequestDeadline } from '../common/deadline.ts';
import { disconnected } from '../common/errors.ts';
import { ResponseSize } from '../common/response-size.ts';
import { openReadPool, type ReadPool } from './read-pool.ts';

const app = useApp();
const signal = new AbortController().signal;
const size = () => new ResponseSize(1_000_000);

/** Statements that fail, some of them after rows. */
const failing: [sql: string, code: string][] = [
  ['select 1 / 0', '22012'],
  [`select 'x'::int`, '22P02'],
  ['select n, 1 / (1000 - n) from generate_series(1, 2000) n', '22012'],
  ['select nothing from nowhere', '42P01'],
  ['selekt', '42601'],
  ['select pg_sleep(10)', '57014'],
  ['create table forbidden ()', '25006'],
];

describe.each([
  ['direct', undefined],
  ['with a transaction for each statement', 'pooled'],
])('%s', (_name, directUrl) => {
  let reads: ReadPool;
  /** @param timeout of a statement, in milliseconds */
  const open = (timeout: number) => {
    const address = { databaseUrl: app.databaseUrl, ...(directUrl && { directUrl: app.databaseUrl }) };
    return openReadPool(address, { statement_timeout: timeout }, { label: 'test', max: 1 }, () => {});
  };
  beforeAll(() => void (reads = open(200)));
  afterAll(() => reads.close());

  const pid = async (of = reads) => {
    const [[own]] = (await of.read('select pg_backend_pid(), $1::int', [1], signal)) as [[number]];
    return own;
  };

  test.each(failing)('the connection is kept after %s (%s)', async (sql, code) => {
    const before = await pid();
    // The third time the statement has a name.
    for (let time = 0; time < 4; time++) {
      await expect(reads.read(sql, [], signal)).rejects.toMatchObject({ code });
      expect(await pid()).toBe(before);
      await expect(reads.read(sql, [], signal, size())).rejects.toMatchObject({ code });
      const rows: unknown[] = [];
      await expect(reads.stream(sql, [], row => rows.push(row), signal, size())).rejects.toMatchObject({
        code,
      });
      expect(await reads.read('select pg_backend_pid(), $1::int', [time], signal)).toEqual([[before, time]]);
    }
  });

  test('values that fail leave a prepared statement as it was', async () => {
    const divided = (by: number) => reads.read('select 10 / $1::int', [by], signal);
    const before = await pid();
    for (let time = 0; time < 4; time++) {
      expect(await divided(2)).toEqual([[5]]);
      await expect(divided(0)).rejects.toMatchObject({ code: '22012' });
    }
    expect(await pid()).toBe(before);
  });

  test('a connection that PostgreSQL ends is replaced', async () => {
    const before = await pid();
    await expect(
      reads.read('select pg_terminate_backend(pg_backend_pid())', [], signal),
    ).rejects.toMatchObject({ code: '57P01' });
    expect(await pid()).not.toBe(before);
  });

  test.each([
    ['a signal', () => new AbortController()],
    ['the deadline of a request', () => new RequestDeadline()],
  ])('%s cancels a statement whose rows arrive', async (_what, begin) => {
    const patient = open(60_000);
    onTestFinished(() => patient.close());
    const before = await pid(patient);
    const request = begin();
    const cancellation = request instanceof RequestDeadline ? request : request.signal;
    const reason = disconnected();
    let rows = 0;
    let rowsAtAbort = 0;
    const onRow = () => {
      if (++rows === 1)
        setImmediate(() => {
          rowsAtAbort = rows;
          request.abort(reason);
        });
    };
    const sql = 'select repeat($1, 1000) from generate_series(1, 1000000)';
    await expect(patient.stream(sql, ['x'], onRow, cancellation)).rejects.toBe(reason);
    expect(await pid(patient)).not.toBe(before);
    expect(rows).toBe(rowsAtAbort);
    await expect(patient.read('select 1', [], cancellation)).rejects.toBe(reason);
  });

  test('a cancelled statement is rejected before PostgreSQL has cancelled it', async () => {
    const request = new RequestDeadline();
    const reason = disconnected();
    const order: string[] = [];
    const patient = open(60_000);
    onTestFinished(() => patient.close());
    const read = patient.read('select pg_sleep(30)', [], request).catch((error: unknown) => {
      order.push('rejected');
      return error;
    });
    await sleep(50);
    request.abort(reason);
    await turn();
    order.push('next turn');
    expect(await read).toBe(reason);
    expect(order).toEqual(['rejected', 'next turn']);
  });

  test('a connection is discarded when its rows cannot be read', async () => {
    const before = await pid();
    const fail = () => {
      throw new Error('This row cannot be read');
    };
    await expect(reads.stream('select 1', [], fail, signal)).rejects.toThrow('This row');
    expect(await pid()).not.toBe(before);
  });
});

test('a prepared statement whose plan has ended is prepared again on another connection', async () => {
  const reads = openReadPool({ databaseUrl: app.databaseUrl }, {}, { label: 'test', max: 1 }, () => {});
  await app.sql('create table changing as select 1 as one');
  const read = () => reads.read('select * from changing', [], signal);
  for (let time = 0; time < 4; time++) expect(await read()).toEqual([[1]]);
  await app.sql('alter table changing add column two int default 2');
  await expect(read()).rejects.toMatchObject({ code: '0A000' });
  expect(await read()).toEqual([[1, 2]]);
  await reads.close();
});

test('an error of a request keeps the connections of all requests', async () => {
  const pids = async () => {
    const rows = await app.sql<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() order by pid',
    );
    return rows.map(({ pid }) => pid);
  };
  const fail = () =>
    app
      .as('admin')
      .request('query ($t: String) { members(filter: { name: { contains: $t } }) { totalCount } }', {
        t: '\u0000',
      });
  await expect(fail()).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  const before = await pids();
  for (let time = 0; time < 5; time++) await expect(fail()).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await pids()).toEqual(before);
});
