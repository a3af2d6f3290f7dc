import { describe, expect, onTestFinished, test } from 'vitest';
import { expectAccounts, expectStatement } from '../../../testing/accounts.ts';
import { useApp } from '../../../testing/app.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { currentClubSettings, setClubSettings } from '../../common/club-settings.ts';
import { makeRecord } from '../../../testing/samples.ts';
import type { Saved } from '../../../testing/records.ts';

const app = useApp();
const accounts = () => app.as('accounts');
let number = 0;

/** A member with what is booked for them. */
class Account {
  constructor(readonly memberId: string) {}

  static async open(): Promise<Account> {
    return new Account((await makeRecord(app.as('admin'), 'Member')).id);
  }

  /** An invoice, or a credit note where the amount is negative. @param due days from today */
  invoice(amount: number, due = 30): Promise<Saved> {
    const dueDate = dayFromToday({ days: due });
    return accounts().records('BillingRecord').create({ memberId: this.memberId, amount, dueDate });
  }

  pay(amount: number, of: Record<string, unknown>): Promise<Saved> {
    return accounts()
      .records('Payment')
      .create({
        memberId: this.memberId,
        paymentNumber: `A-${++number}`,
        amount,
        paymentMethod: 'cash',
        paymentType: 'membership_fee',
        ...of,
      });
  }

  deposit = (amount: number) => this.pay(amount, { onAccount: true });

  /** What the member owes, negative for a balance in the member's favour: it is in one of both places only. */
  async owed(asOf?: string): Promise<{ owed: number; credit: number }> {
    const { invoices, payments } = await accounts().request<
      Record<'invoices' | 'payments', { sum: Record<string, number | null> }[]>
    >(
      `query ($memberId: ID!, $asOf: LocalDate) {
         invoices: billingRecordsAggregate(filter: { memberId: { eq: $memberId } }, asOf: $asOf) { sum { openAmount } }
         payments: paymentsAggregate(filter: { memberId: { eq: $memberId } }, asOf: $asOf) { sum { balanceAmount } } }`,
      { memberId: this.memberId, asOf },
    );
    return { owed: invoices[0]?.sum['openAmount'] ?? 0, credit: payments[0]?.sum['balanceAmount'] ?? 0 };
  }

  async allocations(): Promise<unknown[]> {
    const { allocations } = await accounts().request<{ allocations: { items: unknown[] } }>(
      `query ($memberId: ID!) { allocations(filter: { memberId: { eq: $memberId } }) {
         items { amount invoiceId refundId creditId paymentId } } }`,
      { memberId: this.memberId },
    );
    return allocations.items;
  }
}

const stateOf = async ({ id }: Saved) => {
  const stored = await accounts().records('BillingRecord').one(id);
  return [stored!['paymentStatus'], stored!['paidAmount'], stored!['openAmount']];
};

test('31.00, a credit of 11.00 and a payment of 20.00: nothing is open, and both are paid', async () => {
  const account = await Account.open();
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
    const account = await Account.open();
    const invoice = await account.invoice(50);
    const payment = await account.pay(50, {});
    expect(await stateOf(invoice)).toEqual(['paid', 50, 0]);
    expect(await paymentOf(payment)).toEqual([true, 0]);
  });

  test('is not where the request says so, and while it has failed', async () => {
    const account = await Account.open();
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
    const account = await Account.open();
    await account.pay(50, {});
    expect(await paymentOf(await account.pay(-20, {}))).toEqual([true, 0]);
    expect(await account.owed()).toEqual({ owed: 0, credit: 30 });
    expect(await paymentOf(await account.pay(-40, {})), '40.00 of 30.00').toEqual([false, 0]);
    expect(await account.owed()).toEqual({ owed: 0, credit: 30 });
  });

  test('is on account when its invoice is taken out, and leaves it for an invoice', async () => {
    const account = await Account.open();
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
  const account = await Account.open();
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
  const account = await Account.open();
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
  const account = await Account.open();
  const { id: billingId } = await account.invoice(60);
  await expect(account.pay(60, { billingId, onAccount: true })).rejects.toMatchObject(
    invalidInput({
      onAccount: 'A payment on account has no invoice of its own. Choose no invoice, or pay this invoice.',
    }),
  );
});

