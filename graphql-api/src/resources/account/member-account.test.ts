import { describe, expect, test } from 'vitest';
import { expectAccounts, expectStatement } from '../../../testing/accounts.ts';
import { useApp } from '../../../testing/app.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { Account, stateOf as storedState, writeOffAs } from '../../../testing/member-account.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import type { Saved } from '../../../testing/records.ts';

const app = useApp();
const accounts = () => app.as('accounts');
const stateOf = (invoice: Saved) => storedState(app, invoice);

test('31.00, a credit of 11.00 and a payment of 20.00: nothing is open, and both are paid', async () => {
  const account = await Account.open(app);
  const invoice = await account.invoice(31);
  const credit = await account.invoice(-11);
  expect(await stateOf(invoice)).toEqual(['pending', 11, 20]);
  expect(await stateOf(credit)).toEqual(['paid', -11, 0]);
  await account.pay(20, { billingId: invoice.id });
  expect(await stateOf(invoice)).toEqual(['paid', 31, 0]);
  expect(await account.allocations()).toEqual([
    { amount: 11, invoiceId: invoice.id, refundId: null, creditId: credit.id, paymentId: null },
  ]);
});

describe('a payment without an invoice', () => {
  const paymentOf = async ({ id }: Saved) => {
    const stored = await accounts().records('Payment').one(id);
    return [stored!['onAccount'], stored!['balanceAmount']];
  };

  test('is on account: 50.00 owed and 50.00 paid leave nothing', async () => {
    const account = await Account.open(app);
    const invoice = await account.invoice(50);
    const payment = await account.pay(50, {});
    expect(await stateOf(invoice)).toEqual(['paid', 50, 0]);
    expect(await paymentOf(payment)).toEqual([true, 0]);
  });

  test('is not where the request says so, and while it has failed', async () => {
    const account = await Account.open(app);
    const apart = await account.pay(50, { onAccount: false });
    const failed = await account.pay(40, { paymentStatus: 'failed' });
    const pending = await account.pay(30, { paymentStatus: 'pending' });
    expect([await paymentOf(apart), await paymentOf(failed), await paymentOf(pending)]).toEqual([
      [false, 0],
      [false, 0],
      [true, 0],
    ]);
    const records = accounts().records('Payment');
    await records.update(apart.id, { notes: 'Apart' });
    for (const { id } of [failed, pending]) await records.update(id, { paymentStatus: 'completed' });
    expect(await account.owed()).toEqual({ owed: 0, credit: 70 });
  });

  test('is paid back from the account as far as that has the amount', async () => {
    const account = await Account.open(app);
    await account.pay(50, {});
    expect(await paymentOf(await account.pay(-20, {}))).toEqual([true, 0]);
    expect(await account.owed()).toEqual({ owed: 0, credit: 30 });
    expect(await paymentOf(await account.pay(-40, {})), '40.00 of 30.00').toEqual([false, 0]);
    expect(await account.owed()).toEqual({ owed: 0, credit: 30 });
  });

  test('is on account when its invoice is taken out, and leaves it for an invoice', async () => {
    const account = await Account.open(app);
    const invoice = await account.invoice(50);
    const payment = await account.pay(20, { billingId: invoice.id });
    const records = accounts().records('Payment');
    await records.update(payment.id, { billingId: null });
    expect(await paymentOf(payment)).toEqual([true, 0]);
    expect(await stateOf(invoice)).toEqual(['pending', 20, 30]);
    await records.update(payment.id, { billingId: invoice.id });
    expect(await paymentOf(payment)).toEqual([false, 0]);
    expect(await account.allocations()).toEqual([]);
    expect(await stateOf(invoice)).toEqual(['pending', 20, 30]);
  });
});

