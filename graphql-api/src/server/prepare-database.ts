import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { createBiViews, dropBiViews } from '../bi-logins/bi-login.ts';
import { setClubSettings } from '../common/club-settings.ts';
import { today } from '../common/dates.ts';
import {
  connect,
  RESPONSE_TIMEOUT_MS,
  serverVersion,
  tryPrepareLock,
  unreachable,
} from '../database/connect.ts';
import { initOrm } from '../database/database.ts';
import { migrate, migrationStatus, missingColumns } from '../database/migrate.ts';
import { seedDemo } from '../demo/demo-club.ts';
import { isFilled, seed, type SeedOptions, type Seeded } from '../seed/seed.ts';
import { rejectDemoPasswords } from '../sign-in/demo-passwords.ts';
import type { ApiOptions } from './api-options.ts';
import { readSettings } from '../resources/club-settings/settings-cache.ts';
import { definitions } from '../jobs/definitions.ts';
import { prepareQueue } from '../jobs/schema.ts';
import { entities } from '../resources/index.ts';

export interface PrepareOptions extends SeedOptions, Pick<ApiOptions, 'databaseUrl' | 'log'> {
  /** Rejects entities that the migrations lack, instead of leaving this to the first statement that fails. */
  requireMigrations?: boolean;
  /** Runs the migrations that the database lacks, such as to report their duration. */
  migrating?: StepRunner;
  /** Runs the filling of an empty database. */
  filling?: StepRunner;
}

type StepRunner = <T>(work: () => Promise<T>) => Promise<T>;

const runOnly: StepRunner = work => work();

export interface Prepared extends Seeded {
  /** Version of the PostgreSQL server, `18.4`. */
  version: string;
  /** The migrations that ran. */
  migrated: string[];
}

/**
 * Migrates the database to the current schema and fills an empty one. A database that needs neither is left alone, also
 * while another version migrates it further.
 * @throws Error with one line that says what to do
 */
export async function prepareDatabase(options: PrepareOptions): Promise<Prepared> {
  const client = await connect(options.databaseUrl);
  try {
    const version = await serverVersion(client);
    const prepared = await whileResponding(options.databaseUrl, () => prepare(client, options));
    await client.end();
    return { version, ...prepared };
  } catch (error) {
    // Ending the connection properly would wait for a database that does not respond.
    client.connection.stream.destroy();
    throw error;
  }
}

async function prepare(client: pg.Client, options: PrepareOptions): Promise<Omit<Prepared, 'version'>> {
  const { databaseUrl, production, requireMigrations, log } = options;
  const { migrating = runOnly, filling = runOnly } = options;
  const { pending, newer } = await migrationStatus(client);
  if (newer.length > 0) {
    await rejectRemovedColumns(client, databaseUrl, newer);
    log.info({ migrations: newer }, 'The schema of the database is newer than this version, which serves it');
  }
  let migrated: string[] = [];
  if (pending.length > 0 || !(await isFilled(client))) {
    await lock(client, log);
    if (pending.length > 0) await dropBiViews(client);
    migrated = await migrating(() => migrate(databaseUrl));
  }
  if (newer.length === 0) await createBiViews(client);
  const settings = await readSettings(async sql => (await client.query(sql)).rows);
  setClubSettings(settings);
  // A newer version has stored its own jobs.
  if (newer.length === 0) await prepareQueue(databaseUrl, definitions);
  if (requireMigrations) await requireMigrationsOf(databaseUrl);
  const seeded = (await isFilled(client))
    ? { firstStart: false }
    : await filling(() => seed(client, options, () => seedDemo(client, today())));
  if (production) await rejectDemoPasswords(client);
  return { ...seeded, migrated };
}

async function rejectRemovedColumns(client: pg.Client, databaseUrl: string, newer: string[]): Promise<void> {
  const missing = await missingColumns(databaseUrl, client);
  if (missing.length > 0)
    throw new Error(
      `The database is of a newer version (${newer.join(', ')}), which has removed ${missing.join(', ')}. Start that version, or restore a backup of this one.`,
    );
}

/**
 * Runs work of any length while the database responds on another connection.
 * @throws Error when it no longer responds
 */
async function whileResponding<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const probe = await connect(databaseUrl);
  const done = new AbortController();
  const watch = async (): Promise<never> => {
    for (;;) {
      await sleep(PROBE_EVERY_MS, undefined, { signal: done.signal });
      const query = { text: 'select 1', query_timeout: RESPONSE_TIMEOUT_MS };
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
const LOCK_RETRY_MS = 100;

async function lock(client: pg.Client, log: PrepareOptions['log']): Promise<void> {
  if (await tryPrepareLock(client)) return;
  log.info({ seconds: LOCK_TIMEOUT_MS / 1000 }, 'Waiting for another start, a backup or a restore');
  const end = performance.now() + LOCK_TIMEOUT_MS;
  while (performance.now() < end) {
    await sleep(LOCK_RETRY_MS);
    if (await tryPrepareLock(client)) return;
  }
  throw new Error(
    `Another start, a backup or a restore works on this database and has not finished within ${LOCK_TIMEOUT_MS / 1000} seconds. Wait until it has, then start again.`,
  );
}

/** Columns and tables of the database that no entity has may come from another branch: they do not count. */
async function requireMigrationsOf(databaseUrl: string): Promise<void> {
  const orm = await initOrm(databaseUrl, entities());
  try {
    const missing = await orm.schema.getUpdateSchemaSQL({ wrap: false, safe: true, dropTables: false });
    if (missing)
      throw new Error(
        'The migrations lack a change of the entities: run "npx -y pnpm@12 migration NAME", then review the file that it writes.',
      );
  } finally {
    await orm.close();
  }
}
