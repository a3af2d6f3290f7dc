import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { prepareDatabase } from '@gym/graphql-api';
import { expect, onTestFinished, test } from 'vitest';
import { Command } from '../testing/command.ts';
import { listenAsOldPostgres } from '../testing/old-postgres.ts';
import { rejectionOf, serveAt, stopServer, usePlace } from '../testing/server-commands.ts';
import { CliError } from './cli-error.ts';
import { openDataDir } from './data-dir.ts';
import { freePort } from './embedded-database.ts';
import { runningInstance } from './instance-lock.ts';
import { readOptions } from './options.ts';
import { checkPort } from './port.ts';

const place = usePlace();
const serve = (env?: NodeJS.ProcessEnv, args?: string[]) => serveAt(place, env, args);

test('a start says where everything is, others what is in their way, and it is stopped by its folder', async () => {
  const { dataDir, url } = place;
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

  const stopped = stopServer({ DATA_DIR: dataDir });
  expect(await stopped.exitCode()).toBe(0);
  expect(stopped.output).toBe(`Stopped ${url}.\n`);
  expect(await club.exitCode()).toBe(0);
});

test('a development server is stopped before it serves too', async () => {
  const env = { DATA_DIR: join(place.dataDir, 'dev'), PORT: String(await freePort()) };
  const dev = new Command('dev.ts', { env });
  onTestFinished(async () => void (await dev.end('SIGKILL')));
  const instance = () => runningInstance(env.DATA_DIR);
  await expect.poll(() => instance()?.pid, { timeout: 20_000 }).toBe(dev.process.pid);
  const stopped = stopServer(env);
  expect(await stopped.exitCode()).toBe(0);
  expect(stopped.output).toBe(`Stopped http://127.0.0.1:${env.PORT}.\n`);
  expect(await dev.exitCode()).toBe(0);
  expect(dev.output).not.toMatch(/FAILED|is running/);
  expect(instance()).toBeUndefined();
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
  [
    'an API that runs apart, as version 1 had it',
    { GRAPHQL_API_URL: 'http://10.0.0.11:4001/graphql' },
    [],
    /^GRAPHQL_API_URL is no longer supported: .* Set DATABASE_URL .* load balancer/,
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