test('what was paid of a cancelled invoice pays the next ones: 100.00, of 60.00 and 70.00 30.00 is left', async () => {
  const account = await Account.open(app);
  const cancelled = await account.invoice(100);
  const payment = await account.pay(100, { billingId: cancelled.id });
  await accounts().records('BillingRecord').update(cancelled.id, { paymentStatus: 'cancelled' });
  expect(await stateOf(cancelled)).toEqual(['cancelled', 0, 0]);
  expect(await account.owed()).toEqual({ owed: 0, credit: 100 });
  expect(await accounts().records('Payment').one(payment.id)).toMatchObject({
    billingId: null,
    onAccount: true,
    balanceAmount: 100,
  });
  const [first, second] = [await account.invoice(60), await account.invoice(70)];
  expect([await stateOf(first), await stateOf(second)]).toEqual([
    ['paid', 60, 0],
    ['pending', 40, 30],
  ]);
  await accounts().records('BillingRecord').update(cancelled.id, { paymentStatus: 'pending' });
  expect(await account.owed(), 'the claim returns, its money stays where it is').toEqual({
    owed: 130,
    credit: 0,
  });
});

test('a payment on account settles what is due first; the rest is the balance, of which no more is paid back', async () => {
  const account = await Account.open(app);
  const [later, earlier] = [await account.invoice(60, 20), await account.invoice(31, 10)];
  await account.deposit(80);
  expect([await stateOf(earlier), await stateOf(later)]).toEqual([
    ['paid', 31, 0],
    ['pending', 49, 11],
  ]);
  const second = await account.deposit(20);
  expect(await account.owed()).toEqual({ owed: 0, credit: 9 });
  await expect(account.deposit(-9.01)).rejects.toMatchObject(
    invalidInput({ amount: 'The account of this member has $9.00. Enter that amount or less.' }),
  );
  const refund = await account.deposit(-9);
  expect(refund).toMatchObject({ balanceAmount: 0 });
  await expect(accounts().records('Payment').update(refund.id, { amount: -10 })).rejects.toMatchObject({
    fields: { amount: expect.any(String) },
  });
  await expect(accounts().records('Payment').remove(second.id)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: `$9.00 of this was paid back from the account with payment ${String(refund['paymentNumber'])}. Change that payment first.`,
  });
  await accounts().records('Payment').remove(refund.id);
  await accounts().records('Payment').remove(second.id);
  expect(await account.owed(), '91.00 less 80.00').toEqual({ owed: 11, credit: 0 });
});

test('a payment on account has no invoice of its own', async () => {
  const account = await Account.open(app);
  const { id: billingId } = await account.invoice(60);
  await expect(account.pay(60, { billingId, onAccount: true })).rejects.toMatchObject(
    invalidInput({
      onAccount: 'A payment on account has no invoice of its own. Choose no invoice, or pay this invoice.',
    }),
  );
});

test('a credit that is cancelled, deleted or made smaller opens what it had settled; undone, it settles again', async () => {
  const account = await Account.open(app);
  const invoice = await account.invoice(31, -3);
  const credit = await account.invoice(-31);
  const records = accounts().records('BillingRecord');
  expect((await stateOf(invoice))[0]).toBe('paid');
  await records.update(credit.id, { amount: -20 });
  expect(await stateOf(invoice)).toEqual(['overdue', 20, 11]);
  await records.update(credit.id, { paymentStatus: 'cancelled' });
  expect(await stateOf(invoice)).toEqual(['overdue', 0, 31]);
  await records.update(credit.id, { paymentStatus: 'pending' });
  expect(await stateOf(invoice)).toEqual(['overdue', 20, 11]);
  await records.remove(credit.id);
  expect(await stateOf(invoice)).toEqual(['overdue', 0, 31]);
  const [entry] = await app.sql<{ id: string }>(
    `select id::text from audit_entry where resource = 'billing' and record_id = $1 and action = 'deleted'`,
    [credit.id],
  );
  await accounts().request('mutation ($id: ID!) { undoChange(entryId: $id) { isChanged } }', {
    id: entry!.id,
  });
  expect(await stateOf(invoice)).toEqual(['overdue', 20, 11]);
});

test('an invoice that a credit had paid returns from its deletion, and is paid by what is left of it', async () => {
  const account = await Account.open(app);
  const invoice = await account.invoice(31, -3);
  await account.invoice(-31);
  const records = accounts().records('BillingRecord');
  await records.remove(invoice.id);
  const other = await account.invoice(20);
  expect(await stateOf(other)).toEqual(['paid', 20, 0]);
  const [entry] = await app.sql<{ id: string }>(
    `select id::text from audit_entry where resource = 'billing' and record_id = $1 and action = 'deleted'`,
    [invoice.id],
  );
  await accounts().request('mutation ($id: ID!) { undoChange(entryId: $id) { isChanged } }', {
    id: entry!.id,
  });
  expect(await stateOf(invoice)).toEqual(['overdue', 11, 20]);
  expect(await account.owed()).toEqual({ owed: 20, credit: 0 });
});

