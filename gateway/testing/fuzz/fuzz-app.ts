import { type Api, createApi, prepareDatabase } from '@gym/graphql-api';
import { contracts } from '../../src/contracts.ts';
import { databaseWith, type TestDatabase } from '../database.ts';
import { executeGraphql, type TestApp, startTestApp, tokenOf } from '../test-app.ts';
import type { StoredValues } from './generate-query.ts';
import { makeRecords } from './make-records.ts';
import type { StoredIds } from './record-values.ts';

export type StoredRecord = { id: string; [field: string]: unknown };

export type Action = 'view' | 'add' | 'edit' | 'delete';

/** Who sends the requests of a fuzz test. */
export interface TestUser {
  name: string;
  token: string | undefined;
  may(resource: string, action: Action): boolean;
}

/** A gateway over real HTTP with a few records of every resource, and the same API in this process. */
export interface FuzzApp {
  app: TestApp;
  /** A second API on the same database. It returns objects where HTTP streams JSON. */
  api: Api;
  users: readonly TestUser[];
  /** Every record with its own fields, by type. */
  records: ReadonlyMap<string, readonly StoredRecord[]>;
  ids: StoredIds;
  stored: StoredValues;
  /** Throws what the server logged as an error since the last call. */
  expectCleanLog(): void;
  stop(): Promise<void>;
}

const LOGINS = ['admin', 'manager', 'accounts', 'reception', 'trainer'];
/** A personal token sees these and nothing else. */
const TOKEN_RESOURCES = ['members', 'payments', 'trainers'];

/** The records of each resource that are made for a test. */
const RECORDS = 10;
/** Logins and grants decide what the test users may do: their records stay as they are. */
const UNTOUCHED = new Set(['User', 'Permission']);

export async function startFuzzApp(): Promise<FuzzApp> {
  // Interactive requests use more code paths of the API than ad hoc requests.
  const isInteractive = () => true;
  const app = await startTestApp({ isInteractive, startDatabase: startDatabaseWithRecords });
  const log = {
    info() {},
    error: (details: object, message: string) => void app.errors.push({ details, message }),
  };
  const api = await createApi({ databaseUrl: app.databaseUrl, production: false, isInteractive, log });
  try {
    // Signing in changes the records of users.
    const users = await signInAll(app);
    const records = await readRecords(app);
    return {
      app,
      api,
      users,
      records,
      ids: new Map(contracts.map(({ path, type }) => [path, records.get(type)!.map(({ id }) => id)])),
      stored: await storedValues(app, records),
      expectCleanLog() {
        const errors = app.errors.splice(0);
        if (errors.length > 0) throw new Error(`The server logged an error: ${describe(errors)}`);
      },
      async stop() {
        await api.close();
        await app.stop();
      },
    };
  } catch (error) {
    await api.close();
    await app.stop().catch(() => undefined);
    throw error;
  }
}

/** The records are the same in every file. */
function startDatabaseWithRecords(): Promise<TestDatabase> {
  const made = contracts.filter(({ type }) => !UNTOUCHED.has(type));
  return databaseWith('records', async url => {
    await prepareDatabase({
      databaseUrl: url,
      production: false,
      demo: false,
      log: { info() {}, error() {} },
    });
    const app = await startTestApp({
      isInteractive: () => true,
      startDatabase: async () => ({ url, drop: async () => {} }),
    });
    await makeRecords(app, made, RECORDS);
    await app.stop();
  });
}

const describe = (errors: TestApp['errors']) =>
  errors
    .map(
      ({ message, details }) =>
        `${message} ${Object.values(details)
          .map(detail => (detail instanceof Error ? detail.stack : String(detail)))
          .join(' ')}`,
    )
    .join('\n');

async function readRecords(app: TestApp): Promise<ReadonlyMap<string, readonly StoredRecord[]>> {
  const records = new Map<string, StoredRecord[]>();
  for (const { type, plural, fields } of contracts) {
    const own = fields
      .filter(({ read, kind }) => read && !read.includes('.') && kind !== 'json')
      .map(({ read }) => read);
    const data = await executeGraphql(
      app,
      `{ ${plural}(page: { limit: 1000 }) { items { ${own.join(' ')} } } }`,
    );
    records.set(type, data[plural]!['items'] as StoredRecord[]);
  }
  return records;
}

async function storedValues(
  app: TestApp,
  records: ReadonlyMap<string, readonly StoredRecord[]>,
): Promise<StoredValues> {
  const values = [...records.values()].flat().flatMap(record => Object.values(record));
  const texts = [...new Set(values.filter(value => typeof value === 'string'))];
  const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
  const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text);
  const cursors: string[] = [];
  for (const { plural } of contracts) {
    const data = await executeGraphql(app, `{ ${plural}(page: { limit: 3 }) { pageInfo { endCursor } } }`);
    const { endCursor } = data[plural]!['pageInfo'] as { endCursor: string | null };
    if (endCursor) cursors.push(endCursor);
  }
  return {
    ids: Array.from({ length: 12 }, (_, index) => String(index + 1)),
    texts: texts.filter(text => !isDay(text) && !isMoment(text)).slice(0, 400),
    days: texts.filter(isDay).slice(0, 50),
    moments: texts.filter(isMoment).slice(0, 50),
    cursors,
  };
}

async function signInAll(app: TestApp): Promise<TestUser[]> {
  const users: TestUser[] = [];
  for (const name of LOGINS) {
    const token = await tokenOf(app, name);
    const { me } = await executeGraphql(
      app,
      '{ me { permissions { resource view add edit delete } } }',
      {},
      name,
    );
    const grants = me!['permissions'] as ({ resource: string } & Record<Action, boolean>)[];
    const byResource = new Map(grants.map(grant => [grant.resource, grant]));
    users.push({ name, token, may: (resource, action) => byResource.get(resource)?.[action] ?? false });
  }
  const { created } = await executeGraphql(
    app,
    'mutation ($input: PersonalTokenInput!) { created: createPersonalToken(input: $input) { token } }',
    { input: { name: 'fuzz', resources: TOKEN_RESOURCES } },
  );
  const seen = new Set(TOKEN_RESOURCES);
  users.push({
    name: 'a personal token',
    token: String(created!['token']),
    // It only reads.
    may: (resource, action) => action === 'view' && seen.has(resource),
  });
  users.push({ name: 'nobody', token: undefined, may: () => false });
  return users;
}
