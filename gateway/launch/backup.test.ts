import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { restoreDatabase } from '@gym/graphql-api';
import { backUpDatabase } from '@gym/graphql-api/backup';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { contentOf, emptyDatabase, expectSameContent, query, run } from '../testing/database-content.ts';
import { newFolder } from '../testing/new-folder.ts';
import { startEmptyDatabase, startTestDatabase, type TestDatabase } from '../testing/database.ts';
import { newDataFolder } from './throwaway-database.ts';

test('a backup is restored by the commands, every row and the schema', async () => {
  const source = await startTestDatabase();
  onTestFinished(source.drop);
  const file = join(newFolder(), 'club.backup');
  expect(await run('backup.ts', [file], { DATABASE_URL: source.url })).toMatchObject({
    code: 0,
    output: expect.stringMatching(/Wrote \d+ rows of \d+ tables to \S+club\.backup \(/),
  });
  const target = await emptyDatabase();
  expect(await run('restore.ts', [file], { DATABASE_URL: target.url })).toMatchObject({ code: 0 });
  expectSameContent(await contentOf(target.url), await contentOf(source.url));
});

describe('a file that cannot be restored', () => {
  let good: Buffer;
  let untouched: TestDatabase;
  beforeAll(async () => {
    untouched = await startEmptyDatabase();
    const source = await startTestDatabase();
    const folder = newDataFolder();
    await backUpDatabase({ databaseUrl: source.url, file: join(folder, 'good') });
    good = readFileSync(join(folder, 'good'));
    rmSync(folder, { recursive: true });
    await source.drop();
  });
  afterAll(() => untouched.drop());

  const flip = (at: number) => (file: Buffer) => {
    const changed = Buffer.from(file);
    changed[Math.floor(changed.length * at)]! ^= 4;
    return changed;
  };
  /** With a change of what is compressed, whose own checksum is right again. */
  const inside = (from: string, to: string) => (file: Buffer) =>
    gzipSync(Buffer.from(gunzipSync(file).toString('latin1').replace(from, to), 'latin1'));
  const damaged = /is cut off or damaged\. Nothing was restored; use another backup\.$/;
  const foreign = /is not a backup of this system\./;
  const cases: [string, (file: Buffer) => Buffer | string, RegExp][] = [
    ['an empty file', () => '', damaged],
    ['a text', () => 'select 1;', foreign],
    ['another gzip file', () => gzipSync('select 1; select 2; select 3;'), /damaged|not a backup/],
    ['a file without its last byte', file => file.subarray(0, -1), damaged],
    ['half a file', file => file.subarray(0, file.length / 2), damaged],
    ['the first 100 bytes', file => file.subarray(0, 100), damaged],
    ['a changed bit in the middle', flip(0.5), damaged],
    ['a changed bit near the end', flip(0.99), damaged],
    ['a changed name within', inside('admin', 'admim'), damaged],
    [
      'a file with more behind it',
      file => gzipSync(Buffer.concat([gunzipSync(file), Buffer.from('x')])),
      damaged,
    ],
    ['another product', inside('gym-management-system', 'gym-management-systen'), foreign],
    [
      'a later format',
      inside('"format":1', '"format":2'),
      /has the backup format 2; this version reads format 1/,
    ],
  ];
  test.each(cases)('%s is rejected and nothing is changed', async (_case, change, expected) => {
    const file = join(newFolder(), 'bad');
    writeFileSync(file, change(good));
    const { url } = untouched;
    await expect(restoreDatabase({ databaseUrl: url, file })).rejects.toThrow(expected);
    expect(
      await query(url, `select relname from pg_class where relnamespace = 'public'::regnamespace`),
    ).toEqual([]);
  });

  test('a missing file is named', async () => {
    const target = await emptyDatabase();
    const result = await run('restore.ts', ['/nowhere/club.backup'], { DATABASE_URL: target.url });
    expect(result).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no file /nowhere/club.backup.'),
    });
  });

  test('a database with tables is left alone', async () => {
    const file = join(newFolder(), 'good');
    writeFileSync(file, good);
    const target = await emptyDatabase();
    await query(target.url, 'create table other (id int)');
    await expect(restoreDatabase({ databaseUrl: target.url, file })).rejects.toThrow(
      'The database is not empty: it has 1 tables, such as other. A backup is restored into an empty database only.',
    );
  });

  test('what fails half-way leaves the database empty, and the next attempt succeeds', async () => {
    const file = join(newFolder(), 'good');
    writeFileSync(file, good);
    const target = await emptyDatabase();
    const stopping = new AbortController();
    await expect(
      restoreDatabase({
        databaseUrl: target.url,
        file,
        signal: stopping.signal,
        onTable: ({ name }) => name === 'permission' && stopping.abort(new Error('stopped')),
      }),
    ).rejects.toThrow('stopped');
    expect(await query(target.url, `select to_regclass('member') as member`)).toEqual([{ member: null }]);
    await restoreDatabase({ databaseUrl: target.url, file });
    expect(await query(target.url, 'select count(*)::int from "user"')).toEqual([{ count: 5 }]);
  });

  test('a backup of a later schema is rejected', async () => {
    const source = await startTestDatabase();
    onTestFinished(source.drop);
    await query(source.url, `insert into schema_migration (name) values ('9999-later')`);
    const file = join(newFolder(), 'later');
    await backUpDatabase({ databaseUrl: source.url, file });
    const target = await emptyDatabase();
    await expect(restoreDatabase({ databaseUrl: target.url, file })).rejects.toThrow(
      'The backup was made by a newer version: this one does not know the migration 9999-later. Update first.',
    );
  });
});

test('a backup of an empty or missing database is rejected', async () => {
  const empty = await emptyDatabase();
  const file = join(newFolder(), 'none');
  await expect(backUpDatabase({ databaseUrl: empty.url, file })).rejects.toThrow(
    'there is nothing to back up',
  );
  expect(existsSync(file)).toBe(false);
  const result = await run('backup.ts', [file], { DATA_DIR: newFolder() });
  expect(result).toMatchObject({
    code: 1,
    output: expect.stringMatching(/There is no database in \S+\. Set DATA_DIR/),
  });
});
