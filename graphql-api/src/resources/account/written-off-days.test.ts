import { expect, test } from 'vitest';
import { useContractOperations } from '../../../testing/contract-operations.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { makeRecord } from '../../../testing/samples.ts';

const { app, plan, run } = useContractOperations(false);
const accounts = () => app.as('accounts');
const invoices = () => accounts().records('BillingRecord');

interface Written {
  memberId: string;
  contractId: string;
  invoiceId: string;
}

/** A contract that began 10 days ago, of whose first invoice over 89.00 a part is paid and the rest is written off. */
async function writtenOff(paid: number): Promise<Written> {
  const signed = await signedUp(paid);
  await writeOff(signed.invoiceId, 89 - paid);
  return signed;
}

async function signedUp(paid: number): Promise<Written> {
  const { id: memberId } = await makeRecord(app.as('admin'), 'Member');
  const startDate = dayFromToday({ days: -10 });
  const input = { memberId, planId: plan.id, startDate, setupFee: 0, enrollmentFee: 0 };
  const signed = await run('signUp', null, input, { user: app.as('admin') });
  const invoiceId = signed.invoices[0]!.id!;
  const payment = { memberId, billingId: invoiceId, amount: paid };
  if (paid > 0)
    await accounts()
      .records('Payment')
      .create({ ...payment, paymentMethod: 'cash', paymentType: 'membership_fee' });
  return { memberId, contractId: String(signed.contract!['id']), invoiceId };
}

const writeOff = (id: string, openAmount: number) =>
  accounts().request(
    'mutation ($id: ID!, $openAmount: Float!) { writeOffInvoice(id: $id, reason: "Moved", openAmount: $openAmount) { id } }',
    { id, openAmount },
  );

/** In cents; negative for what the club owes. */
async function owed({ memberId }: Written): Promise<number> {
  const [row] = await app.sql<{ cents: number }>(
    'select round(100 * sum(open_amount))::int as cents from billing_record where member_id = $1',
    [memberId],
  );
  return row!.cents;
}

const operate = (name: string, { contractId }: Written, input: object | null) =>
  run(name, contractId, input as Record<string, unknown> | null, { user: app.as('admin') });

/** In cents. */
const creditOf = ({ invoices: made }: Awaited<ReturnType<typeof operate>>) =>
  Math.round(
    100 *
      made
        .flatMap(({ lines }) => lines)
        .filter(({ kind }) => kind === 'credit')
        .reduce((sum, { amount, taxAmount }) => sum - amount - taxAmount, 0),
  );

test('days that were written off are credited with the write-off: the club owes nothing', async () => {
  const written = await writtenOff(0);
  const credit = creditOf(await operate('cancelContract', written, { at: 'NOW', fee: 0 }));
  expect(credit).toBeGreaterThan(0);
  expect(await owed(written)).toBe(0);
  const [back] = await app.sql<{ id: string; cents: number }>(
    `select id::text, round(100 * total_amount)::int as cents from billing_record
      where member_id = $1 and total_amount > 0 and lines @> '[{"kind": "write_off"}]'`,
    [written.memberId],
  );
  expect(back!.cents).toBe(credit);
  await operate('takeBackOperation', written, null);
  expect(await owed(written)).toBe(0);
  expect(await invoices().one(back!.id)).toMatchObject({ paymentStatus: 'cancelled' });
});

test('a credit takes back the write-off first: of 80.00 paid and 9.00 written off, the rest is the member’s', async () => {
  const written = await writtenOff(80);
  const credit = creditOf(await operate('cancelContract', written, { at: 'NOW', fee: 0 }));
  expect(credit).toBeGreaterThan(900);
  expect(await owed(written)).toBe(900 - credit);
});

test('a credit settles what takes the write-off back, although another invoice is due first', async () => {
  const written = await writtenOff(0);
  const dueDate = dayFromToday({ days: -5 });
  const { id } = await invoices().create({ memberId: written.memberId, amount: 20, dueDate });
  await operate('cancelContract', written, { at: 'NOW', fee: 0 });
  expect(await owed(written)).toBe(2000);
  expect(await invoices().one(id)).toMatchObject({ openAmount: 20 });
});

