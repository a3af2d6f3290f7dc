import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dayFromToday } from '../../../testing/days.ts';
import { useContractOperations } from '../../../testing/contract-operations.ts';
import { writeOffAs } from '../../../testing/member-account.ts';
import { listen, useMail } from '../../../testing/mail.ts';
import { payrollDesk } from '../../../testing/payroll.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { leastInput, makeRecord } from '../../../testing/samples.ts';
import { SENT_DOCUMENTS } from '../../common/club-settings.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { BillingRecord } from '../billing/billing-record.ts';

const { app, run: operate, plan } = useContractOperations(false);
const { mailbox, messages, run } = useMail(app);

const admin = () => app.as('admin');
const send = (sentDocuments: readonly string[]) =>
  app
    .as('manager')
    .request(
      'mutation ($patch: ClubSettingsPatch!) { updateClubSettings(patch: $patch) { sentDocuments } }',
      {
        patch: { sentDocuments },
      },
    );
const queued = () =>
  app.sql<{ cause: string; subject: string; recipient: string; status: string }>(
    'select cause, subject, recipient, status from message order by cause',
  );
const causes = async () => (await queued()).map(({ cause }) => cause);

const newMember = (email = 'ann@example.com') => makeRecord(admin(), 'Member', { name: 'Ann Lee', email });
const issue = (memberId: string, more: object = {}) =>
  makeRecord(admin(), 'BillingRecord', { memberId, amount: 50, taxAmount: 0, discountAmount: 0, ...more });
const pay = (memberId: string, more: object = {}) =>
  makeRecord(admin(), 'Payment', {
    memberId,
    billingId: null,
    onAccount: true,
    amount: 50,
    refundKind: null,
    paymentStatus: 'completed',
    ...more,
  });
/** Undoes the last change of a record. */
async function undoLast(resource: string, id: string): Promise<void> {
  const [entry] = await app.sql<{ id: string }>(
    'select id::text from audit_entry where resource = $1 and record_id = $2 order by audit_entry.id desc limit 1',
    [resource, id],
  );
  await admin().request('mutation ($id: ID!) { undoChange(entryId: $id) { isChanged } }', { id: entry!.id });
}
const SET = `mutation ($memberId: ID!, $wanted: Boolean!) {
  preference: setDocumentsByEmail(memberId: $memberId, wanted: $wanted) { documentsByEmail } }`;

beforeEach(() => send(SENT_DOCUMENTS));

