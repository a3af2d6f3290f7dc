import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openGateway } from '../src/main.ts';
import { signedIn } from '../testing/golden/client.ts';
import { Command } from '../testing/command.ts';
import { startEmptyDatabase, startTestDatabase } from '../testing/database.ts';
import { UncheckedReleases } from '../testing/releases.ts';
import { checkout } from './data-dir.ts';
import { diagnose } from './diagnosis.ts';

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

test('migrates and fills an empty database, and a server starts on it', async () => {
  const database = await startEmptyDatabase();
  onTestFinished(database.drop);
  const env = { DATABASE_URL: database.url, NODE_ENV: 'production', ADMIN_PASSWORD: 'correct-horse' };
  const first = await migrate(env);
  expect(first.output).toMatch(/^ {2}ran 0001-initial-schema$/m);
  expect(first.output).toMatch(/^ {2}filled the empty database$/m);
  expect(first.output).toMatch(/^Migrated 127\.0\.0\.1:\d+\/\w+: \d+ migrations\.$/m);
  expect(first.output).not.toContain(env.ADMIN_PASSWORD);
  expect(first.code).toBe(0);

  const gateway = await openGateway({
    host: '127.0.0.1',
    port: 0,
    api: { databaseUrl: database.url, production: true },
    log: { info() {}, error() {} },
  });
  onTestFinished(gateway.close);
  await signedIn(gateway.url, 'admin', env.ADMIN_PASSWORD);
});

test('a migration that fails ends with 1 and its reason; the next run waits for others and goes on', async () => {
  const database = await startTestDatabase();
  onTestFinished(database.drop);
  const other = await connected(database.url);
  // As a database of an earlier version, in whose way something is.
  await other.query(`delete from schema_migration where name = '0011-rate-limits'`);
  const failed = await migrate({ DATABASE_URL: database.url });
  expect(failed.output).toMatch(/^The database could not be brought to the present schema: .*rate_limit/m);
  expect(failed.code).toBe(1);

  await other.query('drop table rate_limit');
  await other.query(LOCK);
  // It uses the database itself and not the pooler.
  const env = { DATABASE_URL: 'postgres://pooled@127.0.0.1:1/none', DATABASE_DIRECT_URL: database.url };
  const command = run('migrate.ts', env);
  await command.says(/Waiting for another start, a backup or a restore/);
  await other.query('select pg_advisory_unlock_all()');
  expect(await command.exitCode()).toBe(0);
  expect(command.output).toMatch(/^ {2}ran 0011-rate-limits$/m);
  expect(command.output).toMatch(/^Migrated/m);
});

test('changes nothing in a migrated database, and names the released hubs and saved queries that this version breaks', async () => {
  const database = await startTestDatabase();
  onTestFinished(database.drop);
  await new UncheckedReleases(database.url).release(join(checkout, 'mf-fitness/dist'), 'a test', {
    version: '9.0.0',
    operations: ['query Lost { lockers { items { id } } }'],
  });
  const client = await connected(database.url);
  await client.query(
    `insert into saved_query (owner_id, name, query, shared_with)
     select id, 'Phones', '{ members { items { fax } } }', '{}' from "user" where username = 'admin'`,
  );
  const { output, code } = await migrate({ DATABASE_URL: database.url });
  expect(output).toMatch(/^Nothing to migrate: 127\.0\.0\.1:\d+\/\w+ has the schema of this version\.$/m);
  expect(output).toMatch(
    /^mf-fitness 9\.0\.0 breaks with the API of this version:\n {2}- Lost: Cannot query field "lockers"/m,
  );
  expect(output).toMatch(
    /^The saved query "Phones" \(\d+\) of admin breaks with this version:\n {2}- Cannot query field "fax" on type "Member"\./m,
  );
  expect(code).toBe(0);
  const found: string[] = [];
  for await (const { name, text, fix } of diagnose({ DATABASE_URL: database.url }))
    if (name === 'hubs') found.push(`${text} ${fix}`);
  expect(found).toEqual([
    expect.stringMatching(
      /^mf-fitness 9\.0\.0 breaks with this version of the API: Lost: .* npx -y pnpm@12 hub rollback mf-fitness$/,
    ),
  ]);
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

test('with a setting that is gone, or with an argument, it says what to do', async () => {
  expect(await migrate({ GRAPHQL_API_URL: 'http://127.0.0.1:1/graphql' })).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^GRAPHQL_API_URL is no longer supported: .* Set DATABASE_URL/m),
  });
  expect(await migrate({}, ['now'])).toMatchObject({ code: 1, output: expect.stringMatching(/^Usage:/) });
});
