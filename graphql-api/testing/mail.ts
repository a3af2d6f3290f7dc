import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { callbackify } from 'node:util';
import { simpleParser, type ParsedMail } from 'mailparser';
import type { SendMailOptions } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../src/database/database.ts';
import { entities } from '../src/resources/index.ts';
import { deliver, deliverMessages } from '../src/resources/messages/deliver-messages.ts';
import {
  openMailServer,
  sendMail,
  TIMEOUTS,
  type MailTimeouts,
} from '../src/resources/messages/mail-server.ts';
import type { TestApp } from './app.ts';
import { makeRecord } from './samples.ts';

/** What the mail server of a file does with what it receives; reset before each test. */
interface MailBehavior {
  received: ParsedMail[];
  /** The server confirms no message after this many. */
  silentAfter: number;
  /** What the server waits for before it confirms a message. */
  pause?: ((mail: ParsedMail) => Promise<unknown>) | undefined;
  onMailFrom?: (() => Promise<unknown>) | undefined;
  /** What the server answers to the recipient and to the content; undefined accepts. */
  rejection?: { at: 'MAIL' | 'RCPT' | 'DATA'; code: number; text: string } | undefined;
}

const rejected = ({ code, text }: { code: number; text: string }) =>
  Object.assign(new Error(text), { responseCode: code });

/** Runs a mail server for the tests of a file, to which the app sends. Its messages are deleted before each test. */
export function useMail(app: TestApp) {
  const mailbox: MailBehavior = { received: [], silentAfter: Infinity };
  let database: Awaited<ReturnType<typeof openDatabase>>;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) =>
      callbackify(async () => {
        await mailbox.onMailFrom?.();
        if (mailbox.rejection?.at === 'MAIL') throw rejected(mailbox.rejection);
      })(error => done(error)),
    onRcptTo: (_address, _session, done) =>
      done(mailbox.rejection?.at === 'RCPT' ? rejected(mailbox.rejection) : null),
    onData: (stream, _session, done) => {
      const parse = async () => {
        const message = await simpleParser(stream);
        if (mailbox.rejection?.at === 'DATA') throw rejected(mailbox.rejection);
        const isConfirmed = mailbox.received.push(message) <= mailbox.silentAfter;
        await mailbox.pause?.(message);
        return isConfirmed;
      };
      callbackify(parse)((error, isConfirmed) => {
        if (error || isConfirmed) done(error);
      });
    },
  });

  beforeAll(async () => {
    database = await openDatabase({ databaseUrl: app.databaseUrl }, entities(), () => undefined);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
  });
  beforeEach(async () => {
    const { port } = server.server.address() as AddressInfo;
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${port}`);
    vi.stubEnv('MAIL_FROM', 'club@example.com');
    const none = { pause: undefined, onMailFrom: undefined, rejection: undefined };
    Object.assign(mailbox, { received: [], silentAfter: Infinity, ...none });
    await app.sql('delete from message');
  });
  afterEach(() => vi.unstubAllEnvs());
  afterAll(async () => {
    await new Promise<void>(resolve => server.close(() => resolve()));
    await database.close();
  });

  const messages = () => app.as('accounts').records('Message');
  return {
    mailbox,
    messages,
    forRequest: (signal: AbortSignal) => database.forRequest(signal),
    run: (signal = AbortSignal.timeout(20_000)) =>
      deliverMessages.run({
        payload: {} as never,
        db: database.forRequest(signal),
        releases: undefined as never,
        queries: undefined as never,
        contextOf: undefined as never,
        signal,
        progress: () => undefined,
      }),
    /** A run for a server that takes long: it waits half a second for a confirmation. */
    runBriefly: () => {
      const { signal } = new AbortController();
      return deliver({ db: database.forRequest(signal), signal }, { ...TIMEOUTS, response: 500 });
    },
    /** As if the time of the next attempt had come. */
    due: () => app.sql(`update message set next_attempt_at = now() where status = 'queued'`),
    async queue(member: Record<string, unknown> = {}, more: Record<string, unknown> = {}) {
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
    },
  };
}

/** A mail server that is written by hand. */
export const listen = async (onConnection: (socket: Socket) => void) => {
  const handmade = createServer(socket => onConnection(socket.on('error', () => undefined)));
  await new Promise<void>(resolve => handmade.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    handmade.close();
  });
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${(handmade.address() as AddressInfo).port}`);
};

/** The error of sending a message to the mail server that is set. */
export const failureWith = async (
  timeouts: MailTimeouts,
  more: SendMailOptions = {},
  beforeEnd = async () => undefined as void,
): Promise<unknown> => {
  const mailServer = openMailServer(timeouts)!;
  const { from, transport } = mailServer;
  onTestFinished(() => transport.close());
  const message = { from, to: 'ann@example.com', text: 'x', ...more };
  return sendMail(mailServer, message, beforeEnd).catch((error: unknown) => error);
};
