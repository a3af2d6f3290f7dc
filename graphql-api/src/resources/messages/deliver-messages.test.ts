import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { callbackify } from 'node:util';
import { simpleParser, type ParsedMail } from 'mailparser';
import type { SendMailOptions } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { makeRecord } from '../../../testing/samples.ts';
import { openDatabase } from '../../database/database.ts';
import { entities } from '../index.ts';
import { deliver, deliverMessages } from './deliver-messages.ts';
import {
  CONNECTIONS,
  explainFailure,
  openMailServer,
  sendMail,
  TIMEOUTS,
  type MailTimeouts,
} from './mail-server.ts';

const app = useApp();
let database: Awaited<ReturnType<typeof openDatabase>>;
let server: SMTPServer;
let received: ParsedMail[] = [];
/** The server confirms no message after this many. */
let silentAfter = Infinity;
/** What the server waits for before it confirms a message. */
let pause: ((mail: ParsedMail) => Promise<unknown>) | undefined;
let onMailFrom: (() => Promise<unknown>) | undefined;
/** What the server answers to the recipient and to the content; undefined accepts. */
let rejection: { at: 'MAIL' | 'RCPT' | 'DATA'; code: number; text: string } | undefined;

const rejected = ({ code, text }: { code: number; text: string }) =>
  Object.assign(new Error(text), { responseCode: code });

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: app.databaseUrl }, entities(), () => undefined);
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) =>
      callbackify(async () => {
        await onMailFrom?.();
        if (rejection?.at === 'MAIL') throw rejected(rejection);
      })(error => done(error)),
    onRcptTo: (_address, _session, done) => done(rejection?.at === 'RCPT' ? rejected(rejection) : null),
    onData: (stream, _session, done) => {
      const parse = async () => {
        const mail = await simpleParser(stream);
        if (rejection?.at === 'DATA') throw rejected(rejection);
        const isConfirmed = received.push(mail) <= silentAfter;
        await pause?.(mail);
        return isConfirmed;
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
  pause = undefined;
  onMailFrom = undefined;
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
/** A run for a server that takes long: it waits half a second for a confirmation. */
const runBriefly = () => {
  const { signal } = new AbortController();
  return deliver({ db: database.forRequest(signal), signal }, { ...TIMEOUTS, response: 500 });
};
const NOT_CERTAIN =
  'The mail server did not confirm the message. It is not certain whether it was delivered. Ask the recipient before you send it again.';
const MAY_ARRIVE_TWICE = 'The mail server did not confirm an attempt. The message may arrive twice.';
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
  await expectAllToWait();
});

const failureWith = async (
  timeouts: MailTimeouts,
  more: SendMailOptions = {},
  beforeEnd = async () => undefined as void,
): Promise<unknown> => {
  const mailServer = openMailServer(timeouts)!;
  const { from, transport } = mailServer;
  onTestFinished(() => transport.close());
  const mail = { from, to: 'ann@example.com', text: 'x', ...more };
  return sendMail(mailServer, mail, beforeEnd).catch((error: unknown) => error);
};

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

/** A mail server that closes the connection before or after it has the whole message; counts the messages. */
async function listenAndClose(at: 'DATA' | 'end'): Promise<() => number> {
  let count = 0;
  await listen(socket => {
    let content: string | undefined;
    socket.write('220 ready\r\n');
    socket.on('data', chunk => {
      const text = chunk.toString('latin1');
      if (content === undefined) {
        const isData = text.startsWith('DATA');
        if (isData) content = '';
        return socket.write(isData ? '354 go on\r\n' : '250 fine\r\n');
      }
      content += text;
      if (at === 'end' && !content.endsWith('\r\n.\r\n')) return;
      count++;
      socket.destroy();
    });
  });
  return () => count;
}

test('a server that never confirms a message gets it twice, then a user decides', async () => {
  const message = await queue();
  pause = () => new Promise(() => {});
  expect(await runBriefly()).toEqual({ sent: 0, failed: 0, postponed: 1 });
  expect(await message.now()).toMatchObject({ status: 'queued', attempts: 1, lastError: MAY_ARRIVE_TWICE });
  await due();
  expect(await runBriefly()).toEqual({ sent: 0, failed: 1, postponed: 0 });
  expect(await message.now()).toMatchObject({ status: 'failed', attempts: 2, lastError: NOT_CERTAIN });
  await app.sql(`update message set next_attempt_at = now() - interval '1 day'`);
  expect(await run()).toEqual({ sent: 0, failed: 0, postponed: 0 });
  expect(received.map(({ messageId }) => messageId)).toEqual([
    received[0]!.messageId,
    received[0]!.messageId,
  ]);
  await messages().update(message.id, { status: 'queued' });
  expect(await runBriefly(), 'sent by hand, it has two attempts again').toMatchObject({ postponed: 1 });
  pause = undefined;
  await due();
  expect(await run()).toMatchObject({ sent: 1 });
  expect(await message.now()).toMatchObject({ status: 'sent', attempts: 2, lastError: MAY_ARRIVE_TWICE });
});

test('a server that confirms a message late gets it once', async () => {
  expect(TIMEOUTS.response, 'RFC 5321, section 4.5.3.2.6').toBe(600_000);
  const message = await queue();
  pause = () => sleep(2_500);
  const { signal } = new AbortController();
  const slow = { db: database.forRequest(signal), signal };
  expect(await deliver(slow, { ...TIMEOUTS, attempt: 2_000 })).toMatchObject({
    sent: 1,
  });
  expect(received).toHaveLength(1);
  expect(await message.now()).toMatchObject({ status: 'sent', attempts: 1, lastError: null });
});

