import { Migration } from '@mikro-orm/migrations';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { recordingLog, silent } from '../../testing/log.ts';
import { makeRecord } from '../../testing/samples.ts';
import { TestUser } from '../../testing/test-user.ts';
import { createApi, prepareDatabase } from '../index.ts';
import { entities } from '../resources/index.ts';
import { connect, PREPARE_LOCK } from './connect.ts';
import { initOrm } from './database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { SchemaMigration } from './schema-migration.ts';
import { OnlineMigration } from './online-migration.ts';

async function newDatabase({ empty = false } = {}) {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 3 });
  const sql = async (text: string) => (await pool.query<Record<string, unknown>>(text)).rows;
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  if (empty) await sql('drop schema public cascade; create schema public');
  return { url: database.url, sql };
}

/** A session that holds what its statements lock until it is ended. */
async function holding(databaseUrl: string, ...statements: string[]) {
  const client = await connect(databaseUrl);
  let isOpen = true;
  const end = async () => {
    if (isOpen) await client.end();
    isOpen = false;
  };
  onTestFinished(end);
  for (const statement of statements) await client.query(statement);
  return end;
}

const prepare = (databaseUrl: string, log = silent) =>
  prepareDatabase({ databaseUrl, production: false, demo: false, log });

const withMigration = (MigrationClass: SchemaMigration['class']): SchemaMigration[] => [
  ...migrations,
  { name: '9999-test', class: MigrationClass },
];

class AddNickname extends Migration {
  override up(): void {
    this.addSql('alter table "member" add "nickname" text null;');
  }
}

class VersionsOfFailures extends OnlineMigration {
  override up(): void {
    this.addIndex('hub_failure_version_index', '"hub_failure" ("version", "id")');
    this.addBackfill('hub_failure', `"version" = '2'`, `"version" = '1'`);
  }
}

describe('a database of a newer version', () => {
  const app = useApp();

  /** What later versions may add, to every table, and the trace that their migrations leave. */
  async function expand() {
    const tables = await app.sql<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migration'`,
    );
    expect(tables.length).toBeGreaterThan(20);
    for (const { name } of tables)
      await app.sql(`alter table ${name} add "later" text null, add "later_count" int not null default 0`);
    await app.sql(
      'create table "later" ("id" serial primary key, "member_id" int not null references "member" ("id"))',
    );
    await app.sql(`insert into schema_migration (name) values ('9999-later')`);
  }

  /** Saves, reads, finds and deletes a record of several resources, and reads lists and an aggregate. */
  async function use(admin: TestUser) {
    for (const type of ['Location', 'Member', 'Equipment', 'Trainer'] as const) {
      const records = admin.records(type);
      const { id } = await makeRecord(admin, type);
      expect(await records.one(id), type).toMatchObject({ id });
      await records.remove(id);
      expect(await records.one(id), type).toBeNull();
    }
    return admin.request(`{
      members(page: { limit: 5 }) { totalCount items { id name payments { items { id amount } } } }
      paymentsAggregate { count }
      permissions(page: { limit: 5 }) { items { id role resource } }
    }`);
  }

  test('is served by a running server and by one that starts', async () => {
    const admin = app.as('admin');
    const before = await use(admin);
    await expand();
    expect(await use(admin)).toEqual(before);

    const lines: object[] = [];
    const log = { ...recordingLog(), info: (details: object) => void lines.push(details) };
    expect(await prepare(app.databaseUrl, log)).toMatchObject({ firstStart: false, migrated: [] });
    expect(lines).toEqual([{ migrations: ['9999-later'] }]);
    const second = await createApi({ databaseUrl: app.databaseUrl, production: false, log: silent });
    onTestFinished(() => second.close());
    expect(await use(new TestUser(second, admin.token))).toEqual(before);
  });

  test('that removed what this version uses is rejected', async () => {
    await app.sql('alter table "member" drop column "city"');
    await expect(prepare(app.databaseUrl)).rejects.toThrow(
      'The database is of a newer version (9999-later), which has removed member.city. Start that version, or restore a backup of this one.',
    );
  });
});