test('a credit that is cancelled, deleted or made smaller opens what it had settled; undone, it settles again', async () => {
  const account = await Account.open();
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
  const account = await Account.open();
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
  const [before, after] = [await Account.open(), await Account.open()];
  const invoice = await before.invoice(31);
  await before.invoice(-11);
  await after.invoice(-5);
  await accounts().records('BillingRecord').update(invoice.id, { memberId: after.memberId });
  expect(await stateOf(invoice)).toEqual(['pending', 5, 26]);
  expect([await before.owed(), await after.owed()]).toMatchObject([{ owed: -11 }, { owed: 26 }]);
});

describe('a document that moves to another member dissolves its allocations', () => {
  test('A has a credit of 50.00 and an invoice of 30.00, which moves to B: B owes 30.00, A has 50.00', async () => {
    const [before, after] = [await Account.open(), await Account.open()];
    const credit = await before.invoice(-50);
    const invoice = await before.invoice(30);
    await accounts().records('BillingRecord').update(invoice.id, { memberId: after.memberId });
    expect(await stateOf(invoice)).toEqual(['pending', 0, 30]);
    expect(await stateOf(credit)).toEqual(['pending', 0, -50]);
    expect([await before.owed(), await after.owed()]).toMatchObject([{ owed: -50 }, { owed: 30 }]);
    expect([await before.allocations(), await after.allocations()]).toEqual([[], []]);
  });

  test.each([-50, -30])('a credit of %d moves: A owes 30.00 again, and B has all of it', async amount => {
    const [before, after] = [await Account.open(), await Account.open()];
    const credit = await before.invoice(amount);
    const invoice = await before.invoice(30);
    await accounts().records('BillingRecord').update(credit.id, { memberId: after.memberId });
    expect(await stateOf(invoice)).toEqual(['pending', 0, 30]);
    expect(await stateOf(credit)).toEqual(['pending', 0, amount]);
    expect([await before.owed(), await after.owed()]).toMatchObject([{ owed: 30 }, { owed: amount }]);
  });

  test('a payment on account moves, and settles what the other member owes', async () => {
    const [before, after] = [await Account.open(), await Account.open()];
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
  const account = await Account.open();
  const invoice = await account.invoice(31);
  await account.pay(31, { billingId: invoice.id });
  await account.pay(-31, { billingId: invoice.id, refundKind: 'returned_debit' });
  expect(await stateOf(invoice)).toEqual(['pending', 0, 31]);
  await expect(account.pay(-0.01, { billingId: invoice.id })).rejects.toMatchObject({
    fields: { amount: expect.any(String) },
  });
});

test('of an invoice that a credit settles in part, no more than the rest is paid and no more than was paid is returned', async () => {
  const account = await Account.open();
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
  const account = await Account.open();
  await account.invoice(-50);
  await Promise.all(Array.from({ length: 6 }, () => account.invoice(30)));
  expect(await account.owed()).toEqual({ owed: 130, credit: 0 });
  const rich = await Account.open();
  await rich.deposit(50);
  const refunds = await Promise.allSettled([30, 30, 30].map(amount => rich.deposit(-amount)));
  expect(refunds.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await rich.owed()).toEqual({ owed: 0, credit: 20 });
});

test('the account is right as of an earlier day', async () => {
  const account = await Account.open();
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
  const account = await Account.open();
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
  const account = await Account.open();
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
  const account = await Account.open();
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
  const account = await Account.open();
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

const writeOff = (invoice: { id: string }, input: object, role: 'accounts' | 'trainer' = 'accounts') =>
  app.as(role).request<{ credit: Record<string, unknown> }>(
    `mutation ($id: ID!, $reason: String!, $openAmount: Float!) {
       credit: writeOffInvoice(id: $id, reason: $reason, openAmount: $openAmount) {
         id invoiceNumber totalAmount amount taxAmount paymentStatus description lines { kind description taxPercent } } }`,
    { id: invoice.id, ...input },
  );

describe('a write-off', () => {
  test('settles its invoice, although another is due first, and shows in the statement', async () => {
    const account = await Account.open();
    const earlier = await account.invoice(10, -5);
    const dueDate = dayFromToday({ days: 30 });
    const written = await accounts()
      .records('BillingRecord')
      .create({ memberId: account.memberId, amount: 50, taxAmount: 9.5, dueDate });
    await account.pay(20, { billingId: written.id });
    const given = { reason: ' Moved abroad ', openAmount: 39.5 };
    await expect(writeOff(written, { ...given, openAmount: 40 })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(writeOff(written, { ...given, reason: ' ' })).rejects.toMatchObject(
      invalidInput({ reason: 'Reason is required' }),
    );
    await expect(writeOff(written, given, 'trainer')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { credit } = await writeOff(written, given);
    expect(credit).toMatchObject({
      totalAmount: -39.5,
      taxAmount: -6.31,
      paymentStatus: 'paid',
      description: 'Moved abroad',
      lines: [
        {
          kind: 'write_off',
          description: `Write-off of ${String(written['invoiceNumber'])}: Moved abroad`,
          taxPercent: 19,
        },
      ],
    });
    expect(await stateOf(written)).toEqual(['paid', 59.5, 0]);
    expect(await stateOf(earlier)).toEqual(['pending', 0, 10]);
    const { entries } = await accounts().request<{ entries: { items: Record<string, unknown>[] } }>(
      'query ($id: ID!) { entries: accountEntries(memberId: $id) { items { kind amount description } } }',
      { id: account.memberId },
    );
    expect(entries.items).toContainEqual({ kind: 'write_off', amount: -39.5, description: 'Moved abroad' });
    await expect(writeOff(written, given)).rejects.toMatchObject(
      invalidInput({
        id: `Nothing of ${String(written['invoiceNumber'])} is open. There is nothing to write off.`,
      }),
    );
  });

  test.each(['cancelled', 'refunded'])(
    'ends with an invoice that is %s, and settles no other',
    async paymentStatus => {
      const account = await Account.open();
      const other = await account.invoice(10);
      const written = await account.invoice(30);
      const { credit } = await writeOff(written, { reason: 'Goodwill', openAmount: 30 });
      await accounts().records('BillingRecord').update(written.id, { paymentStatus });
      expect(await stateOf({ id: String(credit['id']) } as Saved)).toEqual(['cancelled', 0, 0]);
      expect(await stateOf(other)).toEqual(['pending', 0, 10]);
    },
  );

  test('opens the invoice again when it is cancelled, and keeps it from being deleted', async () => {
    const account = await Account.open();
    const written = await account.invoice(30);
    const { credit } = await writeOff(written, { reason: 'Goodwill', openAmount: 30 });
    await expect(accounts().records('BillingRecord').remove(written.id)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: `${String(written['invoiceNumber'])} was written off with ${String(credit['invoiceNumber'])}. Cancel that first.`,
    });
    await accounts().records('BillingRecord').update(String(credit['id']), { paymentStatus: 'cancelled' });
    expect(await stateOf(written)).toEqual(['pending', 0, 30]);
    await accounts().records('BillingRecord').remove(written.id);
  });

  test('of 80.00 is 50.00 after a discount of 30.00, and the next invoice is open', async () => {
    const account = await Account.open();
    const written = await account.invoice(80);
    const { credit } = await writeOff(written, { reason: 'Goodwill', openAmount: 80 });
    const records = accounts().records('BillingRecord');
    await records.update(written.id, { discountAmount: 30 });
    const next = await account.invoice(20);
    expect(await stateOf(next)).toEqual(['pending', 0, 20]);
    expect(await stateOf(written)).toEqual(['paid', 50, 0]);
    expect(await stateOf({ id: String(credit['id']) } as Saved)).toEqual(['paid', -80, 0]);
    expect(await account.owed()).toEqual({ owed: 20, credit: 0 });
    const corrections = async () => {
      const { items } = await records.list({ filter: { memberId: { eq: account.memberId } } });
      return items
        .filter(({ description }) => String(description).endsWith('taken back'))
        .map(({ paymentStatus, totalAmount }) => [paymentStatus, totalAmount]);
    };
    expect(await corrections()).toEqual([['paid', 30]]);
    await records.update(written.id, { discountAmount: 10 });
    expect(await stateOf(written)).toEqual(['paid', 70, 0]);
    expect(await account.owed()).toEqual({ owed: 20, credit: 0 });
    expect((await corrections()).toSorted()).toEqual([
      ['cancelled', 30],
      ['paid', 10],
    ]);
    await records.update(String(credit['id']), { paymentStatus: 'cancelled' });
    expect(await stateOf(written)).toEqual(['pending', 0, 70]);
    expect(await account.owed(), '70.00 and 20.00').toEqual({ owed: 90, credit: 0 });
  });

  test('keeps the tax of what it takes back: 119.00 with 19.00 tax, discount 59.50', async () => {
    const account = await Account.open();
    const dueDate = dayFromToday({ days: 30 });
    const written = await accounts()
      .records('BillingRecord')
      .create({ memberId: account.memberId, amount: 100, taxAmount: 19, dueDate });
    await writeOff(written, { reason: 'Goodwill', openAmount: 119 });
    await accounts().records('BillingRecord').update(written.id, { discountAmount: 59.5 });
    const [sums] = await app.sql(
      `select sum(amount)::float8 as amount, sum(tax_amount)::float8 as tax from billing_record where member_id = $1 and id <> $2`,
      [account.memberId, written.id],
    );
    expect(sums).toEqual({ amount: -50, tax: -9.5 });
    expect(await account.owed()).toEqual({ owed: 0, credit: 0 });
  });

  test('of a currency without decimals is whole: 11,000 with 1,000 of tax, 5,000 are paid', async () => {
    const settings = currentClubSettings();
    onTestFinished(() => setClubSettings(settings));
    setClubSettings({ ...settings, currency: 'JPY' });
    const account = await Account.open();
    const dueDate = dayFromToday({ days: 30 });
    const written = await accounts()
      .records('BillingRecord')
      .create({ memberId: account.memberId, amount: 10_000, taxAmount: 1_000, dueDate });
    await account.pay(5_000, { billingId: written.id });
    const { credit } = await writeOff(written, { reason: 'Goodwill', openAmount: 6_000 });
    expect(credit, '6,000 × 1,000 / 11,000 = 545.45').toMatchObject({ amount: -5_455, taxAmount: -545 });
    await accounts().records('BillingRecord').update(written.id, { discountAmount: 2_000 });
    expect(await account.owed()).toEqual({ owed: 0, credit: 0 });
    const { items } = await accounts()
      .records('BillingRecord')
      .list({ filter: { memberId: { eq: account.memberId }, totalAmount: { eq: 2_000 } } });
    expect(items, '2,000 × 545 / 6,000 = 181.67').toMatchObject([{ amount: 1_818, taxAmount: 182 }]);
  });

  test('stays with its invoice: neither moves to another member, and what takes it back is not changed', async () => {
    const [account, other] = [await Account.open(), await Account.open()];
    const written = await account.invoice(30);
    const { credit } = await writeOff(written, { reason: 'Goodwill', openAmount: 30 });
    const records = accounts().records('BillingRecord');
    const moved = { memberId: other.memberId };
    await expect(records.update(written.id, moved)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(records.update(String(credit['id']), moved)).rejects.toMatchObject({
      fields: { memberId: expect.any(String) },
    });
    await records.update(written.id, { discountAmount: 10 });
    const { items } = await records.list({ filter: { memberId: { eq: account.memberId } } });
    const back = items.find(({ totalAmount }) => totalAmount === 10)!;
    await expect(records.update(back.id, { paymentStatus: 'cancelled' })).rejects.toMatchObject({
      fields: { paymentStatus: expect.any(String) },
    });
    await expect(records.remove(back.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await records.remove(String(credit['id']));
    expect(await stateOf(written)).toEqual(['pending', 0, 20]);
    expect(await stateOf(back)).toEqual(['cancelled', 0, 0]);
  });
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
    await writeOff({ id }, { reason: 'Moved', openAmount });
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
    const all = [await Account.open(), await Account.open(), await Account.open()] as const;
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
