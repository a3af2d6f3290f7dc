import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { makeRecord } from '../../../testing/samples.ts';

const app = useApp();
const payments = () => app.as('accounts').records('Payment');
const invoices = () => app.as('accounts').records('BillingRecord');
const REQUIRED = 'Please fill in all required fields';
let memberId: string;
let number = 0;
const least = () => ({
  onAccount: false,
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
  memberId = (await makeRecord(app.as('admin'), 'Member')).id;
});

test('member, number, date, amount, method and type are required, in one message', async () => {
  const fields = Object.fromEntries(
    ['memberId', 'paymentNumber', 'amount', 'paymentMethod', 'paymentType'].map(name => [name, REQUIRED]),
  );
  await expect(payments().create({ paymentNumber: '' })).rejects.toMatchObject({
    ...invalidInput(fields),
    message: REQUIRED,
  });
  const { id } = await payments().create(least());
  await expect(payments().update(id, { paymentDate: null })).rejects.toMatchObject(
    invalidInput({ paymentDate: REQUIRED }),
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

test('payment numbers are unique', async () => {
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
  expect((await invoices().one(billingId))!.version).toBe(version + 1);
});

test('a payment counts from its completion until it fails, is cancelled or deleted', async () => {
  const { id: billingId } = await invoiceOf(100);
  const pending = await payments().create({ ...least(), billingId, amount: 60, paymentStatus: 'pending' });
  const other = await payments().create({ ...least(), billingId, amount: 40 });
  await payments().update(pending.id, { paymentStatus: 'completed' });
  expect(await open(billingId)).toEqual([100, 0]);
  await payments().update(pending.id, { paymentStatus: 'failed' });
  expect(await open(billingId)).toEqual([40, 60]);
  await payments().update(other.id, { amount: 45.5 });
  expect(await open(billingId)).toEqual([45.5, 54.5]);
  await payments().update(other.id, { paymentStatus: 'cancelled' });
  expect(await open(billingId)).toEqual([0, 100]);
  await payments().update(other.id, { paymentStatus: 'completed' });
  await payments().remove(other.id);
  expect(await open(billingId)).toEqual([0, 100]);
});

test('a payment that moves to another invoice settles that invoice', async () => {
  const [one, other] = [await invoiceOf(100), await invoiceOf(100)];
  const payment = await payments().create({ ...least(), billingId: one.id, amount: 30 });
  await payments().update(payment.id, { billingId: other.id });
  expect([await open(one.id), await open(other.id)]).toEqual([
    [0, 100],
    [30, 70],
  ]);
  await payments().update(payment.id, { billingId: null, onAccount: false });
  expect(await open(other.id)).toEqual([0, 100]);
});

test('a returned debit is subtracted from the paid amount, completed or refunded', async () => {
  const { id: billingId } = await invoiceOf(100);
  await payments().create({ ...least(), billingId, amount: 100 });
  await payments().create({ ...least(), billingId, amount: -30, refundKind: 'returned_debit' });
  expect(await open(billingId)).toEqual([70, 30]);
  await payments().create({
    ...least(),
    billingId,
    amount: -20,
    refundKind: 'returned_debit',
    paymentStatus: 'refunded',
  });
  expect(await open(billingId)).toEqual([50, 50]);
  for (const paymentStatus of ['pending', 'failed', 'cancelled'])
    await payments().create({ ...least(), billingId, amount: -5, paymentStatus });
  await payments().create({ ...least(), billingId, amount: 0 });
  expect(await open(billingId)).toEqual([50, 50]);
});

test.each(['refund', 'goodwill', undefined])(
  'a payment back as %s does not open its invoice',
  async refundKind => {
    const owner = (await makeRecord(app.as('admin'), 'Member')).id;
    const own = () => ({ ...least(), memberId: owner });
    const { id: billingId } = await invoices().create({ memberId: owner, amount: 100 });
    await payments().create({ ...own(), billingId, amount: 60 });
    const back = await payments().create({ ...own(), billingId, amount: -20, refundKind });
    expect(back['refundKind']).toBe(refundKind ?? 'refund');
    expect(await open(billingId), '40.00 are open as before').toEqual([60, 40]);
    await payments().create({ ...own(), billingId, amount: 40 });
    expect(await open(billingId)).toEqual([100, 0]);
    await payments().update(back.id, { refundKind: 'returned_debit' });
    expect(await open(billingId), '60.00 + 40.00 − 20.00').toEqual([80, 20]);
    await payments().update(back.id, { refundKind: 'refund' });
    expect(await open(billingId)).toEqual([100, 0]);
    await invoices().update(billingId, { discountAmount: 30 });
    expect(await open(billingId), '80.00 received for 70.00: the refund took 20.00 of 30.00').toEqual([
      80, -10,
    ]);
    await invoices().update(billingId, { discountAmount: 0 });
    await payments().remove(back.id);
    expect(await open(billingId)).toEqual([100, 0]);
  },
);

test('a payment that is refunded in full leaves its invoice settled, and may be paid again', async () => {
  const { id: owner } = await makeRecord(app.as('admin'), 'Member');
  const own = (amount: number) => ({ ...least(), memberId: owner, amount });
  const { id: billingId } = await invoices().create({
    memberId: owner,
    amount: 100,
    dueDate: dayFromToday({ days: -5 }),
  });
  const payment = await payments().create({ ...own(60), billingId });
  const last = await payments().create({ ...own(40), billingId });
  expect(await payments().update(payment.id, { paymentStatus: 'refunded' })).toMatchObject({
    refundKind: 'refund',
  });
  expect(await open(billingId)).toEqual([100, 0]);
  await payments().update(last.id, { paymentStatus: 'refunded' });
  expect(await invoices().one(billingId)).toMatchObject({ paymentStatus: 'paid', openAmount: 0 });
  const { entries } = (await app
    .as('accounts')
    .request(
      'query ($id: ID!) { entries: accountEntries(memberId: $id) { items { kind amount balance } } }',
      { id: owner },
    )) as { entries: { items: object[] } };
  expect(entries.items).toEqual([
    { kind: 'settled', amount: -100, balance: 0 },
    { kind: 'invoice', amount: 100, balance: 100 },
  ]);
  await expect(payments().create({ ...own(-1), billingId })).rejects.toMatchObject({
    fields: { amount: expect.stringContaining('$0.00 is left to be refunded') },
  });
  await payments().create({ ...own(100), billingId });
  expect(await open(billingId)).toEqual([100, 0]);
  expect(await payments().update(payment.id, { paymentStatus: 'cancelled' })).toMatchObject({
    refundKind: null,
  });
});

test('a refunded payment of an earlier version opens its invoice, as before', async () => {
  const { id: billingId } = await invoiceOf(50);
  const { id } = await payments().create({ ...least(), billingId, amount: 50 });
  await app.sql(`update payment set payment_status = 'refunded' where id = $1`, [id]);
  await app.sql(
    `update billing_record set paid_amount = 0, payment_status = 'pending', payment_date = null, payment_method = null where id = $1`,
    [billingId],
  );
  await payments().create({ ...least(), billingId, amount: 10 });
  await payments().update(id, { paymentMethod: 'check' });
  expect(await open(billingId)).toEqual([10, 40]);
});

test('what was paid back may be paid again', async () => {
  const { id: billingId } = await invoiceOf(100);
  await payments().create({ ...least(), billingId, amount: 100 });
  await payments().create({ ...least(), billingId, amount: -30 });
  await payments().create({ ...least(), billingId, amount: 30 });
  expect(await open(billingId)).toEqual([100, 0]);
  await expect(payments().create({ ...least(), billingId, amount: 0.01 })).rejects.toMatchObject({
    fields: { amount: expect.stringContaining('$0.00 is open') },
  });
});

test('only a negative amount has a kind of refund, and a goodwill payment takes nothing from the balance', async () => {
  await expect(payments().create({ ...least(), refundKind: 'goodwill' })).rejects.toMatchObject({
    fields: { refundKind: expect.any(String) },
  });
  const goodwill = { ...least(), amount: -5, refundKind: 'goodwill' };
  await expect(payments().create({ ...goodwill, onAccount: true })).rejects.toMatchObject({
    fields: { onAccount: expect.any(String) },
  });
  const { onAccount: _given, ...unsaid } = goodwill;
  expect(await payments().create(unsaid)).toMatchObject({ onAccount: false, balanceAmount: 0 });
  const { id } = await payments().create({ ...least(), amount: -5 });
  expect(await payments().update(id, { amount: 5 })).toMatchObject({ refundKind: null });
});

const OTHERS_INVOICE = {
  billingId: 'This invoice belongs to another member. Choose an invoice of the member who pays.',
};

test('a payment belongs to the member of its invoice', async () => {
  const { id: billingId } = await invoiceOf(100);
  const other = await makeRecord(app.as('admin'), 'Member');
  await expect(payments().create({ ...least(), billingId, memberId: other.id })).rejects.toMatchObject(
    invalidInput(OTHERS_INVOICE),
  );
  const { id } = await payments().create({ ...least(), billingId });
  await expect(payments().update(id, { memberId: other.id })).rejects.toMatchObject(
    invalidInput({
      memberId: 'The invoice of this payment belongs to another member. Choose another invoice or none.',
    }),
  );
  const free = await payments().create({ ...least(), memberId: other.id });
  await expect(payments().update(free.id, { billingId })).rejects.toMatchObject(invalidInput(OTHERS_INVOICE));
  expect(await open(billingId)).toEqual([10, 90]);
});

test('an invoice with payments keeps its member', async () => {
  const { id: billingId } = await invoiceOf(100);
  const other = await makeRecord(app.as('admin'), 'Member');
  await expect(invoices().update(billingId, { memberId: other.id })).resolves.toBeDefined();
  await invoices().update(billingId, { memberId });
  const payment = await payments().create({ ...least(), billingId });
  await expect(invoices().update(billingId, { memberId: other.id })).rejects.toMatchObject(
    invalidInput({
      memberId: `This invoice has payments of its member (${String(payment['paymentNumber'])}). Take the invoice out of these payments first.`,
    }),
  );
  await payments().update(payment.id, { billingId: null, onAccount: false });
  await expect(invoices().update(billingId, { memberId: other.id })).resolves.toMatchObject({
    memberId: other.id,
  });
});

test('a payment and a concurrent change of the member of its invoice stay consistent', async () => {
  const other = await makeRecord(app.as('admin'), 'Member');
  for (let round = 0; round < 10; round++) {
    const { id: billingId } = await invoiceOf(100);
    await Promise.allSettled([
      payments().create({ ...least(), billingId }),
      invoices().update(billingId, { memberId: other.id }),
    ]);
  }
  const disagreeing = await app.sql(
    'select p.id from payment p join billing_record b on b.id = p.billing_id where p.member_id <> b.member_id',
  );
  expect(disagreeing).toEqual([]);
});

const statusOf = async (id: string) => {
  const invoice = await invoices().one(id);
  return [invoice!['paymentStatus'], invoice!['paymentDate'], invoice!['paymentMethod']];
};
const settled = ['paid', '2026-03-02', 'check'];
const dueInvoice = (dueDate: string, values = {}) =>
  invoices().create({ memberId, invoiceNumber: `I-${++number}`, amount: 100, dueDate, ...values });
const payBy = (billingId: string, values = {}) =>
  payments().create({
    ...least(),
    billingId,
    amount: 100,
    paymentDate: '2026-03-02',
    paymentMethod: 'check',
    ...values,
  });

test('an invoice that payments settle is paid, on the day and by the method of the last payment', async () => {
  for (const paymentStatus of ['pending', 'overdue']) {
    const { id } = await dueInvoice(dayFromToday(), { paymentStatus });
    await payBy(id, { amount: 40 });
    expect(await statusOf(id)).toEqual([paymentStatus, null, null]);
    await payBy(id, { amount: 60, paymentDate: '2026-03-01', paymentMethod: 'cash' });
    expect(await statusOf(id), 'the later of two payments').toEqual(settled);
  }
});

test.each([
  ['today', 'pending', 0],
  ['yesterday', 'overdue', -1],
])('an invoice that was due %s and is open again is %s, without date and method', async (_, status, days) => {
  const { id } = await dueInvoice(dayFromToday({ days }));
  const open = [status, null, null];
  const { id: paymentId } = await payBy(id);
  expect(await statusOf(id)).toEqual(settled);
  for (const change of [
    { amount: 99.99 },
    { paymentStatus: 'failed' },
    { paymentStatus: 'refunded', refundKind: 'returned_debit' },
    { billingId: null, onAccount: false },
  ]) {
    await payments().update(paymentId, change);
    expect(await statusOf(id)).toEqual(open);
    await payments().update(paymentId, { amount: 100, paymentStatus: 'completed', billingId: id });
    expect(await statusOf(id)).toEqual(settled);
  }
  const refund = await payBy(id, { amount: -1, refundKind: 'returned_debit' });
  expect(await statusOf(id)).toEqual(open);
  await payments().remove(refund.id);
  expect(await statusOf(id), 'a refund is not what paid it').toEqual(settled);
  await payments().remove(paymentId);
  expect(await statusOf(id)).toEqual(open);
});

test.each(['pending', 'overdue'])(
  'an invoice of which nothing is open stays paid where a user sets %s',
  async paymentStatus => {
    const { id } = await dueInvoice(dayFromToday());
    await payBy(id);
    await invoices().update(id, { paymentStatus });
    expect(await statusOf(id)).toEqual(settled);
    const byHand = await dueInvoice(dayFromToday(), { paymentStatus: 'paid' });
    await invoices().update(byHand.id, { paymentStatus });
    expect((await statusOf(byHand.id))[0], 'without a payment').toBe(paymentStatus);
  },
);

test('an overdue invoice is pending again when it is due later', async () => {
  const { id } = await dueInvoice(dayFromToday({ days: -3 }), { paymentStatus: 'overdue' });
  await invoices().update(id, { dueDate: dayFromToday({ days: -1 }) });
  expect((await statusOf(id))[0]).toBe('overdue');
  await invoices().update(id, { dueDate: dayFromToday() });
  expect((await statusOf(id))[0]).toBe('pending');
});

test('the date and the method of an invoice follow those of its payment', async () => {
  const { id } = await dueInvoice(dayFromToday());
  const payment = await payBy(id);
  await payments().update(payment.id, { paymentDate: '2026-03-05', paymentMethod: 'cash' });
  expect(await statusOf(id)).toEqual(['paid', '2026-03-05', 'cash']);
});

test('a status set by a user stays until a payment changes; cancelled and refunded are final', async () => {
  const { id } = await dueInvoice(dayFromToday());
  await invoices().update(id, { paymentStatus: 'paid', paymentDate: '2026-01-01', paymentMethod: 'cash' });
  expect(await statusOf(id), 'without a payment').toEqual(['paid', '2026-01-01', 'cash']);
  const payment = await payBy(id, { amount: 99 });
  await invoices().update(id, { paymentStatus: 'overdue' });
  await payments().update(payment.id, { notes: 'Counted twice' });
  await payBy(id, { paymentStatus: 'pending' });
  expect((await statusOf(id))[0]).toBe('overdue');
  await payBy(id, { amount: 1 });
  expect((await statusOf(id))[0]).toBe('paid');

  for (const paymentStatus of ['cancelled', 'refunded']) {
    const kept = await dueInvoice(dayFromToday());
    const { id: paymentId } = await payBy(kept.id, { amount: 60 });
    await invoices().update(kept.id, { paymentStatus });
    await payments().remove(paymentId);
    expect(await invoices().one(kept.id)).toMatchObject({ paymentStatus, paymentDate: null, version: 2 });
  }
});

test('an invoice over 0 is pending', async () => {
  const { id } = await dueInvoice(dayFromToday(), { amount: 0 });
  await invoices().update(id, { notes: 'Free month' });
  expect(await statusOf(id)).toEqual(['pending', null, null]);
  await payBy(id, { amount: 0 });
  expect(await statusOf(id)).toEqual(settled);
});

test('a changed total settles or reopens an invoice with payments', async () => {
  const { id } = await dueInvoice(dayFromToday());
  await invoices().update(id, { amount: 0 });
  expect(await statusOf(id), 'without a payment').toEqual(['paid', null, null]);
  await invoices().update(id, { amount: 100 });
  expect(await statusOf(id)).toEqual(['pending', null, null]);
  await payBy(id, { amount: 90 });
  await invoices().update(id, { discountAmount: 10 });
  expect(await statusOf(id)).toEqual(settled);
  await invoices().update(id, { taxAmount: 1 });
  expect(await statusOf(id)).toEqual(['pending', null, null]);
  await invoices().update(id, { taxAmount: 0, paymentStatus: 'refunded' });
  expect((await statusOf(id))[0], 'set with the total').toBe('refunded');
});

test('a changed status is a new version of the invoice, and the audit log names who paid', async () => {
  const { id, version, invoiceNumber } = await dueInvoice(dayFromToday());
  const payment = await payBy(id);
  await expect(invoices().update(id, { notes: 'Late' }, version)).rejects.toMatchObject({ code: 'CONFLICT' });
  await payments().remove(payment.id);
  const entries = await app.sql(
    `select username, title, changes from audit_entry
      where resource = 'billing' and record_id = $1 and action = 'updated' order by id`,
    [id],
  );
  expect(entries).toEqual([
    {
      username: 'accounts',
      title: invoiceNumber,
      changes: {
        paidAmount: [0, 100],
        paymentStatus: ['pending', 'paid'],
        paymentDate: [null, '2026-03-02'],
        paymentMethod: [null, 'check'],
      },
    },
    expect.objectContaining({ username: 'accounts' }),
  ]);
});

test('a payment of a part is in the audit log of the invoice, which stays the same version', async () => {
  const { id, version } = await dueInvoice(dayFromToday());
  await payBy(id, { amount: 30 });
  expect((await invoices().one(id))!.version).toBe(version);
  const entries = await app.sql(
    `select changes from audit_entry where resource = 'billing' and record_id = $1 and action = 'updated'`,
    [id],
  );
  expect(entries).toEqual([{ changes: { paidAmount: [0, 30] } }]);
});

test('concurrent payments settle an invoice once', async () => {
  const { id, version } = await dueInvoice(dayFromToday());
  await Promise.all(Array.from({ length: 4 }, () => payBy(id, { amount: 25 })));
  expect(await invoices().one(id)).toMatchObject({ paymentStatus: 'paid', version: version + 1 });
});

const isOpen = (invoice: Record<string, unknown>, left: string) =>
  invalidInput({
    amount: `Of invoice ${String(invoice['invoiceNumber'])}, ${left} is open. Enter that amount or less.`,
  });
const isLeft = (invoice: Record<string, unknown>, left: string) =>
  invalidInput({
    amount: `Of invoice ${String(invoice['invoiceNumber'])}, ${left} is left to be refunded. Enter that amount or less.`,
  });

test('of ten payments at the same moment, those above what is open are rejected', async () => {
  const invoice = await dueInvoice(dayFromToday(), { amount: 75 });
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => payBy(invoice.id, { amount: 75 })),
  );
  const rejected = results.filter(result => result.status === 'rejected');
  expect(rejected).toHaveLength(9);
  for (const { reason } of rejected) expect(reason).toMatchObject(isOpen(invoice, '$0.00'));
  expect(await open(invoice.id)).toEqual([75, 0]);
});

test('no more is paid than is open, however the payment comes to count', async () => {
  const invoice = await dueInvoice(dayFromToday(), { amount: 75 });
  const payment = await payBy(invoice.id, { amount: 50 });
  await expect(payBy(invoice.id, { amount: 25.01 })).rejects.toMatchObject(isOpen(invoice, '$25.00'));
  await expect(payments().update(payment.id, { amount: 75.01 })).rejects.toMatchObject(
    isOpen(invoice, '$25.00'),
  );
  const [pending, elsewhere] = [
    await payBy(invoice.id, { amount: 30, paymentStatus: 'pending' }),
    await payments().create({ ...least(), amount: 30 }),
  ];
  for (const [id, change] of [
    [pending.id, { paymentStatus: 'completed' }],
    [elsewhere.id, { billingId: invoice.id }],
  ] as const)
    await expect(payments().update(id, change)).rejects.toMatchObject(isOpen(invoice, '$25.00'));
  expect(await open(invoice.id)).toEqual([50, 25]);
  await payments().update(payment.id, { amount: 75 });
  expect(await open(invoice.id)).toEqual([75, 0]);
});

test('no more is refunded than was received, and a payment with refunds stays', async () => {
  const invoice = await dueInvoice(dayFromToday(), { amount: 75 });
  const payment = await payBy(invoice.id, { amount: 75 });
  const refunds = await Promise.allSettled([-50, -50].map(amount => payBy(invoice.id, { amount })));
  const [rejected, second] = refunds.filter(result => result.status === 'rejected');
  expect(rejected!.reason).toMatchObject(isLeft(invoice, '$25.00'));
  expect(second).toBe(undefined);
  for (const change of [{ amount: 49 }, { paymentStatus: 'refunded' }, { paymentStatus: 'failed' }])
    await expect(payments().update(payment.id, change)).rejects.toMatchObject(isLeft(invoice, '$25.00'));
  await expect(payments().update(payment.id, { billingId: null, onAccount: false })).rejects.toMatchObject({
    fields: { billingId: expect.stringContaining('$25.00 is left to be refunded') },
  });
  await expect(payments().remove(payment.id)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: `Invoice ${String(invoice['invoiceNumber'])} has refunds of this payment. Delete the refunds first.`,
  });
  await payBy(invoice.id, { amount: -25, paymentStatus: 'refunded' });
  expect(await open(invoice.id), 'refunds open nothing').toEqual([75, 0]);
});