test('an invoice that moves to another member leaves the credits of the one before', async () => {
  const [before, after] = [await Account.open(app), await Account.open(app)];
  const invoice = await before.invoice(31);
  await before.invoice(-11);
  await after.invoice(-5);
  await accounts().records('BillingRecord').update(invoice.id, { memberId: after.memberId });
  expect(await stateOf(invoice)).toEqual(['pending', 5, 26]);
  expect([await before.owed(), await after.owed()]).toMatchObject([{ owed: -11 }, { owed: 26 }]);
});

describe('a document that moves to another member dissolves its allocations', () => {
  test('A has a credit of 50.00 and an invoice of 30.00, which moves to B: B owes 30.00, A has 50.00', async () => {
    const [before, after] = [await Account.open(app), await Account.open(app)];
    const credit = await before.invoice(-50);
    const invoice = await before.invoice(30);
    await accounts().records('BillingRecord').update(invoice.id, { memberId: after.memberId });
    expect(await stateOf(invoice)).toEqual(['pending', 0, 30]);
    expect(await stateOf(credit)).toEqual(['pending', 0, -50]);
    expect([await before.owed(), await after.owed()]).toMatchObject([{ owed: -50 }, { owed: 30 }]);
    expect([await before.allocations(), await after.allocations()]).toEqual([[], []]);
  });

  test.each([-50, -30])('a credit of %d moves: A owes 30.00 again, and B has all of it', async amount => {
    const [before, after] = [await Account.open(app), await Account.open(app)];
    const credit = await before.invoice(amount);
    const invoice = await before.invoice(30);
    await accounts().records('BillingRecord').update(credit.id, { memberId: after.memberId });
    expect(await stateOf(invoice)).toEqual(['pending', 0, 30]);
    expect(await stateOf(credit)).toEqual(['pending', 0, amount]);
    expect([await before.owed(), await after.owed()]).toMatchObject([{ owed: 30 }, { owed: amount }]);
  });

  test('a payment on account moves, and settles what the other member owes', async () => {
    const [before, after] = [await Account.open(app), await Account.open(app)];
    const [invoice, other] = [await before.invoice(30), await after.invoice(20)];
    const payment = await before.deposit(50);
    await accounts().records('Payment').update(payment.id, { memberId: after.memberId });
    expect([await stateOf(invoice), await stateOf(other)]).toEqual([
      ['pending', 0, 30],
      ['paid', 20, 0],
    ]);
    expect([await before.owed(), await after.owed()]).toEqual([
      { owed: 30, credit: 0 },
      { owed: 0, credit: 30 },
    ]);
  });
});

test('a returned payment opens its invoice, and what it had settled beyond', async () => {
  const account = await Account.open(app);
  const invoice = await account.invoice(31);
  await account.pay(31, { billingId: invoice.id });
  await account.pay(-31, { billingId: invoice.id, refundKind: 'returned_debit' });
  expect(await stateOf(invoice)).toEqual(['pending', 0, 31]);
  await expect(account.pay(-0.01, { billingId: invoice.id })).rejects.toMatchObject({
    fields: { amount: expect.any(String) },
  });
});

test('of an invoice that a credit settles in part, no more than the rest is paid and no more than was paid is returned', async () => {
  const account = await Account.open(app);
  const invoice = await account.invoice(31);
  await account.invoice(-11);
  await expect(account.pay(20.01, { billingId: invoice.id })).rejects.toMatchObject({
    fields: { amount: expect.stringContaining('$20.00 is open') },
  });
  await account.pay(20, { billingId: invoice.id });
  await expect(account.pay(-20.01, { billingId: invoice.id })).rejects.toMatchObject({
    fields: { amount: expect.stringContaining('$20.00 is left') },
  });
});

