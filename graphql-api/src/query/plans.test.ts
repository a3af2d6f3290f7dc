import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/samples.ts';

const app = useApp();

const LIST = `query ($filter: MemberFilter, $sort: [MemberSort!], $page: PageInput, $search: String) {
  members(filter: $filter, sort: $sort, page: $page, search: $search) {
    items { id name city assignedTrainer { name } payments(page: { limit: 2 }) { items { amount } } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const shapes: [what: string, variablesOf: (index: number) => Record<string, unknown>][] = [
  ['offsets', offset => ({ page: { limit: 10, offset: 1 + offset } })],
  ['limits', index => ({ page: { limit: 101 + index } })],
  ['values of a filter', index => ({ filter: { city: { eq: `City ${index}` } } })],
  ['lists of a filter', index => ({ filter: { city: { in: Array(index + 1).fill(`City ${index}`) } } })],
  ['words of a search', index => ({ search: `Member ${index}` })],
];

test.each(shapes)('requests that differ in %s alone share what is cached', async (_what, variablesOf) => {
  const admin = app.as('admin');
  await admin.request(LIST, variablesOf(0));
  const set = vi.spyOn(LRUCache.prototype, 'set');
  for (let index = 1; index < 50; index++) await admin.request(LIST, variablesOf(index));
  const added = set.mock.calls.filter(([key]) => String(key).includes('members'));
  set.mockRestore();
  expect(added).toEqual([]);
});

test('a shared plan returns the rows of each request', async () => {
  const admin = app.as('admin');
  for (const name of ['Ann', 'Bob', 'Cem']) await makeRecord(admin, 'Member', { name, city: `${name} City` });
  const namesOf = async (variables: Record<string, unknown>) => {
    const { members } = await admin.request<{ members: { items: { name: string }[] } }>(LIST, variables);
    return members.items.map(({ name }) => name);
  };
  for (const name of ['Ann', 'Bob', 'Cem', 'Ann']) {
    expect(await namesOf({ filter: { city: { eq: `${name} City` } } })).toEqual([name]);
    expect(await namesOf({ search: name })).toEqual([name]);
  }
  const sort = [{ field: 'name', direction: 'ASC' }];
  const page = (limit: number, offset: number) => namesOf({ sort, page: { limit, offset } });
  expect([await page(1, 1), await page(2, 1), await page(1, 2), await page(1, 0)]).toEqual([
    ['Bob'],
    ['Bob', 'Cem'],
    ['Cem'],
    ['Ann'],
  ]);
});

test.each([
  ['a page size of the app', { limit: 25 }],
  ['no limit', {}],
])('PostgreSQL plans a first page with %s once for many executions', async (_what, page) => {
  const admin = app.as('admin');
  const query = vi.spyOn(pg.Client.prototype, 'query');
  for (let execution = 0; execution < 10; execution++) await admin.request(LIST, { page });
  const queries = query.mock.calls.map(([first]) => first as unknown as { name?: string });
  const named = queries.findIndex(({ name }) => name !== undefined);
  const { name } = queries[named]!;
  const client = query.mock.contexts[named] as pg.Client;
  query.mockRestore();
  const { rows } = await client.query(
    'select generic_plans::int as shared, custom_plans::int as own from pg_prepared_statements where name = $1',
    [name],
  );
  // PostgreSQL makes five plans of a statement with parameters to compare them; this one has none.
  expect(rows).toEqual([{ shared: expect.any(Number), own: 0 }]);
  expect(rows[0].shared).toBeGreaterThan(5);
});
