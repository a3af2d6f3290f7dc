import { expect, onTestFinished, test } from 'vitest';
import { dayFromToday } from '../../../testing/days.ts';
import { RUN_DUNNING, useDunning } from '../../../testing/dunning.ts';
import { addDays, today } from '../../common/dates.ts';

const {
  app,
  accounts,
  overdueInvoice,
  run,
  sendLetters,
  moveBack,
  passDays,
  feesOf,
  steps,
  caseOf,
  isBlocked,
  pay,
  credit,
} = useDunning();

type Preview = Record<'isStarted' | 'reminders' | 'remindersWithFee' | 'blocks' | 'fees', unknown>;

/** A mail server that is never asked: the job of this app does not run within a test. */
function setMailServer() {
  process.env['SMTP_URL'] = 'smtp://127.0.0.1:9';
  process.env['MAIL_FROM'] = 'club@example.com';
  onTestFinished(() => {
    delete process.env['SMTP_URL'];
    delete process.env['MAIL_FROM'];
  });
}

test('a run carries out one step of each invoice, and nothing twice on a day', async () => {
  const [early, late] = [await overdueInvoice(6), await overdueInvoice(60)];
  expect(await run()).toEqual({ opened: 2, reminder: 1, reminder_with_fee: 0, block: 0 });
  expect(await run()).toEqual({ opened: 0, reminder: 0, reminder_with_fee: 0, block: 0 });
  expect([await steps(early.invoiceId), await steps(late.invoiceId)]).toEqual([[], ['reminder']]);
  expect(await caseOf(early.invoiceId)).toMatchObject({
    stage: 'waiting',
    nextStep: 'reminder',
    nextDate: dayFromToday({ days: 1 }),
  });
  await passDays(6);
  expect(await run(), '14 - 7 days after the late reminder').toMatchObject({
    reminder: 1,
    reminder_with_fee: 0,
  });
  await passDays(1);
  expect(await run()).toMatchObject({ reminder: 0, reminder_with_fee: 1 });
  expect(await steps(late.invoiceId)).toEqual(['reminder', 'reminder_with_fee']);
});

test('a later due date moves the next step, and the invoice is pending again', async () => {
  const { invoiceId } = await overdueInvoice(6);
  await run();
  expect(await caseOf(invoiceId)).toMatchObject({
    nextStep: 'reminder',
    nextDate: dayFromToday({ days: 1 }),
  });
  await accounts()
    .records('BillingRecord')
    .update(invoiceId, { dueDate: dayFromToday({ days: 10 }) });
  expect(await caseOf(invoiceId)).toMatchObject({
    nextStep: 'reminder',
    nextDate: dayFromToday({ days: 17 }),
  });
  expect(await accounts().records('BillingRecord').one(invoiceId)).toMatchObject({
    paymentStatus: 'pending',
  });
});

test('without a mail server nobody is charged or blocked until the letter before is marked as sent', async () => {
  const { memberId, invoiceId } = await overdueInvoice(60);
  expect(await run()).toMatchObject({ reminder: 1 });
  expect(await caseOf(invoiceId)).toMatchObject({ stage: 'reminder', waitReason: 'no mail server' });
  await moveBack(30);
  expect(await run()).toMatchObject({ reminder_with_fee: 0, block: 0 });
  expect(
    (
      await accounts().request<{ run: Preview }>(
        'mutation { run: runDunning(dryRun: true) { remindersWithFee } }',
      )
    ).run,
  ).toEqual({ remindersWithFee: 0 });
  await passDays(7);
  expect(await caseOf(invoiceId)).toMatchObject({ waitReason: null });
  expect(await run()).toMatchObject({ reminder_with_fee: 1 });
  expect(await feesOf(memberId), 'the fee comes with its letter').toEqual([]);
  await moveBack(30);
  expect(await run()).toMatchObject({ block: 0 });
  await sendLetters();
  expect(await feesOf(memberId)).toMatchObject([{ totalAmount: 10, openAmount: 10 }]);
  expect(await run(), 'the member has time to pay').toMatchObject({ block: 0 });
  await passDays(16);
  expect(await run()).toMatchObject({ block: 1 });
  expect(await isBlocked(memberId)).toBe(true);
  expect(await feesOf(memberId)).toHaveLength(1);
});

