import '../index.ts';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { useApp, type Login } from '../../../testing/app.ts';
import type { Saved, Values } from '../../../testing/records.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { makeRecord } from '../../../testing/samples.ts';
import { today } from '../../common/dates.ts';
import { allResources } from '../../declaration/resource.ts';

const app = useApp();
const admin = () => app.as('admin');

const CLOSED = '2024-03';
const closed = {
  code: 'CONFLICT',
  message:
    'March 2024 is closed. Date the correction in an open month, or ask a user who may reopen periods.',
};

const close = (month: string, as: Login = 'accounts') =>
  app
    .as(as)
    .request<{ period: Values }>(
      'mutation ($month: String!) { period: closePeriod(month: $month) { id month closedBy reopenedBy } }',
      { month },
    );
const reopen = (month: string, reason: string, as: Login = 'admin') =>
  app
    .as(as)
    .request<{ period: Values }>(
      'mutation ($month: String!, $reason: String!) { period: reopenPeriod(month: $month, reason: $reason) { id month reopenedBy reason } }',
      { month, reason },
    );
const undo = (entryId: string) =>
  admin().request('mutation ($id: ID!) { undoChange(entryId: $id) { isChanged } }', { id: entryId });
const lastEntry = async (resource: string, id: string) => {
  const [row] = await app.sql<{ id: string }>(
    'select id from audit_entry where resource = $1 and record_id = $2 order by id desc limit 1',
    [resource, id],
  );
  return row!.id;
};

afterEach(() => app.sql(`update closed_period set reopened_at = now() where reopened_at is null`));

test('the resources of the accounts have a date that decides their month', () => {
  const dated = allResources().flatMap(({ resource, periodDate }) => (periodDate ? [resource] : []));
  expect(dated.toSorted()).toEqual(
    ['billing', 'expenses', 'external-payments', 'income', 'payments', 'payroll'].toSorted(),
  );
});

describe.each([
  ['BillingRecord', 'invoiceDate', 'notes'],
  ['Payment', 'paymentDate', 'notes'],
  ['ExternalPayment', 'paymentDate', 'notes'],
  ['Expense', 'expenseDate', 'notes'],
  ['Income', 'incomeDate', 'notes'],
  ['Payroll', 'paymentDate', 'notes'],
])('%s of a closed month', (type, date, field) => {
  const records = () => admin().records(type);
  let within: Saved;
  let outside: Saved;
  let deleted: Saved;
  let changed: Saved;
  beforeAll(async () => {
    within = await makeRecord(admin(), type, { [date]: '2024-03-31' });
    outside = await makeRecord(admin(), type, { [date]: '2024-04-01' });
    deleted = await makeRecord(admin(), type, { [date]: '2024-03-01' });
    await records().remove(deleted.id);
    changed = await makeRecord(admin(), type, { [date]: '2024-03-15' });
    await records().update(changed.id, { [field]: 'changed' });
  });

  test('is neither created, changed, moved, deleted nor restored', async () => {
    await close(CLOSED);
    const { resource } = records().resource;
    const attempts: Record<string, () => Promise<unknown>> = {
      create: () => makeRecord(admin(), type, { [date]: '2024-03-10' }),
      change: () => records().update(within.id, { [field]: 'late' }),
      'move out': () => records().update(within.id, { [date]: '2024-04-02' }),
      'move in': () => records().update(outside.id, { [date]: '2024-03-31' }),
      delete: () => records().remove(within.id),
      'undo of a deletion': async () => undo(await lastEntry(resource, deleted.id)),
      'undo of a change': async () => undo(await lastEntry(resource, changed.id)),
    };
    for (const [name, attempt] of Object.entries(attempts))
      await expect(attempt(), name).rejects.toMatchObject(closed);
    expect(await records().one(within.id)).toEqual(within);

    await records().update(outside.id, { [field]: 'fine' });
    await expect(
      app.sql(`update "${records().resource.table}" set notes = 'by hand' where id = $1`, [within.id]),
    ).rejects.toThrow('March 2024 is closed');
    await reopen(CLOSED, 'An invoice was missing');
    await records().update(within.id, { [field]: 'late' });
  });
});

test('a payment in an open month settles an invoice of a closed one, and a request cannot', async () => {
  const invoice = await makeRecord(admin(), 'BillingRecord', { invoiceDate: '2024-03-05', amount: 100 });
  const invoices = admin().records('BillingRecord');
  await close(CLOSED);
  const payment = await makeRecord(admin(), 'Payment', {
    memberId: invoice['memberId'],
    billingId: invoice.id,
    amount: 100,
    paymentDate: '2024-05-02',
  });
  expect(await invoices.one(invoice.id)).toMatchObject({
    paymentStatus: 'paid',
    paymentDate: '2024-05-02',
    openAmount: 0,
  });
  await expect(invoices.update(invoice.id, { paymentStatus: 'cancelled' })).rejects.toMatchObject(closed);
  await admin().records('Payment').remove(payment.id);
  expect(await invoices.one(invoice.id)).toMatchObject({ paymentStatus: 'pending', openAmount: 100 });
  await admin().records('Member').update(String(invoice['memberId']), { name: 'Another name' });
});