describe('starts that meet', () => {
  test('one that has nothing to migrate does not wait for a migration or a backup', async () => {
    const { url } = await newDatabase();
    await holding(url, `select pg_advisory_lock(${PREPARE_LOCK})`);
    expect(await prepare(url)).toMatchObject({ firstStart: false, migrated: [] });
  });

  test('one that must migrate waits for another one, and says so', async () => {
    const { url } = await newDatabase({ empty: true });
    const release = await holding(url, `select pg_advisory_lock(${PREPARE_LOCK})`);
    const lines: string[] = [];
    const start = prepare(url, { error() {}, info: (_details, message) => void lines.push(message) });
    await expect.poll(() => lines).toEqual(['Waiting for another start, a backup or a restore']);
    await release();
    expect(await start).toMatchObject({
      firstStart: true,
      migrated: migrations.map(({ name }) => name),
    });
  });

  test('three at once migrate and fill an empty database once', async () => {
    const { url, sql } = await newDatabase({ empty: true });
    const started = await Promise.all([prepare(url), prepare(url), prepare(url)]);
    expect(started.map(({ firstStart }) => firstStart).toSorted()).toEqual([false, false, true]);
    expect(started.map(({ migrated }) => migrated.length).toSorted()).toEqual([0, 0, migrations.length]);
    expect(await sql('select count(*)::int from schema_migration')).toEqual([{ count: migrations.length }]);
  });
});

describe('a migration of a table that is in use', () => {
  test('lets others pass while it waits for its lock', async () => {
    const { url, sql } = await newDatabase();
    const release = await holding(url, 'begin', 'select from member');
    const migrated = migrate(url, withMigration(AddNickname));
    const waiting = () =>
      sql(`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%nickname%'`);
    await expect.poll(waiting).toHaveLength(1);
    // It waits behind the migration until that gives up, and not for the open transaction.
    await sql('select count(*) from member');
    await release();
    expect(await migrated).toEqual(['9999-test']);
    expect(await sql('select nickname from member')).toEqual([]);
  });

  test('names the reason when it cannot get the lock, and goes on with the next start', async () => {
    const { url } = await newDatabase();
    const release = await holding(url, 'begin', 'select from member');
    await expect(migrate(url, withMigration(AddNickname), 1)).rejects.toThrow(
      'The database could not be brought to the present schema: its tables are in use, by a backup or a long query. Start again when that has ended',
    );
    await release();
    expect(await migrate(url, withMigration(AddNickname), 1)).toEqual(['9999-test']);
  });

  test('online: writes go on while the index is made, and an interrupted attempt is repeated', async () => {
    const { url, sql } = await newDatabase();
    const insert = (remote: string) =>
      sql(
        `insert into hub_failure (remote, version, reason, count)
           select '${remote}', '1', number::text, 1 from generate_series(1, 2500) number`,
      );
    await insert('mf-members');
    // What an interrupted attempt leaves.
    await sql('create index "hub_failure_version_index" on hub_failure (id)');
    const release = await holding(url, 'begin', `update hub_failure set count = 2 where id = 1`);
    const migrated = migrate(url, withMigration(VersionsOfFailures));
    const waiting = () =>
      sql(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%hub_failure_version%'`,
      );
    await expect.poll(waiting).toHaveLength(1);
    await insert('mf-fitness');
    await release();
    expect(await migrated).toEqual(['9999-test']);
    expect(await sql('select version, count(*)::int from hub_failure group by 1')).toEqual([
      { version: '2', count: 5000 },
    ]);
    expect(
      await sql(
        `select indisvalid, pg_get_indexdef(indexrelid) like '%(version, id)' as is_new from pg_index
          where indexrelid = 'hub_failure_version_index'::regclass`,
      ),
    ).toEqual([{ indisvalid: true, is_new: true }]);
  });

  test('online: a restore runs it in its own transaction', async () => {
    const { url, sql } = await newDatabase({ empty: true });
    const orm = await initOrm(url, entities(), {
      max: 1,
      allOrNothing: true,
      migrations: withMigration(VersionsOfFailures),
    });
    await orm.migrator.getExecuted();
    await orm.em.transactional(em => orm.migrator.up({ transaction: em.getTransactionContext() }));
    await orm.close();
    expect(await sql(`select to_regclass('hub_failure_version_index') is not null as made`)).toEqual([
      { made: true },
    ]);
  });
});

