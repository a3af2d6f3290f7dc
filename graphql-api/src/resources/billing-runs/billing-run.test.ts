import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { makeRecord } from '../../../testing/samples.ts';
import { addDays, addMonths } from '../../common/dates.ts';

const app = useApp({ runsJobs: true });
const accounts = () => app.as('accounts');
const patient = { timeout: 30_000, interval: 50 };
const today = dayFromToday();

let planId: string;
let members: number[];

beforeAll(async () => {
  const term = { duration: 1, durationUnit: 'months', freeTrialDays: null };
  planId = (await makeRecord(app.as('admin'), 'MembershipPlan', term)).id;
  const rows = await app.sql<{ id: number }>(
    `insert into member (name, email, phone, membership_type, status, joining_date, membership_start_date,
       membership_end_date, health_conditions)
     select 'Member ' || n, n || '@example.com', '555', 'Standard', 'active', current_date, current_date,
       current_date + 365, '{}' from generate_series(1, 600) n returning id`,
  );
  members = rows.map(({ id }) => id);
});

beforeEach(() =>
  app.sql(`delete from billing_run_item; delete from billing_run; update payment set billing_id = null;
    delete from allocation; delete from billing_record; delete from contract_freeze; delete from contract`),
);

interface NewContract {
  startDate?: string;
  endDate?: string | null;
  price?: number;
  frequency?: string;
  billedThrough?: string | null;
  cancelledOn?: string | null;
}

/** Contracts of different members. @returns their ids */
async function contracts(count: number, given: NewContract = {}, from = 0): Promise<number[]> {
  const { startDate = today, endDate = null, price = 50, frequency = 'monthly' } = given;
  const rows = await app.sql<{ id: number }>(
    `insert into contract (contract_number, member_id, plan_id, kind, price, start_date, end_date,
       billing_frequency, billing_anchor, billed_through, status, auto_renewal, cancelled_on)
     select 'CON-' || member, member, $2, 'membership', $3, $4, $5, $6, $4, $7, 'active', false, $8
       from unnest($1::int[]) member order by member returning id`,
    [
      members.slice(from, from + count),
      planId,
      price,
      startDate,
      endDate,
      frequency,
      given.billedThrough ?? null,
      given.cancelledOn ?? null,
    ],
  );
  return rows.map(({ id }) => id);
}

const START = 'mutation ($date: LocalDate!) { run: startBillingRun(date: $date) { runId } }';

interface Run {
  id: string;
  status: string;
  due: number;
  done: number;
  created: number;
  skipped: number;
  failed: number;
  markedOverdue: number;
  totalAmount: number;
}

const start = async (date = today) =>
  (await accounts().request<{ run: { runId: string } }>(START, { date })).run.runId;

/** Runs billing to its end. */
async function run(date = today): Promise<Run> {
  const id = await start(date);
  const status = async () =>
    (await app.sql('select status from billing_run where id = $1', [id]))[0]!['status'];
  await expect.poll(status, patient).toBe('completed');
  return (await accounts().records('BillingRun').one(id)) as unknown as Run;
}

const invoices = () =>
  app.sql<{ start: string; end: string; total: string; number: string; due: string }>(
    `select billing_period_start::text as start, billing_period_end::text as "end", total_amount::text as total,
            invoice_number as number, due_date::text as due from billing_record where contract_id is not null order by id`,
  );

const billedThrough = async (id: number) =>
  (await app.sql<{ day: string }>('select billed_through::text as day from contract where id = $1', [id]))[0]!
    .day;

const report = async (outcome: string) =>
  (
    await accounts().request<{
      list: { items: { reason: string; contractNumber: string; periodStart: string }[] };
    }>(
      'query ($outcome: String!) { list: billingRunItems(filter: { outcome: { eq: $outcome } }, page: { limit: 100 }) { items { reason contractNumber periodStart } } }',
      { outcome },
    )
  ).list.items;

