import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { findEmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';
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

test('the superuser has a password of its own, also on a data folder where it had the shared one', async () => {
  const dataDir = newFolder();
  const file = join(dataDir, 'database.superuser.password');
  const first = await start(dataDir);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(run(sharedUrl(first.url), 'select')).rejects.toThrow('password authentication failed');

  // As older versions left it.
  const shared = new URL(first.url).password;
  await run(first.adminUrl, `alter role postgres password '${shared}'`);
  await first.stop();
  rmSync(file);

  const second = await start(dataDir);
  await expect(run(sharedUrl(second.url), 'select')).rejects.toThrow('password authentication failed');
  expect(await run(second.adminUrl, 'select current_user as role')).toEqual([{ role: 'postgres' }]);
  expect(await run(second.url, 'select current_user as role')).toEqual([{ role: 'gym' }]);
  expect(new URL(second.adminUrl).password).toBe(readFileSync(file, 'utf8'));

  // Killed after the file was written and before the role was changed.
  await run(second.adminUrl, `alter role postgres password '${shared}'`);
  await second.stop();
  const third = await start(dataDir);
  await expect(run(sharedUrl(third.url), 'select')).rejects.toThrow('password authentication failed');
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
