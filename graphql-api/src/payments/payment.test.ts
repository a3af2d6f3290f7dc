import { beforeAll, expect, test } from 'vitest';
import { useClub } from '../../testing/club.ts';
import { dayFromToday } from '../../testing/days.ts';
import { wrong } from '../../testing/refusals.ts';
import { makeRecord } from '../../testing/samples.ts';

const club = useClub();
const payments = () => club.as('accounts').records('Payment');
const invoices = () => club.as('accounts').records('BillingRecord');
const REQUIRED = 'Please fill in all required fields';
let memberId: string;
let number = 0;
const least = () => ({
  memberId,
  paymentNumber: `P-${++number}`,
  amount: 10,
  paymentMethod: 'cash',
  paymentType: 'membership_fee',
});

const invoiceOf = (amount: number) => invoices().create({ memberId, invoiceNumber: `I-${++number}`, amount });
const open = async (id: string) => {
  const invoice = await invoices().one(id);
  return [invoice!['paidAmount'], invoice!['openAmount']];
};

beforeAll(async () => {
  memberId = (await makeRecord(club.as('admin'), 'Member')).id;
});

test('member, number, date, amount, method and type are required, in one message', async () => {
  const fields = Object.fromEntries(
    ['memberId', 'paymentNumber', 'amount', 'paymentMethod', 'paymentType'].map(name => [name, REQUIRED]),
  );
  await expect(payments().create({})).rejects.toMatchObject({ ...wrong(fields), message: REQUIRED });
  const { id } = await payments().create(least());
  await expect(payments().update(id, { paymentDate: null })).rejects.toMatchObject(
    wrong({ paymentDate: REQUIRED }),
  );
});

test('a new payment is completed today, for no invoice', async () => {
  expect(await payments().create(least())).toMatchObject({
    paymentDate: dayFromToday(),
    paymentStatus: 'completed',
    billingId: null,
    locationId: null,
  });
});

test('a payment number is there once', async () => {
  const input = least();
  await payments().create(input);
  const message = 'Payment number is already in use';
  await expect(payments().create(input)).rejects.toMatchObject({
    code: 'CONFLICT',
    fields: { paymentNumber: message },
  });
});

test('completed payments settle their invoice to the cent; others do not', async () => {
  const { id: billingId, version } = await invoiceOf(0.3);
  await payments().create({ ...least(), billingId, amount: 0.1 });
  await payments().create({ ...least(), billingId, amount: 5, paymentStatus: 'pending' });
  await payments().create({ ...least(), billingId, amount: 7, paymentStatus: 'failed' });
  expect(await open(billingId)).toEqual([0.1, 0.2]);
  await payments().create({ ...least(), billingId, amount: 0.2 });
  expect(await open(billingId)).toEqual([0.3, 0]);
  expect((await invoices().one(billingId))!.version, 'nobody has edited the invoice').toBe(version);
});

test('what is completed later counts then; what is refunded, cancelled or deleted counts no longer', async () => {
  const { id: billingId } = await invoiceOf(100);
  const pending = await payments().create({ ...least(), billingId, amount: 60, paymentStatus: 'pending' });
  const other = await payments().create({ ...least(), billingId, amount: 40 });
  await payments().update(pending.id, { paymentStatus: 'completed' });
  expect(await open(billingId)).toEqual([100, 0]);
  await payments().update(pending.id, { paymentStatus: 'refunded' });
  expect(await open(billingId)).toEqual([40, 60]);
  await payments().update(other.id, { amount: 45.5 });
  expect(await open(billingId)).toEqual([45.5, 54.5]);
  await payments().update(other.id, { paymentStatus: 'cancelled' });
  expect(await open(billingId)).toEqual([0, 100]);
  await payments().update(other.id, { paymentStatus: 'completed' });
  await payments().remove(other.id);
  expect(await open(billingId)).toEqual([0, 100]);
});

test('a payment that moves to another invoice settles that one', async () => {
  const [one, other] = [await invoiceOf(100), await invoiceOf(100)];
  const payment = await payments().create({ ...least(), billingId: one.id, amount: 30 });
  await payments().update(payment.id, { billingId: other.id });
  expect([await open(one.id), await open(other.id)]).toEqual([
    [0, 100],
    [30, 70],
  ]);
  await payments().update(payment.id, { billingId: null });
  expect(await open(other.id)).toEqual([0, 100]);
});

