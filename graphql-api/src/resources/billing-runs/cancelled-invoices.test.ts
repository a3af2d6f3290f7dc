import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { makeRecord } from '../../../testing/samples.ts';

const app = useApp({ runsJobs: true });
const accounts = () => app.as('accounts');
const inDays = (days: number) => dayFromToday({ days });

type Values = Record<string, unknown>;
/** A plan of a week, with a price that is a whole amount a day. */
let weekly: string;
let better: string;
/** As the first one, three days free. */
let trial: string;

beforeAll(async () => {
  const plan = (planName: string, price: number, freeTrialDays: number | null = null) =>
    makeRecord(app.as('admin'), 'MembershipPlan', {
      planName,
      price,
      duration: 12,
      durationUnit: 'months',
      billingFrequency: 'weekly',
      setupFee: 20,
      enrollmentFee: 0,
      freezePeriod: 30,
      freezeLimit: 5,
      validityStart: null,
      validityEnd: null,
      cancellationFee: 0,
      freeTrialDays,
    });
  weekly = (await plan('Weekly', 7)).id;
  better = (await plan('Better', 14)).id;
  trial = (await plan('Trial', 7, 3)).id;
});

/** Signs a new member up for 7.00 a week from three days ago. @returns the ids of the contract and of its invoice */
async function signUp(input: Values = {}) {
  const { id: memberId } = await makeRecord(app.as('admin'), 'Member');
  const given = { memberId, planId: weekly, startDate: inDays(-3), setupFee: 0, ...input };
  const { done } = await accounts().request<{ done: Done }>(
    'mutation ($input: SignUpInput!) { done: signUp(input: $input) { contract { id } invoices { id } } }',
    { input: given },
  );
  return { memberId, id: done.contract.id, invoice: done.invoices[0]!.id };
}

interface Done {
  contract: { id: string };
  invoices: { id: string; totalAmount: number }[];
}

/** Runs an operation. @returns what it invoiced, negative for a credit, with the id of the invoice */
async function operate(operation: string, id: string, input: Values) {
  const type = `${operation[0]!.toUpperCase()}${operation.slice(1)}Input`;
  const { done } = await accounts().request<{ done: Done }>(
    `mutation ($id: ID!, $input: ${type}!) { done: ${operation}(id: $id, input: $input) { contract { id } invoices { id totalAmount } } }`,
    { id, input },
  );
  const [invoice] = done.invoices;
  return { contract: done.contract.id, invoice: invoice?.id ?? '', total: invoice?.totalAmount };
}

const setStatus = (id: string, paymentStatus: string) =>
  accounts().records('BillingRecord').update(id, { paymentStatus });
const cancel = (id: string) => setStatus(id, 'cancelled');

/** Runs billing until a day. @returns what it invoiced for the member, in the order of the invoices */
async function bill(memberId: string, date = inDays(0)): Promise<number[]> {
  const [last] = await app.sql<{ id: number }>('select coalesce(max(id), 0)::int as id from billing_record');
  const { run } = await accounts().request<{ run: { runId: string } }>(
    'mutation ($date: LocalDate!) { run: startBillingRun(date: $date) { runId } }',
    { date },
  );
  const status = async () =>
    (await app.sql('select status from billing_run where id = $1', [run.runId]))[0]!['status'];
  await expect.poll(status).toBe('completed');
  const rows = await app.sql<{ total: number }>(
    'select total_amount::float8 as total from billing_record where member_id = $1 and id > $2 order by id',
    [memberId, last!.id],
  );
  return rows.map(({ total }) => total);
}

/** What the member pays in all. */
async function sumOf(memberId: string): Promise<number> {
  const [row] = await app.sql<{ sum: number }>(
    `select sum(total_amount)::float8 as sum from billing_record where member_id = $1 and payment_status <> 'cancelled'`,
    [memberId],
  );
  return row!.sum;
}

test('the credit of a freeze stays when the invoice of its period is cancelled: 5 of 7 days are paid', async () => {
  const { memberId, id, invoice } = await signUp();
  expect(await operate('freezeContract', id, { from: inDays(1), until: inDays(2) })).toMatchObject({
    total: -2,
  });
  await cancel(invoice);
  expect(await bill(memberId), '5.00 less the credit of 2.00').toEqual([7]);
  expect(await sumOf(memberId)).toBe(5);
  expect(await bill(memberId)).toEqual([]);
});