describe('what is issued is queued once', () => {
  test('and not by a dry run', async () => {
    const { id: memberId } = await newMember();
    const least = await leastInput(resourceOf(BillingRecord), admin());
    const input = { ...least, memberId, amount: 50, taxAmount: 0, discountAmount: 0 };
    const create = (isDry: boolean) =>
      admin().request(
        'mutation ($input: BillingRecordInput!, $isDry: Boolean!) { createBillingRecord(input: $input, dryRun: $isDry) { id } }',
        { input, isDry },
      );
    await create(true);
    expect(await queued()).toEqual([]);
    await create(false);
    expect(await queued()).toHaveLength(1);
  });

  test('an invoice and a credit note, with their documents', async () => {
    const { id: memberId } = await newMember();
    const invoice = await issue(memberId, { invoiceNumber: 'A-1' });
    const credit = await issue(memberId, { invoiceNumber: 'A-2', amount: -20 });
    expect(await queued()).toEqual([
      {
        cause: `invoice/${invoice.id}`,
        subject: 'Invoice A-1',
        recipient: 'ann@example.com',
        status: 'queued',
      },
      {
        cause: `invoice/${credit.id}`,
        subject: 'Credit note A-2',
        recipient: 'ann@example.com',
        status: 'queued',
      },
    ]);
    expect(await run()).toMatchObject({ sent: 2 });
    expect(mailbox.received.map(({ attachments }) => attachments[0]!.filename).toSorted()).toEqual([
      'invoice-A-1.pdf',
      'invoice-A-2.pdf',
    ]);
    await admin().records('BillingRecord').update(invoice.id, { notes: 'Changed' });
    expect(await causes()).toHaveLength(2);
  });

  test('an invoice says what is open once a credit of the member has settled it', async () => {
    const { id: memberId } = await newMember();
    await pay(memberId, { amount: 30 });
    const { id } = await issue(memberId);
    const [message] = await app.sql<{ body: string }>('select body from message where cause = $1', [
      `invoice/${id}`,
    ]);
    expect(message!.body).toContain('Amount due: **$20.00**');
  });

  test('a receipt when a payment is completed, none for a refund', async () => {
    const { id: memberId } = await newMember();
    const pending = await pay(memberId, { paymentStatus: 'pending' });
    expect(await causes()).toEqual([]);
    await admin().records('Payment').update(pending.id, { paymentStatus: 'completed' });
    expect(await causes()).toEqual([`receipt/${pending.id}`]);
    await pay(memberId, { amount: -20 });
    expect(await causes()).toHaveLength(1);
  });

  test('a sign-up, a renewal, a switch and a cancellation are confirmed, with their invoices', async () => {
    const { id: memberId } = await newMember();
    const first = (await operate('signUp', null, { memberId, planId: plan.id })).contract!;
    const signedUp = await queued();
    expect(signedUp.map(({ cause }) => cause)).toEqual([
      `contract/${String(first['id'])}`,
      expect.stringMatching(/^invoice/),
    ]);
    expect(signedUp[0]!.subject).toBe(`Your contract ${String(first['contractNumber'])}`);
    const renewed = (await operate('renewContract', String(first['id']), {})).contract!;
    expect(await causes()).toContain(`contract/${String(renewed['id'])}`);
    const cancelled = (await operate('cancelContract', String(renewed['id']), { at: 'NOW' })).contract!;
    expect(await causes()).toContain(`cancellation/${String(renewed['id'])}/${String(cancelled['endDate'])}`);
  });

  test('a contract that is entered, unless it was signed and invoiced elsewhere', async () => {
    const enter = async (more: object) => {
      const { id: memberId } = await newMember();
      const days = {
        startDate: dayFromToday(),
        endDate: null,
        billingFrequency: 'monthly',
        autoRenewal: false,
      };
      return makeRecord(admin(), 'Contract', { memberId, planId: plan.id, ...days, ...more });
    };
    await enter({ billedThrough: dayFromToday({ days: 20 }) });
    const { id } = await enter({ billedThrough: null });
    expect(await causes()).toEqual([`contract/${id}`]);
  });

  test('a payslip when payroll is paid, to the employee, without the pay in its text', async () => {
    const { hire } = payrollDesk(app);
    const { id: employeeId } = await hire({ name: 'Max Stone', email: 'max@example.com' });
    const record = await makeRecord(admin(), 'Payroll', {
      employeeId,
      baseSalary: 3210,
      paymentStatus: 'pending',
    });
    expect(await causes()).toEqual([]);
    await admin().request('mutation ($ids: [ID!]!) { payPayroll(ids: $ids) }', { ids: [record.id] });
    const [message] = await app.sql<{ cause: string; recipient: string; body: string }>(
      'select cause, recipient, body from message',
    );
    expect(message).toMatchObject({ cause: `payslip/${record.id}`, recipient: 'max@example.com' });
    expect(message!.body).not.toMatch(/\$/);
    expect(await run()).toMatchObject({ sent: 1 });
  });
});

test('nothing is queued for what the club does not send, or without a mail server', async () => {
  await send(['invoice']);
  const { id: memberId } = await newMember();
  const { id } = await issue(memberId);
  await issue(memberId, { amount: -20 });
  await pay(memberId);
  await operate('signUp', null, { memberId, planId: plan.id });
  expect((await causes()).filter(cause => !cause.startsWith('invoice/'))).toEqual([]);
  expect(await causes()).toContain(`invoice/${id}`);
  await app.sql('delete from message');
  vi.stubEnv('SMTP_URL', '');
  await issue(memberId);
  expect(await causes()).toEqual([]);
  await expect(send(['letters'])).rejects.toMatchObject(
    invalidInput({ sentDocuments: expect.stringContaining('must be one of: invoice, credit_note') }),
  );
});

