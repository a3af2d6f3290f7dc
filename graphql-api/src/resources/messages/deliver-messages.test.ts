import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { callbackify } from 'node:util';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { makeRecord } from '../../../testing/samples.ts';
import { openDatabase } from '../../database/database.ts';
import { entities } from '../index.ts';
import { deliverMessages } from './deliver-messages.ts';
import { CONNECTIONS, explainFailure, openMailServer, sendMail } from './mail-server.ts';

const app = useApp();
let database: Awaited<ReturnType<typeof openDatabase>>;
let server: SMTPServer;
let received: ParsedMail[] = [];
/** The server confirms no message after this many. */
let silentAfter = Infinity;
/** What the server answers to the recipient and to the content; undefined accepts. */
let rejection: { at: 'MAIL' | 'RCPT' | 'DATA'; code: number; text: string } | undefined;

const rejected = ({ code, text }: { code: number; text: string }) =>
  Object.assign(new Error(text), { responseCode: code });

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: app.databaseUrl }, entities(), () => undefined);
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(rejection?.at === 'MAIL' ? rejected(rejection) : null),
    onRcptTo: (_address, _session, done) => done(rejection?.at === 'RCPT' ? rejected(rejection) : null),
    onData: (stream, _session, done) => {
      const parse = async () => {
        const mail = await simpleParser(stream);
        if (rejection?.at === 'DATA') throw rejected(rejection);
        received.push(mail);
        return received.length <= silentAfter;
      };
      callbackify(parse)((error, isConfirmed) => {
        if (error || isConfirmed) done(error);
      });
    },
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(async () => {
  const { port } = server.server.address() as AddressInfo;
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${port}`);
  vi.stubEnv('MAIL_FROM', 'club@example.com');
  received = [];
  rejection = undefined;
  silentAfter = Infinity;
  await app.sql('delete from message');
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await new Promise<void>(resolve => server.close(() => resolve()));
  await database.close();
});

const run = (signal = AbortSignal.timeout(20_000)) =>
  deliverMessages.run({
    payload: {} as never,
    db: database.forRequest(signal),
    releases: undefined as never,
    signal,
    progress: () => undefined,
  });
/** Starts a process of its own that sends what is queued, once. */
const startProcess = () =>
  spawn(
    process.execPath,
    [
      '--conditions=source',
      '--import',
      new URL('../../../source-loader.ts', import.meta.url).href,
      new URL('../../../testing/mail-process.ts', import.meta.url).pathname,
      app.databaseUrl,
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
/** As if the time of the next attempt had come. */
const due = () => app.sql(`update message set next_attempt_at = now() where status = 'queued'`);
const messages = () => app.as('accounts').records('Message');

async function queue(member: Record<string, unknown> = {}, more: Record<string, unknown> = {}) {
  const { id: memberId } = await makeRecord(app.as('admin'), 'Member', {
    email: 'ann@example.com',
    ...member,
  });
  const { id } = await messages().create({
    memberId,
    subject: 'Hello {{ member.name }}',
    body: 'Dear {{ member.name }}',
    ...more,
  });
  return { id, memberId, now: async () => (await messages().one(id))! };
}

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
  const [mail] = received;
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
  await app.sql('update message set cause = $1 where id = $2', [`dunning/${found!.id}/2`, id]);
  const fees = () =>
    app.sql(`select total_amount::float8 as total from billing_record where billing_type = 'other'`);
  expect(await fees()).toEqual([]);
  expect(await run()).toMatchObject({ sent: 1 });
  expect(await fees()).toEqual([{ total: 10 }]);
});

test('a name is text in the message, whatever it contains', async () => {
  const name = '<img src=x onerror=alert(1)> [pay](https://evil.example) {{ club.name }}';
  await queue({ name });
  await run();
  const [mail] = received;
  expect(mail!.html).not.toMatch(/<img|<a /);
  expect(mail!.text).toContain(name);
});

test('line breaks in name and subject add no header and no recipient', async () => {
  await queue(
    { name: 'Ann\r\nBcc: thief@example.com' },
    { subject: 'Hi {{ member.name }}\r\nBcc: thief@example.com' },
  );
  await run();
  const [mail] = received;
  expect(mail!.bcc).toBeUndefined();
  expect(mail!.headers.has('bcc')).toBe(false);
  expect(mail!.subject).toBe('Hi Ann Bcc: thief@example.com Bcc: thief@example.com');
});

test('a temporary rejection is tried again later, with the same Message-ID', async () => {
  const message = await queue();
  rejection = { at: 'DATA', code: 451, text: '4.3.0 Try again later' };
  expect(await run()).toMatchObject({ sent: 0, postponed: 1 });
  const waiting = await message.now();
  expect(waiting).toMatchObject({
    status: 'queued',
    attempts: 1,
    lastError: expect.stringContaining('Try again later'),
  });
  expect(Date.parse(String(waiting['nextAttemptAt']))).toBeGreaterThan(Date.now() + 30_000);
  expect(await run(), 'not before its time').toEqual({ sent: 0, failed: 0, postponed: 0 });
  rejection = undefined;
  await due();
  await run();
  expect(received[0]!.messageId).toMatch(new RegExp(String.raw`^<message-${message.id}\.\d+@example\.com>$`));
  expect(await message.now()).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
});

test('the last of thirty attempts fails', async () => {
  const message = await queue();
  await app.sql('update message set attempts = 29');
  rejection = { at: 'DATA', code: 452, text: '4.2.2 The mailbox is full' };
  expect(await run()).toMatchObject({ failed: 1 });
  expect(await message.now()).toMatchObject({ status: 'failed', attempts: 30 });
});

test('an unknown address bounces, and takes no further message', async () => {
  const message = await queue();
  rejection = { at: 'RCPT', code: 550, text: '5.1.1 There is no such mailbox' };
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
  rejection = { at: 'DATA', code: 554, text: '5.7.1 Spam' };
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

test('while the mail server is away, all messages wait and few of them have tried', async () => {
  const silent = await listenSilently();
  await silent.close();
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${silent.port}`);
  for (let number = 0; number < 5; number++) await queue();
  expect(await run()).toMatchObject({ sent: 0, failed: 0, postponed: 5 });
  const rows = await app.sql<{ status: string; attempts: number }>('select status, attempts from message');
  expect(rows.every(({ status }) => status === 'queued')).toBe(true);
  expect(rows.filter(({ attempts }) => attempts > 0).length).toBeLessThanOrEqual(3);
});

