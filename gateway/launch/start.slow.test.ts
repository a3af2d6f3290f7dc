import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { prepareDatabase } from '@gym/graphql-api';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { signedIn } from '../testing/golden/client.ts';
import { startEmptyDatabase } from '../testing/database.ts';
import { rejectionOf, serveAt, stopServer, usePlace } from '../testing/server-commands.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { endsWithin } from './processes.ts';

const place = usePlace();
const serve = (env?: NodeJS.ProcessEnv, args?: string[]) => serveAt(place, env, args);

const postmaster = () =>
  Number(readFileSync(join(place.dataDir, 'database/postmaster.pid'), 'utf8').split('\n')[0]);

const databaseLog = () => readFileSync(join(place.dataDir, 'database.log'), 'utf8');

test('killed it leaves nothing running, recovers, also after a power failure, and is stopped by its port, which another program is not', async () => {
  const { dataDir, port, url } = place;
  const killed = serve({}, ['--empty']);
  await killed.says(/is running/);
  const admin = await signedIn(url, 'admin');
  const location = { name: 'Kept', address: '1 Main St', city: 'Austin', state: 'TX', zip_code: '78704' };
  expect(await admin.post('/locations', location)).toMatchObject({ status: 201 });
  const before = postmaster();
  await killed.end('SIGKILL');
  expect(await endsWithin(before, 10)).toBe(true);

  // As when the machine loses its power: the database server is gone as well as the server before.
  const database = await startEmbeddedDatabase({ dataDir });
  process.kill(postmaster(), 'SIGKILL');
  await database.ended;

  const club = serve();
  await club.says(/is running/);
  expect(databaseLog()).toContain('database system was not properly shut down');
  expect(club.output).not.toMatch(/created|migrated|filled/);
  const { body } = await (await signedIn(url, 'admin')).get('/locations');
  expect(body).toMatchObject([{ name: 'Kept' }]);

  const none = join(dataDir, 'none');
  const byFolder = stopServer({ DATA_DIR: none });
  expect(await byFolder.exitCode()).toBe(0);
  expect(byFolder.output).toMatch(/^Nothing runs on \S+\.\n$/);
  const byPort = stopServer({ DATA_DIR: none, PORT: String(port) });
  expect(await byPort.exitCode()).toBe(0);
  expect(byPort.output).toBe(`Stopped ${url}.\n`);
  // What has not ended in time ends with another code.
  expect(await club.exitCode()).toBe(0);
  expect(databaseLog()).toMatch(/database system is shut down\n$/);

  const other = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const again = stopServer({ DATA_DIR: none, PORT: String(port) });
  expect(await again.exitCode()).toBe(0);
  expect(again.output).toMatch(/^Nothing runs on \S+ or on port \d+\.\n$/);
  expect(await rejectionOf(serve())).toMatch(/^Port \d+ is taken by another program\. Stop/);
});

test('a data folder of another version is rejected, and --reset deletes its records', async () => {
  const { dataDir, url } = place;
  writeFileSync(join(dataDir, 'database/PG_VERSION'), '13\n');
  expect(await rejectionOf(serve())).toMatch(
    /^The data folder \S+ can't be used \(.+\)\. Restore it from a backup, set DATA_DIR to another folder, or delete its records with "npx -y pnpm@12 start --reset"\.$/,
  );

  const reset = serve({}, ['--reset', '--empty']);
  await reset.says(/is running/);
  const { body } = await (await signedIn(url, 'admin')).get('/locations');
  expect(body).toEqual([]);
  const byFolder = stopServer({ DATA_DIR: dataDir });
  expect(await byFolder.exitCode()).toBe(0);
  expect(byFolder.output).toBe(`Stopped ${url}.\n`);
  expect(await reset.exitCode()).toBe(0);
});

test('a database of its own is used by its address, after another start, in production without demo data and with a time between not ready and closed', async () => {
  const database = await startEmptyDatabase();
  onTestFinished(database.drop);
  const settings = { DATABASE_URL: database.url, NODE_ENV: 'production' };

  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  onTestFinished(() => other.end());
  // prepare-database.test.ts of the API proves that the start gives up after 20 seconds.
  await other.query('select pg_advisory_lock(7203114)');
  const first = serve(settings);
  await first.says(/Waiting for another start, a backup or a restore/);
  await other.query('select pg_advisory_unlock_all()');
  await first.says(/is running/);
  const { host, pathname } = new URL(database.url);
  expect(first.output).toContain(`, ${host}${pathname}\n`);
  expect(first.output).toMatch(/Sign in +admin \/ \S{12,}\n/);
  expect(first.output).not.toMatch(/reception123|Start over/);

  const statusOf = async (path: string) => (await fetch(place.url + path)).status;
  expect(await statusOf('/ready')).toBe(200);
  first.process.kill('SIGTERM');
  await expect.poll(() => statusOf('/ready')).toBe(503);
  expect(await statusOf('/health')).toBe(200);
  expect(await first.exitCode()).toBe(0);

  // The banner has a password only where one was generated.
  const second = await prepareDatabase({
    databaseUrl: database.url,
    production: true,
    demo: false,
    log: { info() {}, error() {} },
  });
  expect(second.firstStart).toBe(false);
  expect(second.generatedPassword).toBeUndefined();
});