test('a member who does not want documents by e-mail gets none; the history says so', async () => {
  const { id: memberId } = await newMember();
  await app.as('reception').request(SET, { memberId, wanted: true });
  await app.as('reception').request(SET, { memberId, wanted: false });
  await expect(app.as('trainer').request(SET, { memberId, wanted: true })).rejects.toThrow('members:edit');
  await issue(memberId);
  await pay(memberId);
  await operate('signUp', null, { memberId, planId: plan.id });
  expect(await causes()).toEqual([]);
  expect(
    await app.sql(
      `select changes -> 'documentsByEmail' as change from audit_entry
        where resource = 'members' and record_id = $1 and changes ? 'documentsByEmail'`,
      [Number(memberId)],
    ),
  ).toEqual([{ change: [true, false] }]);
  await app.as('reception').request(SET, { memberId, wanted: true });
  const { id } = await issue(memberId);
  expect(await causes()).toEqual([`invoice/${id}`]);
});

test('an address that bounced has the message as failed, to be sent once it is corrected', async () => {
  const { id: memberId } = await newMember('gone@example.com');
  await app.sql('insert into email_preference (member_id, bounced_address) values ($1, $2)', [
    memberId,
    'gone@example.com',
  ]);
  await issue(memberId);
  expect(await queued()).toMatchObject([{ status: 'failed' }]);
  expect(await run()).toMatchObject({ sent: 0 });
  const [message] = (await app.sql<{ id: number }>('select id from message'))!;
  await admin().records('Member').update(memberId, { email: 'here@example.com' });
  await messages().update(String(message!.id), { status: 'queued' });
  expect(await run()).toMatchObject({ sent: 1 });
});

test('an invoice whose message fails is not issued, and none of both is kept', async () => {
  const { id: memberId } = await newMember();
  await app.sql(`create function reject_entry() returns trigger language plpgsql as $$ begin raise exception 'locked' using errcode = '55P03'; end $$;
    create trigger reject_entry after insert on message for each row execute function reject_entry()`);
  await expect(issue(memberId, { invoiceNumber: 'A-9' })).rejects.toThrow('Nothing was saved');
  await app.sql('drop function reject_entry cascade');
  expect(await app.sql(`select from billing_record where invoice_number = 'A-9'`)).toEqual([]);
  expect(await causes()).toEqual([]);
});