test('days that an operation charged are not billed again when an earlier invoice is cancelled', async () => {
  const { memberId, id, invoice } = await signUp({ startDate: inDays(-10) });
  await operate('freezeContract', id, { from: inDays(-3), until: inDays(3) });
  expect(await bill(memberId), 'the second week is frozen').toEqual([]);
  expect(await operate('resumeContract', id, { on: inDays(1) })).toMatchObject({ total: 3 });
  await cancel(invoice);
  expect(await bill(memberId), 'the first week alone').toEqual([7]);
  expect(await sumOf(memberId)).toBe(10);
});

test('the invoice of a switch that is cancelled is made again for both contracts: 3 days of 1.00 and 4 of 2.00', async () => {
  const { memberId, id } = await signUp();
  const { invoice } = await operate('switchPlan', id, { planId: better });
  expect(await sumOf(memberId)).toBe(11);
  await cancel(invoice);
  expect(await bill(memberId)).toEqual([-4, 8]);
  expect(await sumOf(memberId)).toBe(11);
});

test('a credit that is cancelled is given again, also for days after the end', async () => {
  const { memberId, id } = await signUp();
  await bill(memberId, inDays(10));
  expect(await sumOf(memberId), 'two weeks').toBe(14);
  const { invoice, total } = await operate('cancelContract', id, { at: 'NOW' });
  expect(total).toBe(-10);
  await cancel(invoice);
  expect(await bill(memberId)).toEqual([-3, -7]);
  expect(await sumOf(memberId)).toBe(4);
  expect(await bill(memberId)).toEqual([]);
});

test('a withdrawal before the start whose credit is cancelled is credited again', async () => {
  const { memberId, id } = await signUp({ startDate: inDays(5) });
  expect(await sumOf(memberId)).toBe(7);
  const { invoice } = await operate('cancelContract', id, { at: 'NOW' });
  expect(await sumOf(memberId)).toBe(0);
  await cancel(invoice);
  expect(await bill(memberId, inDays(5))).toEqual([-7]);
  expect(await bill(memberId, inDays(5))).toEqual([]);
});

test('a contract that is billed once and was withdrawn is credited again when its credit is cancelled', async () => {
  const { memberId, id } = await signUp({
    startDate: inDays(5),
    endDate: inDays(20),
    billingFrequency: 'one-time',
    autoRenewal: false,
  });
  const { invoice, total } = await operate('cancelContract', id, { at: 'NOW' });
  expect(total).toBe(-7);
  await cancel(invoice);
  expect(await bill(memberId, inDays(5))).toEqual([-7]);
  expect(await bill(memberId, inDays(5))).toEqual([]);
});

test('the credit of a contract that is billed once and ended early is made again when it was cancelled', async () => {
  const { memberId, id } = await signUp({
    endDate: inDays(10),
    billingFrequency: 'one-time',
    autoRenewal: false,
  });
  const { invoice, total } = await operate('cancelContract', id, { at: 'NOW' });
  expect(total).toBe(-5);
  await cancel(invoice);
  expect(await bill(memberId, inDays(5))).toEqual([-5]);
  expect(await sumOf(memberId)).toBe(2);
});

test('a contract whose deletion is undone keeps its billing days, and none counts as invoiced elsewhere', async () => {
  const { id } = await signUp();
  await app.sql('delete from billing_record where contract_id = $1', [id]);
  await app.sql('update contract set billing_anchor = start_date + 7 where id = $1', [id]);
  await app.as('admin').records('Contract').remove(id);
  const [entry] = await app.sql<{ id: string }>(
    `select id::text from audit_entry where resource = 'contracts' and record_id = $1 and action = 'deleted'`,
    [id],
  );
  await app.as('admin').request('mutation ($id: ID!) { undoChange(entryId: $id) { isChanged } }', {
    id: entry!.id,
  });
  const rows = await app.sql(
    'select billing_anchor - start_date as trial, invoiced_elsewhere as elsewhere from contract where id = $1',
    [id],
  );
  expect(rows).toEqual([{ trial: 7, elsewhere: null }]);
});

test('the fees of a sign-up are charged again with its period, once', async () => {
  const { memberId, invoice } = await signUp({ setupFee: 20 });
  await cancel(invoice);
  expect(await bill(memberId)).toEqual([27]);
  await cancel(invoice);
  expect(await bill(memberId)).toEqual([]);
});