test('a negative amount is a refund: completed or refunded, it is subtracted from what was paid', async () => {
  const { id: billingId } = await invoiceOf(100);
  await payments().create({ ...least(), billingId, amount: 100 });
  await payments().create({ ...least(), billingId, amount: -30 });
  expect(await open(billingId)).toEqual([70, 30]);
  await payments().create({ ...least(), billingId, amount: -20, paymentStatus: 'refunded' });
  expect(await open(billingId)).toEqual([50, 50]);
  for (const paymentStatus of ['pending', 'failed', 'cancelled'])
    await payments().create({ ...least(), billingId, amount: -5, paymentStatus });
  await payments().create({ ...least(), billingId, amount: 0 });
  expect(await open(billingId)).toEqual([50, 50]);
});

const OTHERS_INVOICE = {
  billingId: 'This invoice belongs to another member. Choose an invoice of the member who pays.',
};

test('a payment belongs to the member of its invoice', async () => {
  const { id: billingId } = await invoiceOf(100);
  const other = await makeRecord(club.as('admin'), 'Member');
  await expect(payments().create({ ...least(), billingId, memberId: other.id })).rejects.toMatchObject(
    wrong(OTHERS_INVOICE),
  );
  const { id } = await payments().create({ ...least(), billingId });
  await expect(payments().update(id, { memberId: other.id })).rejects.toMatchObject(
    wrong({
      memberId: 'The invoice of this payment belongs to another member. Choose another invoice or none.',
    }),
  );
  const free = await payments().create({ ...least(), memberId: other.id });
  await expect(payments().update(free.id, { billingId })).rejects.toMatchObject(wrong(OTHERS_INVOICE));
  expect(await open(billingId)).toEqual([10, 90]);
});

test('an invoice with payments keeps its member', async () => {
  const { id: billingId } = await invoiceOf(100);
  const other = await makeRecord(club.as('admin'), 'Member');
  await expect(invoices().update(billingId, { memberId: other.id })).resolves.toBeDefined();
  await invoices().update(billingId, { memberId });
  const payment = await payments().create({ ...least(), billingId });
  await expect(invoices().update(billingId, { memberId: other.id })).rejects.toMatchObject(
    wrong({
      memberId: `This invoice has payments of its member (${String(payment['paymentNumber'])}). Take the invoice out of these payments first.`,
    }),
  );
  await payments().update(payment.id, { billingId: null });
  await expect(invoices().update(billingId, { memberId: other.id })).resolves.toMatchObject({
    memberId: other.id,
  });
});

test('a payment and a change of the member of its invoice at the same moment never disagree', async () => {
  const other = await makeRecord(club.as('admin'), 'Member');
  for (let round = 0; round < 10; round++) {
    const { id: billingId } = await invoiceOf(100);
    await Promise.allSettled([
      payments().create({ ...least(), billingId }),
      invoices().update(billingId, { memberId: other.id }),
    ]);
  }
  const disagreeing = await club.sql(
    'select p.id from payment p join billing_record b on b.id = p.billing_id where p.member_id <> b.member_id',
  );
  expect(disagreeing).toEqual([]);
});

test('sums that are more than can be stored are refused with the field', async () => {
  const most = 9_999_999_999.99;
  const { id: billingId } = await invoiceOf(100);
  await payments().create({ ...least(), billingId, amount: most });
  await expect(payments().create({ ...least(), billingId, amount: most })).rejects.toMatchObject(
    wrong({ amount: 'The payments of this invoice add up to more than can be stored' }),
  );
  await expect(invoices().update(billingId, { amount: -most })).rejects.toMatchObject(
    wrong({ amount: 'What is still to be paid is more than can be stored' }),
  );
});

test('payments that come at the same moment all count', async () => {
  const { id: billingId } = await invoiceOf(100);
  await Promise.all(
    Array.from({ length: 8 }, () => payments().create({ ...least(), billingId, amount: 0.01 })),
  );
  expect(await open(billingId)).toEqual([0.08, 99.92]);
});

test('payments hold their invoice and their member; an invoice that is not paid can go', async () => {
  const { id: billingId } = await invoiceOf(100);
  const { id } = await payments().create({ ...least(), billingId });
  const message = '1 payment refers to this billing record';
  await expect(invoices().remove(billingId)).rejects.toMatchObject({ code: 'CONFLICT', message });
  await payments().remove(id);
  await expect(invoices().remove(billingId)).resolves.toBe(billingId);
});

test('an invoice that there is not is told by the field', async () => {
  await expect(payments().create({ ...least(), billingId: '999999' })).rejects.toMatchObject(
    wrong({ billingId: 'Billing not found' }),
  );
});