describe('what no longer holds before it is sent is not sent', () => {
  const WITHDRAWN = 'What it is about was cancelled or taken back before it was sent';
  const stateOf = async (cause: string) =>
    (
      await app.sql<{ status: string; reason: string | null }>(
        'select status, last_error as reason from message where cause = $1',
        [cause],
      )
    )[0];
  const withdrawn = { status: 'cancelled', reason: WITHDRAWN };
  const waiting = { status: 'queued', reason: null };

  test('an invoice that is cancelled or deleted, until that is undone', async () => {
    const { id: memberId } = await newMember();
    const [cancelled, deleted] = [await issue(memberId), await issue(memberId)];
    await admin().records('BillingRecord').update(cancelled.id, { paymentStatus: 'cancelled' });
    await admin().records('BillingRecord').remove(deleted.id);
    for (const { id } of [cancelled, deleted]) expect(await stateOf(`invoice/${id}`)).toEqual(withdrawn);
    expect(await run()).toMatchObject({ sent: 0, failed: 0 });
    await undoLast('billing', cancelled.id);
    await undoLast('billing', deleted.id);
    for (const { id } of [cancelled, deleted]) expect(await stateOf(`invoice/${id}`)).toEqual(waiting);
    expect(await run()).toMatchObject({ sent: 2 });
    await admin().records('BillingRecord').update(cancelled.id, { paymentStatus: 'cancelled' });
    expect(await stateOf(`invoice/${cancelled.id}`), 'was sent').toEqual({ status: 'sent', reason: null });
  });

  test('an invoice that is cancelled while its message is sent, once the attempt fails', async () => {
    const { id: memberId } = await newMember();
    const { id } = await issue(memberId);
    await listen(async socket => {
      await admin().records('BillingRecord').update(id, { paymentStatus: 'cancelled' });
      socket.end('451 Try again later\r\n');
    });
    expect(await run()).toMatchObject({ sent: 0 });
    expect(await stateOf(`invoice/${id}`)).toEqual(withdrawn);
    await undoLast('billing', id);
    expect(await stateOf(`invoice/${id}`)).toEqual(waiting);
  });

  test('an invoice that is cancelled while a process is killed that sends it', async () => {
    const { id: memberId } = await newMember();
    const { id } = await issue(memberId);
    await app.sql(
      `update message set status = 'sending', attempts = 1, claimed_at = now() - interval '1 hour' where cause = $1`,
      [`invoice/${id}`],
    );
    await admin().records('BillingRecord').update(id, { paymentStatus: 'cancelled' });
    expect(await run()).toMatchObject({ sent: 0 });
    expect((await stateOf(`invoice/${id}`))!.status).toBe('cancelled');
  });

  test('a message that a user queues again is sent', async () => {
    const { id: memberId } = await newMember();
    const { id } = await issue(memberId);
    await admin().records('BillingRecord').update(id, { paymentStatus: 'cancelled' });
    const [message] = await app.sql<{ id: number }>('select id from message');
    await messages().update(String(message!.id), { status: 'queued' });
    await app.sql(
      `update message set status = 'sending', attempts = 1, claimed_at = now() - interval '1 hour'`,
    );
    expect(await run()).toMatchObject({ sent: 1 });
  });

  test('a message that a user cancelled stays cancelled', async () => {
    const { id: memberId } = await newMember();
    const { id } = await issue(memberId);
    const [message] = await app.sql<{ id: number }>('select id from message');
    await messages().update(String(message!.id), { status: 'cancelled' });
    await admin().records('BillingRecord').update(id, { paymentStatus: 'cancelled' });
    await undoLast('billing', id);
    expect(await stateOf(`invoice/${id}`)).toEqual({ status: 'cancelled', reason: null });
  });

  test('a payment that is no longer completed, until it is', async () => {
    const { id: memberId } = await newMember();
    const { id } = await pay(memberId);
    await admin().records('Payment').update(id, { paymentStatus: 'pending' });
    expect(await stateOf(`receipt/${id}`)).toEqual(withdrawn);
    await admin().records('Payment').update(id, { paymentStatus: 'completed' });
    expect(await stateOf(`receipt/${id}`)).toEqual(waiting);
    await admin().records('Payment').remove(id);
    expect(await stateOf(`receipt/${id}`)).toEqual(withdrawn);
  });

  test('a sign-up that is taken back, with its invoice', async () => {
    const { id: memberId } = await newMember();
    const { id } = (await operate('signUp', null, { memberId, planId: plan.id })).contract!;
    await operate('takeBackOperation', String(id), null);
    const states = (await queued()).map(({ cause, status }) => [cause.replace(/\d+/, ''), status]);
    expect(states).toEqual([
      ['contract/', 'cancelled'],
      ['invoice/', 'cancelled'],
    ]);
    expect(await run()).toMatchObject({ sent: 0 });
  });

  test('a renewal and a cancellation that are taken back, and a contract that is deleted', async () => {
    const { id: memberId } = await newMember();
    const first = (await operate('signUp', null, { memberId, planId: plan.id })).contract!;
    const id = String(first['id']);
    const { contract: renewed } = await operate('renewContract', id, {});
    await operate('takeBackOperation', id, null);
    expect(await stateOf(`contract/${String(renewed!['id'])}`)).toEqual(withdrawn);
    const { contract } = await operate('cancelContract', id, { at: 'NOW' });
    const cause = `cancellation/${id}/${String(contract!['endDate'])}`;
    expect(await stateOf(cause)).toEqual(waiting);
    await operate('takeBackOperation', id, null);
    expect(await stateOf(cause)).toEqual(withdrawn);
    expect(await stateOf(`contract/${id}`), 'the contract stays').toEqual(waiting);
    await operate('cancelContract', id, { at: 'NOW' });
    expect(await stateOf(cause), 'cancelled again').toEqual(waiting);
  });
});