test.each([
  ['queued', 'not sent yet'],
  ['cancelled', 'not sent yet'],
  ['failed', 'could not be delivered'],
  ['bounced', 'could not be delivered'],
])('a case whose letter is %s says why it waits: %s', async (status, waitReason) => {
  setMailServer();
  const { memberId, invoiceId } = await overdueInvoice(60);
  await run();
  await app.sql(
    `update message set status = $1, next_attempt_at = now() + interval '1 day' where member_id = $2`,
    [status, memberId],
  );
  await moveBack(30);
  expect(await run()).toMatchObject({ reminder_with_fee: 0 });
  expect(await caseOf(invoiceId)).toMatchObject({ waitReason });
  const { items } = await accounts()
    .records('DunningCase')
    .list({ filter: { waitReason: { eq: waitReason } } });
  expect(items).toHaveLength(1);
});

test('an address that bounced before, and a member without an address, stop the fee', async () => {
  const [bounced, none] = [await overdueInvoice(60), await overdueInvoice(60)];
  await app.sql(
    `insert into email_preference (member_id, bounced_address) select id, email from member where id = $1`,
    [bounced.memberId],
  );
  await app.sql(`update member set email = '' where id = $1`, [none.memberId]);
  expect(await run()).toMatchObject({ reminder: 2 });
  await moveBack(30);
  expect(await run()).toMatchObject({ reminder_with_fee: 0 });
  for (const { invoiceId } of [bounced, none])
    expect(await caseOf(invoiceId)).toMatchObject({ waitReason: 'could not be delivered' });
});

test('an inactive template stops the steps until it is active; a deleted letter is written again', async () => {
  const { memberId, invoiceId } = await overdueInvoice(60);
  const setActive = (active: boolean) =>
    app.sql(`update message_template set active = $1 where purpose = 'reminder'`, [active]);
  onTestFinished(async () => void (await setActive(true)));
  await setActive(false);
  expect(await run()).toMatchObject({ opened: 1, reminder: 0 });
  expect(await caseOf(invoiceId)).toMatchObject({ stage: 'waiting', waitReason: 'template inactive' });
  await setActive(true);
  expect(await run()).toMatchObject({ reminder: 1 });
  await app.sql('delete from message where member_id = $1', [memberId]);
  await moveBack(30);
  expect(await run()).toMatchObject({ reminder_with_fee: 0 });
  const { items } = await accounts()
    .records('Message')
    .list({ filter: { memberId: { eq: memberId } } });
  expect(items).toMatchObject([{ status: 'queued' }]);
});

test('a payment without an invoice ends the reminders', async () => {
  const { memberId, invoiceId } = await overdueInvoice(7);
  const payment = { memberId, amount: 50, paymentMethod: 'cash', paymentType: 'membership_fee' };
  await accounts().records('Payment').create(payment);
  await run();
  expect(await steps(invoiceId)).toEqual([]);
});

test('whom the club owes as much is not reminded: credits settle the oldest invoices first', async () => {
  const { memberId, invoiceId } = await overdueInvoice(10);
  const second = await accounts()
    .records('BillingRecord')
    .create({ memberId, amount: 30, dueDate: dayFromToday({ days: -8 }) });
  await credit(memberId, 50);
  expect(await run(), 'the second invoice alone').toMatchObject({ reminder: 1 });
  expect([await steps(invoiceId), await steps(second.id)]).toEqual([[], ['reminder']]);
  expect(await caseOf(second.id)).toMatchObject({ nextStep: 'reminder_with_fee' });
  await credit(memberId, 30);
  await passDays(30);
  expect(await run()).toMatchObject({ reminder: 0, reminder_with_fee: 0, block: 0 });
  expect(await feesOf(memberId)).toEqual([]);
  expect(await caseOf(second.id)).toMatchObject({ stage: 'ended', openAmount: 0 });
});

