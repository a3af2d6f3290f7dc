import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { silent } from '../../testing/log.ts';
import { initOrm } from '../database/database.ts';
import { entities } from '../resources/index.ts';
import { prepareDatabase } from '../server/prepare-database.ts';
import { backUpDatabase } from './backup.ts';
import { restoreDatabase } from './restore.ts';

async function emptyDatabase() {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  await pool.query('drop schema public cascade; create schema public');
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
  expect(await target.sql('select count(*)::int from saved_query')).toEqual([{ count: 0 }]);
  expect(await target.sql('select value from secret')).toEqual([{ value: 'kept' }]);
});