/** Somebody enters the next number by hand, and saves it once the server wants to save it too. */
async function whileNumberIsTaken(work: () => Promise<unknown>): Promise<string> {
  const next = String((await accounts().request('{ nextInvoiceNumber }'))['nextInvoiceNumber']);
  const clerk = new pg.Client({ connectionString: app.databaseUrl });
  await clerk.connect();
  try {
    await clerk.query('begin');
    await clerk.query(
      `insert into billing_record (member_id, invoice_number, invoice_date, due_date, amount, tax_amount, discount_amount,
              total_amount, paid_amount, payment_status, billing_type, lines)
       values ($1, $2, current_date, current_date, 1, 0, 0, 1, 0, 'pending', 'membership', '[]')`,
      [members.at(-1), next],
    );
    const done = work();
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(() => app.sql(waiting), patient).toHaveLength(1);
    await clerk.query('commit');
    await done;
  } finally {
    await clerk.end();
  }
  return next;
}

test('a number that somebody enters at the same moment is left to them: the next free one is taken', async () => {
  const [id] = await contracts(1);
  const typed = await whileNumberIsTaken(async () =>
    expect(await run()).toMatchObject({ created: 1, skipped: 0, failed: 0 }),
  );
  const numberAfter = (number: string) => `INV-${String(Number(number.slice(4)) + 1).padStart(6, '0')}`;
  expect(await invoices()).toMatchObject([{ number: numberAfter(typed) }]);
  expect(await report('failed')).toEqual([]);
  expect(await billedThrough(id!)).not.toBeNull();
  let number: unknown;
  const later = await whileNumberIsTaken(async () => {
    ({ invoiceNumber: number } = await makeRecord(app.as('admin'), 'BillingRecord', {
      amount: 5,
      invoiceNumber: undefined,
    }));
  });
  expect(number).toBe(numberAfter(later));
});

test('an invoice for each contract, with its period, due date, number and audit entry, and nothing the second time', async () => {
  const [id] = await contracts(3);
  const next = (await accounts().request('{ nextInvoiceNumber }'))['nextInvoiceNumber'];
  expect(await run()).toMatchObject({ due: 3, done: 3, created: 3, skipped: 0, failed: 0, totalAmount: 150 });
  const found = await invoices();
  const end = dayBefore(addMonths(today, 1));
  expect(found[0]).toEqual({
    start: today,
    end,
    total: '50.00',
    number: next,
    due: dayFromToday({ days: 30 }),
  });
  expect(found.map(({ number }) => Number(number.slice(4)) - Number(String(next).slice(4)))).toEqual([
    0, 1, 2,
  ]);
  expect(await billedThrough(id!)).toBe(end);
  const entries = await app.sql(
    `select username, endpoint, resource, action, changes -> 'billedThrough' -> 1 as through from audit_entry
      where resource in ('billing', 'contracts') order by id desc limit 6`,
  );
  expect(entries).toHaveLength(6);
  expect(entries).toContainEqual({
    username: 'accounts',
    endpoint: 'system',
    resource: 'contracts',
    action: 'updated',
    through: end,
  });
  expect(await run()).toMatchObject({ due: 0, created: 0, skipped: 0, totalAmount: 0 });
  expect(await invoices()).toHaveLength(3);
});

/** The day before a day. */
function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

test('an invoice has the location of its contract, which a member keeps', async () => {
  const { id: locationId } = await makeRecord(app.as('admin'), 'Location');
  const { id: memberId } = await makeRecord(app.as('admin'), 'Member');
  const signUp = (input: object) =>
    app
      .as('admin')
      .request<{ done: { contract: { id: string; locationId: string } } }>(
        'mutation ($input: SignUpInput!) { done: signUp(input: $input) { contract { id locationId } } }',
        { input: { memberId, planId, ...input } },
      );
  const first = (await signUp({ locationId, startDate: addMonths(today, -2), endDate: dayBefore(today) }))
    .done;
  expect(first.contract.locationId).toBe(locationId);
  await run();
  const locations = await app.sql<{ id: number; count: number }>(
    'select location_id as id, count(*)::int as count from billing_record where member_id = $1 group by 1',
    [memberId],
  );
  expect(locations, 'of the sign-up and of the run').toEqual([{ id: Number(locationId), count: 2 }]);
  const next = (await signUp({ startDate: today })).done;
  expect(next.contract.locationId, 'the location of the last contract').toBe(locationId);
  await expect(signUp({ locationId: '999999', startDate: addMonths(today, 30) })).rejects.toMatchObject({
    fields: { locationId: 'Location not found' },
  });
});

