import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Command } from '../testing/command.ts';
import { startEmptyDatabase, startTestDatabase } from '../testing/database.ts';
import { listenAsOldPostgres } from '../testing/old-postgres.ts';
import { diagnose, type Finding } from './diagnosis.ts';
import { freePort } from './embedded-database.ts';
import { newDataFolder } from './throwaway-database.ts';

vi.setConfig({ testTimeout: 300_000 });

function newFolder(): string {
  const folder = newDataFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function findings(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const all: Finding[] = [];
  for await (const finding of diagnose({ PORT: String(await freePort()), DATA_DIR: newFolder(), ...env }))
    all.push(finding);
  // These tests are about everything but the checkout that they run in.
  return all.filter(({ name }) => !['packages', 'builds'].includes(name));
}

async function problems(env: NodeJS.ProcessEnv): Promise<string[]> {
  return (await findings(env)).flatMap(({ name, text, fix }) => (fix ? [`${name}: ${text} ${fix}`] : []));
}

test('a new installation has no problems, and looking at it makes nothing', async () => {
  const folder = newFolder();
  const found = await findings({ DATA_DIR: join(folder, 'data') });
  expect(found.filter(({ fix }) => fix)).toEqual([]);
  expect(found.map(({ name }) => name)).toEqual([
    'node',
    'settings',
    'port',
    'data folder',
    'disk',
    'embedded',
    'database',
    'proxy',
    'time zone',
    'hubs',
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test('a running server is found by the command, beside it and after it was killed', async () => {
  const dataDir = newFolder();
  const port = String(await freePort());
  const server = new Command('serve.ts', { args: ['--empty'], env: { DATA_DIR: dataDir, PORT: port } });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  await server.says(/is running/);
  const found = await findings({ DATA_DIR: dataDir, PORT: port });
  expect(found.filter(({ fix }) => fix)).toEqual([]);
  expect(found.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^http:\S+ \(process \d+\) runs and is ready\.$/),
      expect.stringMatching(/^The database in \S+ runs as process \d+\.$/),
      expect.stringMatching(/^The embedded database: PostgreSQL 18\.4, the schema is current\.$/),
    ]),
  );
  expect((await problems({ DATA_DIR: dataDir, PORT: port, NODE_ENV: 'production' })).join('\n')).toMatch(
    /^database: NODE_ENV is production and the passwords of the demo work for admin, .* npx -y pnpm@12 set-password NAME\nproxy: /,
  );

  const other = new Command('doctor.ts', {
    env: { PORT: port, DATA_DIR: newFolder(), CLUB_TIME_ZONE: 'Mars/Base' },
  });
  expect(await other.exitCode()).toBe(1);
  expect(other.output).toMatch(
    /PROBLEM {2}port +Port \d+ is taken by a server of this project \(process \d+\)\. Fix: Stop it with/,
  );
  expect(other.output).toMatch(
    /PROBLEM {2}time zone +CLUB_TIME_ZONE is "Mars\/Base", which is no time zone\./,
  );
  expect(other.output).toMatch(/\n\d problems\.\n$/);

  server.process.kill('SIGSTOP');
  const frozen = await problems({ DATA_DIR: dataDir, PORT: port });
  server.process.kill('SIGCONT');
  expect(frozen.join('\n')).toMatch(
    /server: http:\S+ \(process \d+\) does not respond \(.*kill -9 \d+, and start again/,
  );
});

test('what is wrong with an external database is named with its fix', async () => {
  const closed = `postgres://gym@127.0.0.1:${await freePort()}/gym`;
  expect(await problems({ DATABASE_URL: closed })).toEqual([
    expect.stringMatching(
      /^database: 127\.0\.0\.1:\d+\/gym cannot be reached \(.+\)\. Check that the server runs/,
    ),
  ]);
  const old = await listenAsOldPostgres('13.4');
  onTestFinished(old.close);
  expect(await problems({ DATABASE_URL: old.url })).toHaveLength(1);

  const empty = await startEmptyDatabase();
  onTestFinished(empty.drop);
  const found = await findings({ DATABASE_URL: empty.url });
  expect(found.find(({ name }) => name === 'database')?.text).toMatch(
    /, the next start runs \d+ migrations\.$/,
  );

  const newer = await startTestDatabase();
  onTestFinished(newer.drop);
  const client = new pg.Client({ connectionString: newer.url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`insert into schema_migration (name) values ('9999-later')`);
  expect(await problems({ DATABASE_URL: newer.url })).toEqual([
    'database: The schema is of a newer version (9999-later). Start the newer version, or restore a backup of this one.',
  ]);
});

test.each<[string, NodeJS.ProcessEnv, RegExp]>([
  ['an impossible port', { PORT: '99999' }, /^settings: PORT is "99999"/],
  ['a foreign address', { HOST: '203.0.113.7' }, /^port: HOST is "203\.0\.113\.7", which is not an address/],
  ['a proxy that is none', { TRUST_PROXY: 'true' }, /^proxy: TRUST_PROXY has "true", which is no address\./],
  ['a file as data folder', { DATA_DIR: import.meta.filename }, /^data folder: \S+ can't be used/],
])('%s is named', async (_case, env, expected) => {
  expect((await problems(env)).join('\n')).toMatch(expected);
});

test('a data folder of another version and open passwords are named', async () => {
  const dataDir = newFolder();
  mkdirSync(join(dataDir, 'database'));
  writeFileSync(join(dataDir, 'database/PG_VERSION'), '13\n');
  writeFileSync(join(dataDir, 'database.password'), 'secret', { mode: 0o644 });
  expect((await problems({ DATA_DIR: dataDir })).join('\n')).toMatch(
    /^embedded: \S+ was made by PostgreSQL 13, and this version has 18\. Back it up .*\nembedded: \S+ can be read by others \(mode 644\)\. chmod 600 \S+/,
  );
});
