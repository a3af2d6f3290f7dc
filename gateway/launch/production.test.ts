import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from '@gym/graphql-api';
import { setPassword } from '@gym/graphql-api/set-password';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openGateway } from '../src/main.ts';
import { signedIn } from '../testing/golden/client.ts';
import { Command } from '../testing/command.ts';
import { startTestDatabase } from '../testing/database.ts';
import { freePort } from './embedded-database.ts';
import { toolEnvironment } from './tool.ts';

// Each starts several programs.
vi.setConfig({ testTimeout: 300_000 });

async function demoDatabase() {
  const database = await startTestDatabase();
  onTestFinished(database.drop);
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  onTestFinished(() => pool.end());
  return { url: database.url, sql: async (text: string) => (await pool.query(text)).rows };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gym-production-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function serve(env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const command = new Command('serve.ts', { env: { PORT: String(port), DATA_DIR: newFolder(), ...env } });
  onTestFinished(async () => void (await command.end('SIGKILL')));
  return { command, url: `http://127.0.0.1:${port}` };
}

/** Runs the command with a standard input, as a script does. */
async function runSetPassword(databaseUrl: string, name: string, input: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'set-password.ts'), name], {
    env: { ...toolEnvironment, DATABASE_URL: databaseUrl },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk));
  child.stdin.end(input);
  await once(child, 'close');
  return { code: child.exitCode, output: output.trim() };
}

test('production does not start while a password of the demo works, and starts once it does not', async () => {
  const { url: databaseUrl, sql } = await demoDatabase();
  const { command } = await serve({
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
    ADMIN_PASSWORD: 'is not for this database',
  });
  expect(await command.exitCode()).toBe(1);
  expect(command.output.trim()).toBe(
    'NODE_ENV=production does not start while the passwords of the demo work, which everybody knows: admin, manager, accounts, reception, trainer. Give each of these users a password of their own with "npx -y pnpm@12 set-password NAME", or one and deactivate the others in the app, then start again.',
  );

  await sql(`update "user" set status = 'inactive' where username in ('accounts', 'reception', 'trainer')`);
  await sql(`update "user" set username = 'Manager' where username = 'manager'`);
  expect(await runSetPassword(databaseUrl, 'admin', 'a new one\nand more')).toEqual({
    code: 0,
    output: 'admin signs in with the new password from now on.',
  });
  await expect(prepare(databaseUrl)).rejects.toThrow('which everybody knows: Manager. Give');
  expect(await runSetPassword(databaseUrl, 'MANAGER', 'manager123\n')).toEqual({
    code: 1,
    output: 'This is the password of the demo, which everybody knows. Choose another one.',
  });

  await setPassword({ databaseUrl, username: 'manager', password: 'another' });
  await prepare(databaseUrl);
  const api = { databaseUrl, production: true };
  const gateway = await openGateway({ host: '127.0.0.1', port: 0, api, log });
  onTestFinished(gateway.close);
  await signedIn(gateway.url, 'admin', 'a new one');
  await signedIn(gateway.url, 'manager', 'another');
});

const log = { info() {}, error() {} };

/** What each start does before it serves. */
const prepare = (databaseUrl: string) => prepareDatabase({ databaseUrl, production: true, demo: false, log });

test('a new password ends the tokens of a running server and is audited', async () => {
  const { url: databaseUrl, sql } = await demoDatabase();
  const api = { databaseUrl, production: false };
  const { url, close } = await openGateway({ host: '127.0.0.1', port: 0, api, log });
  onTestFinished(close);
  const before = await signedIn(url, 'trainer');
  expect((await before.get('/sessions')).status).toBe(200);

  expect(await runSetPassword(databaseUrl, 'trainer', 'something else')).toMatchObject({ code: 0 });
  await expect.poll(async () => (await before.get('/sessions')).status, { timeout: 30_000 }).toBe(401);
  const after = await signedIn(url, 'trainer', 'something else');
  expect((await after.get('/sessions')).status).toBe(200);
  expect(
    await sql(
      `select username, action, title, changes from audit_entry where resource = 'users' order by id desc limit 1`,
    ),
  ).toEqual([{ username: null, action: 'updated', title: 'trainer', changes: { password: [null, null] } }]);

  const hashes = await sql('select password_hash from "user" order by id');
  await expect(setPassword({ databaseUrl, username: 'trainer', password: 'short' })).rejects.toThrow(
    /^Password must be at least 6 characters\.$/,
  );
  await expect(setPassword({ databaseUrl, username: 'nobody', password: 'something else' })).rejects.toThrow(
    /^There is no user nobody\. The app lists the user names under User Management\.$/,
  );
  expect(await runSetPassword(databaseUrl, 'trainer', '')).toEqual({
    code: 1,
    output: 'No password was given. Type it, or pass it as the first line of the standard input.',
  });
  expect(await sql('select password_hash from "user" order by id')).toEqual(hashes);
});
