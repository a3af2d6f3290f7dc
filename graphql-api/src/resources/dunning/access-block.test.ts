import { expect, onTestFinished, test } from 'vitest';
import { dayFromToday } from '../../../testing/days.ts';
import { useDunning } from '../../../testing/dunning.ts';
import { clubTimeZone } from '../../common/dates.ts';

const { app, accounts, overdueInvoice, run, passDays, steps, caseOf, isBlocked, pay, credit } = useDunning();

const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());

/** A member whom three steps have blocked. */
async function blocked() {
  const invoice = await overdueInvoice(20);
  for (const days of [7, 16, 0]) {
    await run();
    await passDays(days);
  }
  await app.sql(`update billing_record set payment_status = 'cancelled' where billing_type = 'other'`);
  expect(await steps(invoice.invoiceId)).toEqual(['reminder', 'reminder_with_fee', 'block']);
  expect(await isBlocked(invoice.memberId)).toBe(true);
  return invoice;
}

test('ends with the payment of the rest, and returns with a refund, without repeating a step', async () => {
  const { memberId, invoiceId } = await blocked();
  await pay(memberId, invoiceId, 20);
  expect(await isBlocked(memberId), 'a part is open').toBe(true);
  await pay(memberId, invoiceId, 30);
  expect(await isBlocked(memberId)).toBe(false);
  expect(await caseOf(invoiceId)).toMatchObject({ stage: 'ended', openAmount: 0 });
  await pay(memberId, invoiceId, -30, 'refund');
  expect(await isBlocked(memberId), 'a refund opens nothing').toBe(false);
  await pay(memberId, invoiceId, -20, 'returned_debit');
  expect(await isBlocked(memberId)).toBe(true);
  expect(await caseOf(invoiceId)).toMatchObject({ stage: 'block', openAmount: 20 });
  expect(await run()).toEqual({ opened: 0, reminder: 0, reminder_with_fee: 0, block: 0 });
});

test.each(['cancelled', 'refunded', 'paid'])('ends with an invoice that becomes %s', async paymentStatus => {
  const { memberId, invoiceId } = await blocked();
  await accounts().records('BillingRecord').update(invoiceId, { paymentStatus });
  expect(await isBlocked(memberId)).toBe(false);
});

test('ends with a credit, as with a payment', async () => {
  const { memberId } = await blocked();
  await credit(memberId, 49);
  expect(await isBlocked(memberId), 'a part is owed').toBe(true);
  await credit(memberId, 1);
  expect(await isBlocked(memberId)).toBe(false);
});

test('ends with a deleted invoice, and returns when the deletion is undone', async () => {
  const { memberId, invoiceId, invoiceNumber } = await blocked();
  await accounts().records('BillingRecord').remove(invoiceId);
  expect(await isBlocked(memberId)).toBe(false);
  const { items } = await accounts().records('DunningCase').list({ search: invoiceNumber });
  expect(items).toMatchObject([{ stage: 'ended', invoiceId: null, openAmount: 0 }]);
  const [entry] = await app.sql<{ id: string }>(
    `select id from audit_entry where resource = 'billing' and action = 'deleted' order by id desc limit 1`,
  );
  await accounts().request('mutation ($id: ID!) { undoChange(entryId: $id) { recordId } }', {
    id: entry!.id,
  });
  expect(await isBlocked(memberId)).toBe(true);
});

test('does not hold during a pause', async () => {
  const { memberId, invoiceId } = await blocked();
  const { id } = await caseOf(invoiceId);
  await accounts()
    .records('DunningCase')
    .update(id, { pausedUntil: dayFromToday(), pauseReason: 'Pays on Friday' });
  expect(await isBlocked(memberId)).toBe(false);
  await accounts().records('DunningCase').update(id, { pausedUntil: null });
  expect(await isBlocked(memberId)).toBe(true);
});

test('finds the members in lists', async () => {
  const { memberId } = await blocked();
  const { memberId: other } = await overdueInvoice(0);
  const found = async (eq: boolean) => {
    const filter = { accessBlocked: { eq }, id: { in: [memberId, other] } };
    const { items } = await app.as('reception').records('Member').list({ filter });
    return items.map(({ id }) => id);
  };
  expect([await found(true), await found(false)]).toEqual([[memberId], [other]]);
});

test('follows the time zone at once, although the plans of the reads are cached', async () => {
  const usual = clubTimeZone();
  const { memberId } = await blocked();
  onTestFinished(async () => {
    await app.sql('update club_settings set time_zone = null');
    await expect.poll(() => clubTimeZone()).toBe(usual);
  });
  // Kiritimati is 25 hours before Pago Pago: its day is always a later one.
  const pausedUntil = dayIn('Pacific/Pago_Pago');
  await app.sql('update dunning_case set paused_until = $1 where member_id = $2', [pausedUntil, memberId]);
  for (const round of [1, 2])
    for (const [timeZone, expected] of [
      ['Pacific/Pago_Pago', false],
      ['Pacific/Kiritimati', true],
    ] as const) {
      // As another process saves it: this one learns of it by the notification.
      await app.sql('update club_settings set time_zone = $1', [timeZone]);
      await expect.poll(() => clubTimeZone()).toBe(timeZone);
      expect(await isBlocked(memberId), `${timeZone}, ${round}`).toBe(expected);
    }
});
