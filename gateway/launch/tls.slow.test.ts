import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Command } from '../testing/command.ts';
import { type EmbeddedDatabase, freePort } from './embedded-database.ts';
import { startThrowawayDatabase } from './throwaway-database.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/** A PostgreSQL that takes TLS, with a certificate of its own. */
let database: EmbeddedDatabase;
let admin: pg.Client;
let url: string;
let certificate: string;

async function startWithTls() {
  database = await startThrowawayDatabase();
  url = database.url.replace('127.0.0.1', 'localhost');
  admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  const { rows } = await admin.query<{ data_directory: string }>('show data_directory');
  const folder = rows[0]!.data_directory;
  const key = join(folder, 'server.key');
  certificate = join(folder, 'server.crt');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const output = ['-nodes', '-days', '2', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject, ...output], {
    stdio: 'ignore',
  });
  const { uid, gid } = statSync(folder);
  for (const file of [key, certificate]) chownSync(file, uid, gid);
  await admin.query('alter system set ssl = on');
  await admin.query('select pg_reload_conf()');
  await vi.waitFor(async () => expect((await admin.query('show ssl')).rows).toEqual([{ ssl: 'on' }]), {
    timeout: 30_000,
  });
}

describe.skipIf(!hasOpenssl)('a database with TLS', () => {
  beforeAll(startWithTls);
  afterAll(async () => {
    await admin?.end();
    await database?.stop();
  });

  test('sslmode and sslrootcert of DATABASE_URL hold for every connection', async () => {
    const port = await freePort();
    const env = { PORT: String(port), DATABASE_URL: `${url}?sslmode=verify-full&sslrootcert=${certificate}` };
    const server = new Command('serve.ts', { env, args: ['--empty'] });
    onTestFinished(async () => void (await server.end('SIGKILL')));
    await server.says(/is running/);
    const origin = `http://127.0.0.1:${port}`;
    const signIn = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: 'admin123' }),
    });
    const { token } = (await signIn.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const query = (text: string) =>
      fetch(`${origin}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: text }) });
    const location = `{ name: "A", address: "B", city: "C", state: "D", zipCode: "E" }`;
    const created = await query(`mutation { createLocation(input: ${location}) { id } }`);
    expect(await created.json()).toMatchObject({ data: { createLocation: { id: expect.any(String) } } });
    expect((await query('{ locations { totalCount } }')).status).toBe(200);

    const { rows } = await admin.query<{ ssl: boolean; count: number }>(
      `select ssl, count(*)::int from pg_stat_ssl join pg_stat_activity using (pid)
        where datname = 'gym' and usename = 'gym' group by ssl`,
    );
    expect(rows).toEqual([{ ssl: true, count: expect.any(Number) }]);
    expect(rows[0]!.count).toBeGreaterThan(3);
  });

  test('a certificate of an unknown authority is rejected', async () => {
    const server = new Command('serve.ts', { env: { DATABASE_URL: `${url}?sslmode=verify-full` } });
    onTestFinished(async () => void (await server.end('SIGKILL')));
    expect(await server.exitCode()).toBe(1);
    expect(server.output).toContain('self-signed certificate');
  });
});
