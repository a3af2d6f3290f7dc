import { afterEach, expect, test, vi } from 'vitest';
import pg from 'pg';
import { useApp } from '../../testing/app.ts';
import { Limiter } from './limiter.ts';

const app = useApp();
const pools: pg.Pool[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const pool of pools.splice(0)) await pool.end();
});

/** As another process has it. */
function limiter(name: string): Limiter {
  const pool = new pg.Pool({ connectionString: app.databaseUrl, max: 1 });
  pools.push(pool);
  return new Limiter(pool, { name, points: 2, duration: 60 });
}

const limited = { extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) } };

test('processes share the uses of a key in a window', async () => {
  const [one, other] = [limiter('shared'), limiter('shared')];
  await one.take('a');
  await other.take('a');
  await expect(one.take('a')).rejects.toMatchObject(limited);
  await expect(other.take('a')).rejects.toMatchObject(limited);
  await other.take('b');
  await limiter('another limit').take('a');

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  await limiter('shared').take('a');
});

test('a use that is given back can be used again', async () => {
  const [one, other] = [limiter('returned'), limiter('returned')];
  await one.take('a');
  await one.take('a');
  await one.giveBack('a');
  await other.take('a');
  await other.reset('a');
  await other.take('a');
});

test('keys are stored without what they name', async () => {
  await limiter('hashed').take('ann@club.example 203.0.113.7');
  const rows = await app.sql<{ key: string }>(`select key from rate_limit where key like 'hashed%'`);
  expect(rows).toEqual([{ key: expect.stringMatching(/^hashed:[\w-]{43}$/) }]);
});