test('a contract that was invoiced elsewhere is billed from the day after', async () => {
  const admin = app.as('admin');
  const [memberId, startDate] = [String(members[0]), addMonths(today, -3)];
  const contract = (billedThrough: string) =>
    makeRecord(admin, 'Contract', { memberId, planId, price: 50, startDate, billedThrough });
  await expect(contract(dayFromToday({ days: -365 }))).rejects.toMatchObject({
    fields: { billedThrough: 'Billed through cannot be before the start date' },
  });
  await contract(addDays(addMonths(startDate, 2), -1));
  expect(await run()).toMatchObject({ created: 2, totalAmount: 100 });
  expect((await invoices()).map(({ start: first }) => first)).toEqual([addMonths(startDate, 2), today]);
});

test('a contract that renews itself in the middle of a period is billed whole, and credited when it will not renew', async () => {
  const startDate = addMonths(today, -1);
  const period = { start: today, end: dayBefore(addMonths(today, 1)) };
  const endDate = dayFromToday({ days: 9 });
  const [id] = await contracts(1, { startDate, endDate, price: 60, billedThrough: dayBefore(today) });
  await app.sql('update contract set auto_renewal = true where id = $1', [id]);
  expect(await run()).toMatchObject({ created: 1, totalAmount: 60 });
  expect(await invoices()).toMatchObject([{ ...period, total: '60.00' }]);
  expect(await run(), 'it is not due until its next period').toMatchObject({ due: 0 });
  await app.as('admin').records('Contract').update(String(id), { autoRenewal: false });
  await run();
  const days = (Date.parse(period.end) - Date.parse(today)) / 86_400_000 + 1;
  const credit = (60 - Math.round((6_000 * 10) / days) / 100).toFixed(2);
  expect(await invoices()).toMatchObject([{}, { total: `-${credit}` }]);
  expect(await billedThrough(id!)).toBe(endDate);
  expect(await run(), 'it is credited once').toMatchObject({ due: 0 });
});

test('a contract that renews itself ends before the next one of the member, and is credited for the days after', async () => {
  const [id] = await contracts(1, { endDate: dayFromToday({ days: 9 }), price: 60 });
  await app.sql('update contract set auto_renewal = true where id = $1', [id]);
  expect(await run()).toMatchObject({ totalAmount: 60 });
  const next = dayFromToday({ days: 10 });
  await app.sql(
    `insert into contract (contract_number, member_id, plan_id, kind, price, start_date, billing_frequency, billing_anchor, status, auto_renewal)
     select 'CON-next', member_id, plan_id, kind, price, $2, 'monthly', $2, 'upcoming', false from contract where id = $1`,
    [id, next],
  );
  expect(await run()).toMatchObject({ due: 1, created: 1 });
  expect(await billedThrough(id!)).toBe(dayBefore(next));
});

test('at most five runs of users wait', async () => {
  await app.sql(
    `insert into billing_run (run_number, date, trigger, status, due, done, created, skipped, failed, marked_overdue, total_amount, last_contract_id)
     select 'RUN-waiting-' || n, $1, 'manual', 'running', 0, 0, 0, 0, 0, 0, 0, 0 from generate_series(1, 5) n`,
    [today],
  );
  await expect(start()).rejects.toMatchObject({
    code: 'CONFLICT',
    message: '5 billing runs are not completed. Start another when one of them is completed.',
  });
  await app.sql(`update billing_run set status = 'completed' where run_number = 'RUN-waiting-1'`);
  await run();
});

test('missed periods are caught up, at most 24 in one run', async () => {
  const startDate = addMonths(today, -2);
  await contracts(1, { startDate });
  await contracts(1, { startDate: dayFromToday({ days: -7 * 30 }), frequency: 'weekly', price: 10 }, 1);
  expect(await run()).toMatchObject({ created: 3 + 24 });
  expect((await invoices()).slice(0, 2).map(({ start }) => start)).toEqual([
    startDate,
    addMonths(startDate, 1),
  ]);
  expect(await run(), 'the 31 weeks that began').toMatchObject({ created: 31 - 24 });
});

