import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { entities } from '../resources/index.ts';
import { findBrokenQueries } from './broken-queries.ts';
import { checkQueries } from './check-queries.ts';

const app = useApp();
let database: Database;
beforeAll(async () => {
  database = await openDatabase(app, entities(), () => {});
});
afterAll(() => database?.close());
afterEach(() => app.sql('delete from saved_query'));

const run = () => {
  const { signal } = new AbortController();
  return checkQueries.run({
    payload: {} as never,
    db: database.forRequest(signal),
    releases: undefined as never,
    queries: { schema: app.api.hubs.schema, execute: undefined as never },
    contextOf: undefined as never,
    signal,
    progress: () => undefined,
  });
};

async function save(query: string, name = 'Phones'): Promise<string> {
  const { saved } = await app
    .as('accounts')
    .request<{ saved: { id: string } }>(
      'mutation ($input: SavedQueryInput!) { saved: createSavedQuery(input: $input) { id } }',
      { input: { name, query } },
    );
  return saved.id;
}
const one = (id: string) =>
  app
    .as('accounts')
    .request<{ savedQuery: { problem: string | null; brokenSince: string | null; version: number } }>(
      'query ($id: ID!) { savedQuery(id: $id) { problem brokenSince version } }',
      { id },
    )
    .then(({ savedQuery }) => savedQuery);
/** As if a version without the field had followed. */
const lose = (id: string) =>
  app.sql(`update saved_query set query = '{ members { items { fax } } }' where id = $1`, [id]);
const messages = (id: string) =>
  app.sql('select recipient, subject, body, status from message where cause like $1', [
    `broken-query/${id}/%`,
  ]);

const PROBLEM = 'Cannot query field "fax" on type "Member".';

test('the owner of a query that the schema breaks is sent one message, and the query says what is wrong', async () => {
  const id = await save('{ members { items { id } } }');
  await save('{ members { totalCount } }', 'Still fine');
  expect(await run()).toEqual({ broken: 0, new: 0 });
  await lose(id);
  expect(await run()).toEqual({ broken: 1, new: 1 });
  expect(await run()).toEqual({ broken: 1, new: 0 });
  expect(await one(id)).toEqual({
    problem: expect.stringContaining(PROBLEM),
    brokenSince: expect.any(String),
    version: 1,
  });
  const [{ email }] = (await app.sql<{ email: string }>(
    `select email from "user" where username = 'accounts'`,
  )) as [{ email: string }];
  expect(await messages(id)).toEqual([
    {
      recipient: email,
      subject: 'Your saved query “Phones” no longer works',
      body: expect.stringContaining('Cannot query field "fax" on type "Member"'),
      status: 'queued',
    },
  ]);
});

test('a query that fits again is no longer named', async () => {
  const id = await save('{ members { items { id } } }');
  await lose(id);
  await run();
  await app
    .as('accounts')
    .request(
      `mutation ($id: ID!) { updateSavedQuery(id: $id, patch: { query: "{ members { totalCount } }" }) { id } }`,
      { id },
    );
  expect(await one(id)).toMatchObject({ problem: null, brokenSince: null });
  expect(await run()).toEqual({ broken: 0, new: 0 });
});

test('what its owner saved as it is has a problem and no message', async () => {
  const id = await save('{ members { items { fax } } }');
  expect(await one(id)).toMatchObject({ problem: expect.stringContaining(PROBLEM) });
  expect(await run()).toEqual({ broken: 1, new: 0 });
  expect(await messages(id)).toEqual([]);
});

test('an inactive owner is sent nothing', async () => {
  const id = await save('{ members { items { id } } }');
  await lose(id);
  await app.sql(`update "user" set status = 'inactive' where username = 'accounts'`);
  try {
    expect(await run()).toEqual({ broken: 1, new: 1 });
    expect(await messages(id)).toEqual([]);
  } finally {
    await app.sql(`update "user" set status = 'active' where username = 'accounts'`);
  }
});

test('the queries of a database that a schema rejects are found by name, owner and error', async () => {
  const id = await save('{ members { items { id } } }');
  await save('{ members { totalCount } }', 'Fine');
  await lose(id);
  expect(await findBrokenQueries(app.databaseUrl, app.api.hubs.schema, 5_000)).toEqual([
    { id: Number(id), name: 'Phones', owner: 'accounts', problem: expect.stringContaining(PROBLEM) },
  ]);
});