test('audit entries of earlier versions get the names of their changed fields, and cannot be changed afterwards', async () => {
  const { url, sql } = await newDatabase({ empty: true });
  const first = migrations.findIndex(({ name }) => name === '0015-audit-history');
  await migrate(url, migrations.slice(0, first));
  const insert = (recordId: number) =>
    sql(
      `insert into audit_entry (resource, record_id, action, changes)
         values ('members', ${recordId}, 'updated', '{"city": [null, "Rome"], "phone": ["1", "2"]}')`,
    );
  await insert(1);
  await migrate(url);
  // As the version before does, which goes on serving.
  await insert(2);
  expect(await sql('select record_id, changed_fields, endpoint from audit_entry order by id')).toEqual([
    { record_id: 1, changed_fields: ['city', 'phone'], endpoint: null },
    { record_id: 2, changed_fields: ['city', 'phone'], endpoint: null },
  ]);
  await expect(sql('delete from audit_entry')).rejects.toThrow('append-only');
});

const ADD_MEMBER = `insert into member (name, email, phone, membership_type, status, health_conditions, joining_date, membership_start_date, membership_end_date)
  values ('M', 'm@x.example', '1', 'Gold', 'active', '{}', '2026-01-01', '2026-01-01', '2026-12-31')`;
const ADD_PLAN = `insert into membership_plan (plan_name, price, duration, duration_unit, billing_frequency, status, contract_required, auto_renewal, peak_hours_access,
    off_peak_hours_access, features, access_hours, locations_access, equipment_access, facility_access)
  values ('P', 31, 12, 'months', 'monthly', 'active', false, false, true, true, '{}', '{}', '{}', '{}', '{}')`;

/** The migrations of the version before one. */
const before = (name: string) =>
  migrations.slice(
    0,
    migrations.findIndex(migration => migration.name === name),
  );

test('credits of earlier versions settle the oldest invoices, and nobody owes more or less', async () => {
  const { url, sql } = await newDatabase({ empty: true });
  await migrate(url, before('0031-member-accounts'));
  await sql(
    `insert into member (name, email, phone, membership_type, status, health_conditions, joining_date, membership_start_date, membership_end_date)
       select 'M' || n, n || '@x.example', '1', 'Gold', 'active', '{}', '2026-01-01', '2026-01-01', '2026-12-31' from generate_series(1, 3) n`,
  );
  const invoice = (member: number, due: string, total: number, paid: number, status: string) =>
    sql(`insert into billing_record (member_id, invoice_number, invoice_date, due_date, amount, tax_amount, discount_amount, total_amount, paid_amount, payment_status, billing_type)
           values (${member}, 'I' || (select count(*) + 1 from billing_record), '2026-01-01', '${due}', ${total}, 0, 0, ${total}, ${paid}, '${status}', 'other')`);
  await invoice(1, '2026-03-01', 40, 0, 'pending');
  await invoice(1, '2026-02-01', 31, 20, 'overdue');
  await invoice(1, '2026-02-15', -15, 0, 'pending');
  await invoice(1, '2026-02-10', -5, 0, 'pending');
  await invoice(2, '2026-02-01', 10, 0, 'cancelled');
  await invoice(2, '2026-02-01', 10, 12, 'paid');
  await invoice(3, '2026-02-01', 10, 0, 'overdue');
  await sql(`insert into closed_period (month, closed_by, closed_at) values ('2026-01', 'x', now())`);
  const owed = () =>
    sql(
      'select member_id, sum(open_amount)::float8 as owed from billing_record group by member_id order by 1',
    );
  const owedBefore = await owed();
  await migrate(url);
  expect(await owed()).toEqual(owedBefore);
  expect(
    await sql('select invoice_id, credit_id, amount::float8 as amount from allocation order by id'),
  ).toEqual([
    { invoice_id: 2, credit_id: 4, amount: 5 },
    { invoice_id: 2, credit_id: 3, amount: 6 },
    { invoice_id: 1, credit_id: 3, amount: 9 },
  ]);
  expect(
    await sql(
      'select id, open_amount::float8 as open, payment_status as status, version from billing_record order by id',
    ),
  ).toEqual([
    { id: 1, open: 31, status: 'pending', version: 2 },
    { id: 2, open: 0, status: 'paid', version: 2 },
    { id: 3, open: 0, status: 'paid', version: 2 },
    { id: 4, open: 0, status: 'paid', version: 2 },
    { id: 5, open: 0, status: 'cancelled', version: 1 },
    { id: 6, open: -2, status: 'paid', version: 1 },
    { id: 7, open: 10, status: 'overdue', version: 1 },
  ]);
  expect(
    await sql(
      'select invoice_id, kind, amount::float8 as amount from billing_line order by invoice_id limit 2',
    ),
  ).toEqual([
    { invoice_id: 1, kind: 'other', amount: 40 },
    { invoice_id: 2, kind: 'other', amount: 31 },
  ]);
  const changes = await sql('select changes from audit_entry where record_id = 1');
  expect(changes).toEqual([{ changes: { paidAmount: [0, 9] } }]);
});

