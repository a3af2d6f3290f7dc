import { dirname } from 'node:path';
import { createApi, prepareDatabase, type Api } from '@gym/graphql-api';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { postmasterOf, signalAll, treeOf } from './chaos/processes.ts';
import { expectWithin } from './quiet-machine.ts';
import { type ReplicatedDatabase, startReplicatedDatabase } from './replica.ts';

vi.setConfig({ hookTimeout: 60_000 });

const log = { info() {}, error() {} };
const address = '127.0.0.1';

let database: ReplicatedDatabase;
let api: Api;
let token: string;
let manager: string;
beforeAll(async () => {
  database = await startReplicatedDatabase();
  const { url: databaseUrl } = database.primary;
  await prepareDatabase({ databaseUrl, production: false, demo: false, log });
  // Every document is ad hoc.
  api = await createApi({ databaseUrl, readUrl: database.replica.url, production: false, log });
  token = ((await execute(login))['login'] as { token: string }).token;
  const other = login.replaceAll('admin', 'manager');
  manager = ((await execute(other))['login'] as { token: string }).token;
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

/** How long a frozen replica may delay a query, in milliseconds. */
const LONGEST = 5_000;

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

test('the primary serves while the replica is frozen', async () => {
  const [row] = await sqlOn(database.replica.adminUrl, `select current_setting('data_directory') as folder`);
  // An API of its own, since a replica that failed is not used for some time.
  const other = await createApi({
    databaseUrl: database.primary.url,
    readUrl: database.replica.url,
    production: false,
    log,
  });
  const query = '{ trainers { totalCount } }';
  const first = await other.execute({ query }, { token, address });
  const replica = treeOf(postmasterOf(dirname(row!['folder'] as string))!);
  signalAll(replica, 'SIGSTOP');
  const began = performance.now();
  // While it is frozen.
  const second = await other.execute({ query }, { token, address });
  const took = performance.now() - began;
  signalAll(replica, 'SIGCONT');
  expect(second.data).toEqual(first.data);
  expectWithin(LONGEST, took);
  await other.close();
});

test('a replica that falls silent while a query runs delays neither it nor the next analyst', async () => {
  const [row] = await sqlOn(database.replica.adminUrl, `select current_setting('data_directory') as folder`);
  const other = await createApi({
    databaseUrl: database.primary.url,
    readUrl: database.replica.url,
    production: false,
    log,
  });
  const club = (adminUrl: string) => new URL('/gym', adminUrl).href;
  const locker = new pg.Client({ connectionString: club(database.primary.adminUrl) });
  await locker.connect();
  // The replica repeats the lock.
  await locker.query('begin; lock table trainer in access exclusive mode');
  const locks = (granted: boolean) =>
    sqlOn(
      club(database.replica.adminUrl),
      `select from pg_locks where relation = 'trainer'::regclass and granted = ${granted}`,
    );
  await expect.poll(() => locks(true).then(rows => rows.length)).toBe(1);
  const query = '{ trainers { totalCount } }';
  const running = other.execute({ query }, { token, address });
  await expect.poll(() => locks(false).then(rows => rows.length)).toBe(1);

  const replica = treeOf(postmasterOf(dirname(row!['folder'] as string))!);
  signalAll(replica, 'SIGSTOP');
  await locker.query('rollback');
  const next = other.execute({ query }, { token: manager, address });
  const responses = await Promise.all([running, next]).finally(() => signalAll(replica, 'SIGCONT'));
  const counted = { data: { trainers: { totalCount: 0 } } };
  expect(responses).toMatchObject([counted, counted]);
  await locker.end();
  await other.close();
});

test('the primary serves while the replica is behind, and when it is gone', async () => {
  await sqlOn(database.replica.adminUrl, 'select pg_wal_replay_pause()');
  await create('Behind');
  expect(await names('Behind')).toEqual(found('Behind'));

  await database.replica.stop();
  await create('Gone');
  expect(await names('Gone')).toEqual(found('Gone'));
});
