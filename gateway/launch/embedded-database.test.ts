import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { embeddedState, findEmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';
import { newDataFolder } from './throwaway-database.ts';

function newFolder(): string {
  const folder = newDataFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(dataDir: string) {
  const database = await startEmbeddedDatabase({ dataDir });
  onTestFinished(database.stop);
  return database;
}

async function run(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The address of the superuser with the password of the application's role. */
function sharedUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = 'postgres';
  url.pathname = '/postgres';
  return url.href;
}

test('the superuser has a password of its own, and a start without it says which file is missing', async () => {
  const dataDir = newFolder();
  const file = join(dataDir, 'database.superuser.password');
  const first = await start(dataDir);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(new URL(first.adminUrl).password).toBe(readFileSync(file, 'utf8'));
  await expect(run(sharedUrl(first.url), 'select')).rejects.toThrow('password authentication failed');
  expect(await run(first.adminUrl, 'select current_user as role')).toEqual([{ role: 'postgres' }]);
  expect(await run(first.url, 'select current_user as role')).toEqual([{ role: 'gym' }]);
  await first.stop();

  renameSync(file, `${file}.away`);
  await expect(start(dataDir)).rejects.toThrow(`${file} is missing. Put it back`);
  expect(embeddedState(dataDir)!.missingPassword).toBe(file);
  writeFileSync(file, 'that of another database', { mode: 0o600 });
  await expect(start(dataDir)).rejects.toThrow(/^The passwords beside the database in .* are not its own\./);
  renameSync(`${file}.away`, file);
  const second = await start(dataDir);
  expect(await run(second.adminUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a running database is found by its data folder, one that has ended is not', async () => {
  const dataDir = newFolder();
  expect(findEmbeddedDatabase(dataDir)).toBeUndefined();
  const database = await start(dataDir);
  expect(findEmbeddedDatabase(dataDir)).toBe(database.url);
  await database.stop();
  expect(findEmbeddedDatabase(dataDir)).toBeUndefined();
});

test('the log of the server before is kept, of one only', async () => {
  const dataDir = newFolder();
  const log = join(dataDir, 'database.log');
  const started = [];
  for (let count = 0; count < 3; count++) {
    const database = await start(dataDir);
    await run(database.adminUrl, `do $$ begin raise log 'server ${count}'; end $$`);
    await database.stop();
    started.push(readFileSync(log, 'utf8'));
  }
  expect(started[2]).toContain('server 2');
  expect(started[2]).not.toContain('server 1');
  expect(readFileSync(`${log}.1`, 'utf8')).toBe(started[1]);
  expect(readdirSync(dataDir).filter(file => file.startsWith('database.log'))).toEqual([
    'database.log',
    'database.log.1',
  ]);
  expect(statSync(`${log}.1`).mode & 0o777).toBe(0o600);
});