test('lines of earlier versions refer to the one line that they correct, and to none where several are possible', async () => {
  const { url, sql } = await newDatabase({ empty: true });
  await migrate(url, before('0038-adjusted-lines'));
  await sql(ADD_MEMBER);
  await sql(ADD_PLAN);
  await sql(
    `insert into contract (contract_number, member_id, plan_id, kind, price, start_date, billing_frequency, billing_anchor, status, auto_renewal)
       values ('C', 1, 1, 'membership', 31, '2026-01-01', 'monthly', '2026-01-01', 'active', false)`,
  );
  const line = (
    kind: string,
    amount: number,
    from: string | null,
    to: string | null,
    description = kind,
  ) => ({ kind, description, amount, taxPercent: 10, taxAmount: amount / 10, taxName: 'VAT', from, to });
  const invoice = (status: string, lines: readonly object[], discount = 0) =>
    sql(`insert into billing_record (member_id, contract_id, invoice_number, invoice_date, due_date, amount, tax_amount, discount_amount, total_amount, paid_amount, payment_status, billing_type, lines)
           values (1, 1, 'I' || (select count(*) + 1 from billing_record), '2026-01-01', '2026-01-31', 1, 0, ${discount}, 1, 0, '${status}', 'other', '${JSON.stringify(lines)}')`);
  const january = ['2026-01-01', '2026-01-31'] as const;
  await invoice(
    'pending',
    [line('setup_fee', 20, null, null, 'Setup fee'), line('period', 31, ...january)],
    1,
  );
  await invoice('pending', [line('credit', -10, '2026-01-11', '2026-01-20')]);
  await invoice('pending', [line('credit', -20, null, null, 'Setup fee')]);
  await invoice('cancelled', [line('period', 28, '2026-02-01', '2026-02-28')]);
  await invoice('pending', [line('period', 28, '2026-02-01', '2026-02-28')]);
  await invoice('pending', [line('credit', -1, '2026-02-03', '2026-02-03')]);
  await invoice('pending', [line('write_off', -31, null, null)]);
  await sql('insert into allocation (member_id, invoice_id, credit_id, amount) values (1, 1, 7, 31)');
  await migrate(url);
  expect(
    await sql(
      `select l.invoice_id as invoice, l.position, l.kind, o.invoice_id as corrects, o.position as line
         from billing_line l left join billing_line o on o.id = l.adjusts_id order by l.invoice_id, l.position`,
    ),
  ).toEqual([
    { invoice: 1, position: 1, kind: 'setup_fee', corrects: null, line: null },
    { invoice: 1, position: 2, kind: 'period', corrects: null, line: null },
    { invoice: 1, position: 3, kind: 'discount', corrects: null, line: null },
    { invoice: 2, position: 1, kind: 'credit', corrects: 1, line: 2 },
    { invoice: 3, position: 1, kind: 'credit', corrects: 1, line: 1 },
    { invoice: 4, position: 1, kind: 'period', corrects: null, line: null },
    { invoice: 5, position: 1, kind: 'period', corrects: null, line: null },
    { invoice: 6, position: 1, kind: 'credit', corrects: null, line: null },
    { invoice: 7, position: 1, kind: 'write_off', corrects: 1, line: 1 },
  ]);
});

