import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { failureWith, listen, useMail } from '../../../testing/mail.ts';
import { makeRecord } from '../../../testing/samples.ts';
import { CONNECTIONS, explainFailure } from './mail-server.ts';

const app = useApp();
const { mailbox, messages, run, due, queue } = useMail(app);

test('a message arrives as text and as HTML, with its document attached', async () => {
  const { id: memberId } = await makeRecord(app.as('admin'), 'Member', {
    name: 'Ann Lee',
    email: 'ann@example.com',
  });
  const { id: invoice } = await makeRecord(app.as('admin'), 'BillingRecord', {
    memberId,
    invoiceNumber: 'A-1',
  });
  const { id } = await messages().create({
    memberId,
    subject: 'Invoice {{ invoice.number }}',
    body: 'Dear **{{ member.name }}**',
    attachments: [`invoices/${invoice}`],
  });
  expect(await run()).toEqual({ sent: 1, failed: 0, postponed: 0 });
  const [mail] = mailbox.received;
  expect(mail).toMatchObject({ subject: 'Invoice A-1', text: expect.stringContaining('Dear **Ann Lee**') });
  expect(mail!.html).toContain('Dear <strong>Ann Lee</strong>');
  expect(mail!.from!.text).toContain('club@example.com');
  expect(mail!.attachments).toMatchObject([{ filename: 'invoice-A-1.pdf', contentType: 'application/pdf' }]);
  expect(mail!.attachments[0]!.content.toString('latin1', 0, 5)).toBe('%PDF-');
  expect(await messages().one(id)).toMatchObject({ status: 'sent', attempts: 1, lastError: null });
  expect(await run(), 'nothing is sent twice').toEqual({ sent: 0, failed: 0, postponed: 0 });
});

test('the fee of a dunning step is charged with the delivery of its letter', async () => {
  const { id: memberId } = await makeRecord(app.as('admin'), 'Member', { email: 'ann@example.com' });
  const { id: invoice } = await makeRecord(app.as('admin'), 'BillingRecord', { memberId, amount: 50 });
  const [found] = await app.sql<{ id: number }>(
    'insert into dunning_case (invoice_id, last_step) values ($1, $2) returning id',
    [invoice, 'reminder_with_fee'],
  );
  await app.sql(
    `insert into dunning_action (case_id, position, step, executed_on, days_overdue, open_amount, fee)
     values ($1, 2, 'reminder_with_fee', current_date, 14, 50, 10)`,
    [found!.id],
  );
  const { id } = await messages().create({ memberId, subject: 'Second reminder', body: 'Please pay' });
  await app.sql('update dunning_action set letter_id = $1 where case_id = $2', [id, found!.id]);
  const fees = () =>
    app.sql(`select total_amount::float8 as total from billing_record where billing_type = 'other'`);
  expect(await fees()).toEqual([]);
  expect(await run()).toMatchObject({ sent: 1 });
  expect(await fees()).toEqual([{ total: 10 }]);
});

test('a letter whose fee cannot be charged is not sent again, and its fee follows', async () => {
  const { id: memberId } = await makeRecord(app.as('admin'), 'Member', { email: 'bob@example.com' });
  const { id: invoice } = await makeRecord(app.as('admin'), 'BillingRecord', { memberId, amount: 50 });
  const [found] = await app.sql<{ id: number }>(
    'insert into dunning_case (invoice_id, last_step) values ($1, $2) returning id',
    [invoice, 'reminder_with_fee'],
  );
  const { id } = await messages().create({ memberId, subject: 'Second reminder', body: 'Please pay' });
  await app.sql(
    `insert into dunning_action (case_id, position, step, executed_on, days_overdue, open_amount, fee, letter_id)
     values ($1, 2, 'reminder_with_fee', current_date, 14, 50, 10, $2)`,
    [found!.id, id],
  );
  const fees = () =>
    app.sql('select total_amount::float8 as total from billing_record where member_id = $1 and id <> $2', [
      memberId,
      invoice,
    ]);
  await app.sql(`create function reject_fee() returns trigger language plpgsql as $$ begin raise exception 'No fee'; end $$;
    create trigger reject_fee before insert on billing_record for each row execute function reject_fee()`);
  const sent = mailbox.received.length;
  await expect(run()).rejects.toThrow('No fee');
  expect(await messages().one(id)).toMatchObject({ status: 'sent', attempts: 1 });
  await expect(run()).rejects.toThrow('No fee');
  await app.sql('drop function reject_fee cascade');
  await run();
  await run();
  expect(await fees()).toEqual([{ total: 10 }]);
  expect(mailbox.received.length, 'one mail').toBe(sent + 1);
});