test('a step names what a payment and a credit leave', async () => {
  const { memberId, invoiceId } = await overdueInvoice(10);
  await credit(memberId, 11);
  await pay(memberId, invoiceId, 20);
  await run();
  const [action] = await app.sql<{ owed: number }>('select open_amount::float8 as owed from dunning_action');
  expect(action).toEqual({ owed: 19 });
});

/** A further invoice of a member, of 30.00. */
async function furtherInvoice(memberId: string, days: number) {
  const { id, invoiceNumber } = await accounts()
    .records('BillingRecord')
    .create({ memberId, amount: 30, dueDate: dayFromToday({ days: -days }) });
  return { invoiceId: id, invoiceNumber: String(invoiceNumber) };
}

const lettersTo = (memberId: string) =>
  app.sql<{ subject: string; body: string; attachments: string[] }>(
    'select subject, body, attachments from message where member_id = $1 order by id',
    [memberId],
  );

test('several overdue invoices of a member have one letter, one fee and one block', async () => {
  const first = await overdueInvoice(40);
  const { memberId } = first;
  const second = await furtherInvoice(memberId, 37);
  expect(await run()).toMatchObject({ opened: 2, reminder: 1 });
  const [letter] = await lettersTo(memberId);
  expect(letter).toMatchObject({
    subject: `Reminder: invoice ${first.invoiceNumber}`,
    attachments: [`invoices/${second.invoiceId}`, `invoices/${first.invoiceId}`],
  });
  expect(letter!.body).toContain(
    `Also overdue: ${second.invoiceNumber} ($30.00). In all **$80.00** is open.`,
  );
  await passDays(7);
  expect(await run()).toMatchObject({ reminder_with_fee: 1 });
  await passDays(16);
  expect(await run()).toMatchObject({ block: 1 });
  await sendLetters();
  for (const { invoiceId } of [first, second])
    expect(await steps(invoiceId)).toEqual(['reminder', 'reminder_with_fee', 'block']);
  expect(await lettersTo(memberId)).toHaveLength(3);
  expect(await feesOf(memberId)).toMatchObject([{ totalAmount: 10 }]);
  await pay(memberId, first.invoiceId, 50);
  expect(await isBlocked(memberId), 'the second is unpaid').toBe(true);
  await pay(memberId, second.invoiceId, 30);
  expect(await isBlocked(memberId)).toBe(false);
});

test('a letter names and attaches a bounded number of invoices', async () => {
  const { memberId } = await overdueInvoice(40);
  await app.sql(
    `insert into billing_record (member_id, invoice_number, invoice_date, due_date, amount, tax_amount, discount_amount, total_amount,
            paid_amount, payment_status, billing_type, lines)
     select $1, 'MANY-' || n, current_date - 60, current_date - 30, 1, 0, 0, 1, 0, 'pending', 'membership', '[]' from generate_series(1, 300) n`,
    [memberId],
  );
  expect(await run()).toMatchObject({ opened: 301, reminder: 1 });
  const [letter] = await lettersTo(memberId);
  expect(letter!.attachments).toHaveLength(10);
  expect(letter!.body).toContain('+ 280. In all **$350.00** is open.');
});

test('a letter names one invoice alone without the sentence on others', async () => {
  const { memberId } = await overdueInvoice(40);
  await run();
  expect((await lettersTo(memberId))[0]!.body).not.toContain('Also overdue');
});

test('an invoice joins with its own next step; while a block is in force, nothing follows for others', async () => {
  const first = await overdueInvoice(60);
  const { memberId } = first;
  await run();
  await passDays(7);
  const second = await furtherInvoice(memberId, 1);
  expect(await run()).toMatchObject({ reminder: 0, reminder_with_fee: 1 });
  expect(await steps(second.invoiceId)).toEqual(['reminder']);
  await passDays(16);
  expect(await run()).toMatchObject({ block: 1 });
  expect(await steps(second.invoiceId), '17 days overdue').toEqual(['reminder', 'reminder_with_fee']);
  await passDays(60);
  expect(await run()).toMatchObject({ reminder: 0, reminder_with_fee: 0, block: 0 });
  expect(await caseOf(second.invoiceId)).toMatchObject({ nextStep: null, waitReason: 'access is blocked' });
  await app.sql(`update billing_record set payment_status = 'cancelled' where billing_type = 'other'`);
  await pay(memberId, first.invoiceId, 50);
  expect(await run(), 'the second goes on').toMatchObject({ block: 1 });
  expect(await feesOf(memberId)).toHaveLength(1);
});

