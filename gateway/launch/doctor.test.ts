import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startEmptyDatabase, startTestDatabase } from '../testing/database.ts';
import { findings, problems } from '../testing/findings.ts';
import { newFolder } from '../testing/new-folder.ts';
import { listenAsOldPostgres } from '../testing/old-postgres.ts';

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

test('what is wrong with an external database is named with its fix', async () => {
  // No other test listens on a reserved port.
  const closed = 'postgres://gym@127.0.0.1:1/gym';
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

test('saved queries that the schema rejects are named', async () => {
  const database = await startTestDatabase();
  onTestFinished(database.drop);
  const env = { DATABASE_URL: database.url };
  expect((await findings(env)).find(({ name }) => name === 'queries')?.text).toBe(
    'All saved queries fit the schema.',
  );
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query<{ id: number }>(
    `insert into saved_query (owner_id, name, query, shared_with)
     select id, 'Phones', '{ members { items { fax } } }', '{}' from "user" where username = 'admin' returning id`,
  );
  expect((await problems(env)).filter(line => line.startsWith('queries'))).toEqual([
    `queries: The saved query "Phones" (${rows[0]!.id}) of admin breaks with this version: Cannot query field "fax" on type "Member". admin corrects or deletes it in the explorer.`,
  ]);
});