test('a message without a confirmation stops no other message, also not one that is queued meanwhile', async () => {
  await queue({}, { subject: 'Slow' });
  for (let number = 0; number < 4; number++) await queue();
  const confirmation = Promise.withResolvers<void>();
  pause = async ({ subject }) => {
    if (subject === 'Slow') await confirmation.promise;
  };
  const ended = run();
  await expect.poll(() => received.length).toBe(5);
  await queue();
  const waiting = () => app.sql(`select subject from message where status <> 'sent'`);
  await expect.poll(waiting).toEqual([{ subject: 'Slow' }]);
  confirmation.resolve();
  expect(await ended).toEqual({ sent: 6, failed: 0, postponed: 0 });
});

test('a connection that becomes free while a message is taken sends the next one', async () => {
  for (let number = 0; number < CONNECTIONS + 2; number++) await queue();
  const second = Promise.withResolvers<void>();
  const others = Promise.withResolvers<void>();
  onTestFinished(() => others.resolve());
  pause = async () => {
    const position = received.length;
    if (position > 1) await (position === 2 ? second : others).promise;
  };
  const countSent = async () => (await app.sql(`select from message where status = 'sent'`)).length;
  const { signal } = new AbortController();
  const db = database.forRequest(signal);
  const transaction = db.transaction.bind(db);
  vi.spyOn(db, 'transaction').mockImplementation(async work => {
    const result = await transaction(work);
    if (Array.isArray(result) && result.length === 1 && 'subject' in result[0]) {
      second.resolve();
      await vi.waitUntil(async () => (await countSent()) === 2, { timeout: 30_000 });
    }
    return result;
  });
  const ended = deliver({ db, signal });
  await expect.poll(() => received.length).toBe(CONNECTIONS + 2);
  others.resolve();
  expect(await ended).toEqual({ sent: CONNECTIONS + 2, failed: 0, postponed: 0 });
});

test('a connection that closes after the whole message leaves two attempts', async () => {
  const count = await listenAndClose('end');
  const message = await queue();
  expect(await run()).toMatchObject({ postponed: 1 });
  await due();
  expect(await run()).toMatchObject({ failed: 1 });
  expect(await message.now()).toMatchObject({ status: 'failed', lastError: NOT_CERTAIN });
  expect(count()).toBe(2);
});

test('a connection that closes before the whole message is sent counts as not delivered', async () => {
  await listenAndClose('DATA');
  const completions: unknown[] = [];
  const failure = await failureWith(
    TIMEOUTS,
    { attachments: [{ content: Buffer.alloc(20_000_000) }] },
    async () => void completions.push('complete'),
  );
  expect(explainFailure(failure)).toMatchObject({ outcome: 'retry', isServerDown: true });
  expect(completions).toEqual([]);
});

test('failures before the message is complete do not count as unconfirmed', async () => {
  const message = await queue();
  await app.sql('update message set attempts = 1, unconfirmed = 1');
  rejection = { at: 'RCPT', code: 451, text: '4.7.1 Greylisted' };
  await run();
  expect(await message.now()).toMatchObject({
    status: 'queued',
    lastError: expect.stringContaining('Greylisted'),
  });
  rejection = { at: 'DATA', code: 451, text: '4.3.0 Try again later' };
  await due();
  await run();
  expect(await message.now()).toMatchObject({ status: 'queued', attempts: 3 });
  rejection = undefined;
  await due();
  expect(await run()).toMatchObject({ sent: 1 });
  expect(await message.now()).toMatchObject({ status: 'sent', lastError: MAY_ARRIVE_TWICE });
});

test('an attempt whose message another process has taken sends no complete message', async () => {
  await queue();
  onMailFrom = () => app.sql('update message set attempts = attempts + 1');
  expect(await run()).toMatchObject({ sent: 0 });
  expect(received).toEqual([]);
});

const interrupt = (unconfirmed: number, minutes: number) =>
  app.sql(
    `update message set status = 'sending', attempts = 2, unconfirmed = $1, claimed_at = now() - make_interval(mins => $2)`,
    [unconfirmed, minutes],
  );

test.each([
  ['the message was complete', 0, null],
  ['the server confirmed it', 1, MAY_ARRIVE_TWICE],
])('a message whose process was killed before %s is sent again', async (_name, unconfirmed, lastError) => {
  const message = await queue();
  await interrupt(unconfirmed, 11);
  expect(await run(), 'the other process may still wait for the response').toMatchObject({ sent: 0 });
  await interrupt(unconfirmed, 13);
  expect(await run()).toMatchObject({ sent: 1 });
  expect(await message.now()).toMatchObject({ status: 'sent', attempts: 3, lastError });
});

test('a message whose process was killed in a second attempt without a confirmation is not sent again', async () => {
  const message = await queue();
  await interrupt(2, 13);
  expect(await run()).toEqual({ sent: 0, failed: 0, postponed: 0 });
  expect(await message.now()).toMatchObject({ status: 'failed', lastError: NOT_CERTAIN });
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
    { status: 'queued', count: 13 },
    { status: 'sending', count: CONNECTIONS },
    { status: 'sent', count: 8 },
  ]);
  await app.sql(
    `update message set claimed_at = claimed_at - interval '13 minutes' where status = 'sending'`,
  );
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
    'select count(*)::int from message where last_error = $1',
    [MAY_ARRIVE_TWICE],
  );
  expect(noted!.count).toBe(CONNECTIONS);
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
  rejection = { at: 'MAIL', code: 550, text: '5.7.1 Sender not allowed' };
  await expectAllToWait();
});
