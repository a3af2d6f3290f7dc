/**
 * The data of released versions: a server of this version starts on the backup of a small club of each, and returns the
 * same records.
 *
 * Each release adds its club before its number is raised, which writes `club-VERSION.backup` and `club-VERSION.json`:
 *
 *     STORE_CLUB=1 npx -y pnpm@12 exec vitest run --project gateway gateway/testing/stored
 *
 * The backup never changes. A migration that changes records on purpose changes the JSON in the same commit.
 * `club-VERSION.statements.json.gz` has the statements that a server of the version sent while it made, changed and
 * deleted records of all resources, signed members up, billed, reminded and paid.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readBackupFile, restoreDatabase } from '@gym/graphql-api';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkout } from '../../launch/data-dir.ts';
import type { Gateway } from '../../src/main.ts';
import { startEmptyDatabase, type TestDatabase } from '../database.ts';
import { executeGraphql, tokenOf } from '../test-app.ts';
import { readClubFacts } from './club-facts.ts';
import { serveClub } from './serve-club.ts';

const folder = import.meta.dirname;
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

if (process.env['STORE_CLUB']) {
  const { storeClub } = await import('./store-club.ts');
  await storeClub(folder, `club-${readJson(join(checkout, 'package.json')).version}`);
}

/** Foreign keys, unique and exclusion constraints. */
const RECORDS_DIFFER = new Set(['23503', '23505', '23P01']);

const names = readdirSync(folder)
  .filter(file => file.endsWith('.backup'))
  .map(file => file.replace('.backup', ''));

test('the version that was released first has a club', () => {
  expect(names).toContain('club-1.0.0');
});

describe.each(names)('%s', name => {
  const file = join(folder, `${name}.backup`);
  let database: TestDatabase;
  let club: Gateway;
  beforeAll(async () => {
    database = await startEmptyDatabase();
    await restoreDatabase({ databaseUrl: database.url, file });
    club = await serveClub(database.url);
  });
  afterAll(() => club?.close().finally(database.drop));

  test('has every row of every table', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const lost: string[] = [];
    for (const { name: table, rows } of (await readBackupFile(file)).tables) {
      const { rows: found } = await client.query<{ count: number }>(`select count(*)::int from "${table}"`);
      if (found[0]!.count < rows) lost.push(`${table}: ${found[0]!.count} of ${rows}`);
    }
    await client.end();
    expect(lost).toEqual([]);
  });

  test('has the records, the sums and the audit log that it had', async () => {
    const { at } = await readBackupFile(file);
    // Later versions have further lists and fields.
    const facts = await readClubFacts(club.url, new Date(at));
    const stored = readJson(join(folder, `${name}.json`)) as {
      hashes: Record<string, Record<string, string>>;
    };
    // Migration 0056 shortens the template of payslips where nobody has changed it.
    const { body: _body, version: _version, ...templates } = stored.hashes['message-templates']!;
    const expected = { ...stored, hashes: { ...stored.hashes, 'message-templates': templates } };
    expect(facts).toMatchObject(expected);
  });

  test('each document that was issued keeps its club and recipient', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ name: string; documents: number; kept: number }>(
      ['billing_record', 'payment', 'payroll']
        .map(
          table => `select '${table}' as name, count(*)::int as documents,
            count(*) filter (where issued -> 'club' ->> 'name' <> '' and issued -> 'recipient' ->> 'name' <> '')::int as kept from ${table}`,
        )
        .join(' union all '),
    );
    await client.end();
    for (const { name: table, documents, kept } of rows) {
      expect(documents, table).toBeGreaterThan(0);
      expect(kept, table).toBe(documents);
    }
  });

  test('its servers may go on during an upgrade: their statements run in the schema of today', async () => {
    const statements = JSON.parse(
      gunzipSync(readFileSync(join(folder, `${name}.statements.json.gz`))).toString(),
    ) as { text: string; values: unknown[] }[];
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('begin');
    const failures: string[] = [];
    let completed = 0;
    for (const { text, values } of statements) {
      await client.query('savepoint before');
      try {
        await client.query(text, values);
        completed++;
      } catch (error) {
        const { code = '', message } = error as pg.DatabaseError;
        // The records that it refers to are others here.
        if (!RECORDS_DIFFER.has(code)) failures.push(`${code} ${message}: ${text.slice(0, 200)}`);
        await client.query('rollback to savepoint before');
      }
    }
    await client.query('rollback');
    await client.end();
    expect(failures).toEqual([]);
    expect(completed).toBeGreaterThan(statements.length * 0.9);
  });

  test('its users sign in, with the permissions that the club gave them', async () => {
    const { me } = await executeGraphql(club, '{ me { fullName role } }', {}, 'olga');
    expect(me).toEqual({ fullName: 'Olga Öz', role: 'Trainer' });
    const payroll = '{ payrollRecords { totalCount } }';
    expect(await executeGraphql(club, payroll, {}, 'reception')).toHaveProperty('payrollRecords');
    await expect(executeGraphql(club, payroll, {}, 'olga')).rejects.toThrow('FORBIDDEN');
  });

  test('serves its release of a hub', async () => {
    const headers = { authorization: `Bearer ${await tokenOf(club, 'admin')}` };
    const response = await fetch(`${club.url}/hubs/releases?remote=mf-lockers`, { headers });
    expect(await response.json()).toMatchObject({ hubs: [{ active: '1.0.0' }] });
  });

  test('takes a payment, with its number and its audit entry', async () => {
    const { billingRecords } = await executeGraphql(
      club,
      '{ billingRecords(filter: { openAmount: { gt: 1 } }, page: { limit: 1 }) { items { id memberId openAmount } } }',
    );
    const [invoice] = billingRecords!['items'] as [{ id: string; memberId: string; openAmount: number }];
    const { payment } = await executeGraphql(
      club,
      `mutation ($input: PaymentInput!) {
        payment: createPayment(input: $input) { id paymentNumber billing { openAmount } }
      }`,
      {
        input: {
          billingId: invoice.id,
          memberId: invoice.memberId,
          amount: 1,
          paymentMethod: 'cash',
          paymentType: 'membership',
        },
      },
    );
    expect(payment).toMatchObject({
      paymentNumber: expect.stringMatching(/^PAY-\d+$/),
      billing: { openAmount: invoice.openAmount - 1 },
    });
    const { auditEntries } = await executeGraphql(
      club,
      '{ auditEntries(filter: { resource: { eq: "payments" } }, page: { limit: 1 }) { items { username action recordId } } }',
    );
    expect(auditEntries).toEqual({
      items: [{ username: 'admin', action: 'created', recordId: payment!['id'] }],
    });
  });
});