test('a paused invoice is no part of a letter', async () => {
  const first = await overdueInvoice(60);
  const second = await furtherInvoice(first.memberId, 40);
  await run();
  const { id } = await caseOf(first.invoiceId);
  await accounts()
    .records('DunningCase')
    .update(id, { pausedUntil: dayFromToday({ days: 30 }), pauseReason: 'Complaint' });
  await passDays(7);
  expect(await run()).toMatchObject({ reminder_with_fee: 1 });
  expect(await steps(first.invoiceId)).toEqual(['reminder']);
  expect(await steps(second.invoiceId)).toEqual(['reminder', 'reminder_with_fee']);
  const [, letter] = await lettersTo(first.memberId);
  expect(letter!.attachments).toEqual([`invoices/${second.invoiceId}`]);
});

test('the fee of a letter for two invoices is cancelled with the last of them', async () => {
  const first = await overdueInvoice(60);
  const { memberId } = first;
  const second = await furtherInvoice(memberId, 60);
  await run();
  await passDays(7);
  await run();
  await sendLetters();
  const cancel = (id: string) =>
    accounts().records('BillingRecord').update(id, { paymentStatus: 'cancelled' });
  await cancel(first.invoiceId);
  expect(await feesOf(memberId)).toMatchObject([{ paymentStatus: 'pending' }]);
  await cancel(second.invoiceId);
  expect(await feesOf(memberId)).toMatchObject([{ paymentStatus: 'cancelled' }]);
});

test('a letter that is sent after the invoice was paid charges no fee', async () => {
  const { memberId, invoiceId } = await overdueInvoice(60);
  await run();
  await passDays(7);
  await run();
  await pay(memberId, invoiceId, 50);
  await sendLetters();
  expect(await feesOf(memberId)).toEqual([]);
});

test('a template that cannot be filled stops no step', async () => {
  const invoice = await overdueInvoice(15);
  const other = await overdueInvoice(40);
  await app.sql(`update message_template set body = '{{ nobody }}' where purpose = 'reminder'`);
  onTestFinished(async () => {
    await app.sql(`update message_template set body = 'Please pay' where purpose = 'reminder'`);
  });
  expect(await run()).toMatchObject({ opened: 2, reminder: 2 });
  expect(await steps(invoice.invoiceId)).toEqual(['reminder']);
  expect(await steps(other.invoiceId)).toEqual(['reminder']);
  const { items } = await accounts()
    .records('Message')
    .list({ filter: { memberId: { eq: invoice.memberId } } });
  expect(items).toMatchObject([
    {
      status: 'failed',
      lastError: expect.stringMatching(/^The template “Payment reminder” could not be filled: /),
    },
  ]);
});

test('a preview names what a run does and changes nothing', async () => {
  const { invoiceId, invoiceNumber } = await overdueInvoice(7);
  await overdueInvoice(3);
  const preview =
    'mutation { run: runDunning(dryRun: true, page: { limit: 5 }) { isStarted reminders remindersWithFee blocks fees steps { totalCount items { invoiceNumber daysOverdue openAmount step fee } } } }';
  expect((await accounts().request(preview))['run']).toEqual({
    isStarted: false,
    reminders: 1,
    remindersWithFee: 0,
    blocks: 0,
    fees: 0,
    steps: {
      totalCount: 1,
      items: [{ invoiceNumber, daysOverdue: 7, openAmount: 50, step: 'reminder', fee: 0 }],
    },
  });
  expect(await steps(invoiceId)).toEqual([]);
  expect(await app.sql('select from dunning_case')).toEqual([]);
});

