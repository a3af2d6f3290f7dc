import { describe, expect, onTestFinished, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { Account, stateOf as storedState, writeOffAs } from '../../../testing/member-account.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { currentClubSettings, setClubSettings } from '../../common/club-settings.ts';
import type { Saved } from '../../../testing/records.ts';

const app = useApp();
const accounts = () => app.as('accounts');
const stateOf = (invoice: Saved) => storedState(app, invoice);
const writeOff = (invoice: { id: string }, input: object, role: 'accounts' | 'trainer' = 'accounts') =>
  writeOffAs(app, role, invoice, input);

describe('a write-off', () => {
  test('settles its invoice, although another is due first, and shows in the statement', async () => {
    const account = await Account.open(app);
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
      const account = await Account.open(app);
      const other = await account.invoice(10);
      const written = await account.invoice(30);
      const { credit } = await writeOff(written, { reason: 'Goodwill', openAmount: 30 });
      await accounts().records('BillingRecord').update(written.id, { paymentStatus });
      expect(await stateOf({ id: String(credit['id']) } as Saved)).toEqual(['cancelled', 0, 0]);
      expect(await stateOf(other)).toEqual(['pending', 0, 10]);
    },
  );

  test('opens the invoice again when it is cancelled, and keeps it from being deleted', async () => {
    const account = await Account.open(app);
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
    const account = await Account.open(app);
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
    const account = await Account.open(app);
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
    const account = await Account.open(app);
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
    const [account, other] = [await Account.open(app), await Account.open(app)];
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