test.each(['cancelled', 'refunded'])('an invoice that is %s takes no payment', async paymentStatus => {
  const invoice = await dueInvoice(dayFromToday());
  await invoices().update(invoice.id, { paymentStatus });
  await expect(payBy(invoice.id, { amount: 1 })).rejects.toMatchObject(
    invalidInput({
      amount: `Invoice ${String(invoice['invoiceNumber'])} is ${paymentStatus} and takes no payment. Choose another invoice or none.`,
    }),
  );
});

test('an invoice that is refunded takes refunds of what was received', async () => {
  const invoice = await dueInvoice(dayFromToday());
  await payBy(invoice.id, { amount: 60 });
  await invoices().update(invoice.id, { paymentStatus: 'refunded' });
  await expect(payBy(invoice.id, { amount: -60.01 })).rejects.toMatchObject(isLeft(invoice, '$60.00'));
  await payBy(invoice.id, { amount: -60 });
});

test('an amount that is owed to the member is paid out once', async () => {
  const { id: owner } = await makeRecord(app.as('admin'), 'Member');
  const credit = await dueInvoice(dayFromToday(), { amount: -20, memberId: owner });
  const payBack = (amount: number) => payBy(credit.id, { amount, memberId: owner });
  await expect(payBack(1)).rejects.toMatchObject(isLeft(credit, '$0.00'));
  await payBack(-20);
  await expect(payBack(-0.01)).rejects.toMatchObject(isOpen(credit, '$0.00'));
  expect((await statusOf(credit.id))[0]).toBe('paid');
});

