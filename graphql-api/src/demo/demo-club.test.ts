import '../resources/index.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { expectAccounts, expectStatement } from '../../testing/accounts.ts';
import { useApp } from '../../testing/app.ts';
import { silent } from '../../testing/log.ts';
import { startEmptyDatabase, type TestDatabase } from '../../testing/template.ts';
import { addDays, addMonths } from '../common/dates.ts';
import { toMinor } from '../common/money.ts';
import { connect } from '../database/connect.ts';
import type { Column } from '../declaration/column-registry.ts';
import { loggedResources, writableColumns, type Resource } from '../declaration/resource.ts';
import { validated } from '../mutation/validate.ts';
import { makeClub, type Area } from './demo-club.ts';
import { auditOf, recordOf } from './story.ts';
import { periodAt } from '../resources/contracts/billing-periods.ts';
import { CONTRACT_STATUSES, statusOn } from '../resources/contracts/contract-status.ts';
import { masterDataRows } from '../seed/master-data.ts';
import { demoLogins } from '../sign-in/demo-logins.ts';
import { prepareDatabase } from '../server/prepare-database.ts';

const TODAY = '2026-11-20';
const { areas: club, allocations } = makeClub(TODAY);

// The rules read today from the clock.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00`) });
});
afterAll(() => {
  vi.useRealTimers();
});

type Row = Record<string, unknown> & { id: number; status: string };

const rowsIn = (areas: readonly Area[], table: string) =>
  areas.find(({ resource }) => resource.table === table)!.stories.map(recordOf) as unknown as Row[];
const rows = (table: string) => rowsIn(club, table);
const resourceIn = (table: string): Resource =>
  loggedResources().find(loggedResource => loggedResource.table === table)!;

/** Tables that migrations or the seed fill, with their rows. */
const MIGRATED: Readonly<Record<string, number>> = { message_template: 10, user: demoLogins.length };

const choices = masterDataRows();
const choicesOf = ({ masterData: source }: Column): readonly unknown[] =>
  choices
    .filter(({ page, dropdownName }) => page === source!.page && dropdownName === source!.dropdown)
    .map(({ value }) => value);

describe.each(club.map(area => [area.resource.table, area] as const))('%s', (table, { stories }) => {
  const resource = resourceIn(table);
  const columns = writableColumns(resource);
  const records = stories.map(recordOf) as unknown as Row[];

  test('is more than an empty screen', () => {
    expect(records.length).toBeGreaterThan(3);
  });

  test('passes the validation that people meet', () => {
    for (const record of records) expect(() => validated(columns, record, null)).not.toThrow();
  });

  test('keeps the rules across fields', () => {
    const validationErrors = (values: Row) =>
      Object.values(resource.check?.({ values, given: new Set(), stored: values } as never) ?? {});
    expect(records.filter(record => validationErrors(record).some(Boolean))).toEqual([]);
  });

  test('takes its choices from the drop-downs', () => {
    for (const column of columns.filter(({ masterData: source }) => source)) {
      const chosen = new Set(records.flatMap(record => record[column.name] ?? []));
      expect([...chosen].filter(choice => !choicesOf(column).includes(choice))).toEqual([]);
    }
  });

  test('has a past that ends today, in order', () => {
    for (const { createdAt, edits } of stories) {
      const moments = [createdAt, ...edits.map(edit => edit.at)];
      expect(moments).toEqual(moments.toSorted());
      expect(moments.at(-1)! <= `${TODAY}T00:05`).toBe(true);
    }
  });

  test('is numbered from one, and refers to records that are there', () => {
    expect(records.map(({ id }) => id)).toEqual(records.map((_, index) => index + 1));
    for (const column of resource.columns.filter(({ ref }) => ref)) {
      const { table: target } = loggedResources().find(
        loggedResource => loggedResource.entity === column.ref!.entity(),
      )!;
      const known = MIGRATED[target] ?? rows(target).length;
      const ids = records.map(record => record[column.name]).filter(id => id !== null && id !== undefined);
      expect(ids.every(id => Number(id) >= 1 && Number(id) <= known)).toBe(true);
      expect(column.required === undefined || ids.length === records.length).toBe(true);
    }
  });
});

