import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { silent } from '../../testing/log.ts';
import { initOrm } from '../database/database.ts';
import { definitions } from '../jobs/definitions.ts';
import { entities } from '../resources/index.ts';
import { inspectDatabase } from '../server/inspect-database.ts';
import { prepareDatabase } from '../server/prepare-database.ts';
import { backUpDatabase } from './backup.ts';
import { readBackupFile, writeBackupFile } from './backup-file.ts';
import { restoreDatabase } from './restore.ts';

async function emptyDatabase() {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  await pool.query('drop schema public cascade; create schema public; drop schema if exists pgboss cascade');
  return { url: database.url, sql: async (text: string) => (await pool.query(text)).rows };
}

test('an earlier schema is restored as it was, and brought forward by the next start', async () => {
  const source = await emptyDatabase();
  const orm = await initOrm(source.url, entities());
  await orm.migrator.up({ to: '0002-add-personal-tokens' });
  await orm.close();
  await source.sql(`insert into secret (name, value) values ('token-key', 'kept')`);
  const folder = mkdtempSync(join(tmpdir(), 'gym-restore-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'earlier');
  const { migrations } = await backUpDatabase({ databaseUrl: source.url, file });
  expect(migrations).toEqual(['0001-initial-schema', '0002-add-personal-tokens']);

  const target = await emptyDatabase();
  await restoreDatabase({ databaseUrl: target.url, file });
  expect(await target.sql(`select to_regclass('saved_query') as saved`)).toEqual([{ saved: null }]);
  await prepareDatabase({ databaseUrl: target.url, production: false, demo: false, log: silent });
  expect(await target.sql(`select to_regclass('saved_query')::text as saved`)).toEqual([
    { saved: 'saved_query' },
  ]);
  expect(await target.sql('select value from secret')).toEqual([{ value: 'kept' }]);
});

test('the queue of jobs is in no backup: a restored club has its schedules, and no run of the past', async () => {
  const source = await emptyDatabase();
  const prepared = { production: false, demo: false, log: silent };
  await prepareDatabase({ databaseUrl: source.url, ...prepared });
  await source.sql(`insert into pgboss.job (name) values ('remove-old-runs')`);
  const folder = mkdtempSync(join(tmpdir(), 'gym-restore-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'backup');
  const { tables } = await backUpDatabase({ databaseUrl: source.url, file });
  expect(tables.map(({ name }) => name)).toContain('member');
  expect(tables.map(({ name }) => name)).not.toContain('job');

  const target = await emptyDatabase();
  // What another club left would run on the restored records.
  await target.sql('create schema pgboss; create table pgboss.job ()');
  await expect(restoreDatabase({ databaseUrl: target.url, file })).rejects.toThrow(
    'The database is not empty',
  );
  await target.sql('drop schema pgboss cascade');
  await restoreDatabase({ databaseUrl: target.url, file });
  await prepareDatabase({ databaseUrl: target.url, ...prepared });
  const [queue] = await target.sql(
    `select (select count(*)::int from pgboss.job) as runs,
            (select array_agg(name order by name) from pgboss.schedule) as scheduled`,
  );
  const scheduled = definitions.filter(job => 'schedule' in job && job.schedule).map(({ name }) => name);
  expect(queue).toEqual({ runs: 0, scheduled: scheduled.toSorted() });
});

test('the schema of the queue is not dropped by a migration, and needs no right to create schemas', async () => {
  const database = await emptyDatabase();
  await database.sql('drop schema if exists pgboss cascade');
  const role = `narrow_${process.pid}`;
  const url = new URL(database.url);
  [url.username, url.password] = [role, 'narrow'];
  await database.sql(
    `create role ${role} login password 'narrow'; grant create, usage on schema public to ${role}`,
  );
  expect((await inspectDatabase(url.href, 5_000)).mayQueue).toBe(false);
  await database.sql(`create extension if not exists pg_trgm; create extension if not exists btree_gist;
    create schema pgboss authorization ${role}`);
  onTestFinished(async () => void (await database.sql(`drop owned by ${role} cascade; drop role ${role}`)));
  expect((await inspectDatabase(url.href, 5_000)).mayQueue).toBe(true);
  await prepareDatabase({ databaseUrl: url.href, production: false, demo: false, log: silent });
  const orm = await initOrm(url.href, entities());
  expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
  await orm.close();
});

test('reports of failed hubs are restored with the database', async () => {
  const source = await emptyDatabase();
  await prepareDatabase({ databaseUrl: source.url, production: false, demo: false, log: silent });
  await source.sql(
    `insert into hub_failure (remote, version, reason, count) values ('mf-fitness', '1.0.0', 'It is broken', 3)`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'gym-restore-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'failures');
  await backUpDatabase({ databaseUrl: source.url, file });
  const target = await emptyDatabase();
  await restoreDatabase({ databaseUrl: target.url, file });
  const failures = 'select * from hub_failure';
  expect(await target.sql(failures)).toEqual(await source.sql(failures));
  expect(await target.sql(failures)).toHaveLength(1);
});

test('a file that names a table twice is rejected before anything is done', async () => {
  const source = await emptyDatabase();
  await prepareDatabase({ databaseUrl: source.url, production: false, demo: false, log: silent });
  const folder = mkdtempSync(join(tmpdir(), 'gym-restore-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'backup');
  const header = await backUpDatabase({ databaseUrl: source.url, file });
  const rows = new Map<string, Buffer[]>();
  await readBackupFile(file, async ({ name }, chunks) => {
    const read: Buffer[] = [];
    for await (const chunk of chunks) read.push(chunk);
    rows.set(name, read);
  });
  const write = (name: string, tables: typeof header.tables) =>
    writeBackupFile(join(folder, name), { ...header, tables }, async function* (table) {
      yield* rows.get(table.name)!;
    });
  const table = header.tables.find(({ name }) => name === 'secret')!;
  await write('same', header.tables);
  await write('twice', [...header.tables, { ...table, columns: ['value", name) from stdin; --', 'name'] }]);

  const target = await emptyDatabase();
  await expect(restoreDatabase({ databaseUrl: target.url, file: join(folder, 'twice') })).rejects.toThrow(
    'names the table secret twice. Nothing was restored; use another backup.',
  );
  await restoreDatabase({ databaseUrl: target.url, file: join(folder, 'same') });
  expect(await target.sql('select name from secret')).toEqual(await source.sql('select name from secret'));
});
