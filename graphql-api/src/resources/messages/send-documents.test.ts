import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dayFromToday } from '../../../testing/days.ts';
import { useContractOperations } from '../../../testing/contract-operations.ts';
import { writeOffAs } from '../../../testing/member-account.ts';
import { useMail } from '../../../testing/mail.ts';
import { payrollDesk } from '../../../testing/payroll.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { makeRecord } from '../../../testing/samples.ts';
import { SENT_DOCUMENTS } from '../../common/club-settings.ts';

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
const SET = `mutation ($memberId: ID!, $wanted: Boolean!) {
  preference: setDocumentsByEmail(memberId: $memberId, wanted: $wanted) { documentsByEmail } }`;

beforeEach(() => send(SENT_DOCUMENTS));

describe('what is issued is queued once', () => {
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