test('what is still to be paid fits its column', async () => {
  const most = 9_999_999_999.99;
  const { id: billingId } = await invoiceOf(most);
  await payments().create({ ...least(), billingId, amount: most });
  await expect(invoices().update(billingId, { amount: -most })).rejects.toMatchObject(
    invalidInput({ amount: 'What is still to be paid is more than can be stored' }),
  );
});

test('concurrent payments all count', async () => {
  const { id: billingId } = await invoiceOf(100);
  await Promise.all(
    Array.from({ length: 8 }, () => payments().create({ ...least(), billingId, amount: 0.01 })),
  );
  expect(await open(billingId)).toEqual([0.08, 99.92]);
});

test('payments restrict the deletion of their invoice and member; an unpaid invoice can be deleted', async () => {
  const { id: billingId } = await invoiceOf(100);
  const { id } = await payments().create({ ...least(), billingId });
  const message = '1 payment refers to this billing record';
  await expect(invoices().remove(billingId)).rejects.toMatchObject({ code: 'CONFLICT', message });
  await payments().remove(id);
  await expect(invoices().remove(billingId)).resolves.toBe(billingId);
});

test('an unknown invoice is an error of its field', async () => {
  await expect(payments().create({ ...least(), billingId: '999999' })).rejects.toMatchObject(
    invalidInput({ billingId: 'Billing not found' }),
  );
});