test('documents of earlier versions keep the club and the recipient of the migration, in closed months too', async () => {
  const { url, sql } = await newDatabase({ empty: true });
  await migrate(url, before('0039-issued-documents'));
  await sql(
    `insert into member (name, email, phone, membership_type, status, health_conditions, joining_date, membership_start_date, membership_end_date)
       values ('Ann Lee', 'm@x.example', '1', 'Gold', 'active', '{}', '2026-01-01', '2026-01-01', '2026-12-31')`,
  );
  await sql(`insert into billing_record (member_id, invoice_number, invoice_date, due_date, amount, tax_amount, discount_amount, total_amount, paid_amount, payment_status, billing_type)
       values (1, 'I1', '2026-01-01', '2026-01-31', 1, 0, 0, 1, 0, 'pending', 'other')`);
  await sql('update billing_record set issued = null');
  await sql(`insert into closed_period (month, closed_by, closed_at) values ('2026-01', 'x', now())`);
  await migrate(url);
  await sql(`update member set name = 'Ann Miller'`);
  await sql(`update club_settings set name = 'New Name'`);
  const [found] = await sql('select issued, version from billing_record');
  expect(found).toMatchObject({
    version: 1,
    issued: { club: { name: 'Gym Management System', currency: 'USD' }, recipient: { name: 'Ann Lee' } },
  });
  await expect(sql(`update billing_record set amount = 2`)).rejects.toThrow('closed');
});

test('contracts of earlier versions keep the days that they were made for, and those that were invoiced elsewhere', async () => {
  const { url, sql } = await newDatabase({ empty: true });
  await migrate(url, before('0041-contract-facts'));
  await sql(ADD_MEMBER);
  await sql(ADD_PLAN);
  const contract = (kind: string, end: string | null, frequency = 'one-time') =>
    sql(`insert into contract (contract_number, member_id, plan_id, kind, price, start_date, end_date, billing_frequency, billing_anchor, status, auto_renewal)
           values ('${kind}', 1, 1, '${kind}', 60, '2026-01-01', ${end && `'${end}'`}, '${frequency}', '2026-01-01', 'active', false)`);
  const invoice = (id: number, to: string, from = '2026-01-01') =>
    sql(`insert into billing_record (member_id, contract_id, invoice_number, invoice_date, due_date, amount, tax_amount, discount_amount, total_amount, paid_amount, payment_status, billing_type, created_at, lines)
           values (1, ${id}, 'I' || ${id}, '2026-01-01', '2026-01-31', 60, 0, 0, 60, 0, 'pending', 'other', '2026-01-02',
             '[{"kind": "setup_fee", "amount": 1}, {"kind": "period", "amount": 60, "from": "${from}", "to": "${to}"}]')`);
  const freeze = (id: number, at: string) =>
    sql(
      `insert into contract_freeze (contract_id, "from", until, moves_end, fee, created_at) values (${id}, '2026-01-10', '2026-01-19', true, 0, '${at}')`,
    );
  await contract('switched', '2026-01-05');
  await invoice(1, '2026-03-01');
  await contract('frozen before its invoice', '2026-03-11');
  await freeze(2, '2026-01-01');
  await invoice(2, '2026-03-11');
  await contract('frozen after its invoice', '2026-03-11');
  await freeze(3, '2026-01-03');
  await invoice(3, '2026-03-01');
  await contract('not invoiced', '2026-01-30');
  await contract('monthly', '2026-12-31', 'monthly');
  await contract('without an end', null);
  await contract('from elsewhere', '2026-12-31', 'monthly');
  await invoice(7, '2026-02-28', '2026-02-15');
  await sql(`update contract set billed_through = '2026-02-28' where id in (1, 7)`);
  await sql(`update contract set billed_through = '2026-01-31' where id = 5`);
  await migrate(url);
  expect(
    await sql(
      'select kind, invoiced_elsewhere::text as until from contract where invoiced_elsewhere is not null order by id',
    ),
  ).toEqual([
    { kind: 'monthly', until: '2026-01-31' },
    { kind: 'from elsewhere', until: '2026-02-14' },
  ]);
  expect(await sql('select kind, agreed_days as days from contract order by id')).toEqual([
    { kind: 'switched', days: 60 },
    { kind: 'frozen before its invoice', days: 60 },
    { kind: 'frozen after its invoice', days: 60 },
    { kind: 'not invoiced', days: 30 },
    { kind: 'monthly', days: null },
    { kind: 'without an end', days: null },
    { kind: 'from elsewhere', days: null },
  ]);
  // As a server of the version before inserts it.
  await contract('later', '2026-01-10');
  expect(await sql(`select agreed_days as days from contract where kind = 'later'`)).toEqual([{ days: 10 }]);
});