test('a credit is used once by invoices of the same moment, and a balance is paid back once', async () => {
  const account = await Account.open(app);
  await account.invoice(-50);
  await Promise.all(Array.from({ length: 6 }, () => account.invoice(30)));
  expect(await account.owed()).toEqual({ owed: 130, credit: 0 });
  const rich = await Account.open(app);
  await rich.deposit(50);
  const refunds = await Promise.allSettled([30, 30, 30].map(amount => rich.deposit(-amount)));
  expect(refunds.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await rich.owed()).toEqual({ owed: 0, credit: 20 });
});

test('the account is right as of an earlier day', async () => {
  const account = await Account.open(app);
  await account.invoice(31);
  await app.sql(`alter table audit_entry disable trigger all`);
  await app.sql(`update audit_entry set at = at - interval '3 days'`);
  await app.sql(`alter table audit_entry enable trigger all`);
  await app.sql(`update billing_record set created_at = created_at - interval '3 days'`);
  await account.invoice(-11);
  await account.deposit(5);
  expect(await account.owed()).toEqual({ owed: 15, credit: 0 });
  expect(await account.owed(dayFromToday({ days: -1 }))).toEqual({ owed: 31, credit: 0 });
});

test('the log names what settles an invoice as following from the credit', async () => {
  const account = await Account.open(app);
  const invoice = await account.invoice(31);
  const credit = await account.invoice(-11);
  const entries = await app.sql(
    `select e.changes, cause.record_id::text as cause from audit_entry e left join audit_entry cause on cause.id = e.cause_id
      where e.resource = 'billing' and e.record_id = $1 and e.action = 'updated'`,
    [invoice.id],
  );
  expect(entries).toEqual([{ changes: { paidAmount: [0, 11] }, cause: credit.id }]);
});

test('a credit is never less than what was paid back of it', async () => {
  const account = await Account.open(app);
  const { id } = await account.invoice(-50);
  await account.pay(-50, { billingId: id });
  const records = accounts().records('BillingRecord');
  for (const amount of [50, -49.99])
    await expect(records.update(id, { amount })).rejects.toMatchObject({
      fields: { amount: expect.stringContaining('$50.00 of this credit was paid back') },
    });
  expect(await records.update(id, { amount: -60 })).toMatchObject({ openAmount: -10 });
});

test('an invoice that is marked as paid without a date is not open in the statement before its due date', async () => {
  const account = await Account.open(app);
  const { id } = await account.invoice(50);
  await accounts().records('BillingRecord').update(id, { paymentStatus: 'paid' });
  const { entries } = await accounts().request<{ entries: { items: Record<string, unknown>[] } }>(
    'query ($id: ID!) { entries: accountEntries(memberId: $id) { items { kind date balance } } }',
    { id: account.memberId },
  );
  expect(entries.items).toEqual([
    { kind: 'settled', date: dayFromToday(), balance: 0 },
    { kind: 'invoice', date: dayFromToday(), balance: 50 },
  ]);
});