test('a name is text in the message, whatever it contains', async () => {
  const name = '<img src=x onerror=alert(1)> [pay](https://evil.example) {{ club.name }}';
  await queue({ name });
  await run();
  const [mail] = mailbox.received;
  expect(mail!.html).not.toMatch(/<img|<a /);
  expect(mail!.text).toContain(name);
});

test('line breaks in name and subject add no header and no recipient', async () => {
  await queue(
    { name: 'Ann\r\nBcc: thief@example.com' },
    { subject: 'Hi {{ member.name }}\r\nBcc: thief@example.com' },
  );
  await run();
  const [mail] = mailbox.received;
  expect(mail!.bcc).toBeUndefined();
  expect(mail!.headers.has('bcc')).toBe(false);
  expect(mail!.subject).toBe('Hi Ann Bcc: thief@example.com Bcc: thief@example.com');
});

test('a temporary rejection is tried again later, with the same Message-ID', async () => {
  const message = await queue();
  mailbox.rejection = { at: 'DATA', code: 451, text: '4.3.0 Try again later' };
  expect(await run()).toMatchObject({ sent: 0, postponed: 1 });
  const waiting = await message.now();
  expect(waiting).toMatchObject({
    status: 'queued',
    attempts: 1,
    lastError: expect.stringContaining('Try again later'),
  });
  expect(Date.parse(String(waiting['nextAttemptAt']))).toBeGreaterThan(Date.now() + 30_000);
  expect(await run(), 'not before its time').toEqual({ sent: 0, failed: 0, postponed: 0 });
  mailbox.rejection = undefined;
  await due();
  await run();
  expect(mailbox.received[0]!.messageId).toMatch(
    new RegExp(String.raw`^<message-${message.id}\.\d+@example\.com>$`),
  );
  expect(await message.now()).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
});

test('the last of thirty attempts fails', async () => {
  const message = await queue();
  await app.sql('update message set attempts = 29');
  mailbox.rejection = { at: 'DATA', code: 452, text: '4.2.2 The mailbox is full' };
  expect(await run()).toMatchObject({ failed: 1 });
  expect(await message.now()).toMatchObject({ status: 'failed', attempts: 30 });
});

test('an unknown address bounces, and takes no further message', async () => {
  const message = await queue();
  mailbox.rejection = { at: 'RCPT', code: 550, text: '5.1.1 There is no such mailbox' };
  await run();
  expect(await message.now()).toMatchObject({
    status: 'bounced',
    lastError: expect.stringContaining('5.1.1'),
  });
  const { memberId } = message;
  const preference = `{ emailPreference(memberId: ${memberId}) { bouncedAt bounceReason } }`;
  expect(await app.as('reception').request(preference)).toMatchObject({
    emailPreference: { bouncedAt: expect.any(String), bounceReason: expect.stringContaining('5.1.1') },
  });
  const text = { memberId, subject: 'x', body: 'y' };
  expect(await messages().create(text)).toMatchObject({ status: 'failed', consent: 'address bounced' });
  await app.as('reception').request(`mutation { clearEmailBounce(memberId: ${memberId}) { bouncedAt } }`);
  expect(await messages().create(text)).toMatchObject({ status: 'queued' });
});

test('a message that the server rejects for its content fails, and says nothing about the address', async () => {
  const message = await queue();
  mailbox.rejection = { at: 'DATA', code: 554, text: '5.7.1 Spam' };
  await run();
  expect(await message.now()).toMatchObject({ status: 'failed', lastError: expect.stringContaining('Spam') });
  expect(
    await app.sql('select from email_preference where bounced_at is not null and member_id = $1', [
      message.memberId,
    ]),
  ).toEqual([]);
});

const listenSilently = async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  return { port, close: () => new Promise<void>(resolve => silent.close(() => resolve())) };
};

async function expectAllToWait(): Promise<void> {
  for (let number = 0; number < 5; number++) await queue();
  expect(await run()).toMatchObject({ sent: 0, failed: 0 });
  const rows = await app.sql<{ status: string; attempts: number }>('select status, attempts from message');
  expect(rows.map(({ status }) => status)).toEqual(Array(5).fill('queued'));
  expect(rows.filter(({ attempts }) => attempts > 0).length).toBeLessThanOrEqual(CONNECTIONS);
}

