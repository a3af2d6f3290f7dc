import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Command } from '../testing/command.ts';
import { startEmptyDatabase, startTestDatabase } from '../testing/database.ts';
import { freePort } from './embedded-database.ts';

vi.setConfig({ testTimeout: 200_000 });

/** As `PREPARE_LOCK` of the API. */
const LOCK = 'select pg_advisory_lock(7203114)';

function run(program: string, env: NodeJS.ProcessEnv, args: string[] = []): Command {
  const command = new Command(program, { env, args });
  onTestFinished(async () => void (await command.end('SIGKILL')));
  return command;
}

async function migrate(env: NodeJS.ProcessEnv, args: string[] = []) {
  const command = run('migrate.ts', env, args);
  return { code: await command.exitCode(), output: command.output };
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

test('migrates and fills an empty database once, and a server starts on it', async () => {
  const database = await startEmptyDatabase();
  onTestFinished(database.drop);
  const env = { DATABASE_URL: database.url, NODE_ENV: 'production', ADMIN_PASSWORD: 'correct-horse' };
  const first = await migrate(env);
  expect(first.output).toMatch(/^ {2}ran 0001-initial-schema$/m);
  expect(first.output).toMatch(/^ {2}filled the empty database$/m);
  expect(first.output).toMatch(/^Migrated 127\.0\.0\.1:\d+\/\w+: \d+ migrations\.$/m);
  expect(first.output).not.toContain(env.ADMIN_PASSWORD);
  expect(first.code).toBe(0);

  const second = await migrate(env);
  expect(second.output).toMatch(
    /^Nothing to migrate: 127\.0\.0\.1:\d+\/\w+ has the schema of this version\.$/m,
  );
  expect(second.code).toBe(0);

  const port = await freePort();
  const server = run('serve.ts', { ...env, PORT: String(port) });
  await server.says(/is running/);
  const signIn = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: env.ADMIN_PASSWORD }),
  });
  expect(signIn.status).toBe(200);
  expect(await server.end()).toBe(0);
});

test('uses the database itself and not the pooler, and says that it waits', async () => {
  const database = await startTestDatabase();
  onTestFinished(database.drop);
  const other = await connected(database.url);
  // As a database of an earlier version, which needs less time than an empty one.
  await other.query(`delete from schema_migration where name = '0011-rate-limits'; drop table rate_limit`);
  await other.query(LOCK);
  const env = { DATABASE_URL: 'postgres://pooled@127.0.0.1:1/none', DATABASE_DIRECT_URL: database.url };
  const command = run('migrate.ts', env);
  await command.says(/Waiting for another start, a backup or a restore/);
  await other.query('select pg_advisory_unlock_all()');
  expect(await command.exitCode()).toBe(0);
  expect(command.output).toMatch(/^Migrated/m);
});

test('a migration that fails ends with 1 and its reason; the next run goes on', async () => {
  const database = await startTestDatabase();
  onTestFinished(database.drop);
  const client = await connected(database.url);
  // As a database of an earlier version, in whose way something is.
  await client.query(`delete from schema_migration where name = '0011-rate-limits'`);
  const failed = await migrate({ DATABASE_URL: database.url });
  expect(failed.output).toMatch(/^The database could not be brought to the present schema: .*rate_limit/m);
  expect(failed.code).toBe(1);
  await client.query('drop table rate_limit');
  const { output, code } = await migrate({ DATABASE_URL: database.url });
  expect(output).toMatch(/^ {2}ran 0011-rate-limits$/m);
  expect(code).toBe(0);
});

test('SIGTERM ends it, and it explains what remains', async () => {
  const database = await startEmptyDatabase();
  onTestFinished(database.drop);
  const other = await connected(database.url);
  await other.query(LOCK);
  const command = run('migrate.ts', { DATABASE_URL: database.url });
  await command.says(/Waiting for another start/);
  expect(await command.end()).toBe(1);
  expect(command.output).toContain('Stopped. Migrations that were complete remain');
});

test('without a database, or with an argument, it says what to do', async () => {
  expect(await migrate({ GRAPHQL_API_URL: 'http://127.0.0.1:1/graphql' })).toMatchObject({
    code: 1,
    output: expect.stringContaining('Set DATABASE_URL as it is set there'),
  });
  expect(await migrate({}, ['now'])).toMatchObject({ code: 1, output: expect.stringMatching(/^Usage:/) });
});
