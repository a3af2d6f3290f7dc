import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import type { ApiOptions } from '../server/api.ts';
import '../resources/index.ts';
import { rejectDemoPasswords } from '../auth/demo-passwords.ts';
import { today } from '../common/dates.ts';
import { SETTLE } from '../resources/payments/settlement.ts';
import { seedDemo } from '../demo/demo-club.ts';
import { demoAdmin, demoLogins } from '../demo/demo-logins.ts';
import { defaultGrants } from '../seed/grants.ts';
import { masterDataRows } from '../seed/master-data.ts';
import { initOrm } from './database.ts';

export interface PrepareOptions extends Pick<ApiOptions, 'databaseUrl' | 'production' | 'log'> {
  /** Whether an empty database gets the demo club. */
  demo: boolean;
  /** The first Super User's password, in production; made when it is not given. */
  adminPassword?: string;
}

export interface Prepared {
  /** Version of the PostgreSQL server, `18.4`. */
  version: string;
  /** Whether the database was empty. */
  firstStart: boolean;
  /** The Super User's password, when it had to be made; shown once and kept nowhere. */
  generatedPassword?: string;
}

export const OLDEST_SERVER = 14;
/** Two starts at once must not migrate at once. */
export const PREPARE_LOCK = 7_203_114;

/**
 * Brings the database to the present schema and fills an empty one.
 * @throws Error with one line that says what to do
 */
export async function prepareDatabase(options: PrepareOptions): Promise<Prepared> {
  const client = await connect(options.databaseUrl);
  try {
    const version = await serverVersion(client);
    const prepared = await whileAnswering(options.databaseUrl, async () => {
      await lock(client);
      const orm = await initOrm(options.databaseUrl);
      try {
        await migrate(orm);
      } finally {
        await orm.close();
      }
      const seeded = await seed(client, options);
      if (options.production) await rejectDemoPasswords(client);
      return seeded;
    });
    await client.end();
    return { version, ...prepared };
  } catch (error) {
    // A goodbye would wait for a database that does not answer.
    client.connection.stream.destroy();
    throw error;
  }
}

/** How long the database may take to accept a connection or to answer a simple query, in milliseconds. */
const ANSWER_TIMEOUT_MS = 10_000;

/** @throws Error with one line that says what to do */
export async function connect(databaseUrl: string, options: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    ...options,
  });
  // What was being asked for fails when the connection is lost; that is told, the event besides would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw unreachable(error);
  }
}

function unreachable(error: unknown): Error {
  const message = error instanceof Error ? error.message || (error as { code?: string }).code : String(error);
  const reason = SILENCE.test(message ?? '')
    ? `no answer within ${ANSWER_TIMEOUT_MS / 1000} seconds`
    : message;
  return new Error(
    `The database cannot be reached: ${reason}. Check that the server runs and that DATABASE_URL is right.`,
    { cause: error },
  );
}

/** What pg says when one of its timeouts is reached. */
const SILENCE = /timeout expired|Query read timeout/;

/**
 * Does work of any length on the database for as long as that answers on another connection.
 * @throws Error when it does not answer any more
 */
async function whileAnswering<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const probe = await connect(databaseUrl);
  const done = new AbortController();
  const watch = async (): Promise<never> => {
    for (;;) {
      await sleep(PROBE_EVERY_MS, undefined, { signal: done.signal });
      const query = { text: 'select 1', query_timeout: ANSWER_TIMEOUT_MS };
      await probe.query(query).catch(error => {
        throw unreachable(error);
      });
    }
  };
  try {
    return await Promise.race([work(), watch()]);
  } finally {
    done.abort();
    probe.connection.stream.destroy();
  }
}

const PROBE_EVERY_MS = 2_000;
const LOCK_TIMEOUT_MS = 20_000;
const LOCK_TIMEOUT = '55P03';

async function lock(client: pg.Client): Promise<void> {
  try {
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
    await client.query('reset lock_timeout');
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_TIMEOUT) throw error;
    throw new Error(
      `Another start, a backup or a restore works on this database and has not finished within ${LOCK_TIMEOUT_MS / 1000} seconds. Wait until it has, then start again.`,
      { cause: error },
    );
  }
}

