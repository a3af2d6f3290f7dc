/**
 * The data of released versions: a server of this version starts on the backup of a small club of each, and returns the
 * same records.
 *
 * Each release adds its club before its number is raised, which writes `club-VERSION.backup` and `club-VERSION.json`:
 *
 *     STORE_CLUB=1 npx -y pnpm@12 exec vitest run --project gateway gateway/testing/stored
 *
 * The backup never changes. A migration that changes records on purpose changes the JSON in the same commit.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
    expect(facts).toMatchObject(readJson(join(folder, `${name}.json`)));
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
