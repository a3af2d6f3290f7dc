import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connect, PREPARE_LOCK, serverVersion, tryPrepareLock } from '../database/connect.ts';
import { quote } from '../common/sql.ts';
import { type BackupHeader, type BackupTable, FORMAT, PRODUCT, writeBackupFile } from './backup-file.ts';

export interface BackupOptions {
  databaseUrl: string;
  /** The file to write; one that is there is replaced once the new one is complete. */
  file: string;
  /** Is called before the rows of each table. */
  onTable?(table: BackupTable): void;
  signal?: AbortSignal;
}

/** Values are written alike whatever the database or the role is set to, and nothing ends a long backup. */
export const COPY_SETTINGS = `
  set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set extra_float_digits = 1; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set lock_timeout = '30s'; set search_path = public`;

/**
 * Writes every row of one snapshot of the database to a file, while others read and write. Needs no other right than to
 * read the tables.
 * @throws Error with one line for a person
 */
export async function backUpDatabase({
  databaseUrl,
  file,
  onTable,
  signal,
}: BackupOptions): Promise<BackupHeader> {
  const client = await connect(databaseUrl, { application_name: 'gym backup' });
  try {
    const postgres = await serverVersion(client);
    await client.query(COPY_SETTINGS);
    const header = await openSnapshot(client, postgres);
    await writeBackupFile(file, header, rowsOf, signal);
    await client.query('commit');
    return header;
  } finally {
    await client.end();
  }

  async function* rowsOf(table: BackupTable) {
    onTable?.(table);
    const rows = client.query(copyTo(`copy ${quote(table.name)} (${columnsOf(table)}) to stdout`));
    yield* rows as AsyncIterable<Buffer>;
    if (rows.rowCount !== table.rows)
      throw new Error(`The table ${table.name} gave ${rows.rowCount} of ${table.rows} rows. Try again.`);
  }
}

export const columnsOf = ({ columns }: BackupTable) => columns.map(quote).join(', ');

/** Begins the transaction whose snapshot is copied. Its locks keep migrations of a start away until it ends. */
async function openSnapshot(client: pg.ClientBase, postgres: string): Promise<BackupHeader> {
  while (!(await tryPrepareLock(client, true))) await sleep(100);
  try {
    await client.query('begin isolation level repeatable read, read only');
    const tables = await tablesOf(client);
    const migrations = tables.some(({ name }) => name === 'schema_migration')
      ? await migrationsOf(client)
      : [];
    if (migrations.length === 0)
      throw new Error('The database holds no club yet: there is nothing to back up.');
    return {
      product: PRODUCT,
      format: FORMAT,
      at: new Date().toISOString(),
      postgres,
      migrations,
      tables: await countRows(client, tables),
      sequences: await sequencesOf(client),
    };
  } finally {
    await client.query('select pg_advisory_unlock_shared($1)', [PREPARE_LOCK]);
  }
}

/** What belongs to an extension comes with the extension. */
const OURS = `relnamespace = 'public'::regnamespace
  and not exists (select from pg_depend where objid = pg_class.oid and classid = 'pg_class'::regclass and deptype = 'e')`;

/** Columns whose values mean nothing in another database: a restore gives them their defaults. */
const OF_THIS_DATABASE = `relname = 'audit_entry' and attname = 'transaction_id'`;

/** The tables with their columns but for those that PostgreSQL computes; unlogged ones hold counters and no records. */
export async function tablesOf(client: pg.ClientBase): Promise<Omit<BackupTable, 'rows'>[]> {
  const { rows } = await client.query<Omit<BackupTable, 'rows'>>(`
    select relname as name,
           array(select attname::text from pg_attribute
                  where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
                    and not (${OF_THIS_DATABASE})
                  order by attnum) as columns
      from pg_class where relkind = 'r' and relpersistence = 'p' and ${OURS} order by relname`);
  return rows;
}

async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migration order by id');
  return rows.map(({ name }) => name);
}

async function countRows(client: pg.ClientBase, tables: Omit<BackupTable, 'rows'>[]): Promise<BackupTable[]> {
  const counted: BackupTable[] = [];
  for (const table of tables) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${quote(table.name)}`);
    counted.push({ ...table, rows: Number(rows[0]!.count) });
  }
  return counted;
}

/** Sequences are in no snapshot: read after it was taken, they are behind no row of it. */
async function sequencesOf(client: pg.ClientBase): Promise<BackupHeader['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and ${OURS} order by relname`,
  );
  const sequences: BackupHeader['sequences'] = [];
  for (const { name } of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${quote(name)}`,
    );
    sequences.push({ name, ...state.rows[0]! });
  }
  return sequences;
}