test('a mail server that is silent ends the attempt, which is repeated', async () => {
  const silent = await listenSilently();
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${silent.port}`);
  const { transport, from } = openMailServer({ connect: 200, respond: 200, attempt: 5_000 })!;
  const failure = await transport
    .sendMail({ from, to: 'ann@example.com', text: 'x' })
    .catch((error: unknown) => error);
  expect(explainFailure(failure)).toMatchObject({ outcome: 'retry', isServerDown: true });
  transport.close();
  await silent.close();
});

/** A mail server that is written by hand. */
const listen = async (onConnection: (socket: Socket) => void) => {
  const handmade = createServer(socket => onConnection(socket.on('error', () => undefined)));
  await new Promise<void>(resolve => handmade.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    handmade.close();
  });
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${(handmade.address() as AddressInfo).port}`);
};

test.each([
  ['rejects every client', '554 5.7.1 Your address is on a list'],
  ['is closing', '421 4.3.2 Shutting down'],
])('a mail server that %s makes all messages wait', async (_name, greeting) => {
  await listen(socket => socket.end(`${greeting}\r\n`));
  for (let number = 0; number < 5; number++) await queue();
  expect(await run()).toMatchObject({ sent: 0, failed: 0, postponed: 5 });
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
  const mailServer = openMailServer({ connect: 200, respond: 200, attempt: 500 })!;
  const { from, transport } = mailServer;
  const failure = await sendMail(mailServer, { from, to: 'ann@example.com', text: 'x' }).catch(
    (error: unknown) => error,
  );
  expect(explainFailure(failure)).toEqual({
    outcome: 'retry',
    isServerDown: true,
    reason: 'The mail server took too long. The message may arrive twice.',
  });
  transport.close();
});

test('a message whose process was killed is sent again, and says so', async () => {
  const message = await queue();
  await app.sql(
    `update message set status = 'sending', attempts = 1, claimed_at = now() - interval '1 minute'`,
  );
  expect(await run(), 'the other process may still be sending it').toMatchObject({ sent: 0 });
  await app.sql(`update message set claimed_at = now() - interval '6 minutes'`);
  expect(await run()).toMatchObject({ sent: 1 });
  expect(await message.now()).toMatchObject({
    status: 'sent',
    attempts: 2,
    lastError: 'Sending was interrupted. The message may arrive twice.',
  });
});

test('a process that is killed loses no message, and repeats the interrupted ones once at the most', async () => {
  const COUNT = 24;
  for (let number = 0; number < COUNT; number++) {
    await queue({}, { subject: `Message ${number}` });
    // The planner expects a single message in the whole test, and evaluates joined queries for each.
    if (number === 0) await app.sql('vacuum analyze message');
  }
  // Takes each further message, but confirms none.
  silentAfter = 8;
  const killed = startProcess();
  await expect.poll(() => received.length).toBe(silentAfter + CONNECTIONS);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const statuses = await app.sql<{ status: string; count: number }>(
    'select status, count(*)::int from message group by status order by status',
  );
  expect(statuses).toEqual([
    { status: 'queued', count: 4 },
    { status: 'sending', count: 12 },
    { status: 'sent', count: 8 },
  ]);
  await app.sql(`update message set claimed_at = claimed_at - interval '6 minutes' where status = 'sending'`);
  silentAfter = Infinity;
  const again = startProcess();
  const [code] = (await once(again, 'exit')) as [number];
  expect(code).toBe(0);
  expect(await app.sql(`select from message where status <> 'sent' or attempts > 2`)).toEqual([]);
  const copies = Map.groupBy(received, ({ messageId }) => messageId!);
  expect(copies.size).toBe(COUNT);
  const twice = [...copies.values()].filter(({ length }) => length > 1);
  expect(
    twice.map(({ length }) => length),
    'those that the server took without a confirmation',
  ).toEqual([2, 2, 2]);
  const [noted] = await app.sql<{ count: number }>(
    `select count(*)::int from message where last_error = 'Sending was interrupted. The message may arrive twice.'`,
  );
  expect(noted!.count).toBe(12);
}, 60_000);

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
  for (let number = 0; number < 5; number++) await queue();
  rejection = { at: 'MAIL', code: 550, text: '5.7.1 Sender not allowed' };
  expect(await run()).toMatchObject({ sent: 0, failed: 0, postponed: 5 });
});
