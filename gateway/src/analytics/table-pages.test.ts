import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { ApiRequest } from '@gym/graphql-api';
import { buildSchema, graphql } from 'graphql';
import { expect, test } from 'vitest';
import { RejectedQuery, tableParts, type Part, type Row, type Run } from './table-pages.ts';
import { tableRequest, type TableRequest } from './table-request.ts';

/** As much of the API's schema as a table of members takes. */
const schema = buildSchema(`
  input PageInput { limit: Int, offset: Int, after: String }
  type Member { id: ID!, name: String }
  type PageInfo { hasNextPage: Boolean!, endCursor: String }
  type MemberPage { items: [Member!]!, totalCount: Int!, pageInfo: PageInfo! }
  type MemberAggregate { count: Int! }
  type Query {
    members(search: String, page: PageInput): MemberPage!
    member(id: ID!): Member
    membersAggregate(limit: Int = 1000, offset: Int = 0): [MemberAggregate!]!
  }
`);

interface PageRequest {
  limit: number;
  counted: boolean;
}

/** An API with so many members, with the page limits of the real one. */
function apiWith(members: number, failingPage?: number) {
  const requests: PageRequest[] = [];
  const rows = (from: number, to: number) =>
    Array.from({ length: Math.max(to - from, 0) }, (_, index) => ({ id: from + index + 1, count: 1 }));
  const rootValue = {
    members({ page }: { page: { limit: number; offset?: number; after?: string } }) {
      if (page.limit > 1000 || page.limit < 0) throw new Error('A page has 0 to 1000 rows');
      const request = { limit: page.limit, counted: false };
      if (requests.push(request) === failingPage) throw new Error('The database cannot be reached');
      const from = Number(page.after ?? page.offset ?? 0);
      const to = Math.min(from + page.limit, members);
      return {
        items: rows(from, to),
        totalCount: () => ((request.counted = true), members),
        pageInfo: { hasNextPage: to < members, endCursor: String(to) },
      };
    },
    membersAggregate({ limit, offset }: { limit: number; offset: number }) {
      if (limit > 10_000) throw new Error('An aggregate returns 0 to 10000 groups');
      requests.push({ limit, counted: false });
      return rows(offset, Math.min(offset + limit, members));
    },
    member: ({ id }: { id: string }) => (id === '1' ? { id, name: 'Ann' } : null),
  };
  const run: Run = async ({ query, variables }) =>
    (await graphql({ schema, source: query, variableValues: variables, rootValue })) as never;
  return { requests, run };
}

async function partsOf(table: TableRequest, run: Run): Promise<Part[]> {
  const parts: Part[] = [];
  for await (const part of tableParts(table, run)) parts.push(part);
  return parts;
}

async function rowsOf(request: ApiRequest, run: Run): Promise<{ ids: unknown[]; total: unknown }> {
  const parts = await partsOf(tableRequest(request), run);
  return {
    ids: parts.flatMap(({ rows }) => (rows as Row[]).map(row => row['id'] ?? row)),
    total: parts[0]!.total,
  };
}
const upTo = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => String(from + index + 1));

test.each([0, 1, 999, 1000, 1001, 2500])('all of %d rows, counted once', async members => {
  const { requests, run } = apiWith(members);
  expect(await rowsOf({ query: '{ members { items { id } } }' }, run)).toEqual({
    ids: upTo(members),
    total: members,
  });
  expect(requests.map(({ counted }) => counted)).toEqual([
    true,
    ...Array(Math.max(Math.ceil(members / 1000) - 1, 0)).fill(false),
  ]);
});

