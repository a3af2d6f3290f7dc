import { createApi, prepareDatabase, type Api } from '@gym/graphql-api';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ReplicatedDatabase, startReplicatedDatabase } from './replica.ts';

vi.setConfig({ hookTimeout: 60_000 });

const log = { info() {}, error() {} };
const address = '127.0.0.1';

let database: ReplicatedDatabase;
let api: Api;
let token: string;
beforeAll(async () => {
  database = await startReplicatedDatabase();
  const { url: databaseUrl } = database.primary;
  await prepareDatabase({ databaseUrl, production: false, demo: false, log });
  // Every document is ad hoc.
  api = await createApi({ databaseUrl, readUrl: database.replica.url, production: false, log });
  const { login } = await execute('mutation { login(username: "admin", password: "admin123") { token } }');
  token = (login as { token: string }).token;
});
afterAll(async () => {
  await api?.close();
  await database?.stop();
});

async function execute(query: string): Promise<Record<string, unknown>> {
  const { data, errors } = await api.execute({ query }, { token, address });
  expect(errors).toBeUndefined();
  return data!;
}

const create = (name: string) =>
  execute(
    `mutation { createLocation(input: { name: "${name}", address: "1", city: "C", state: "S", zipCode: "1" }) { id } }`,
  );
const names = async (name: string) => {
  const { locations } = await execute(
    `{ locations(filter: { name: { eq: "${name}" } }) { items { name } totalCount } }`,
  );
  return locations;
};
const found = (name: string) => ({ items: [{ name }], totalCount: 1 });

/** The statements that a server has run for analysts on connections that are open now. */
async function statementsOn(adminUrl: string): Promise<string[]> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    const { rows } = await admin.query<{ query: string }>(
      `select query from pg_stat_activity where application_name = 'gym analysts'`,
    );
    return rows.map(({ query }) => query);
  } finally {
    await admin.end();
  }
}

test('ad hoc queries run on the replica, and find what was saved just before', async () => {
  for (let index = 0; index < 20; index++) {
    await create(`Room ${index}`);
    expect(await names(`Room ${index}`)).toEqual(found(`Room ${index}`));
  }
  expect(await statementsOn(database.replica.adminUrl)).toContainEqual(expect.stringContaining('"location"'));
  expect(await statementsOn(database.primary.adminUrl)).not.toContainEqual(
    expect.stringContaining('"location"'),
  );
});

test('the primary answers while the replica is behind, and when it is gone', async () => {
  const replica = new pg.Client({ connectionString: database.replica.adminUrl });
  await replica.connect();
  await replica.query('select pg_wal_replay_pause()');
  await replica.end();
  await create('Behind');
  expect(await names('Behind')).toEqual(found('Behind'));

  await database.replica.stop();
  await create('Gone');
  expect(await names('Gone')).toEqual(found('Gone'));
});
