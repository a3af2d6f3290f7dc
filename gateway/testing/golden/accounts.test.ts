import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { failure, fieldFailure, signedIn, type Client } from './client.ts';

let app: TestApp;
let admin: Client;
let accounts: Client;

beforeAll(async () => {
  app = await startTestApp({ demo: false });
  [admin, accounts] = await Promise.all([signedIn(app.url, 'admin'), signedIn(app.url, 'accounts')]);
});
afterAll(() => app.stop());

test('payroll is previewed, prepared, approved and paid', async () => {
  const { body: employee } = await admin.post('/employees', {
    name: 'Ann Lee',
    email: 'ann@example.com',
    phone: '555-0100',
    position: 'Manager',
    department: 'Office',
    hire_date: '2020-01-01',
    salary: 36_000,
  });
  const { body: commission } = await admin.post('/commissions', {
    employee_id: employee.id,
    amount: 120,
    commission_date: '2026-10-10',
    commission_type: 'sales',
    payment_status: 'approved',
  });
  const period = { period_start: '2026-10-01', period_end: '2026-10-31', employee_ids: [employee.id] };
  const shown = await accounts.post('/payroll/prepare', { ...period, dry_run: true });
  const source = { description: null, kind: 'base', quantity: 31, rate: 36_000, amount: 3000 };
  const proposed = {
    id: null,
    employee_id: employee.id,
    employee_name: 'Ann Lee',
    base_salary: 3000,
    overtime_hours: 0,
    overtime_rate: 0,
    bonus: 120,
    bonus_description: '1 commission: 120.00',
    total_amount: 3120,
    sources: [
      { ...source, record_id: null, first_day: '2026-10-01', last_day: '2026-10-31' },
      {
        kind: 'commission',
        record_id: commission.id,
        first_day: '2026-10-10',
        last_day: '2026-10-10',
        quantity: 1,
        rate: 120,
        amount: 120,
        description: 'sales',
      },
    ],
    warnings: [],
  };
  expect(shown).toMatchObject({ status: 200, body: { skipped: [] } });
  expect(shown.body.records).toEqual([proposed]);
  expect((await accounts.get('/payroll')).body).toEqual([]);

  expect(await accounts.post('/payroll/prepare', { ...period, preview: 'older' })).toMatchObject({
    status: 409,
    body: failure('Something changed since this was previewed. Look at the preview again.'),
  });
  const done = await accounts.post('/payroll/prepare', { ...period, preview: shown.body.preview });
  const [{ id }] = done.body.records;
  expect(done.body.records).toEqual([{ ...proposed, id: expect.any(Number) }]);
  expect(await accounts.post(`/payroll/${id}/pay`, {})).toMatchObject({
    status: 400,
    body: fieldFailure('payment_status', 'Approve this payroll record before it is paid'),
  });
  expect(await accounts.post(`/payroll/${id}/approve`, undefined)).toMatchObject({
    status: 200,
    body: { id, approved_by: 'accounts', payment_status: 'pending' },
  });
  expect(await accounts.post(`/payroll/${id}/pay`, { payment_date: '2026-11-02' })).toMatchObject({
    status: 200,
    body: { id, payment_status: 'paid', payment_date: '2026-11-02' },
  });
  expect((await accounts.post('/payroll/prepare', period)).body).toMatchObject({
    records: [],
    skipped: [
      {
        employee_id: employee.id,
        employee_name: 'Ann Lee',
        reason: 'There is a payroll record from 2026-10-01 to 2026-10-31',
      },
    ],
  });
  expect(await accounts.post('/payroll/99999/approve', undefined)).toMatchObject({ status: 404 });
  expect(await accounts.post('/payroll/prepare', { period_start: 'x', employee_ids: 1 })).toMatchObject({
    status: 400,
    body: {
      fields: {
        period_start: 'Period start must be a date, yyyy-mm-dd',
        period_end: 'Period end is required',
        employee_ids: 'Employee ids must be a list',
      },
    },
  });
});