/** @throws Error for a server that is too old, or that does not answer */
export async function serverVersion(client: pg.Client): Promise<string> {
  const { rows } = await client
    .query<{ server_version: string; server_version_num: string }>({
      text: `select current_setting('server_version') as server_version, current_setting('server_version_num') as server_version_num`,
      query_timeout: ANSWER_TIMEOUT_MS,
    } as pg.QueryConfig)
    .catch(error => {
      throw unreachable(error);
    });
  const { server_version: version, server_version_num: number } = rows[0]!;
  if (Number(number) < OLDEST_SERVER * 10_000)
    throw new Error(
      `The database server is PostgreSQL ${version}; it must be version ${OLDEST_SERVER} or later.`,
    );
  return version.split(' ')[0]!;
}

async function migrate(orm: MikroORM): Promise<void> {
  try {
    await orm.migrator.up();
  } catch (error) {
    throw new Error(
      `The database could not be brought to the present schema: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
}

async function seed(client: pg.Client, options: PrepareOptions): Promise<Omit<Prepared, 'version'>> {
  const { rows } = await client.query('select 1 from "user" limit 1');
  if (rows.length > 0) return { firstStart: false };
  await client.query('begin');
  try {
    await seedMasterData(client);
    await seedGrants(client);
    const generatedPassword = options.production
      ? await seedAdmin(client, options.adminPassword)
      : await seedDemoUsers(client);
    if (options.demo && !options.production) {
      await seedDemo(client, today());
      await client.query(SETTLE);
    }
    await client.query('commit');
    await analyze(client);
    return { firstStart: true, generatedPassword };
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** PostgreSQL does so by itself a minute later; until then plans and costs would be made for empty tables. */
async function analyze(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tables: string }>(
    `select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = current_schema()`,
  );
  await client.query(`analyze ${rows[0]!.tables}`);
}

async function seedMasterData(client: pg.Client): Promise<void> {
  await client.query(
    `insert into master_data_item (page, dropdown_name, value, display_text, sort_order, is_active)
     select page, dropdown_name, value, display_text, sort_order, true
       from jsonb_to_recordset($1) as row(page text, dropdown_name text, value text, display_text text, sort_order int)`,
    [
      JSON.stringify(
        masterDataRows().map(row => ({
          page: row.page,
          dropdown_name: row.dropdownName,
          value: row.value,
          display_text: row.displayText,
          sort_order: row.sortOrder,
        })),
      ),
    ],
  );
}

async function seedGrants(client: pg.Client): Promise<void> {
  await client.query(
    `insert into permission (role, resource, can_view, can_add, can_edit, can_delete, menu_visible)
     select role, resource, "canView", "canAdd", "canEdit", "canDelete", "menuVisible"
       from jsonb_to_recordset($1) as row(role text, resource text, "canView" bool, "canAdd" bool, "canEdit" bool, "canDelete" bool, "menuVisible" bool)`,
    [JSON.stringify(defaultGrants)],
  );
}

async function seedAdmin(client: pg.Client, given: string | undefined): Promise<string | undefined> {
  if (given !== undefined && given.length < 6)
    throw new Error('ADMIN_PASSWORD must have at least 6 characters.');
  if (given === demoAdmin.password)
    throw new Error('ADMIN_PASSWORD is the password of the demo, which everybody knows. Choose another one.');
  const password = given ?? randomBytes(12).toString('base64url');
  await insertUser(client, { ...demoAdmin, fullName: 'Administrator', password });
  return given === undefined ? password : undefined;
}

async function seedDemoUsers(client: pg.Client): Promise<undefined> {
  for (const login of demoLogins) await insertUser(client, login);
}

async function insertUser(
  client: pg.Client,
  login: { username: string; password: string; fullName: string; role: string },
): Promise<void> {
  await client.query(
    `insert into "user" (username, email, full_name, role, status, password_hash, token_version) values ($1, $2, $3, $4, 'active', $5, 0)`,
    [
      login.username,
      `${login.username}@club.example`,
      login.fullName,
      login.role,
      await hash(login.password),
    ],
  );
}
