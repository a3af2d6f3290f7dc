import { afterAll, beforeAll, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { dayFromToday } from '../../testing/days.ts';
import { invalidInput } from '../../testing/rejections.ts';
import { makeRecord } from '../../testing/samples.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { allResources } from '../declaration/resource.ts';
import { entities } from '../resources/index.ts';
import { masterDataRows } from '../seed/master-data.ts';
import { correctAll } from './correct-values.ts';

const app = useApp();
let database: Database;
beforeAll(async () => {
  database = await openDatabase(app, entities(), () => {});
});
afterAll(() => database?.close());

const admin = () => app.as('admin');
const run = () => {
  const { signal } = new AbortController();
  return correctAll({ db: database.forRequest(signal), signal });
};

test('a status is read as what it means, and an unknown one is rejected with the list', async () => {
  const { id, invoiceNumber } = await makeRecord(admin(), 'BillingRecord', { paymentStatus: ' Overdue ' });
  expect(await admin().records('BillingRecord').one(id)).toMatchObject({ paymentStatus: 'overdue' });
  expect(invoiceNumber).toBeDefined();
  await expect(
    admin().records('BillingRecord').update(id, { paymentStatus: 'settled' }),
  ).rejects.toMatchObject(
    invalidInput({
      paymentStatus: 'Payment status must be one of: pending, paid, overdue, cancelled, refunded',
    }),
  );
  const plan = await makeRecord(admin(), 'MembershipPlan', { billingFrequency: 'Bi Weekly' });
  expect(plan).toMatchObject({ billingFrequency: 'bi-weekly' });
  await expect(makeRecord(admin(), 'MembershipPlan', { durationUnit: 'month' })).rejects.toMatchObject(
    invalidInput({ durationUnit: 'Duration unit must be one of: days, weeks, months, years' }),
  );
});

test('the drop-downs of closed lists offer exactly their values', () => {
  const closed = allResources().flatMap(resource =>
    resource.columns.flatMap(({ name, values, masterData: source }) =>
      values && source ? [{ name, values: [...values], source }] : [],
    ),
  );
  for (const { name, values, source } of closed) {
    const rows = masterDataRows().filter(
      ({ page, dropdownName }) => page === source.page && dropdownName === source.dropdown,
    );
    expect([name, rows.map(({ value }) => value)]).toEqual([name, values]);
  }
  expect(closed.length).toBeGreaterThan(9);
});

test('statuses of earlier versions are corrected, settle what they should, and are counted where they mean nothing', async () => {
  const invoice = await makeRecord(admin(), 'BillingRecord', { dueDate: dayFromToday({ days: 3 }) });
  const total = Number((await admin().records('BillingRecord').one(invoice.id))!['totalAmount']);
  const payment = await makeRecord(admin(), 'Payment', {
    memberId: invoice['memberId'],
    billingId: invoice.id,
    amount: total,
    paymentStatus: 'pending',
  });
  const expense = await makeRecord(admin(), 'Expense');
  await app.sql(`update payment set payment_status = 'Completed' where id = $1`, [payment.id]);
  await app.sql(`update expense set status = 'someday' where id = $1`, [expense.id]);
  expect(await run()).toEqual({ corrected: 1, unknown: 1, closed: 0 });
  expect(await admin().records('Payment').one(payment.id)).toMatchObject({ paymentStatus: 'completed' });
  expect(await admin().records('BillingRecord').one(invoice.id)).toMatchObject({
    paymentStatus: 'paid',
    openAmount: 0,
  });
  const [entry] = await app.sql(
    `select endpoint, changes from audit_entry where resource = 'payments' and record_id = $1 order by id desc limit 1`,
    [payment.id],
  );
  expect(entry).toMatchObject({ endpoint: 'system', changes: { paymentStatus: ['Completed', 'completed'] } });
  expect(await run()).toEqual({ corrected: 0, unknown: 1, closed: 0 });
});