test('fees of a contract that ended before it began are charged again, against their credit, when their invoice is cancelled', async () => {
  const { memberId, id, invoice } = await signUp({ startDate: inDays(5), setupFee: 20 });
  const { total } = await operate('cancelContract', id, { at: 'NOW' });
  expect(total).toBe(-27);
  await cancel(invoice);
  expect(await bill(memberId, inDays(5))).toEqual([7, 20]);
  expect(await sumOf(memberId)).toBe(0);
  expect(await bill(memberId, inDays(5))).toEqual([]);
});

describe('fees of signing up follow what is invoiced for them, as days do', () => {
  /** A sign-up from five days on for 7.00 and a fee of 20.00, that was cancelled, and this was taken back. */
  async function returned() {
    const { memberId, id } = await signUp({ startDate: inDays(5), setupFee: 20 });
    const { invoice: credit, total } = await operate('cancelContract', id, { at: 'NOW' });
    expect(total).toBe(-27);
    await accounts().request('mutation ($id: ID!) { takeBackOperation(id: $id) { preview } }', { id });
    expect(await sumOf(memberId)).toBe(27);
    await setStatus(credit, 'pending');
    return { memberId, id, credit };
  }

  test('a credit that is restored after its cancellation was taken back is charged again, and credited when it is cancelled', async () => {
    const { memberId, credit } = await returned();
    expect(await bill(memberId, inDays(5))).toEqual([27]);
    expect(await bill(memberId, inDays(5))).toEqual([]);
    await cancel(credit);
    expect(await bill(memberId, inDays(5)), 'charged twice by now').toEqual([-27]);
    expect(await sumOf(memberId)).toBe(27);
  });

  test('what is credited already is not credited again by a second cancellation', async () => {
    const { memberId, id } = await returned();
    expect(await operate('cancelContract', id, { at: 'NOW' })).toMatchObject({ total: undefined });
    expect(await sumOf(memberId)).toBe(0);
  });

  test('a cancelled credit of a contract without days is given again', async () => {
    const { memberId, id } = await signUp({ startDate: inDays(5), setupFee: 20 });
    const { invoice } = await operate('cancelContract', id, { at: 'NOW' });
    await cancel(invoice);
    expect(await bill(memberId, inDays(5))).toEqual([-7, -20]);
    expect(await bill(memberId, inDays(5))).toEqual([]);
  });

  test('a fee before a free trial is charged again after the first period was billed', async () => {
    const { memberId, invoice } = await signUp({
      planId: trial,
      startDate: inDays(-5),
      freeTrial: true,
      setupFee: 20,
    });
    expect(await bill(memberId)).toEqual([7]);
    await cancel(invoice);
    expect(await bill(memberId)).toEqual([20]);
    expect(await bill(memberId)).toEqual([]);
  });

  test('a discount of a fee is not credited', async () => {
    const { memberId, id, invoice } = await signUp({ startDate: inDays(5), setupFee: 20 });
    await accounts().records('BillingRecord').update(invoice, { discountAmount: 13.5, totalAmount: 13.5 });
    const { invoice: credit, total } = await operate('cancelContract', id, { at: 'NOW' });
    expect(total).toBe(-13.5);
    await cancel(credit);
    expect(await bill(memberId, inDays(5)), 'half of 7.00 and of 20.00').toEqual([-3.5, -10]);
  });
});

test('a deleted invoice whose deletion is undone is not doubled, and a restored credit is taken back', async () => {
  const { memberId, id, invoice } = await signUp();
  await accounts().records('BillingRecord').remove(invoice);
  const [entry] = await app.sql<{ id: string }>(
    `select id::text from audit_entry where resource = 'billing' and record_id = $1 and action = 'deleted'`,
    [invoice],
  );
  await accounts().request('mutation ($id: ID!) { undoChange(entryId: $id) { isChanged } }', {
    id: entry!.id,
  });
  expect(await bill(memberId)).toEqual([]);
  const { invoice: credit } = await operate('freezeContract', id, { from: inDays(1), until: inDays(2) });
  await cancel(credit);
  expect(await bill(memberId)).toEqual([-2]);
  await setStatus(credit, 'pending');
  expect(await bill(memberId), 'one of both credits is too much').toEqual([2]);
  expect(await sumOf(memberId)).toBe(5);
});