test('a run is started once for an idempotency key, and says what it did', async () => {
  await overdueInvoice(7);
  const start = () =>
    app.api.execute(
      { query: 'mutation { run: runDunning { runId } }' },
      { token: accounts().token, address: '203.0.113.1', idempotencyKey: 'dunning-1' },
    );
  const first = await start();
  const { runId } = first.data!['run'] as { runId: string };
  const state = async () =>
    (
      await accounts().request<{ run: object }>(
        'query ($id: ID!) { run: dunningRun(id: $id) { state reminders remindersWithFee blocks error } }',
        { id: runId },
      )
    ).run;
  await expect
    .poll(state, { timeout: 30_000 })
    .toEqual({ state: 'COMPLETED', reminders: 1, remindersWithFee: 0, blocks: 0, error: null });
  expect(await start()).toMatchObject({
    data: { run: { runId } },
    extensions: { idempotencyReplayed: true },
  });
  expect(await app.sql(`select from pgboss.job where id = $1`, [runId])).toHaveLength(1);
});

test('a step is due on the day of the club, wherever it is', async () => {
  const setZone = (timeZone: string | null) =>
    app
      .as('admin')
      .request(
        'mutation ($timeZone: String) { updateClubSettings(patch: { timeZone: $timeZone }) { version } }',
        { timeZone },
      );
  const reminders = async () =>
    (await accounts().request<{ run: Preview }>('mutation { run: runDunning(dryRun: true) { reminders } }'))
      .run['reminders'];
  onTestFinished(async () => void (await setZone(null)));
  // 25 hours apart: their days always differ.
  await setZone('Pacific/Kiritimati');
  const dueDate = addDays(today(), -7);
  const { invoiceId } = await overdueInvoice(1);
  await app.sql('update billing_record set due_date = $1 where id = $2', [dueDate, invoiceId]);
  expect(await reminders()).toBe(1);
  await setZone('Pacific/Pago_Pago');
  expect(await reminders()).toBe(0);
  await setZone('Pacific/Kiritimati');
  expect(await run()).toMatchObject({ reminder: 1 });
  const [step] = await app.sql<{ day: string }>('select executed_on::text as day from dunning_action');
  expect(step!.day).toBe(today());
});

test('a fee is an invoice of its own, which is reminded of without a further fee', async () => {
  const { memberId, invoiceId, invoiceNumber } = await overdueInvoice(14);
  await run();
  await passDays(7);
  await run();
  await sendLetters();
  const items = await feesOf(memberId);
  expect(items).toMatchObject([
    {
      amount: 10,
      taxAmount: 0,
      totalAmount: 10,
      openAmount: 10,
      paymentStatus: 'pending',
      description: `Fee for the reminder of invoice ${invoiceNumber}`,
      lines: [{ kind: 'dunning_fee', amount: 10, taxPercent: 0, taxAmount: 0 }],
    },
  ]);
  expect((await accounts().records('BillingRecord').one(invoiceId))!['totalAmount']).toBe(50);
  const messages = await app.sql<{ body: string; cause: string }>(
    'select body, cause from message where member_id = $1 order by id',
    [memberId],
  );
  expect(messages.map(({ cause }) => cause.split('/')[2])).toEqual(['1', '2']);
  expect(messages[1]!.body).toContain(invoiceNumber);
  await pay(memberId, invoiceId, 50);
  await app.sql(`update billing_record set due_date = current_date - 40 where id = $1`, [items[0]!.id]);
  await run();
  await passDays(7);
  expect(await run()).toMatchObject({ reminder_with_fee: 1 });
  expect(await steps(items[0]!.id)).toEqual(['reminder', 'reminder_with_fee']);
  const fees = await app.sql('select from billing_record where billing_type = $1', ['other']);
  expect(fees).toHaveLength(1);
});

