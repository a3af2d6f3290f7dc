import { dirname } from 'node:path';
import { createApi, prepareDatabase, type Api } from '@gym/graphql-api';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { postmasterOf, signalAll, treeOf } from './chaos/processes.ts';
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
  token = ((await execute(login))['login'] as { token: string }).token;
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

const login = 'mutation { login(username: "admin", password: "admin123") { token } }';
const createLocation = (name: string) =>
  `mutation { createLocation(input: { name: "${name}", address: "1", city: "C", state: "S", zipCode: "1" }) { id } }`;
const create = (name: string) => execute(createLocation(name));
const names = async (name: string) => {
  const { locations } = await execute(
    `{ locations(filter: { name: { eq: "${name}" } }) { items { name } totalCount } }`,
  );
  return locations;
};
const found = (name: string) => ({ items: [{ name }], totalCount: 1 });

/** The statements that a server has run for analysts on connections that are open now. */
async function statementsOn(adminUrl: string): Promise<unknown[]> {
  const rows = await sqlOn(
    adminUrl,
    `select query from pg_stat_activity where application_name = 'gym analysts'`,
  );
  return rows.map(row => row['query']);
}

async function sqlOn(adminUrl: string, sql: string): Promise<Record<string, unknown>[]> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    return (await admin.query<Record<string, unknown>>(sql)).rows;
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

test('a server that is a replica now, as after a switchover, is UNAVAILABLE for what writes', async () => {
  const former = await createApi({ databaseUrl: database.replica.url, production: false, log });
  const codeOf = async (query: string) => {
    const { errors } = await former.execute({ query }, { token, address });
    return errors?.[0]?.extensions['code'];
  };
  expect(await codeOf(createLocation('Nowhere'))).toBe('UNAVAILABLE');
  expect(await codeOf(login)).toBe('UNAVAILABLE');
  // It is counted in memory, since a replica does not have the table of limits.
  expect(await codeOf('{ locations { totalCount } }')).toBeUndefined();
  await former.close();
});

test('while the replica is behind, silent or gone, ad hoc queries get 503', async () => {
  const failure = async () => {
    const { errors } = await api.execute({ query: '{ locations { totalCount } }' }, { token, address });
    const [error] = errors ?? [];
    return error && [error.message, error.extensions['code']];
  };
  const cannotBeReached = [expect.stringMatching(/DATABASE_READ_URL/), 'UNAVAILABLE'];

  await sqlOn(database.replica.adminUrl, 'select pg_wal_replay_pause()');
  await create('Behind');
  expect(await failure()).toEqual([expect.stringMatching(/is behind/), 'UNAVAILABLE']);
  await sqlOn(database.replica.adminUrl, 'select pg_wal_replay_resume()');
  await expect.poll(failure).toBeUndefined();
  expect(await names('Behind')).toEqual(found('Behind'));

  const [row] = await sqlOn(database.replica.adminUrl, `select current_setting('data_directory') as folder`);
  const replica = treeOf(postmasterOf(dirname(row!['folder'] as string))!);
  signalAll(replica, 'SIGSTOP');
  const ofFrozen = await failure().finally(() => signalAll(replica, 'SIGCONT'));
  expect(ofFrozen).toEqual(cannotBeReached);

  await database.replica.stop();
  expect(await failure()).toEqual(cannotBeReached);
  await create('Gone');
});