test('frozen days are not charged; a frozen or free period is skipped once, with its reason', async () => {
  const [frozen, half] = await contracts(2, { startDate: today, frequency: 'bi-weekly', price: 14 });
  const freeze = (id: number, from: string, until: string) =>
    app.sql(`insert into contract_freeze (contract_id, "from", until, fee) values ($1, $2, $3, 0)`, [
      id,
      from,
      until,
    ]);
  await freeze(frozen!, today, dayFromToday({ days: 13 }));
  await freeze(half!, today, dayFromToday({ days: 3 }));
  await contracts(1, { price: 0 }, 2);
  expect(await run()).toMatchObject({ created: 1, skipped: 2, totalAmount: 10 });
  expect((await report('skipped')).map(({ reason }) => reason)).toEqual([
    'All days are frozen',
    'The price is zero',
  ]);
  expect(await billedThrough(frozen!)).toBe(dayFromToday({ days: 13 }));
  expect(await run()).toMatchObject({ created: 0, skipped: 0 });
});

test('the days of a contract that is over are invoiced to its end, once; one that has not begun is not due', async () => {
  const given = {
    startDate: dayFromToday({ days: -20 }),
    endDate: dayFromToday({ days: -1 }),
    frequency: 'bi-weekly',
    price: 140,
  };
  const [ended] = await contracts(1, given);
  await contracts(1, { ...given, cancelledOn: given.endDate }, 1);
  await contracts(1, { startDate: dayFromToday({ days: 1 }) }, 2);
  expect(await run()).toMatchObject({ created: 4, skipped: 0, totalAmount: 2 * (140 + 60) });
  expect(await billedThrough(ended!)).toBe(given.endDate);
  expect(await run()).toMatchObject({ due: 0, created: 0, skipped: 0 });
});

test('a run ahead bills up to the end of the term, and the next run what was extended', async () => {
  const [startDate, endDate] = [dayFromToday({ days: -6 }), dayFromToday({ days: 7 })];
  const billed = dayFromToday({ days: 0 });
  const [id] = await contracts(1, {
    startDate,
    endDate,
    frequency: 'weekly',
    price: 15,
    billedThrough: billed,
  });
  expect(await run(dayFromToday({ days: 8 }))).toMatchObject({ created: 1, skipped: 0, totalAmount: 15 });
  expect(await billedThrough(id!)).toBe(endDate);
  await app.sql('update contract set end_date = end_date + 14 where id = $1', [id]);
  expect(await run(dayFromToday({ days: 15 }))).toMatchObject({ created: 2, totalAmount: 30 });
});

test('what a report says of a period does not decide whether it is due', async () => {
  const startDate = addMonths(today, -2);
  const [id] = await contracts(1, { startDate });
  await run();
  const [, second, third] = await app.sql<{ id: number }>(
    `select id from billing_record where contract_id = $1 order by billing_period_start`,
    [id],
  );
  const cancel = (invoice: { id: number }) =>
    accounts().records('BillingRecord').update(String(invoice.id), { paymentStatus: 'cancelled' });
  await cancel(second!);
  expect(await run(), 'the third is skipped').toMatchObject({ created: 1, skipped: 1 });
  await cancel(third!);
  expect(await run()).toMatchObject({ created: 1, skipped: 0, totalAmount: 50 });
});

test('an invoice of a part of a period does not settle the rest of it', async () => {
  const startDate = dayFromToday({ days: -10 });
  const [id] = await contracts(1, {
    startDate,
    endDate: dayFromToday({ days: -4 }),
    frequency: 'bi-weekly',
    price: 14,
  });
  await run();
  await app.sql('update contract set billed_through = null, end_date = null where id = $1', [id]);
  expect(await run()).toMatchObject({ skipped: 0, created: 1, totalAmount: 7 });
  expect((await invoices()).map(({ start: first }) => first)).toEqual([startDate, null]);
});

test('contracts whose next period has begun without an invoice are found by a filter', async () => {
  const startDate = addMonths(today, -1);
  const [open] = await contracts(1, { startDate, billedThrough: dayFromToday({ days: -1 }) });
  await contracts(1, { startDate, billedThrough: today }, 1);
  await contracts(1, { startDate: dayFromToday({ days: 1 }) }, 2);
  await contracts(1, { startDate, endDate: today, billedThrough: today }, 3);
  const unbilled = async () =>
    (
      await accounts()
        .records('Contract')
        .list({ filter: { unbilled: { eq: true } } })
    ).items.map(({ id }) => Number(id));
  expect(await unbilled()).toEqual([open]);
  const { contract } = await accounts().request<{ contract: object }>(
    'query ($id: ID!) { contract(id: $id) { unbilled } }',
    { id: String(open) },
  );
  expect(contract).toEqual({ unbilled: true });
  await run();
  expect(await unbilled()).toEqual([]);
});