test('a fee is cancelled with the invoice that it was charged for, unless it was paid', async () => {
  const charged = async () => {
    const invoice = await overdueInvoice(14);
    for (const days of [7, 0]) {
      await run();
      await passDays(days);
    }
    const [fee] = await feesOf(invoice.memberId);
    return { ...invoice, fee: fee! };
  };
  const cancel = (id: string) =>
    accounts().records('BillingRecord').update(id, { paymentStatus: 'cancelled' });
  const [first, second, third] = [await charged(), await charged(), await charged()];
  await pay(second.memberId, second.fee.id, 10);
  const { id: creditId } = await credit(third.memberId, 60);
  expect(await feesOf(third.memberId)).toMatchObject([{ paymentStatus: 'paid' }]);
  for (const { invoiceId } of [first, second, third]) await cancel(invoiceId);
  expect(await feesOf(third.memberId), 'a credit settled it').toMatchObject([{ paymentStatus: 'cancelled' }]);
  expect(await accounts().records('BillingRecord').one(creditId)).toMatchObject({ openAmount: -60 });
  expect(await feesOf(first.memberId)).toMatchObject([{ paymentStatus: 'cancelled', openAmount: 0 }]);
  expect(await feesOf(second.memberId)).toMatchObject([{ paymentStatus: 'paid' }]);
});

test('each step is carried out once by two runs at the same moment', async () => {
  const invoices = await Promise.all(Array.from({ length: 12 }, () => overdueInvoice(20)));
  const { carryOutBatch, NO_COUNTS } = await import('./carry-out.ts');
  const members = invoices.map(({ memberId }) => Number(memberId));
  const { openDatabase } = await import('../../database/database.ts');
  const { entities } = await import('../index.ts');
  const database = await openDatabase({ databaseUrl: app.databaseUrl }, entities(), () => {});
  const db = database.forRequest(AbortSignal.timeout(60_000));
  try {
    const runs = await Promise.all(
      [1, 2].map(async () => {
        const counts = { ...NO_COUNTS };
        await db.transaction(tx => carryOutBatch(tx, { today: dayFromToday(), members }, counts));
        return counts.reminder;
      }),
    );
    expect(runs.toSorted((a, b) => a - b)).toEqual([0, 12]);
  } finally {
    await database.close();
  }
  for (const { invoiceId } of invoices) expect(await steps(invoiceId)).toEqual(['reminder']);
});

test('a paused invoice gets no step until the day after the pause; a pause needs a reason', async () => {
  const { invoiceId } = await overdueInvoice(6);
  await run();
  const { id } = await caseOf(invoiceId);
  const cases = accounts().records('DunningCase');
  await expect(cases.update(id, { pausedUntil: dayFromToday() })).rejects.toMatchObject({
    fields: { pauseReason: 'Enter why it is paused' },
  });
  await cases.update(id, { pausedUntil: dayFromToday({ days: 3 }), pauseReason: 'Complaint' });
  await passDays(10);
  expect(await run()).toMatchObject({ reminder: 0 });
  expect(await caseOf(invoiceId)).toMatchObject({ nextDate: dayFromToday({ days: 4 }) });
  await cases.update(id, { pausedUntil: dayFromToday({ days: -1 }) });
  expect(await run()).toMatchObject({ reminder: 1 });
});

test('reception views the queue and changes nothing; trainers see nothing of it', async () => {
  const { invoiceId } = await overdueInvoice(20);
  await run();
  const { id } = await caseOf(invoiceId);
  const reception = app.as('reception');
  expect((await reception.records('DunningCase').list()).totalCount).toBe(1);
  const actions = '{ dunningActions { items { step case { invoiceNumber } } } }';
  expect(await reception.request(actions)).toMatchObject({
    dunningActions: { items: [{ step: 'reminder' }] },
  });
  await expect(reception.records('DunningCase').update(id, { notes: 'x' })).rejects.toMatchObject({
    extensions: { permission: 'dunning:edit' },
  });
  await expect(reception.request(RUN_DUNNING)).rejects.toMatchObject({
    extensions: { permission: 'dunning:add' },
  });
  await expect(app.as('trainer').request(actions)).rejects.toMatchObject({
    extensions: { permission: 'dunning:view' },
  });
  await expect(
    accounts().request('{ dunningActions(asOf: "2026-01-01") { totalCount } }'),
  ).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
  });
});