test('a closed month takes no write until it is reopened with a reason', async () => {
  const expense = {
    expense_date: '2024-03-31',
    amount: 10,
    category: 'Rent',
    description: 'Hall',
    vendor: 'Owner',
  };
  const { body: within } = await accounts.post('/expenses', expense);
  expect(await accounts.post('/closed-periods', { month: '2024-03' })).toMatchObject({
    status: 201,
    body: { month: '2024-03', closed_by: 'accounts', reopened_at: null },
  });
  const closed = {
    status: 409,
    body: failure(
      'March 2024 is closed. Date the correction in an open month, or ask a user who may reopen periods.',
    ),
  };
  expect(await accounts.post('/expenses', expense)).toMatchObject(closed);
  expect(await accounts.put(`/expenses/${within.id}`, { amount: 11 })).toMatchObject(closed);
  expect(await accounts.delete(`/expenses/${within.id}`)).toMatchObject(closed);
  expect(await accounts.post('/closed-periods', { month: '2024-03' })).toMatchObject({
    status: 409,
    body: failure('March 2024 is closed already'),
  });
  expect(await accounts.post('/closed-periods', { month: 'March' })).toMatchObject({
    status: 400,
    body: fieldFailure('month', 'Enter a month as yyyy-mm'),
  });

  const reopen = (client: Client, reason: string) =>
    client.post('/closed-periods/2024-03/reopen', { reason });
  expect(await reopen(accounts, 'Late')).toMatchObject({ status: 403 });
  expect(await reopen(admin, '')).toMatchObject({
    status: 400,
    body: fieldFailure('reason', 'Reason is required'),
  });
  const reopened = await reopen(admin, 'A receipt was late');
  expect(reopened).toMatchObject({
    status: 200,
    body: { month: '2024-03', reopened_by: 'admin', reason: 'A receipt was late' },
  });
  expect(await accounts.put(`/expenses/${within.id}`, { amount: 11 })).toMatchObject({ status: 200 });
  expect((await accounts.get('/closed-periods?month=2024-03')).body).toEqual([reopened.body]);
});

test('a billing run is previewed over REST without being started', async () => {
  const date = '2026-11-01';
  expect(await accounts.post('/billing-runs', { date, dry_run: true })).toMatchObject({
    status: 201,
    body: { created: 0, skipped: 0, marked_overdue: 0, total_amount: 0 },
  });
  expect((await accounts.get('/billing-runs')).body).toEqual([]);
});

test('the account of a member is listed with the balance after each entry, the newest first', async () => {
  const {
    body: { member },
  } = await admin.post('/members', {
    name: 'Bea Lee',
    email: 'bea@example.com',
    phone: '555-0101',
    membership_type: 'Premium',
  });
  const { body: invoice } = await admin.post('/billing', {
    member_id: member.id,
    invoice_number: 'ACCOUNT-1',
    amount: 40,
    total_amount: 40,
    invoice_date: '2026-01-02',
    due_date: '2026-02-01',
    billing_type: 'other',
  });
  const { body: payment } = await admin.post('/payments', {
    member_id: member.id,
    billing_id: invoice.id,
    payment_number: 'ACCOUNT-1',
    amount: 15,
    payment_date: '2026-01-10',
    payment_method: 'cash',
    payment_type: 'other',
  });
  const entries = [
    {
      id: `payment-${payment.id}`,
      kind: 'payment',
      record_id: payment.id,
      date: '2026-01-10',
      number: payment.payment_number,
      description: invoice.invoice_number,
      amount: -15,
      balance: 25,
    },
    {
      id: `invoice-${invoice.id}`,
      kind: 'invoice',
      record_id: invoice.id,
      date: '2026-01-02',
      number: invoice.invoice_number,
      description: 'other',
      amount: 40,
      balance: 40,
    },
  ];
  const account = `/members/${member.id}/account`;
  expect(await accounts.get(account)).toMatchObject({ status: 200, body: entries });
  const second = await accounts.get(`${account}?page=2&page_size=1`);
  expect(second.body).toEqual([entries[1]]);
  expect(second.headers.get('x-total-count')).toBe('2');
  expect(await accounts.get(`${account}?page_size=0&sort=date`)).toMatchObject({
    status: 400,
    body: { fields: { page_size: expect.any(String), sort: 'Unknown query parameter: sort' } },
  });
  for (const id of ['nobody', '999999'])
    expect(await accounts.get(`/members/${id}/account`)).toMatchObject({ status: 404 });
});