test('the last period ends with the contract, and is charged by day', async () => {
  await contracts(1, { frequency: 'weekly', price: 70, endDate: dayFromToday({ days: 2 }) });
  await run();
  expect(await invoices()).toMatchObject([{ end: dayFromToday({ days: 2 }), total: '30.00' }]);
});

test('the period of an invoice that was cancelled or deleted is invoiced again; one that exists is not doubled', async () => {
  const [cancelled, deleted, behind] = await contracts(3);
  await run();
  const rows = await app.sql<{ id: number; contract_id: number }>(
    'select id, contract_id from billing_record',
  );
  const invoiceOf = (contract: number) => String(rows.find(row => row.contract_id === contract)!.id);
  await accounts().records('BillingRecord').update(invoiceOf(cancelled!), { paymentStatus: 'cancelled' });
  await accounts().records('BillingRecord').remove(invoiceOf(deleted!));
  await app.sql('update contract set billed_through = null where id = $1', [behind]);
  expect(await run()).toMatchObject({ created: 2, skipped: 1 });
  expect((await report('skipped')).map(({ reason }) => reason)).toEqual(['The period has an invoice']);
  expect(await invoices()).toHaveLength(4);
});

test('a number that a user took is skipped', async () => {
  const next = String((await accounts().request('{ nextInvoiceNumber }'))['nextInvoiceNumber']);
  const taken = next.replace(/\d+$/, digits => String(Number(digits) + 1).padStart(digits.length, '0'));
  await accounts()
    .records('BillingRecord')
    .create({ memberId: String(members[0]), amount: 1, invoiceNumber: taken });
  await contracts(3);
  expect(await run()).toMatchObject({ created: 3, failed: 0 });
  const numbers = (await invoices()).map(({ number }) => Number(number.slice(4)));
  const first = Number(taken.slice(4)) + 1;
  expect(numbers).toEqual([first, first + 1, first + 2]);
});

test('a contract that cannot be invoiced is reported and does not stop the others', async () => {
  await contracts(2);
  await contracts(1, { price: 9_999_999_999.99 }, 2);
  await contracts(2, {}, 3);
  await app.sql(
    `alter table billing_record add constraint too_much check (total_amount < 1000000) not valid`,
  );
  try {
    expect(await run()).toMatchObject({ due: 5, done: 5, created: 4, failed: 1 });
  } finally {
    await app.sql('alter table billing_record drop constraint too_much');
  }
  expect(await report('failed')).toMatchObject([{ contractNumber: `CON-${members[2]}` }]);
  expect(await run(), 'it is tried again').toMatchObject({ due: 1, created: 1 });
});

test('a preview shows the invoices with their lines and changes nothing', async () => {
  await contracts(2);
  await contracts(1, { price: 0 }, 2);
  const preview = `mutation ($date: LocalDate!) { run: startBillingRun(date: $date, dryRun: true, page: { limit: 2 }) { runId
    preview { created skipped markedOverdue totalAmount report { totalCount pageInfo { hasNextPage } items { outcome reason memberName totalAmount lines { kind amount from } } } } } }`;
  const { run: result } = await accounts().request<{ run: object }>(preview, { date: today });
  const item = {
    outcome: 'created',
    reason: null,
    totalAmount: 50,
    lines: [{ kind: 'period', amount: 50, from: today }],
  };
  expect(result).toMatchObject({
    runId: null,
    preview: {
      created: 2,
      skipped: 1,
      totalAmount: 100,
      report: { totalCount: 3, pageInfo: { hasNextPage: true }, items: [item, item] },
    },
  });
  expect([await invoices(), await app.sql('select from billing_run')]).toEqual([[], []]);
  await expect(accounts().request(START, { date: dayFromToday({ days: 40 }) })).rejects.toMatchObject({
    fields: { date: 'Date must be from a year ago to 31 days ahead' },
  });
});