test('a freeze of days that were written off, and its end, leave the account as it was', async () => {
  const written = await writtenOff(0);
  const [from, until] = [dayFromToday({ days: 1 }), dayFromToday({ days: 8 })];
  const credit = creditOf(await operate('freezeContract', written, { from, until, fee: 0 }));
  expect(credit).toBeGreaterThan(0);
  expect(await owed(written)).toBe(0);
  const resumed = await operate('resumeContract', written, { on: from });
  const charged = resumed.invoices.reduce((sum, { totalAmount }) => sum + Math.round(100 * totalAmount), 0);
  expect(charged).toBe(credit);
  expect(await owed(written)).toBe(0);
});

test('a switch credits days that were written off: the new period is owed whole', async () => {
  const written = await writtenOff(0);
  const terms = { planName: 'Basic', price: 310, validityStart: null, validityEnd: null };
  const { id: planId } = await makeRecord(app.as('admin'), 'MembershipPlan', terms);
  const switched = await operate('switchPlan', written, { planId });
  const credit = creditOf(switched);
  expect(credit).toBeGreaterThan(0);
  const total = switched.invoices.reduce((sum, { totalAmount }) => sum + Math.round(100 * totalAmount), 0);
  expect(await owed(written)).toBe(total + credit);
});

test.each(['cancelled', 'refunded'])(
  'an invoice that is %s ends its write-off and what took it back',
  async paymentStatus => {
    const written = await writtenOff(0);
    await operate('cancelContract', written, { at: 'NOW', fee: 0 });
    await invoices().update(written.invoiceId, { paymentStatus });
    const open = await app.sql(
      `select id from billing_record where member_id = $1 and lines @> '[{"kind": "write_off"}]' and payment_status <> 'cancelled'`,
      [written.memberId],
    );
    expect(open).toEqual([]);
  },
);

test('an invoice says whether what was open of it was written off, until that is cancelled', async () => {
  const written = await writtenOff(0);
  const stateOf = async () => {
    const { billingRecord } = (await accounts().request(
      'query ($id: ID!) { billingRecord(id: $id) { paymentStatus writtenOff } }',
      { id: written.invoiceId },
    )) as { billingRecord: object };
    return billingRecord;
  };
  expect(await stateOf()).toEqual({ paymentStatus: 'paid', writtenOff: true });
  const [credit] = await app.sql<{ id: number }>(
    'select id from billing_record where member_id = $1 and total_amount < 0',
    [written.memberId],
  );
  await accounts().request(
    'mutation ($id: ID!) { updateBillingRecord(id: $id, patch: { paymentStatus: "cancelled" }) { id } }',
    { id: String(credit!.id) },
  );
  expect(await stateOf()).toMatchObject({ writtenOff: false });
});

const payBack = ({ memberId, invoiceId: billingId }: Written, amount: number, refundKind: string) =>
  accounts().records('Payment').create({
    memberId,
    billingId,
    amount: -amount,
    refundKind,
    paymentMethod: 'cash',
    paymentType: 'membership_fee',
  });

test('a refund gives back nothing that a credit gave back', async () => {
  const paid = await signedUp(89);
  const credit = creditOf(await operate('cancelContract', paid, { at: 'NOW', fee: 0 }));
  expect(await owed(paid)).toBe(-credit);
  const left = (8900 - credit) / 100;
  await expect(payBack(paid, left + 0.01, 'refund')).rejects.toMatchObject({
    fields: { amount: expect.stringContaining(`$${left.toFixed(2)} or less`) },
  });
  await payBack(paid, left, 'refund');
  await expect(payBack(paid, 0.01, 'refund')).rejects.toMatchObject({
    fields: { amount: expect.any(String) },
  });
  await payBack(paid, credit / 100, 'returned_debit');
  expect(await owed(paid), 'the credit settles what was returned').toBe(0);
});

test('a payment is not refunded in full beside a credit, but of an invoice that the credit settles', async () => {
  const whole = await signedUp(89);
  await operate('cancelContract', whole, { at: 'NOW', fee: 0 });
  const refundAll = async ({ memberId }: Written) => {
    const [payment] = await app.sql<{ id: string }>('select id::text from payment where member_id = $1', [
      memberId,
    ]);
    return accounts().records('Payment').update(payment!.id, { paymentStatus: 'refunded' });
  };
  await expect(refundAll(whole)).rejects.toMatchObject({ fields: { amount: expect.any(String) } });
  const part = await signedUp(20);
  const credit = creditOf(await operate('cancelContract', part, { at: 'NOW', fee: 0 }));
  expect(credit, 'it settles a part of the invoice').toBeLessThan(6900);
  await refundAll(part);
  expect(await owed(part)).toBe(6900 - credit);
});
