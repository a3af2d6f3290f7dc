import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { checkout, isRoot } from '../launch/data-dir.ts';
import { freePort } from '../launch/embedded-database.ts';
import { startEmptyDatabase } from '../testing/database.ts';

// It installs packages.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 });

const run = promisify(execFile);
const dockerfile = readFileSync(join(import.meta.dirname, 'Dockerfile'), 'utf8');
/** The image that runs; the first one builds. */
const image = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
const commandAt = (pattern: RegExp) => JSON.parse(pattern.exec(image)![1]!) as string[];
const settings = Object.fromEntries(
  /^ENV (.+)$/m
    .exec(image)![1]!
    .split(' ')
    .map(setting => setting.split('=') as [string, string]),
);

/** Of this machine only its programs, without those of the checkout, and pnpm's store of packages. */
const bare = {
  PATH: process.env.PATH?.split(delimiter)
    .filter(path => !path.startsWith(checkout))
    .join(delimiter),
  NPM_CONFIG_USERCONFIG: join(homedir(), '.npmrc'),
  XDG_DATA_HOME: process.env.XDG_DATA_HOME ?? join(homedir(), '.local/share'),
};

let folder: string;
let app: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gym-image-'));
  chmodSync(folder, 0o755);
  app = join(folder, 'app');
  mkdirSync(join(folder, 'home'));
  const assemble = /^RUN (sh \S+) \/app$/m.exec(dockerfile)![1]!;
  await run('sh', ['-c', `${assemble} ${app}`], {
    cwd: checkout,
    env: { ...bare, HOME: join(folder, 'home') },
    maxBuffer: 10_000_000,
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the image runs as an ordinary user and is small', async () => {
  expect(image).toMatch(/^USER node$/m);
  const { stdout } = await run('du', ['-sm', app]);
  expect(Number.parseInt(stdout, 10)).toBeLessThan(170);
});

test('its folder migrates, backs up, serves the app, passes the health check once it is ready, and ends with SIGTERM', async () => {
  const database = await startEmptyDatabase();
  onTestFinished(database.drop);
  // The account "nobody", as an image has an account of its own.
  const account = isRoot() ? { uid: 65_534, gid: 65_534 } : {};
  const data = join(folder, 'data');
  mkdirSync(data);
  if (account.uid) chownSync(data, account.uid, account.gid);
  const port = String(await freePort());
  const env = {
    ...settings,
    PATH: dirname(process.execPath),
    PORT: port,
    DATA_DIR: data,
    DATABASE_URL: database.url,
  };
  const isHealthy = async () => {
    const [program = '', ...args] = commandAt(/^HEALTHCHECK .*CMD (\[.*\])$/m);
    return run(program, args, { cwd: app, env }).then(
      () => true,
      () => false,
    );
  };
  expect(await isHealthy()).toBe(false);

  const command = async (name: string, ...args: string[]) =>
    (await run('node', [`gateway/launch/${name}.ts`, ...args], { cwd: app, env, ...account })).stdout;
  expect(await command('migrate')).toMatch(/^Migrated /m);
  expect(await command('backup', join(data, 'club.backup'))).toMatch(/^Wrote /m);

  const [program = '', ...args] = commandAt(/^CMD (\[.*\])$/m);
  const server = spawn(program, args, { cwd: app, env, ...account, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  server.stdout.on('data', chunk => (output += chunk));
  server.stderr.on('data', chunk => (output += chunk));
  onTestFinished(() => void server.kill('SIGKILL'));
  // Each check is a program, beside which the server starts.
  await expect.poll(isHealthy, { timeout: 120_000, interval: 1_000, message: output }).toBe(true);

  const url = `http://127.0.0.1:${port}`;
  const { hubs } = (await (await fetch(`${url}/hubs.json`)).json()) as { hubs: { error?: string }[] };
  expect(hubs.length).toBeGreaterThan(5);
  expect(hubs.filter(({ error }) => error)).toEqual([]);
  for (const path of ['/', '/explorer', '/api/docs'])
    expect((await fetch(url + path, { headers: { accept: 'text/html' } })).status, path).toBe(200);

  server.kill('SIGTERM');
  await once(server, 'exit');
  expect(server.exitCode, output).toBe(0);
});