test.each([
  ['{ members(page: { limit: 1500, offset: 10 }) { items { id } } }', {}, upTo(1500, 10)],
  ['{ members(page: { limit: 0 }) { items { id } } }', {}, []],
  ['query ($p: PageInput) { members(page: $p) { items { id } } }', { p: { limit: 2 } }, upTo(2)],
  ['query ($p: PageInput = { limit: 3 }) { members(page: $p) { items { id } } }', {}, upTo(3)],
  ['query ($n: Int = 1) { members(page: { limit: $n }) { items { id } } }', { n: 4 }, upTo(4)],
  ['query ($s: String) { members(search: $s, page: { after: "2497" }) { items { id } } }', {}, upTo(3, 2497)],
])('as many as the query says: %s', async (query, variables, ids) => {
  expect((await rowsOf({ query, variables }, apiWith(2500).run)).ids).toEqual(ids);
});

test('aliases, fragments, other operations and what is left out stay as they are written', async () => {
  const query = `
    query One { member(id: 1) { ...Named } }
    query Many($named: Boolean = false) { all: members { ...Rows totalCount } }
    fragment Rows on MemberPage { rows: items { ...Named } rows: items { key: id } }
    fragment Named on Member { id name @include(if: $named) }
  `;
  const table = tableRequest({ query, operationName: 'Many' });
  const [part] = await partsOf(table, apiWith(1).run);
  expect(part!.rows).toEqual([{ id: '1', key: '1' }]);
  expect(table.columns()).toEqual([['id'], ['key']]);
});

test('groups are read on by offset', async () => {
  const { requests, run } = apiWith(20_500);
  expect((await rowsOf({ query: '{ membersAggregate { count } }' }, run)).ids).toHaveLength(20_500);
  expect((await rowsOf({ query: '{ membersAggregate(limit: 12000) { count } }' }, run)).ids).toHaveLength(
    12_000,
  );
  expect(requests.map(({ limit }) => limit)).toEqual([10_000, 10_000, 10_000, 10_000, 2_000]);
});

test('a record is a row, one that is not there none', async () => {
  const { run } = apiWith(1);
  const one = (id: number) => rowsOf({ query: `{ member(id: ${id}) { id name } }` }, run);
  expect(await one(1)).toEqual({ ids: ['1'], total: 1 });
  expect(await one(2)).toEqual({ ids: [], total: 0 });
});

test.each([
  ['{ members { items { id } } ', 'Syntax Error: Expected Name, found <EOF>.'],
  ['{ members { items { id } } member(id: 1) { id } }', /one root field/],
  ['fragment F on Query { member(id: 1) { id } } { ...F }', /one root field/],
  ['mutation { login { token } }', 'Only a query answers a table'],
  ['{ loginHint }', 'loginHint holds no rows'],
  ['{ members { items { id } more: items { name } } }', /ask for items once/],
  ['query A { members { items { id } } } query B { members { items { id } } }', /operationName/],
])('%s is no table', (query, message) => {
  expect(() => tableRequest({ query })).toThrow(message);
});

test.each([
  '{ members(page: { limit: -1 }) { items { id } } }',
  '{ members(page: { limit: "many" }) { items { id } } }',
  '{ members(page: { size: 3 }) { items { id } } }',
  '{ members { items { nonsense } } }',
  '{ members { items { ...F } } } fragment F on Member { id ...F }',
  'query ($p: Nonsense) { members(search: $p) { items { id } } }',
])('the API rejects %s', async query => {
  await expect(rowsOf({ query }, apiWith(1).run)).rejects.toThrow(RejectedQuery);
});

test('reads no further than is taken, and not at all when nobody takes it any more', async () => {
  const { requests, run } = apiWith(1_000_000);
  const parts = tableParts(tableRequest({ query: '{ members { items { id } } }' }), run);
  async function* text() {
    for await (const { rows } of parts)
      yield (rows as Row[]).map(row => `${row['id']}${'x'.repeat(100)}`).join('');
  }
  const body = Readable.from(text(), { objectMode: false });
  body.read(1);
  // All parts that it reads ahead are there when the event loop turns.
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

test('breaks off when a later part fails, so that nobody takes some rows for all', async () => {
  const failing = rowsOf({ query: '{ members { items { id } } }' }, apiWith(5000, 3).run);
  await expect(failing).rejects.toThrow('The database cannot be reached');
});
