import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { restoreDatabase } from '@gym/graphql-api';
import { backUpDatabase } from '@gym/graphql-api/backup';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Client, signedIn } from '../src/rest/golden/client.ts';
import { Command } from '../testing/command.ts';
import { startEmptyDatabase, startTestDatabase, type TestDatabase } from '../testing/database.ts';
import { startTestApp } from '../testing/test-app.ts';
import { freePort } from './embedded-database.ts';
import { newDataFolder } from './throwaway-database.ts';

// Some start servers and commands.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

function newFolder(): string {
  const folder = newDataFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await startEmptyDatabase();
  onTestFinished(database.drop);
  return database;
}

/** Runs a command of the launcher to its end. */
async function run(program: string, args: string[], env: NodeJS.ProcessEnv) {
  const command = new Command(program, { args, env });
  onTestFinished(async () => void (await command.end('SIGKILL')));
  const code = await command.exitCode();
  return { code, output: command.output };
}

async function serve(env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const club = new Command('serve.ts', { env: { PORT: String(port), ...env } });
  onTestFinished(async () => void (await club.end('SIGKILL')));
  await club.says(/is running/);
  return { url: `http://127.0.0.1:${port}` };
}

async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  return inDatabase(url, async client => (await client.query<T>(sql)).rows);
}

/** Every row of every table as text, the state of every sequence, and every index, constraint and trigger. */
function contentOf(url: string): Promise<Map<string, string[]>> {
  return inDatabase(url, async client => {
    const lines = async (sql: string) =>
      (await client.query<{ line: string }>({ text: sql })).rows.map(({ line }) => line);
    await client.query(`set timezone = 'UTC'`);
    const content = new Map<string, string[]>();
    for (const table of await lines(
      `select quote_ident(relname) as line from pg_class where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace order by 1`,
    ))
      content.set(table, await lines(`select t::text as line from ${table} t order by 1`));
    for (const sequence of await lines(
      `select quote_ident(relname) as line from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`,
    ))
      content.set(sequence, await lines(`select last_value || ' ' || is_called as line from ${sequence}`));
    content.set(
      'schema',
      await lines(`
        select indexdef as line from pg_indexes where schemaname = 'public'
        union all select conrelid::regclass || pg_get_constraintdef(oid) || convalidated from pg_constraint where connamespace = 'public'::regnamespace
        union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal order by 1`),
    );
    return content;
  });
}

function expectSameContent(actual: Map<string, string[]>, expected: Map<string, string[]>): void {
  expect([...actual.keys()]).toEqual([...expected.keys()]);
  for (const [name, rows] of expected) expect({ name, rows: actual.get(name) }).toEqual({ name, rows });
}

const location = (name: string) => ({
  name,
  address: '1 Main St',
  city: 'Austin',
  state: 'TX',
  zip_code: '78704',
});