test('the statement has each invoice, credit and payment with the balance after it, and the same balance as the open amounts', async () => {
  const account = await Account.open(app);
  const invoice = await account.invoice(31);
  await account.invoice(-11);
  const cancelled = await account.invoice(100);
  await account.pay(100, { billingId: cancelled.id });
  await accounts().records('BillingRecord').update(cancelled.id, { paymentStatus: 'cancelled' });
  await account.deposit(-30);
  const byHand = await account.invoice(7);
  const settled = await account.invoice(5);
  await accounts().records('BillingRecord').update(settled.id, { paymentStatus: 'refunded' });
  const { entries } = await accounts().request<{
    entries: { items: Record<string, unknown>[]; totalCount: number };
  }>(
    'query ($id: ID!) { entries: accountEntries(memberId: $id) { items { kind number amount balance } totalCount } }',
    { id: account.memberId },
  );
  const { owed, credit } = await account.owed();
  expect(entries.items[0]!['balance']).toBe(owed - credit);
  expect(owed - credit, '31 - 11 - 100 + 30 + 7').toBe(-43);
  expect(entries.items.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['refund', 30],
    ['payment', -100],
    ['settled', -5],
    ['invoice', 5],
    ['invoice', 7],
    ['credit_note', -11],
    ['invoice', 31],
  ]);
  expect(entries.items.map(({ number: each }) => each)).toContain(invoice['invoiceNumber']);
  expect(await stateOf(byHand)).toEqual(['paid', 7, 0]);
  for (const role of ['trainer'] as const)
    await expect(
      app.as(role).request('query ($id: ID!) { accountEntries(memberId: $id) { totalCount } }', {
        id: account.memberId,
      }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const { file } = await accounts().request<{ file: { name: string; content: string } }>(
    'query ($id: ID!) { file: statementPdf(id: $id) { name content } }',
    { id: account.memberId },
  );
  expect(file.name).toMatch(/^statement-\d+-\d{4}-\d{2}-\d{2}\.pdf$/);
  expect(Buffer.from(file.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});

/** What happens to accounts; each by chance, and rejected where it is not possible. */
interface Chance {
  account: Account;
  other: Account;
  pick: (most: number) => number;
  invoices: Saved[];
  payments: Saved[];
}

const invoicesOf = () => accounts().records('BillingRecord');
const paymentsOf = () => accounts().records('Payment');
const invoiceOf = ({ invoices, pick }: Chance) => invoices[pick(invoices.length)]!.id;
const paymentOf = ({ payments, pick }: Chance) => payments[pick(payments.length)]!.id;

const EVENTS: ((chance: Chance) => Promise<unknown>)[] = [
  async ({ account, pick, invoices }) => invoices.push(await account.invoice(1 + pick(60), pick(40))),
  async ({ account, pick, invoices }) => invoices.push(await account.invoice(-1 - pick(40), pick(40))),
  async ({ account, pick, payments }) => payments.push(await account.deposit(pick(60) - 15)),
  async chance =>
    chance.payments.push(await chance.account.pay(chance.pick(60) - 20, { billingId: invoiceOf(chance) })),
  async chance =>
    invoicesOf().update(invoiceOf(chance), {
      paymentStatus: ['cancelled', 'pending', 'refunded'][chance.pick(3)],
    }),
  async chance => invoicesOf().update(invoiceOf(chance), { discountAmount: chance.pick(20) }),
  async chance => invoicesOf().remove(invoiceOf(chance)),
  async chance => paymentsOf().remove(paymentOf(chance)),
  async chance =>
    paymentsOf().update(paymentOf(chance), {
      paymentStatus: ['completed', 'failed', 'refunded'][chance.pick(3)],
    }),
  async chance => {
    const { id, openAmount } = (await invoicesOf().one(invoiceOf(chance)))!;
    await writeOffAs(app, 'accounts', { id }, { reason: 'Moved', openAmount });
  },
  async chance => invoicesOf().update(invoiceOf(chance), { memberId: chance.other.memberId }),
  async chance => paymentsOf().update(paymentOf(chance), { memberId: chance.other.memberId }),
];

const REJECTED = new Set(['BAD_USER_INPUT', 'CONFLICT', 'NOT_FOUND']);

/** What is stored of an account. The statement is the one that members get. */
async function checkAccount({ memberId }: Account, where: string): Promise<void> {
  const owed = (await expectAccounts(app, [memberId], where, ['overpaid'])).get(memberId)!;
  await expectStatement(app, memberId, owed, where);
}

test('after any events, also between members, open amounts, allocations and statement agree, and no credit waits beside an open invoice', async () => {
  let state = 7;
  const pick = (most: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return most === 0 ? 0 : state % most;
  };
  let done = 0;
  for (let story = 0; story < 25; story++) {
    const all = [await Account.open(app), await Account.open(app), await Account.open(app)] as const;
    const invoices = [await all[0].invoice(1 + pick(60)), await all[0].invoice(-1 - pick(60))];
    const payments: Saved[] = [];
    for (let step = 0; step < 12; step++) {
      const [account, other] = pick(6) === 0 ? [all[1], all[0]] : [all[0], all[1 + pick(2)]!];
      const event = EVENTS[pick(EVENTS.length)]!;
      const failure = await event({ account, other, pick, invoices, payments }).then(
        () => null,
        (error: Error & { code?: string }) => error,
      );
      if (!failure) done++;
      // An event without a record, or one that is rejected.
      else if (!(failure instanceof TypeError || REJECTED.has(failure.code!))) throw failure;
      for (const [index, each] of all.entries())
        await checkAccount(each, `account ${index} in story ${story}, step ${step}`);
    }
  }
  expect(done).toBeGreaterThan(150);
});
