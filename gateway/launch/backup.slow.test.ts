import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { restoreDatabase } from '@gym/graphql-api';
import { backUpDatabase } from '@gym/graphql-api/backup';
import type pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Client, signedIn } from '../testing/golden/client.ts';
import { Command } from '../testing/command.ts';
import {
  contentOf,
  emptyDatabase,
  expectSameContent,
  inDatabase,
  query,
  run,
} from '../testing/database-content.ts';
import { newFolder } from '../testing/new-folder.ts';
import { startTestDatabase } from '../testing/database.ts';
import { startTestApp } from '../testing/test-app.ts';
import { freePort } from './embedded-database.ts';

// Some start servers and commands.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

async function serve(env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const club = new Command('serve.ts', { env: { PORT: String(port), ...env } });
  onTestFinished(async () => void (await club.end('SIGKILL')));
  await club.says(/is running/);
  return { url: `http://127.0.0.1:${port}` };
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