test('a restore moves every row from an external database to an embedded one and back', async () => {
  const [dataDir, files] = [newFolder(), newFolder()];
  const [file, back] = [join(files, 'club.backup'), join(files, 'back.backup')];
  const source = await startTestApp();
  onTestFinished(source.stop);
  const admin = await signedIn(source.url, 'admin');
  expect(await admin.post('/locations', location('New\\.\n"Branch"\t\\N'))).toMatchObject({ status: 201 });
  const expense = { expense_date: '2026-01-05', category: 'Rent', vendor: 'City', amount: 900 };
  expect(await admin.post('/expenses', expense)).toMatchObject({ status: 201 });
  await inDatabase(source.databaseUrl, async client => {
    // Larger than a frame of the file, and of no regular content.
    const notes = Array.from({ length: 300_000 }, (_, index) => (index * 7919).toString(36)).join('\\');
    await client.query('update expense set notes = $1', [notes]);
  });
  expect(await run('backup.ts', [file], { DATABASE_URL: source.databaseUrl })).toMatchObject({
    code: 0,
    output: expect.stringMatching(/expense +1 rows[^]*Wrote \d+ rows of \d+ tables to \S+club\.backup \(/),
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(files)).toEqual(['club.backup']);
  const original = await contentOf(source.databaseUrl);

  // Into a new data folder; and back, from a server that does not run.
  expect(await run('restore.ts', [file], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  expect(await run('restore.ts', [file], { DATA_DIR: dataDir })).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /The database is not empty: .* Move \S+\/database away, then restore again/,
    ),
  });
  expect(await run('backup.ts', [back], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  const target = await emptyDatabase();
  expect(await run('restore.ts', [back], { DATABASE_URL: target.url })).toMatchObject({ code: 0 });
  expectSameContent(await contentOf(target.url), original);

  const { url } = await serve({ DATA_DIR: dataDir });
  const running = join(files, 'running.backup');
  expect(await run('backup.ts', [running], { DATA_DIR: dataDir })).toMatchObject({
    code: 0,
    output: expect.stringMatching(/expense +1 rows/),
  });
  expect(await run('restore.ts', [file], { DATA_DIR: dataDir })).toMatchObject({
    code: 1,
    output: expect.stringContaining('Already running on'),
  });
  const again = await signedIn(url, 'admin');
  expect((await again.get('/locations')).body).toContainEqual(
    expect.objectContaining({ name: 'New\\.\n"Branch"\t\\N' }),
  );
  const { body: created } = await again.post('/locations', location('Another'));
  const ids = original.get('location')!.map(row => Number(/\d+/.exec(row)![0]));
  expect(Number(created.id)).toBe(Math.max(...ids) + 1);
  // Who was signed in before still is.
  const before = await fetch(`${url}/api/auth/me`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(before.status).toBe(200);
});

test('a backup beside concurrent writes is a consistent snapshot', async () => {
  const { url, databaseUrl, stop: close } = await startTestApp({ demo: true });
  onTestFinished(close);
  const accounts = await signedIn(url, 'accounts');
  const invoices = await query<{ id: number; member_id: number }>(
    databaseUrl,
    `select id, member_id from billing_record where payment_status = 'pending' and paid_amount = 0 and total_amount > 10
      order by id limit 4`,
  );
  const file = join(newFolder(), 'club.backup');

  let stop = false;
  let paid = 0;
  const work = invoices.map(async invoice => {
    while (!stop) {
      await pay(accounts, invoice, paid);
      paid++;
    }
  });
  await expect.poll(() => paid).toBeGreaterThanOrEqual(10);
  const before = paid;
  await backUpDatabase({ databaseUrl, file });
  const after = paid;
  stop = true;
  await Promise.all(work);
  expect(after).toBeGreaterThan(before);

  const target = await emptyDatabase();
  await restoreDatabase({ databaseUrl: target.url, file });
  const [count] = await query<{ count: number }>(
    target.url,
    `select count(*)::int from payment where notes = 'during a backup'`,
  );
  expect(count!.count).toBeGreaterThanOrEqual(before);
  expect(count!.count).toBeLessThan(paid + 1);
  const unsettled = `
    select id from billing_record where paid_amount is distinct from
      (select coalesce(sum(amount), 0) from payment where billing_id = billing_record.id and payment_status = 'completed')
      and id in (select billing_id from payment where notes = 'during a backup')`;
  expect(await query(target.url, unsettled)).toEqual([]);
  // Each payment has its audit entry, and the next number is free.
  expect(
    await query(
      target.url,
      `select id from payment where notes = 'during a backup' and not exists
         (select from audit_entry where resource = 'payments' and record_id = payment.id)`,
    ),
  ).toEqual([]);
  const [next] = await query<{ free: boolean }>(
    target.url,
    `select nextval('payment_id_seq') > max(id) as free from payment`,
  );
  expect(next).toEqual({ free: true });
});

async function pay(
  client: Client,
  invoice: { id: number; member_id: number },
  number: number,
): Promise<void> {
  const { status, body } = await client.post('/payments', {
    member_id: String(invoice.member_id),
    billing_id: String(invoice.id),
    payment_number: `DURING-${invoice.id}-${number}-${Math.random()}`,
    amount: 0.01,
    payment_method: 'cash',
    payment_type: 'membership',
    notes: 'during a backup',
  });
  expect({ status, body }).toMatchObject({ status: 201 });
}

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

test('a backup that is stopped leaves no file, and the one before stays', async () => {
  const source = await startTestDatabase();
  onTestFinished(source.drop);
  const folder = newFolder();
  const file = join(folder, 'club.backup');
  writeFileSync(file, 'the one before');
  // Holds the backup up at a table in the middle.
  await inDatabase(source.url, async blocker => {
    await blocker.query('begin; lock table payment in access exclusive mode');
    const backup = new Command('backup.ts', { args: [file], env: { DATABASE_URL: source.url } });
    onTestFinished(async () => void (await backup.end('SIGKILL')));
    await backup.says(/Backing up/);
    await waitForLock(blocker);
    backup.process.kill('SIGINT');
    await sleep(0);
    await blocker.query('rollback');
    expect(await backup.exitCode()).toBe(1);
    expect(backup.output).toContain('Stopped');
  });
  expect(readdirSync(folder)).toEqual(['club.backup']);
  expect(readFileSync(file, 'utf8')).toBe('the one before');
});

async function waitForLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query(
      `select 1 from pg_locks where not granted and relation = 'payment'::regclass`,
    );
    if (rows.length > 0) return;
    await sleep(20);
  }
}

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
