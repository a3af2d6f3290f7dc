import { setImmediate as turn } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { contracts } from '../contracts.ts';
import { RestFailure } from './failure.ts';
import { everyRow } from './list-stream.ts';
import { restResource } from './resource.ts';
import type { Call } from './route.ts';

const locations = restResource(contracts.find(({ path }) => path === 'locations')!);
const everything = { filter: {}, sort: undefined, search: undefined, page: undefined };

/** A table of so many rows, read a page at a time. */
function tableOf(rows: number, failingPage?: number) {
  const requests: { name: string; after: string | undefined }[] = [];
  const run = async ({ name }: { name: string }, variables: { page: { limit: number; after?: string } }) => {
    const { limit, after } = variables.page;
    requests.push({ name, after });
    if (requests.length === failingPage) throw new RestFailure(503, 'The database cannot be reached');
    const start = Number(after ?? 0);
    const end = Math.min(start + limit, rows);
    const items = Array.from({ length: end - start }, (_, index) => ({
      id: String(start + index + 1),
      name: 'x'.repeat(100),
    }));
    return {
      list: { items, totalCount: rows, pageInfo: { hasNextPage: end < rows, endCursor: String(end) } },
    };
  };
  return { requests, call: { run } as unknown as Call };
}

test.each([0, 1, 999, 1000, 1001, 2500])('writes %d rows as one JSON array', async rows => {
  const { requests, call } = tableOf(rows);
  const { totalCount, body } = await everyRow(locations, call, everything);
  const ids = (JSON.parse(await text(body)) as { id: number }[]).map(row => row.id);
  expect(totalCount).toBe(rows);
  expect(ids).toEqual(Array.from({ length: rows }, (_, index) => index + 1));
  expect(requests.map(({ name }) => name)).toEqual([
    'RestEveryLocation',
    ...Array(Math.max(Math.ceil(rows / 1000) - 1, 0)).fill('RestEveryLocationOn'),
  ]);
});

test('reads no further than the client takes', async () => {
  const { requests, call } = tableOf(1_000_000);
  const { body } = await everyRow(locations, call, everything);
  body.read(1);
  // All pages that it reads ahead are there when the event loop turns.
  await turn();
  const before = requests.length;
  expect(before).toBeLessThan(4);
  await turn();
  expect(requests.length).toBe(before);
  body.read();
  await turn();
  expect(requests.length).toBeGreaterThan(before);
  const taken = requests.length;
  body.destroy();
  await turn();
  expect(requests.length).toBe(taken);
});

test('breaks off when a later page fails, so that nobody takes the part for the whole', async () => {
  const { call } = tableOf(5000, 3);
  const { body } = await everyRow(locations, call, everything);
  await expect(text(body)).rejects.toThrow('The database cannot be reached');
});
