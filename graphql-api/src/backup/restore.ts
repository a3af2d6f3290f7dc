import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { initOrm } from '../database/database.ts';
import { migrations } from '../database/migrations/index.ts';
import { connect, serverVersion, tryPrepareLock } from '../database/connect.ts';
import { QUEUE_SCHEMA } from '../jobs/schema.ts';
import { entities } from '../resources/index.ts';
import { quote } from '../common/sql.ts';
import { type BackupHeader, type BackupTable, readBackupFile } from './backup-file.ts';
import { columnsOf, COPY_SETTINGS, tablesOf } from './backup.ts';

export interface RestoreOptions {
  /** An empty database. */
  databaseUrl: string;
  file: string;
  /** Is called before the rows of each table. */
  onTable?(table: BackupTable): void;
  signal?: AbortSignal;
}

export interface Restored {
  header: BackupHeader;
  /** Tables of the backup that belong to no migration, and were left out. */
  skipped: string[];
}

/**
 * Fills an empty database with a backup: makes the schema by the migrations that the backup had, and copies its rows,
 * in one transaction. Later migrations run at the next start.
 * @throws Error with one line for a person; the database is empty then
 */
export async function restoreDatabase(options: RestoreOptions): Promise<Restored> {
  const { databaseUrl, file, signal } = options;
  // A file that is cut off is found before anything is done.
  const header = await readBackupFile(file, undefined, signal);
  requireKnownSchema(header);

  const client = await connect(databaseUrl);
  try {
    await serverVersion(client);
    if (!(await tryPrepareLock(client)))
      throw new Error('A server is starting on this database, or it is being restored. Stop that first.');
    await requireEmpty(client);
    return { header, skipped: await fill(options, header) };
  } finally {
    await client.end();
  }
}

function requireKnownSchema({ migrations: made }: BackupHeader): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = made.find(name => !known.has(name));
  if (unknown)
    throw new Error(
      `The backup was made by a newer version: this one does not know the migration ${unknown}. Update first.`,
    );
}

/** The table of migrations may be left of a restore or of a first start that failed. */
async function requireEmpty(client: pg.ClientBase): Promise<void> {
  const tables = (await tablesOf(client)).map(({ name }) => name);
  const { rowCount } = tables.includes('schema_migration')
    ? await client.query('select from schema_migration limit 1')
    : { rowCount: 0 };
  const others = tables.filter(name => name !== 'schema_migration');
  // Its runs belong to other records.
  const queue = await client.query('select from pg_tables where schemaname = $1 limit 1', [QUEUE_SCHEMA]);
  if (queue.rowCount) others.push(`those of the schema ${QUEUE_SCHEMA}`);
  if (others.length === 0 && !rowCount) return;
  const examples = others.slice(0, 3).join(', ');
  throw new Error(
    `The database is not empty: it has ${tables.length} tables${examples && `, such as ${examples}`}. A backup is restored into an empty database only.`,
  );
}

/** All in one transaction of one connection, which MikroORM's migrations and COPY share. */
async function fill(options: RestoreOptions, header: BackupHeader): Promise<string[]> {
  let client: pg.ClientBase | undefined;
  const orm = await initOrm(options.databaseUrl, entities(), {
    max: 1,
    allOrNothing: true,
    onConnect: connected => (client = connected),
  });
  try {
    // Makes the table of migrations.
    await orm.migrator.getExecuted();
    return await orm.em.transactional(async em => {
      await em.execute(COPY_SETTINGS);
      const transaction = em.getTransactionContext();
      await orm.migrator.up({ migrations: header.migrations, transaction });
      return await copyRows(client!, options, header);
    });
  } finally {
    await orm.close();
  }
}

async function copyRows(
  client: pg.ClientBase,
  { file, onTable, signal }: RestoreOptions,
  header: BackupHeader,
): Promise<string[]> {
  await client.query(COPY_SETTINGS);
  const made = await tablesOf(client);
  const skipped: string[] = [];
  for (const { name, columns } of made) requireColumns(name, columns, header);
  // Triggers would compute again what is in the backup, and migrations may have added rows.
  for (const { name } of made) await client.query(`alter table ${quote(name)} disable trigger user`);
  await client.query(`truncate ${made.map(({ name }) => quote(name)).join(', ')}`);
  const again = await dropConstraints(client);

  await readBackupFile(
    file,
    async (table, rows) => {
      if (!made.some(({ name }) => name === table.name)) {
        skipped.push(table.name);
        for await (const _ of rows);
        return;
      }
      onTable?.(table);
      await copyTable(client, table, rows);
    },
    signal,
  );

  for (const statement of again) await client.query(statement);
  for (const { name, last, called } of header.sequences)
    await client.query('select setval(to_regclass($1), $2, $3)', [quote(name), last, called]);
  for (const { name } of made) await client.query(`alter table ${quote(name)} enable trigger user`);
  await client.query('analyze');
  return skipped;
}

function requireColumns(name: string, columns: string[], header: BackupHeader): void {
  const table = header.tables.find(table => table.name === name);
  if (!table || table.columns.toSorted().join() !== columns.toSorted().join())
    throw new Error(
      `The table ${name} of the backup is not as its migrations make it. Restore with the version that made the backup.`,
    );
}

/**
 * Drops foreign keys and indexes, so that tables can be filled in any order and fast.
 * @returns the statements that make them again, which also verify the rows
 */
async function dropConstraints(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; make: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
           format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
      from pg_index join pg_class on pg_class.oid = indexrelid
     where relnamespace = 'public'::regnamespace
       and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))`);
  for (const { drop } of rows) await client.query(drop);
  // Foreign keys come first where they are dropped, and last where they are made.
  return rows.map(({ make }) => make).toReversed();
}

async function copyTable(
  client: pg.ClientBase,
  table: BackupTable,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  const copy = client.query(copyFrom(`copy ${quote(table.name)} (${columnsOf(table)}) from stdin`));
  const copied = finished(copy);
  copied.catch(() => {});
  try {
    for await (const chunk of rows) if (!copy.write(chunk)) await Promise.race([once(copy, 'drain'), copied]);
    copy.end();
    await copied;
  } catch (error) {
    copy.destroy(error instanceof Error ? error : undefined);
    throw error;
  }
  if (copy.rowCount !== table.rows)
    throw new Error(
      `The table ${table.name} took ${copy.rowCount} of ${table.rows} rows. Nothing was restored.`,
    );
}