test('a switch of the plan sends one confirmation', async () => {
  const { id: memberId } = await newMember();
  const other = await makeRecord(admin(), 'MembershipPlan', {
    planName: 'Basic Monthly',
    price: 49,
    duration: 12,
    durationUnit: 'months',
    billingFrequency: 'monthly',
    validityStart: null,
    validityEnd: null,
  });
  const first = (await operate('signUp', null, { memberId, planId: plan.id })).contract!;
  await app.sql('delete from message');
  const switched = (await operate('switchPlan', String(first['id']), { planId: other.id })).contract!;
  expect(switched['id']).not.toBe(first['id']);
  const confirmations = (await causes()).filter(cause => !cause.startsWith('invoice/'));
  expect(confirmations).toEqual([`contract/${String(switched['id'])}`]);
});

test('records that return from deletion send nothing', async () => {
  await send([]);
  const { id: memberId } = await newMember();
  const days = { startDate: dayFromToday(), endDate: null, billingFrequency: 'monthly', autoRenewal: false };
  const contract = { memberId, planId: plan.id, billedThrough: null, ...days };
  const { hire } = payrollDesk(app);
  const { id: employeeId } = await hire({ name: 'Mia Stone', email: 'mia@example.com' });
  const paid = await makeRecord(admin(), 'Payroll', { employeeId, paymentStatus: 'paid' });
  const records = [
    ['BillingRecord', 'billing', (await issue(memberId)).id],
    ['Payment', 'payments', (await pay(memberId)).id],
    ['Contract', 'contracts', (await makeRecord(admin(), 'Contract', contract)).id],
    ['Payroll', 'payroll', paid.id],
  ] as const;
  // They were made yesterday: the log knows when.
  await app.sql(`alter table audit_entry disable trigger user;
    update audit_entry set at = at - interval '1 day' where action = 'created';
    alter table audit_entry enable trigger user`);
  await send(SENT_DOCUMENTS);
  for (const [type, resource, id] of records) {
    await admin().records(type).remove(id);
    await undoLast(resource, id);
  }
  expect(await causes()).toEqual([]);
});

test('a write-off is no document of the member', async () => {
  const { id: memberId } = await newMember();
  const { id } = await issue(memberId);
  await writeOffAs(app, 'accounts', { id }, { reason: 'Uncollectable', openAmount: 50 });
  expect(await causes()).toEqual([`invoice/${id}`]);
});

test('a payment that two requests complete at once has one receipt', async () => {
  const { id: memberId } = await newMember();
  const { id } = await pay(memberId, { paymentStatus: 'pending' });
  const complete = () => admin().records('Payment').update(id, { paymentStatus: 'completed' });
  await Promise.all([complete(), complete(), complete()]);
  await admin().records('Payment').update(id, { paymentStatus: 'pending' });
  await complete();
  expect(await causes()).toEqual([`receipt/${id}`]);
});

test('templates of a German club are German', async () => {
  await app.as('manager').request('mutation { updateClubSettings(patch: { locale: "de-DE" }) { id } }');
  const { id: memberId } = await newMember();
  const { contract } = await operate('signUp', null, { memberId, planId: plan.id });
  const [message] = await app.sql<{ subject: string; body: string }>(
    `select subject, body from message where cause = $1`,
    [`contract/${String(contract!['id'])}`],
  );
  expect(message!.subject).toMatch(/^Ihr Vertrag/);
  expect(message!.body).toContain('Abrechnung monatlich');
  await app.as('manager').request('mutation { updateClubSettings(patch: { locale: "en-US" }) { id } }');
});
