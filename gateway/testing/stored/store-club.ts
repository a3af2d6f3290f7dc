import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { backUpDatabase } from '@gym/graphql-api/backup';
import pg from 'pg';
import { addRecord, changeGrant } from '@gym/hub-kit/testing';
import { contracts } from '../../src/contracts.ts';
import { signedIn } from '../golden/client.ts';
import { startTestDatabase } from '../database.ts';
import { addMissingRecords } from '../fuzz/make-records.ts';
import { buildOf, formOf } from '../release-servers.ts';
import { executeGraphql, tokenOf } from '../test-app.ts';
import { readClubFacts } from './club-facts.ts';
import { recordStatements } from './record-statements.ts';
import { serveClub } from './serve-club.ts';

/**
 * Writes the backup of a small club, what the API returns of it, and the statements that it sends when it is used: a few members and employees of the demo with
 * everything that is theirs, and some of what only users make. Its only secrets are the demo passwords and a key of its
 * own.
 * @param name of the files, without their extension
 */
export async function storeClub(folder: string, name: string): Promise<void> {
  const database = await startTestDatabase({ demo: true });
  await keepFew(database.url);
  const club = await serveClub(database.url);
  await addWhatUsersMake(club.url);
  const facts = await readClubFacts(club.url);
  await club.close();
  await backUpDatabase({ databaseUrl: database.url, file: join(folder, `${name}.backup`) });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(facts, null, 2)}\n`);
  const changing = await serveClub(database.url, { runsJobs: true });
  const statements = await recordStatements(changing);
  await changing.close();
  writeFileSync(join(folder, `${name}.statements.json.gz`), gzipSync(JSON.stringify(statements)));
  await database.drop();
}

/** Tables of which the latest rows remain. Of the others those remain whose references do. */
const SHORTENED = [
  'attendance',
  'billing_run_item',
  'commission',
  'expense',
  'external_payment',
  'income',
  'maintenance_record',
  'payroll',
  'referral',
  'session',
];
const ROWS = 15;

/** Members and employees who have together each state of a contract, an invoice, a payment and so on. */
const KEPT: Record<string, string> = {
  member: `
    select max(member_id) from contract group by status
    union select max(member_id) from billing_record group by payment_status
    union select max(member_id) from payment group by payment_status
    union select max(member_id) from dunning_case group by stage
    union select max(member_id) from contract where predecessor_id is not null
    union select max(member_id) from contract join contract_freeze on contract_id = contract.id
    union select max(member_id) from message union select max(member_id) from parking_pass
    union select max(member_id) from reward union select max(member_referrer_id) from referral
    union select max(member_id) from diet_plan`,
  employee: `select min(id) from employee group by department`,
  equipment: `select max(id) from equipment group by type`,
};

async function keepFew(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Neither triggers, such as that of the audit log, nor foreign keys.
  await client.query(`begin; set local session_replication_role = replica`);
  for (const [table, ids] of Object.entries(KEPT))
    await client.query(`delete from ${table} where id not in (${ids})`);
  await deleteOrphans(client);
  for (const table of SHORTENED)
    await client.query(
      `delete from ${table} where id not in (select id from ${table} order by id desc limit ${ROWS})`,
    );
  for (const { resource, type } of contracts) {
    const table = type.replace(/(?<=.)[A-Z]/g, '_$&').toLowerCase();
    await client.query(
      `delete from audit_entry where resource = $1 and record_id not in (select id from "${table}")`,
      [resource],
    );
  }
  for (const table of ['member', 'trainer', 'employee', 'equipment'])
    await client.query(
      `delete from search_name where resource = $1 and record_id not in (select id from ${table})`,
      [table],
    );
  await client.query('commit');
  await client.end();
}

/** Deletes what refers to a row that is gone, and what refers to that. */
async function deleteOrphans(client: pg.Client): Promise<void> {
  const { rows: references } = await client.query<{ child: string; column: string; parent: string }>(`
    select conrelid::regclass as child, quote_ident(attname) as column, confrelid::regclass as parent
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and connamespace = 'public'::regnamespace and attname like '%\\_id'`);
  for (let deleted = 1; deleted > 0;) {
    deleted = 0;
    for (const { child, column, parent } of references) {
      const { rowCount } = await client.query(
        `delete from ${child} c where ${column} is not null and not exists (select from ${parent} p where p.id = c.${column})`,
      );
      deleted += rowCount ?? 0;
    }
  }
}

async function addWhatUsersMake(url: string): Promise<void> {
  const club = { url };
  await addMissingRecords(club);
  await addRecord(club, 'User', {
    username: 'olga',
    email: 'olga@club.example',
    fullName: 'Olga Öz',
    role: 'Trainer',
    password: 'olga123',
  });
  await changeGrant(club, 'Reception', 'payroll', { canView: true, menuVisible: true });
  await addRecord(club, 'MasterDataItem', {
    page: 'Members',
    dropdownName: 'membership_type',
    value: 'Night Owl',
    displayText: 'Night Owl',
    sortOrder: 90,
  });
  const memberId = await addRecord(club, 'Member', {
    name: 'Zoë "O\'Brien"\\N 王芳 🏋',
    email: 'zoe@example.com',
    phone: '555-0100',
    membershipType: 'Night Owl',
    healthConditions: ['asthma, "mild"', '{}'],
  });
  const [year, month] = new Date().toISOString().split('-');
  await executeGraphql(
    club,
    `mutation ($memberId: ID!, $first: LocalDate!, $last: LocalDate!, $closed: String!) {
      setMarketingConsent(memberId: $memberId, consent: true) { consentAt }
      updateMySettings(patch: { pageSize: 50 }) { pageSize }
      updateClubSettings(patch: { name: "The Old Gym", taxId: "12-345" }) { id }
      createSavedQuery(input: { name: "Members", query: "{ members { totalCount } }", sharedWith: ["Accounts"] }) { id }
      createPersonalToken(input: { name: "reports", resources: ["members"] }) { token }
      preparePayroll(periodStart: $first, periodEnd: $last) { records { id } }
      closePeriod(month: $closed) { id }
    }`,
    { memberId, first: `${year}-${month}-01`, last: `${year}-${month}-28`, closed: `${Number(year) - 3}-12` },
  );
  const admin = await signedIn(url, 'admin');
  const { body } = await admin.post('/locations', {
    name: 'Closed',
    address: '1 Main St',
    city: 'Austin',
    state: 'TX',
    zip_code: '78704',
  });
  await admin.delete(`/locations/${body.id}`);
  await releaseHub(url);
}

async function releaseHub(url: string): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf({ url }, 'admin')}` };
  const build = buildOf('mf-lockers', '1.0.0');
  for (const [path, body] of [
    ['/hubs/releases', formOf(build)],
    ['/hubs/releases/mf-lockers/1.0.0/activate', undefined],
  ] as const) {
    const response = await fetch(url + path, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(await response.text());
  }
}