test('the demo data are the same at every seed', () => {
  expect(JSON.stringify(makeClub(TODAY)) === JSON.stringify({ areas: club, allocations })).toBe(true);
});

test.each(['2026-11-25', '2027-01-01', '2028-02-29'])('the demo data can be generated on %s', today => {
  const { areas: made } = makeClub(today);
  expect(rowsIn(made, 'expense').filter(({ status }) => status === 'pending').length).toBeGreaterThan(3);
  const people = rowsIn(made, 'member');
  expect(people).toHaveLength(rows('member').length);
  expect(people.every(member => (member['joiningDate'] as string) <= today)).toBe(true);
});

describe('members', () => {
  const people = rows('member');
  const share = (status: string) => people.filter(member => member.status === status).length / people.length;

  test('come and go, and most are active', () => {
    expect(share('active')).toBeGreaterThan(0.5);
    expect(share('inactive')).toBeGreaterThan(0.1);
    expect(share('frozen')).toBeGreaterThan(0.01);
    expect(share('expired')).toBeGreaterThan(0.005);
  });

  test('have an address of their own', () => {
    expect(new Set(people.map(member => member['email'])).size).toBe(people.length);
  });

  test('are in a running term exactly while they are active or frozen', () => {
    for (const member of people) {
      const runs = member.status === 'active' || member.status === 'frozen';
      expect((member['membershipEndDate'] as string) >= TODAY).toBe(runs);
    }
  });

  test('are looked after by trainers who are there', () => {
    const trainers = rows('trainer');
    for (const trainer of trainers) {
      const clients = people.filter(member => member['assignedTrainerId'] === trainer.id);
      expect(trainer['assignedClients']).toBe(clients.length);
      expect(trainer.status === 'on leave' ? clients : []).toEqual([]);
    }
  });
});