test('pending invoices that are past due become overdue', async () => {
  const create = (days: number) =>
    accounts()
      .records('BillingRecord')
      .create({
        memberId: String(members[0]),
        amount: 10,
        invoiceDate: dayFromToday({ days: -90 }),
        dueDate: dayFromToday({ days }),
      });
  const [past, due] = [await create(-1), await create(0)];
  expect(await run()).toMatchObject({ markedOverdue: 1 });
  const stored = await Promise.all([past, due].map(({ id }) => accounts().records('BillingRecord').one(id)));
  expect(stored.map(invoice => [invoice!['paymentStatus'], invoice!.version])).toEqual([
    ['overdue', 2],
    ['pending', 1],
  ]);
});

describe('each period has one invoice', () => {
  const expectOnce = async (count: number) => {
    const found = await invoices();
    expect(found).toHaveLength(count);
    const numbers = found.map(({ number }) => Number(number.slice(4))).toSorted((a, b) => a - b);
    expect(numbers.at(-1)! - numbers[0]!, 'no gap').toBe(count - 1);
    const [sums] = await app.sql(
      'select sum(created)::int as created, sum(total_amount)::int as total from billing_run',
    );
    expect(sums).toEqual({ created: count, total: 50 * count });
    const [items] = await app.sql(
      `select count(*)::int as count from billing_run_item where outcome = 'created'`,
    );
    expect(items).toEqual({ count });
  };

  /** Starts a process that carries out a run that no job has. */
  async function startProcess(sendByEmail = false) {
    const [row] = await app.sql<{ id: number }>(
      `insert into billing_run (run_number, date, trigger, status, due, done, created, skipped, failed, marked_overdue, total_amount, last_contract_id, send_by_email)
       values ('RUN-test', $1, 'manual', 'running', 0, 0, 0, 0, 0, 0, 0, 0, $2) returning id`,
      [today, sendByEmail],
    );
    return { id: row!.id, child: spawnRun(row!.id) };
  }

  const spawnRun = (id: number) =>
    spawn(
      process.execPath,
      [
        '--conditions=source',
        '--import',
        new URL('../../../source-loader.ts', import.meta.url).href,
        new URL('../../../testing/billing-process.ts', import.meta.url).pathname,
        app.databaseUrl,
        String(id),
      ],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );

  test('with two runs at the same moment', async () => {
    await contracts(600);
    const [{ child }] = await Promise.all([startProcess(), run()]);
    if (child.exitCode === null) await once(child, 'exit');
    expect(child.exitCode).toBe(0);
    await expectOnce(600);
  });

  test('with a process that is killed in the middle, and continues; each is sent once', async () => {
    await contracts(600);
    // Holds the second batch.
    await app.sql(`create function hold() returns trigger language plpgsql as $$ begin
        if exists (select from billing_run where created > 0) then perform pg_advisory_xact_lock(42); end if; return new; end $$;
      create trigger hold before insert on billing_record for each row execute function hold()`);
    const holder = new pg.Client({ connectionString: app.databaseUrl });
    await holder.connect();
    await holder.query('select pg_advisory_lock(42)');
    await app.sql('delete from message');
    const { id, child } = await startProcess(true);
    await expect
      .poll(
        () => app.sql(`select from pg_locks where locktype = 'advisory' and objid = 42 and not granted`),
        patient,
      )
      .toHaveLength(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await invoices(), 'the first batch').toHaveLength(250);
    await holder.end();
    const again = spawnRun(id);
    const [code] = (await once(again, 'exit')) as [number];
    expect(code).toBe(0);
    await app.sql('drop trigger hold on billing_record; drop function hold');
    await expectOnce(600);
    const [sent] = await app.sql(
      `select count(*)::int as messages, count(distinct b.id)::int as invoices
         from message m join billing_record b on m.cause = 'invoice/' || b.id`,
    );
    expect(sent).toEqual({ messages: 600, invoices: 600 });
    const reported = await app.sql('select email, count(*)::int from billing_run_item group by email');
    expect(reported).toEqual([{ email: 'queued', count: 600 }]);
  });
});

test('reception views runs and starts none; trainers see nothing of them', async () => {
  await run();
  expect((await app.as('reception').records('BillingRun').list()).totalCount).toBe(1);
  await expect(app.as('reception').request(START, { date: today })).rejects.toMatchObject({
    extensions: { permission: 'billing-runs:add' },
  });
  await expect(app.as('trainer').request('{ billingRunItems { totalCount } }')).rejects.toMatchObject({
    extensions: { permission: 'billing-runs:view' },
  });
});
