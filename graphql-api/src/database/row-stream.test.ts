import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import type { PoolClient } from './connections.ts';
import { streamRows } from './row-stream.ts';

const app = useApp();
let client: PoolClient;

beforeAll(async () => {
  client = new pg.Client({ connectionString: app.databaseUrl }) as PoolClient;
  await client.connect();
});
afterAll(() => client.end());

const query = {
  name: 'rows',
  text: `select n, null, 'a', n / 2.0, date '2026-02-28' from generate_series(1, 3) n`,
};

async function rows(): Promise<unknown[]> {
  const found: unknown[] = [];
  await streamRows(client, { ...query, values: [] }, row => found.push([...row]));
  return found;
}

test('passes on values as PostgreSQL sends them, and requests no column types', async () => {
  let descriptions = 0;
  const count = () => void descriptions++;
  client.connection.on('rowDescription', count);
  const expected = ['1', '2', '3'].map(n => [n, null, 'a', expect.stringMatching(/^\d\.\d+$/), '2026-02-28']);
  expect(await rows()).toEqual(expected);
  expect(await rows()).toEqual(expected);
  client.connection.off('rowDescription', count);
  expect(descriptions).toBe(0);
});

test('leaves the connection usable for other queries', async () => {
  await rows();
  expect((await client.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('pg has the methods that the query overrides', () => {
  expect(pg.Query.prototype).toMatchObject({
    prepare: expect.any(Function),
    handleDataRow: expect.any(Function),
  });
});