describe('contracts', () => {
  const contracts = rows('contract');
  const freezes = rows('contract_freeze');
  const invoices = rows('billing_record');
  const byMember = Map.groupBy(contracts, contract => Number(contract['memberId']));

  test('have the status that follows from their days', () => {
    for (const contract of contracts) {
      const frozen = freezes.filter(freeze => freeze['contractId'] === contract.id);
      const days = frozen.map(freeze => ({ from: String(freeze['from']), to: String(freeze['until']) }));
      expect(statusOn(contract as never, days, TODAY), `contract ${contract.id}`).toBe(contract.status);
    }
    for (const status of CONTRACT_STATUSES)
      expect(contracts.filter(contract => contract.status === status).length, status).toBeGreaterThan(3);
  });

  test('do not overlap, and every member has one with the days of the membership', () => {
    for (const member of rows('member')) {
      const own = byMember.get(member.id)!.toSorted((a, b) => (a['startDate']! < b['startDate']! ? -1 : 1));
      for (const [index, contract] of own.slice(1).entries())
        expect(String(own[index]!['endDate']) < String(contract['startDate'])).toBe(true);
      const current = own.findLast(contract => contract.status !== 'upcoming')!;
      expect([current['startDate'], current['endDate']], `member ${member.id}`).toEqual([
        member['membershipStartDate'],
        member['membershipEndDate'],
      ]);
    }
  });

  test('are not due where they are over', () => {
    const over = contracts.filter(({ status }) => status === 'ended' || status === 'cancelled');
    for (const { id, billedThrough, endDate } of over)
      expect(String(billedThrough) >= String(endDate), `contract ${id}`).toBe(true);
  });

  test('have the invoices of their periods, one each', () => {
    const billed = invoices.filter(({ contractId }) => contractId !== null);
    const keys = billed.map(
      invoice => `${String(invoice['contractId'])} ${String(invoice['billingPeriodStart'])}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
    for (const invoice of billed) {
      const contract = contracts[Number(invoice['contractId']) - 1]!;
      expect(invoice['memberId']).toBe(contract['memberId']);
      expect(invoice['amount']).toBe(contract['price']);
      const day = String(invoice['billingPeriodStart']);
      const { from, to } = periodAt(contract as never, day);
      expect([day, invoice['billingPeriodEnd']]).toEqual([from, to]);
      expect(to <= String(contract['billedThrough'])).toBe(true);
    }
  });
});

test('no trainer is in two places at once', () => {
  const places = rows('session').map(({ trainerId, date, startTime }) => `${trainerId} ${date} ${startTime}`);
  expect(new Set(places).size).toBe(places.length);
});

test('there is something to do this week', () => {
  const soon = (day: unknown) => (day as string) >= TODAY && (day as string) <= addDays(TODAY, 7);
  expect(
    rows('parking_pass').filter(pass => pass.status === 'active' && soon(pass['validUntil'])).length,
  ).toBeGreaterThan(2);
  expect(rows('equipment').filter(piece => soon(piece['nextMaintenance'])).length).toBeGreaterThan(2);
  expect(
    rows('equipment').filter(piece => (piece['nextMaintenance'] as string) < TODAY).length,
  ).toBeGreaterThan(0);
  expect(
    rows('session').filter(session => session.status === 'scheduled' && soon(session['date'])).length,
  ).toBeGreaterThan(20);
});

describe('money', () => {
  const sum = (records: readonly Row[], field: string) =>
    records.reduce((total, record) => total + toMinor(record[field] as number), 0);
  const invoices = rows('billing_record');
  const payments = rows('payment').filter(payment => payment['paymentStatus'] === 'completed');

  test('every total is the sum of its parts', () => {
    const wrong = invoices.filter(
      invoice =>
        toMinor(invoice['totalAmount'] as number) !==
        sum([invoice], 'amount') + sum([invoice], 'taxAmount') - sum([invoice], 'discountAmount'),
    );
    expect(wrong).toEqual([]);
    const wrongSlips = rows('payroll').filter(
      slip =>
        sum([slip], 'totalAmount') !==
        sum([slip], 'baseSalary') +
          toMinor((slip['overtimeHours'] as number) * (slip['overtimeRate'] as number)) +
          sum([slip], 'bonus') -
          sum([slip], 'deductions'),
    );
    expect(wrongSlips).toEqual([]);
  });

  test('what invoices say was paid is what was paid, less what was returned, and what credits settle', () => {
    const parts = allocations.map(recordOf) as unknown as Row[];
    const received = Map.groupBy(payments, payment => payment['billingId']);
    const settled = Map.groupBy(parts, part => part['invoiceId']);
    const used = Map.groupBy(parts, part => part['creditId']);
    const amountOf = (records: ReadonlyMap<unknown, Row[]>, { id }: Row) =>
      sum(records.get(id) ?? [], 'amount');
    const wrong = invoices.filter(
      invoice =>
        sum([invoice], 'paidAmount') !==
        amountOf(received, invoice) + amountOf(settled, invoice) - amountOf(used, invoice),
    );
    expect(wrong).toEqual([]);
    const isSettled = (invoice: Row) => sum([invoice], 'paidAmount') === sum([invoice], 'totalAmount');
    const paid = invoices.filter(invoice => invoice['paymentStatus'] === 'paid');
    expect(invoices.filter(isSettled)).toEqual(paid);
  });

  test('only what is due is overdue, and a few invoices are', () => {
    const overdue = invoices.filter(invoice => invoice['paymentStatus'] === 'overdue');
    expect(overdue.length).toBeGreaterThan(4);
    expect(overdue.filter(invoice => (invoice['dueDate'] as string) >= TODAY)).toEqual([]);
    const pending = invoices.filter(invoice => invoice['paymentStatus'] === 'pending');
    expect(pending.filter(invoice => (invoice['dueDate'] as string) < TODAY)).toEqual([]);
  });

  test('the second year brings in more than the first, and more than it costs', () => {
    const yearAgo = addMonths(TODAY, -12);
    const since = (records: readonly Row[], field: string) =>
      records.filter(record => (record[field] as string) >= yearAgo);
    const approved = rows('expense').filter(expense => expense.status === 'approved');
    const revenue = sum(payments, 'amount');
    const lastYear = sum(since(payments, 'paymentDate'), 'amount');
    expect(lastYear).toBeGreaterThan(revenue - lastYear);
    const income = sum(since(rows('income'), 'incomeDate'), 'amount');
    expect(lastYear + income).toBeGreaterThan(sum(since(approved, 'expenseDate'), 'amount'));
  });

  test('nobody pays a vendor before the expense is approved', () => {
    const paidOut = rows('external_payment').filter(payment => payment['paymentStatus'] === 'completed');
    const approved = rows('expense').filter(
      expense => expense.status === 'approved' && expense['category'] !== 'Salaries',
    );
    expect(sum(paidOut, 'amount')).toBeGreaterThan(0);
    expect(sum(paidOut, 'amount')).toBeLessThanOrEqual(sum(approved, 'amount'));
  });
});

describe('accounts', () => {
  const app = useApp({ startDatabase: demoDatabase });

  const memberIds = () =>
    app
      .sql<{ id: string }>(
        `select member_id::text as id from allocation union select member_id::text from payment where refund_kind = 'returned_debit'
          union select member_id::text from billing_record where paid_amount > 0 and open_amount > 0`,
      )
      .then(found => found.map(({ id }) => id));

  test('are sent to nobody: nothing is queued, nothing is sent when it is issued, and addresses are reserved ones', async () => {
    expect(
      await app.sql(
        `select cause from message where status in ('queued', 'sending') or cause !~ '^dunning/'`,
      ),
    ).toEqual([]);
    expect(await app.sql('select sent_documents as sent from club_settings')).toEqual([{ sent: [] }]);
    expect(
      await app.sql(
        `select email from member where email !~ '@example[.](com|org|net)$' union all select recipient from message where recipient !~ '@example[.](com|org|net)$'
         union all select email from employee where email !~ '@(.*[.])?example[.](com|org|net)$'`,
      ),
    ).toEqual([]);
  });

  test('agree for all members, and with the statements of those who use them', async () => {
    const owed = await expectAccounts(app, null, 'the demo');
    const used = await memberIds();
    expect(used.length).toBe(7);
    for (const id of used) await expectStatement(app, id, owed.get(id)!, `the demo, member ${id}`);
    expect(used.filter(id => owed.get(id)! < 0).length, 'a balance').toBe(2);
    expect(used.filter(id => owed.get(id)! > 0).length, 'a returned debit and a part payment').toBe(2);
  });

  test('have the lines of invoices that a save writes', async () => {
    const lines = () =>
      app.sql(`select to_jsonb(line) - 'updated_at' as line from billing_line line order by id`);
    const before = await lines();
    expect(before.length).toBeGreaterThan(rows('billing_record').length / 2);
    await app.sql(
      `select write_billing_lines(invoice) from billing_record invoice where id % 10 = 0 or lines @? '$[*].adjusts'`,
    );
    expect(await lines()).toEqual(before);
  });

  test('have the searched text and the issuer that a save stores', async () => {
    const payments = () => app.sql('select id, search_text, issued from payment order by id');
    const before = await payments();
    expect(before.filter(payment => payment['issued'] === null)).toEqual([]);
    // The triggers compute both for another member.
    await app.sql(
      'update payment set member_id = 3001 - member_id where id % 20 = 0 and payment_date < current_date - 60',
    );
    expect(await payments()).not.toEqual(before);
    await app.sql(
      'update payment set member_id = 3001 - member_id where id % 20 = 0 and payment_date < current_date - 60',
    );
    expect(await payments()).toEqual(before);
  });

  test('are in a database with all indexes, constraints and triggers', async () => {
    const empty = await startEmptyDatabase();
    try {
      await prepareDatabase({ databaseUrl: empty.url, production: false, demo: false, log: silent });
      const client = await connect(empty.url);
      const { rows: expected } = await client.query(SCHEMA);
      await client.end();
      expect(await app.sql(SCHEMA)).toEqual(expected);
    } finally {
      await empty.drop();
    }
  });

  test('stay as they are when they are settled again', async () => {
    const stored = () =>
      app.sql(`select (select json_agg(a order by id) from allocation a) as allocations,
        (select json_agg(json_build_array(id, paid_amount, payment_status, payment_date, payment_method) order by id) from billing_record) as invoices,
        (select json_agg(json_build_array(id, balance_amount) order by id) from payment) as payments`);
    const before = await stored();
    // Days of the last weeks are closed.
    const records = app.as('admin').records('Payment');
    for (const memberId of await memberIds()) {
      const { items } = await records.list({ filter: { memberId: { eq: memberId } } });
      for (const { id, paymentType } of items)
        for (const changed of ['other', paymentType]) await records.update(id, { paymentType: changed });
    }
    expect(await stored()).toEqual(before);
  });

  test('agree with the totals of the months', async () => {
    for (const year of [2025, 2026]) {
      const { months } = await app
        .as('accounts')
        .request<{ months: Record<string, unknown>[] }>(
          'query ($year: Int!) { months: accountingMonths(year: $year) { month invoiced received } }',
          { year },
        );
      const sumIn = (month: unknown, records: readonly Row[], day: string) =>
        records.filter(record => String(record[day]).startsWith(String(month)));
      const isClaimed = ({ paymentStatus }: Row) =>
        !['cancelled', 'refunded'].includes(String(paymentStatus));
      for (const { month, invoiced, received } of months) {
        const claimed = sumIn(month, rows('billing_record').filter(isClaimed), 'invoiceDate');
        const arrived = sumIn(
          month,
          rows('payment').filter(payment => payment['paymentStatus'] === 'completed'),
          'paymentDate',
        );
        const total = (records: readonly Row[], field: string) =>
          records.reduce((sum, record) => sum + toMinor(record[field] as number), 0);
        expect([month, toMinor(invoiced as number), toMinor(received as number)]).toEqual([
          month,
          total(claimed, 'totalAmount'),
          total(arrived, 'amount'),
        ]);
      }
    }
  });
});

const SCHEMA = `
  select indexdef as definition from pg_indexes where schemaname = current_schema()
  union all select format('%s %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) from pg_constraint
             where connamespace = current_schema()::regnamespace
  union all select format('%s %s', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
   order by 1`;

async function demoDatabase(): Promise<TestDatabase> {
  const database = await startEmptyDatabase();
  await prepareDatabase({ databaseUrl: database.url, production: false, demo: true, log: silent });
  return database;
}

test('the audit trail has the history of a record', () => {
  const { stories } = club.find(({ resource }) => resource.table === 'member')!;
  const left = stories.find(
    ({ edits }) => (edits.at(-1)?.set as Partial<Row> | undefined)?.status === 'inactive',
  )!;
  const trail = auditOf('members', 'name', left);
  expect(trail[0]).toMatchObject({
    action: 'created',
    changes: { status: [null, 'active'] },
    at: left.createdAt,
  });
  expect(trail.at(-1)).toMatchObject({ action: 'updated', recordId: left.id, at: recordOf(left).updatedAt });
  expect(trail.at(-1)!.changes['status']![1]).toBe('inactive');
  expect(recordOf(left).version).toBe(trail.length);
});
