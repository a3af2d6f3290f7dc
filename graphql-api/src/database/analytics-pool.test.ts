import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import {
  type AnalyticsLimits,
  type AnalyticsPool,
  CONNECTIONS,
  openAnalyticsPool,
} from './analytics-pool.ts';

const app = useApp();
/** Of a request that nobody ends. */
const { signal } = new AbortController();
let opened: AnalyticsPool | undefined;
afterEach(() => opened?.close());

function pool(limits?: AnalyticsLimits, databaseUrl = app.databaseUrl): AnalyticsPool {
  const ignored = () => {};
  return (opened = openAnalyticsPool({ databaseUrl }, ignored, async () => {}, limits));
}

test('the pool writes nothing', async () => {
  await expect(
    pool().readerOf(1).read(`insert into secret values ('x', 'y')`, [], signal),
  ).rejects.toMatchObject({
    code: '25006',
  });
});

test('the pool stops a statement that takes too long', async () => {
  const { read } = pool({ longestStatement: 100 }).readerOf(1);
  await expect(read('select pg_sleep(60)', [], signal)).rejects.toMatchObject({
    message:
      'The query was stopped because it took longer than 0.1 seconds. Ask for fewer rows or filter by date.',
    extensions: { code: 'TOO_COSTLY' },
  });
  expect(await read('select 1', [], signal)).toEqual([[1]]);
});

test('a user who waits too long for others is rejected with 429', async () => {
  const reads = pool({ longestStatement: 2_000, longestWait: 200 });
  const others = Array.from({ length: CONNECTIONS }, (_, user) =>
    reads.readerOf(user).read('select pg_sleep(60)', [], signal),
  );
  const stopped = Promise.allSettled(others);
  await expect(reads.readerOf(CONNECTIONS).read('select 1', [], signal)).rejects.toMatchObject({
    message: 'Others are using the analytics connections. Try again in 1 seconds.',
    extensions: { code: 'RATE_LIMITED', retryAfter: 1 },
  });
  await stopped;
  expect(await reads.readerOf(CONNECTIONS).read('select 1', [], signal)).toEqual([[1]]);
});

test('a database that cannot be reached is not taken for others', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(app.databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  await new Promise(done => void server.close(done));
  await expect(pool({}, url.href).readerOf(1).read('select 1', [], signal)).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  });
});