test('an invoice that returns after its contract lost days is credited', async () => {
  const { memberId, id, invoice } = await signUp();
  await accounts().request('mutation ($id: ID!) { takeBackOperation(id: $id) { preview } }', { id });
  await setStatus(invoice, 'pending');
  expect(await bill(memberId), 'no day is left').toEqual([-7]);
  const ended = await signUp();
  await cancel(ended.invoice);
  await operate('cancelContract', ended.id, { at: 'NOW' });
  await setStatus(ended.invoice, 'pending');
  expect(await bill(ended.memberId), '4 of 7 days are left').toEqual([-3]);
  expect(await bill(ended.memberId)).toEqual([]);
});

test('an earlier invoice that returns leaves a later one alone, whose days after the end were credited', async () => {
  const { memberId, id, invoice } = await signUp({ startDate: inDays(-10) });
  expect(await bill(memberId), 'the second week').toEqual([7]);
  const { invoice: credit } = await operate('cancelContract', id, { at: 'NOW' });
  expect(await sumOf(memberId), '7 days, and 4 of the next 7').toBe(11);
  await cancel(invoice);
  await setStatus(invoice, 'pending');
  expect(await bill(memberId)).toEqual([]);
  // The credit is missing when the first week returns.
  await cancel(credit);
  await cancel(invoice);
  await setStatus(invoice, 'pending');
  expect(await bill(memberId)).toEqual([-3]);
  expect(await sumOf(memberId)).toBe(11);
});

test('a refunded invoice is not billed again', async () => {
  const { memberId, invoice } = await signUp();
  await setStatus(invoice, 'refunded');
  const { invoice: second } = await signUp();
  await cancel(second);
  expect(await bill(memberId)).toEqual([]);
});

/** The lines of a member, each with the invoice and the description of the line that it corrects. */
const correctedBy = (memberId: string) =>
  app.sql(
    `select l.kind, l.amount::float8 as amount, o.invoice_id::text as invoice, o.kind as corrects from billing_line l
       join billing_record b on b.id = l.invoice_id left join billing_line o on o.id = l.adjusts_id
      where b.member_id = $1 order by l.id`,
    [memberId],
  );

test('a credit refers to the line that it corrects, also after that invoice has got a discount', async () => {
  const { memberId, id, invoice } = await signUp();
  await operate('freezeContract', id, { from: inDays(1), until: inDays(2) });
  const lines = [
    { kind: 'period', amount: 7, invoice: null, corrects: null },
    { kind: 'credit', amount: -2, invoice, corrects: 'period' },
  ];
  expect(await correctedBy(memberId)).toEqual(lines);
  const discount = (discountAmount: number) =>
    accounts()
      .records('BillingRecord')
      .update(invoice, { discountAmount, totalAmount: 7 - discountAmount });
  await discount(1);
  const discounted = { kind: 'discount', amount: -1, invoice: null, corrects: null };
  expect(await correctedBy(memberId)).toEqual([...lines, discounted]);
  await discount(0);
  expect(await correctedBy(memberId)).toEqual(lines);
});

test('a second credit refers to the invoice that was made again, not to the credit before', async () => {
  const { memberId, id, invoice } = await signUp();
  await operate('freezeContract', id, { from: inDays(1), until: inDays(1) });
  await cancel(invoice);
  expect(await bill(memberId)).toEqual([7]);
  await operate('freezeContract', id, { from: inDays(3), until: inDays(3) });
  const lines = await correctedBy(memberId);
  expect(lines).toMatchObject([
    { kind: 'period', amount: 7 },
    { kind: 'credit', amount: -1, invoice },
    { kind: 'charge', amount: 7, corrects: null },
    { kind: 'credit', amount: -1, corrects: 'charge' },
  ]);
  expect(lines[3]!['invoice'], 'not the cancelled one').not.toBe(invoice);
});

test('a contract that is taken back before its start leaves nothing of net and tax, each line by its own', async () => {
  const { memberId, id, invoice } = await signUp({ startDate: inDays(5), setupFee: 20 });
  await operate('cancelContract', id, { at: 'NOW' });
  const lines = await correctedBy(memberId);
  expect(lines.slice(-2)).toEqual([
    { kind: 'credit', amount: -7, invoice, corrects: 'period' },
    { kind: 'credit', amount: -20, invoice, corrects: 'setup_fee' },
  ]);
  const [sum] = await app.sql(
    `select sum(l.amount)::float8 as net, sum(l.tax_amount)::float8 as tax from billing_line l join billing_record b on b.id = l.invoice_id where member_id = $1`,
    [memberId],
  );
  expect(sum).toEqual({ net: 0, tax: 0 });
});
