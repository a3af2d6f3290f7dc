import { setTimeout as sleep } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { entities } from '../resources/index.ts';
import { withSettings } from './address.ts';
import { initOrm } from './database.ts';
import { migrations } from './migrations/index.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** How the schema of a database differs from that of this version; names of migrations. */
export interface MigrationStatus {
  /** Those that the next start runs; all of them on an empty database. */
  pending: string[];
  /** Those that ran, of a newer version or of another branch. */
  newer: string[];
  /** Whether none ran. */
  isEmpty: boolean;
}

export async function migrationStatus(client: pg.ClientBase): Promise<MigrationStatus> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `select to_regclass('schema_migration') is not null as exists`,
  );
  const { rows } = tables[0]!.exists
    ? await client.query<{ name: string }>('select name from schema_migration order by id')
    : { rows: [] };
  const executed = rows.map(({ name }) => name);
  const own = migrations.map(({ name }) => name);
  return {
    pending: own.filter(name => !executed.includes(name)),
    newer: executed.filter(name => !own.includes(name)),
    isEmpty: executed.length === 0,
  };
}

/**
 * The columns that this version uses and the database lacks, as after a migration of a newer version that removed them.
 * @returns names such as `member.fax`
 */
export async function missingColumns(databaseUrl: string, client: pg.ClientBase): Promise<string[]> {
  const orm = await initOrm(databaseUrl, entities(), { max: 1 });
  try {
    const used = [...orm.getMetadata().getAll().values()].flatMap(({ tableName, props }) =>
      props
        .filter(({ persist }) => persist !== false)
        .flatMap(({ fieldNames = [] }) => fieldNames.map(name => `${tableName}.${name}`)),
    );
    const { rows } = await client.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    );
    const stored = new Set(rows.map(({ name }) => name));
    return used.filter(name => !stored.has(name));
  } finally {
    await orm.close();
  }
}

/**
 * How long a statement waits for a lock, in milliseconds. While it waits, every other statement on the table waits behind
 * it; the timeout of requests is a few seconds.
 */
const LOCK_TIMEOUT_MS = 2_000;
/** Between two attempts to get a lock, in milliseconds, so that what waited meanwhile is served. */
const RETRY_EVERY_MS = 1_000;
/** A backup or an ad hoc query may use a table for long. */
const ATTEMPTS = 40;
/** For a statement that never ends. */
const STATEMENT_TIMEOUT_MS = 10 * 60_000;
const LOCK_TIMEOUT = '55P03';

/**
 * Runs the migrations that the database lacks, each in a transaction of its own. One that does not get a lock is tried
 * again; after an error the next run goes on with the one that failed.
 * @param databaseUrl not that of a pooler
 * @returns the names of those that ran
 * @throws Error with one line that says what to do
 */
export async function migrate(
  databaseUrl: string,
  list: readonly SchemaMigration[] = migrations,
  attempts = ATTEMPTS,
): Promise<string[]> {
  const settings = { lock_timeout: LOCK_TIMEOUT_MS, statement_timeout: STATEMENT_TIMEOUT_MS };
  // On one connection, for the settings that an OnlineMigration makes.
  const orm = await initOrm(withSettings(databaseUrl, settings), entities(), { max: 1, migrations: list });
  const done: string[] = [];
  orm.migrator.on('migrated', ({ name }) => void done.push(name));
  try {
    await runPending(orm, attempts);
    return done;
  } finally {
    await orm.close();
  }
}

async function runPending(orm: MikroORM, attempts: number): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return void (await orm.migrator.up());
    } catch (error) {
      const isLocked = (error as { code?: unknown }).code === LOCK_TIMEOUT;
      const reason = error instanceof Error ? error.message : String(error);
      if (!isLocked) throw failed(reason, error);
      if (attempt === attempts)
        throw failed(
          `its tables are in use, by a backup or a long query. Start again when that has ended (${reason})`,
          error,
        );
      await sleep(RETRY_EVERY_MS);
    }
  }
}

const failed = (reason: string, cause: unknown) =>
  new Error(`The database could not be brought to the present schema: ${reason}`, { cause });
