import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { prepareDatabase } from '@gym/graphql-api';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { signedIn } from '../src/rest/golden/client.ts';
import { Command } from '../testing/command.ts';
import { startEmptyDatabase } from '../testing/database.ts';
import { listenAsOldPostgres } from '../testing/old-postgres.ts';
import { CliError } from './cli-error.ts';
import { openDataDir } from './data-dir.ts';
import { freePort, startEmbeddedDatabase } from './embedded-database.ts';
import { runningInstance } from './instance-lock.ts';
import { readOptions } from './options.ts';
import { checkPort } from './port.ts';
import { endsWithin } from './processes.ts';
import { newDataFolder } from './throwaway-database.ts';

// Each starts several clubs.
vi.setConfig({ testTimeout: 180_000 });

let dataDir: string;
let port: number;
let url: string;
beforeAll(async () => {
  dataDir = newDataFolder();
  port = await freePort();
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts the club without building; by default on the folder and the port that these tests share. */
function serve(env: NodeJS.ProcessEnv = {}, args: string[] = []): Command {
  const command = new Command('serve.ts', {
    env: { DATA_DIR: dataDir, PORT: String(port), ...env },
    args,
  });
  onTestFinished(async () => void (await command.end('SIGKILL')));
  return command;
}

const postmaster = () =>
  Number(readFileSync(join(dataDir, 'database/postmaster.pid'), 'utf8').split('\n')[0]);

const databaseLog = () => readFileSync(join(dataDir, 'database.log'), 'utf8');

/** What a start that can't be says, in one line. */
async function rejectionOf(command: Command): Promise<string> {
  expect(await command.exitCode()).toBe(1);
  const lines = command.output.trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

test('a start says where everything is, others what is in their way, and killed it leaves nothing running', async () => {
  const club = serve({}, ['--empty']);
  await club.says(/is running/);
  const says = [
    `App          ${url}/`,
    `Explorer     ${url}/explorer`,
    `REST docs    ${url}/api/docs`,
    `Health       ${url}/health`,
    'admin / admin123            Super User',
    'manager / manager123        Admin',
    'accounts / accounts123      Accounts',
    'reception / reception123    Reception',
    'trainer / trainer123        Trainer',
    `Database     PostgreSQL 18.4, embedded, in ${dataDir}`,
    'Member Hub          up',
    'start --reset',
    'creates  database          usually 2 s\n',
    'fills    database          usually 1 s\n',
  ];
  for (const text of says) expect(club.output).toContain(text);
  for (const step of ['created', 'migrated', 'filled'])
    expect(club.output).toMatch(new RegExp(`^  ${step} +database +\\d+\\.\\d s$`, 'm'));

  expect(await rejectionOf(serve({ PORT: String(await freePort()) }))).toMatch(
    /^Already running on .*: http:\S+ \(process \d+\)\. Stop it with "npx -y pnpm@12 stop", or /,
  );
  expect(await rejectionOf(serve({ DATA_DIR: `${dataDir}/other` }))).toMatch(
    /^Port \d+ is taken by a server of this project \(process \d+\)\. Stop it with "PORT=\d+ npx -y pnpm@12 stop", or choose another port: PORT=\d+ npx/,
  );

  const admin = await signedIn(url, 'admin');
  const location = { name: 'Kept', address: '1 Main St', city: 'Austin', state: 'TX', zip_code: '78704' };
  expect(await admin.post('/locations', location)).toMatchObject({ status: 201 });
  const database = postmaster();
  await club.end('SIGKILL');
  expect(await endsWithin(database, 10)).toBe(true);
});

const stop = (env: NodeJS.ProcessEnv) => new Command('stop.ts', { env });

test('it recovers after a power failure, and is stopped by its port, which another program is not', async () => {
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
  const byFolder = stop({ DATA_DIR: none });
  expect(await byFolder.exitCode()).toBe(0);
  expect(byFolder.output).toMatch(/^Nothing runs on \S+\.\n$/);
  const byPort = stop({ DATA_DIR: none, PORT: String(port) });
  expect(await byPort.exitCode()).toBe(0);
  expect(byPort.output).toBe(`Stopped ${url}.\n`);
  // What has not ended in time ends with another code.
  expect(await club.exitCode()).toBe(0);
  expect(databaseLog()).toMatch(/database system is shut down\n$/);

  const other = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const again = stop({ DATA_DIR: none, PORT: String(port) });
  expect(await again.exitCode()).toBe(0);
  expect(again.output).toMatch(/^Nothing runs on \S+ or on port \d+\.\n$/);
  expect(await rejectionOf(serve())).toMatch(/^Port \d+ is taken by another program\. Stop/);
});

test('a development server is stopped before it serves too', async () => {
  const env = { DATA_DIR: join(dataDir, 'dev'), PORT: String(await freePort()) };
  const dev = new Command('dev.ts', { env });
  onTestFinished(async () => void (await dev.end('SIGKILL')));
  const instance = () => runningInstance(env.DATA_DIR);
  await expect.poll(() => instance()?.pid, { timeout: 20_000 }).toBe(dev.process.pid);
  const stopped = stop(env);
  expect(await stopped.exitCode()).toBe(0);
  expect(stopped.output).toBe(`Stopped http://127.0.0.1:${env.PORT}.\n`);
  expect(await dev.exitCode()).toBe(0);
  expect(dev.output).not.toMatch(/FAILED|is running/);
  expect(instance()).toBeUndefined();
});

test('a data folder of another version is rejected, and --reset deletes its records', async () => {
  writeFileSync(join(dataDir, 'database/PG_VERSION'), '13\n');
  expect(await rejectionOf(serve())).toMatch(
    /^The data folder \S+ can't be used \(.+\)\. Restore it from a backup, set DATA_DIR to another folder, or delete its records with "npx -y pnpm@12 start --reset"\.$/,
  );

  const reset = serve({}, ['--reset', '--empty']);
  await reset.says(/is running/);
  const { body } = await (await signedIn(url, 'admin')).get('/locations');
  expect(body).toEqual([]);
  const byFolder = stop({ DATA_DIR: dataDir });
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

  const statusOf = async (path: string) => (await fetch(url + path)).status;
  expect(await statusOf('/ready')).toBe(200);
  first.process.kill('SIGTERM');
  await expect.poll(() => statusOf('/ready')).toBe(503);
  expect(await statusOf('/health')).toBe(200);
  expect(await first.exitCode()).toBe(0);

  // The banner has a password only where one was generated.
  const second = await prepare(database.url);
  expect(second.firstStart).toBe(false);
  expect(second.generatedPassword).toBeUndefined();
});

const prepare = (databaseUrl: string) =>
  prepareDatabase({ databaseUrl, production: true, demo: false, log: { info() {}, error() {} } });

test('an unknown option is rejected in one line', async () => {
  expect(await rejectionOf(serve({}, ['--rest']))).toMatch(
    /^Unknown option '--rest'\. The options are --empty, --reset and/,
  );
});

const impossibleOptions: [string, NodeJS.ProcessEnv, string[], RegExp][] = [
  ['an impossible port', { PORT: '99999' }, [], /^PORT is "99999"; it must be a number from 1 to 65535\.$/],
  [
    'a port that browsers refuse',
    { PORT: '6000' },
    [],
    /^PORT is 6000, which browsers refuse to open\. Choose/,
  ],
  ['an address that is none', { DATABASE_URL: 'gym' }, [], /^DATABASE_URL must look like this: postgres:/],
  [
    'an origin of hubs that is none',
    { HUB_OVERRIDE_ORIGINS: 'http://localhost:4301/members' },
    [],
    /^HUB_OVERRIDE_ORIGINS must look like this: http:/,
  ],
  [
    'an external database that is to be reset',
    { DATABASE_URL: 'postgres://gym@127.0.0.1:1/gym' },
    ['--reset'],
    /^--reset deletes the embedded database only\. /,
  ],
];

// The test above proves that the start prints such an error and exits with 1.
test.each(impossibleOptions)('%s is rejected in one line', (_case, env, args, expected) => {
  const read = () => readOptions(args, env);
  expect(read).toThrow(CliError);
  expect(read).toThrow(expected);
  expect(read).not.toThrow(/\n/);
});

test('a foreign address and a file as data folder are rejected', async () => {
  await expect(checkPort('203.0.113.7', await freePort())).rejects.toThrow(
    /^HOST is "203\.0\.113\.7", which is not an address of/,
  );
  expect(() => openDataDir(import.meta.filename)).toThrow(/^The data folder can't be used .*Set DATA_DIR/);
});

// connect.test.ts of the API proves that a database which never responds is given up after ten seconds.
test('a database that accepts the connection and never responds is requested once', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer(socket => void sockets.add(socket)).listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const { port: silentPort } = silent.address() as AddressInfo;
  const start = serve({ DATABASE_URL: `postgres://gym:gym@127.0.0.1:${silentPort}/gym` });
  await once(silent, 'connection');
  for (const socket of sockets) socket.destroy();
  expect(await rejectionOf(start)).toMatch(
    /^The database cannot be reached: .+\. Check that the server runs and that DATABASE_URL is right\.$/,
  );
  expect(sockets.size).toBe(1);
});

// The test above proves that the start prints what makes the preparation fail.
test('a database that is away, and a server before PostgreSQL 14, are rejected', async () => {
  await expect(prepare('postgres://gym@127.0.0.1:1/gym')).rejects.toThrow(
    /^The database cannot be reached: .*ECONNREFUSED.*DATABASE_URL is right\.$/,
  );
  const old = await listenAsOldPostgres('13.4');
  onTestFinished(old.close);
  await expect(prepare(old.url)).rejects.toThrow(
    'The database server is PostgreSQL 13.4; it must be version 14 or later.',
  );
});