describe('texts of earlier versions', () => {
  const addUser = (username: string, email: string) =>
    `insert into "user" (username, email, full_name, role, status, password_hash, token_version)
       values ('${username}', '${email}', 'A', 'Admin', 'active', 'x', 0)`;

  test('that look alike are named and kept, and the next start goes on', async () => {
    const { url, sql } = await newDatabase({ empty: true });
    await migrate(url, before('0027-text-keys'));
    await sql(addUser('ana', 'ana@x.example'));
    await sql(addUser('ANA', 'Bea@x.example'));
    await sql(addUser('an\u200ba', 'bea@x.example'));
    await expect(migrate(url)).rejects.toThrow(
      'user.username "ana" (id 1), "ANA" (id 2), "an\u200ba" (id 3); user.email "Bea@x.example" (id 2), "bea@x.example" (id 3). Rename all but one of each in the app of the version before',
    );
    expect(await sql('select username from "user" order by id')).toEqual([
      { username: 'ana' },
      { username: 'ANA' },
      { username: 'an\u200ba' },
    ]);
    await sql(`update "user" set username = 'ana ' || id, email = id || email where id > 1`);
    await migrate(url);
    await expect(sql(addUser('ANA', 'c@x.example'))).rejects.toThrow('user_username_text_key');
  });

  test('are composed, and found by either small sigma', async () => {
    const { url, sql } = await newDatabase({ empty: true });
    await migrate(url, before('0028-composed-texts'));
    const name = 'Jose\u0301 ΝΊΚΟΣ';
    await sql(
      `insert into member (name, email, phone, membership_type, status, health_conditions, joining_date, membership_start_date, membership_end_date)
         values ('${name}', 'a@x.example', '1', 'Gold', 'active', '{"Cafe\u0301"}', '2026-01-01', '2026-01-01', '2026-12-31')`,
    );
    await sql(
      `insert into income (category, source, payment_method, status, amount, income_date, description)
         values ('rent', 'x', 'cash', 'received', 1, '2026-01-05', 'Cafe\u0301'), ('rent', 'x', 'cash', 'received', 1, '2026-02-05', 'Cafe\u0301')`,
    );
    await sql(`insert into closed_period (month, closed_by, closed_at) values ('2026-01', 'x', now())`);
    await migrate(url);
    expect(await sql('select name, health_conditions, search_text from member')).toEqual([
      {
        name: name.normalize('NFC'),
        health_conditions: ['Caf\u00e9'],
        search_text: expect.stringContaining('jos\u00e9 νίκοσ'),
      },
    ]);
    const terms = await sql('select term from search_name order by term');
    expect(terms).toEqual([{ term: 'jos\u00e9 νίκοσ' }, { term: 'νίκοσ jos\u00e9' }]);
    expect(await sql('select word from search_word order by word')).toEqual([
      { word: 'jos\u00e9' },
      { word: 'νίκοσ' },
    ]);
    // Records of closed months stay as they are; searches find them.
    expect(await sql('select description, search_text from income order by id')).toEqual([
      { description: 'Cafe\u0301', search_text: expect.stringContaining('caf\u00e9') },
      { description: 'Caf\u00e9', search_text: expect.stringContaining('caf\u00e9') },
    ]);
  });
});