test('while the mail server is away, all messages wait and few of them have tried', async () => {
  const silent = await listenSilently();
  await silent.close();
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${silent.port}`);
  await expectAllToWait();
});

test('a mail server that is silent ends the attempt, which is repeated', async () => {
  const silent = await listenSilently();
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${silent.port}`);
  const failure = await failureWith({ connect: 200, attempt: 5_000, response: 5_000 });
  expect(explainFailure(failure)).toMatchObject({ outcome: 'retry', isServerDown: true });
  await silent.close();
});

test.each([
  ['rejects every client', '554 5.7.1 Your address is on a list'],
  ['is closing', '421 4.3.2 Shutting down'],
])('a mail server that %s makes all messages wait', async (_name, greeting) => {
  await listen(socket => socket.end(`${greeting}\r\n`));
  await expectAllToWait();
});

test('a mail server that is never silent and comes to no end does not hold up the run', async () => {
  await listen(socket => {
    const reply = setInterval(() => socket.write('250-and\r\n'), 50);
    onTestFinished(() => {
      clearInterval(reply);
      socket.destroy();
    });
    socket.write('220 ready\r\n');
  });
  const failure = await failureWith({ connect: 200, attempt: 500, response: 60_000 });
  expect(explainFailure(failure)).toEqual({
    outcome: 'retry',
    isServerDown: true,
    reason: 'The mail server took too long',
  });
});

test('a stopped run takes no further message', async () => {
  const message = await queue();
  const stopped = new AbortController();
  stopped.abort();
  await run(stopped.signal).catch(() => undefined);
  expect(await message.now()).toMatchObject({ status: 'queued', attempts: 0 });
});

test('without a mail server messages wait, and are read as HTML', async () => {
  vi.stubEnv('SMTP_URL', '');
  const message = await queue({ name: 'Ann Lee' });
  expect(await run()).toEqual({ sent: 0, failed: 0, postponed: 0 });
  const { messageHtml, messageDelivery } = await app
    .as('reception')
    .request<{ messageHtml: string; messageDelivery: object }>(
      `{ messageHtml(id: ${message.id}) messageDelivery { hasMailServer } }`,
    );
  expect(messageDelivery).toEqual({ hasMailServer: false });
  expect(messageHtml).toContain('Dear Ann Lee');
  expect(messageHtml).not.toMatch(/<script|<img|src=/);
});

test('a document that no longer exists fails the message', async () => {
  const message = await queue();
  await app.sql(`update message set attachments = '{invoices/999999}'`);
  await run();
  expect(await message.now()).toMatchObject({
    status: 'failed',
    lastError: 'The attached document invoices/999999 no longer exists',
  });
});

test('a document that cannot be made delays its message, is reported, and stops no other message', async () => {
  const { id: memberId } = await makeRecord(app.as('admin'), 'Member', { email: 'ann@example.com' });
  const { id: invoice } = await makeRecord(app.as('admin'), 'BillingRecord', { memberId });
  const { id } = await messages().create({
    memberId,
    subject: 'x',
    body: 'y',
    attachments: [`invoices/${invoice}`],
  });
  const other = await queue();
  await app.sql(`update billing_record set lines = '[{"kind": "charge"}]' where id = $1`, [invoice]);
  await expect(run()).rejects.toBeInstanceOf(TypeError);
  expect(await messages().one(id)).toMatchObject({
    status: 'queued',
    attempts: 1,
    lastError: 'An attached document could not be made',
  });
  expect(await other.now()).toMatchObject({ status: 'sent' });
});

test('a message without an address fails, and stops no other message', async () => {
  const message = await queue();
  await app.sql(`update message set recipient = ''`);
  const other = await queue();
  expect(await run()).toEqual({ sent: 1, failed: 1, postponed: 0 });
  expect(await message.now()).toMatchObject({ status: 'failed', attempts: 1 });
  expect(await other.now()).toMatchObject({ status: 'sent' });
});

test('a sender that the server rejects makes all messages wait', async () => {
  mailbox.rejection = { at: 'MAIL', code: 550, text: '5.7.1 Sender not allowed' };
  await expectAllToWait();
});