test('a month is closed once it has ended, once at a time, and reopened with a reason', async () => {
  await expect(close('2024-13')).rejects.toMatchObject(invalidInput({ month: 'Enter a month as yyyy-mm' }));
  const current = today().slice(0, 7);
  await expect(close(current)).rejects.toMatchObject({
    fields: { month: expect.stringMatching(/has not ended$/) as string },
  });
  const both = await Promise.allSettled([close(CLOSED), close(CLOSED, 'admin')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(close(CLOSED)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'March 2024 is closed already',
  });
  await expect(reopen(CLOSED, '  ')).rejects.toMatchObject(invalidInput({ reason: 'Reason is required' }));
  await expect(reopen(CLOSED, 'x', 'accounts')).rejects.toMatchObject({
    code: 'FORBIDDEN',
    extensions: { permission: 'closed-periods:delete' },
  });
  const { period } = await reopen(CLOSED, 'A receipt was late');
  expect(period).toMatchObject({ month: CLOSED, reopenedBy: 'admin', reason: 'A receipt was late' });
  await expect(reopen(CLOSED, 'again')).rejects.toMatchObject({ message: 'This month is open' });
  const { page } = await admin().request<{ page: { items: Values[] } }>(
    `query ($id: ID!) { page: auditEntries(filter: { resource: { eq: "closed-periods" }, recordId: { eq: $id } }) {
       items { action resourceLabel title undo { state } fieldChanges { label afterText } } } }`,
    { id: period['id'] },
  );
  expect(page.items).toMatchObject([
    {
      action: 'updated',
      resourceLabel: 'Closed period',
      title: CLOSED,
      undo: { state: 'impossible' },
      fieldChanges: expect.arrayContaining([{ label: 'Reason', afterText: 'A receipt was late' }]) as unknown,
    },
    { action: 'created' },
  ]);
});

test('closing waits for a change that has begun; a change waits for closing that has begun', async () => {
  const expense = await makeRecord(admin(), 'Expense', { expenseDate: '2024-03-20' });
  const writer = new pg.Client({ connectionString: app.databaseUrl });
  await writer.connect();
  const waiting = () =>
    expect
      .poll(async () => {
        const [row] = await app.sql<{ count: number }>(
          `select count(*)::int from pg_locks where locktype = 'advisory' and not granted
             and database = (select oid from pg_database where datname = current_database())`,
        );
        return row!.count;
      })
      .toBe(1);
  try {
    await writer.query('begin');
    await writer.query(`update expense set notes = 'in progress' where id = $1`, [expense.id]);
    const closing = close(CLOSED);
    await waiting();
    await writer.query('commit');
    await closing;
    expect(await admin().records('Expense').one(expense.id)).toMatchObject({ notes: 'in progress' });

    await reopen(CLOSED, 'For the second part');
    await writer.query('begin');
    await writer.query('select pg_advisory_xact_lock(5770220, 2024 * 12 + 3)');
    await writer.query(`insert into closed_period (month, closed_by, closed_at) values ($1, 'test', now())`, [
      CLOSED,
    ]);
    const change = admin().records('Expense').update(expense.id, { notes: 'too late' });
    await Promise.all([
      waiting().then(() => writer.query('commit')),
      expect(change).rejects.toMatchObject(closed),
    ]);
  } finally {
    await writer.end();
  }
});

const MONTHS = `query ($year: Int!) { months: accountingMonths(year: $year) {
  month closedBy invoiced received income expenses externalPayments payroll
  pendingPayroll pendingPayments pendingExpenses pendingIncome } }`;

test('a month has its totals and what is still pending', async () => {
  const make = (type: string, values: Values) => makeRecord(admin(), type, values);
  const july = '2019-07-31';
  const invoice = await make('BillingRecord', { invoiceDate: '2019-07-01', amount: 100.1 });
  await make('BillingRecord', { invoiceDate: july, amount: 0.2 });
  await make('BillingRecord', { invoiceDate: july, amount: 50, paymentStatus: 'cancelled' });
  await make('BillingRecord', { invoiceDate: '2019-08-01', amount: 7 });
  const { memberId } = invoice;
  await make('Payment', { memberId, paymentDate: july, amount: 30, paymentStatus: 'completed' });
  await make('Payment', { memberId, paymentDate: july, amount: -5, paymentStatus: 'refunded' });
  await make('Payment', { memberId, paymentDate: july, amount: 9, paymentStatus: 'pending' });
  await make('ExternalPayment', { paymentDate: july, amount: 11 });
  await make('Expense', { expenseDate: july, amount: 12, status: 'pending' });
  await make('Expense', { expenseDate: july, amount: 13, status: 'rejected' });
  await make('Income', { incomeDate: july, amount: 14, status: 'confirmed' });
  await make('Payroll', { paymentDate: july, baseSalary: 1000 });
  await close('2019-07');
  const { months } = await app.as('accounts').request<{ months: Values[] }>(MONTHS, { year: 2019 });
  expect(months).toHaveLength(12);
  expect(months[6]).toEqual({
    month: '2019-07',
    closedBy: 'accounts',
    invoiced: 100.3,
    received: 25,
    income: 14,
    expenses: 12,
    externalPayments: 11,
    payroll: 1000,
    pendingPayroll: 1,
    pendingPayments: 1,
    pendingExpenses: 1,
    pendingIncome: 0,
  });
  expect(months[7]).toMatchObject({ month: '2019-08', closedBy: null, invoiced: 7, payroll: 0 });

  await app.sql(
    `update permission set can_view = false where role = 'Accounts' and resource in ('payroll', 'payments')`,
  );
  await expect
    .poll(
      async () => (await app.as('accounts').request<{ months: Values[] }>(MONTHS, { year: 2019 })).months[6],
    )
    .toMatchObject({
      invoiced: 100.3,
      received: null,
      externalPayments: 11,
      pendingPayments: null,
      payroll: null,
      pendingPayroll: null,
    });
  await expect(admin().request(MONTHS, { year: 99_999 })).rejects.toMatchObject(
    invalidInput({ year: 'Year must be from 1900 to 2199' }),
  );
  await expect(app.as('reception').request(MONTHS, { year: 2019 })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});
