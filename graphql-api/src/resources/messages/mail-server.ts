import { Readable } from 'node:stream';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { currentClubSettings } from '../../common/club-settings.ts';
import { oneLine } from './template-text.ts';

/** Connections to the mail server of one run; some servers allow no more. */
export const CONNECTIONS = 3;
/** Messages in a second. */
const RATE = 10;

/** How long parts of an attempt may take, in milliseconds. */
export interface MailTimeouts {
  connect: number;
  /** All that comes before the end of the content. */
  attempt: number;
  /** The response to the end of the content. */
  response: number;
}

/** RFC 5321, section 4.5.3.2.6: ten minutes for the response. A client that waits less delivers messages twice. */
export const TIMEOUTS: MailTimeouts = { connect: 10_000, attempt: 50_000, response: 600_000 };

/** From whom messages are. */
export interface MailSender {
  name: string;
  address: string;
}

/** Where messages are sent, and from whom. */
export interface MailServer {
  transport: Transporter;
  from: MailSender;
  timeouts: MailTimeouts;
}

/** Whether a mail server is set. */
export const hasMailServer = (): boolean => Boolean(process.env['SMTP_URL'] && mailSender());

/** The club with `MAIL_FROM`, or its own address; undefined when neither is set. */
export function mailSender(): MailSender | undefined {
  const address = process.env['MAIL_FROM'] || currentClubSettings().email;
  return address ? { name: oneLine(currentClubSettings().name), address: oneLine(address) } : undefined;
}

/**
 * The mail server of `SMTP_URL`; undefined when none is set.
 * @throws TypeError when the variable is no URL
 */
export function openMailServer(timeouts = TIMEOUTS): MailServer | undefined {
  const from = mailSender();
  const url = process.env['SMTP_URL'];
  if (!url || !from) return undefined;
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  if (!['smtp:', 'smtps:'].includes(protocol)) throw new TypeError('SMTP_URL begins with smtp: or smtps:');
  const isSecure = protocol === 'smtps:';
  const transport = createTransport({
    pool: true,
    host: hostname,
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    // A password is never sent over a connection that anyone can read, except on this machine.
    requireTLS: !isSecure && username !== '' && !LOOPBACK.has(hostname),
    ignoreTLS: searchParams.get('tls') === 'off',
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    maxConnections: CONNECTIONS,
    maxMessages: 100,
    rateDelta: 1_000,
    rateLimit: RATE,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    socketTimeout: timeouts.response,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.use('stream', ({ message, data }, done) => {
    message.processFunc(content => Readable.from(announceEnd(content, data as TrackedMail)));
    done();
  });
  return { transport, from, timeouts };
}

interface TrackedMail extends SendMailOptions {
  beforeEnd(): Promise<void>;
}

/** Is read once the server has accepted `DATA`; nodemailer sends the dot that completes the message after the last chunk. */
async function* announceEnd(content: Readable, { beforeEnd }: TrackedMail) {
  yield* content as AsyncIterable<Buffer>;
  await beforeEnd();
}

/** The mail server has the whole message and did not say whether it takes it. */
export class UnconfirmedMail extends Error {}

/**
 * Sends a mail.
 * @param beforeEnd is awaited before the message is complete. When it throws, the server gets no complete message
 * @throws UnconfirmedMail, and what `explainFailure` explains, also when a server that is never silent comes to no end
 */
export async function sendMail(
  { transport, timeouts }: Pick<MailServer, 'transport' | 'timeouts'>,
  mail: SendMailOptions,
  beforeEnd: () => Promise<void>,
): Promise<void> {
  const late = new AbortController();
  let timer = setTimeout(() => late.abort(), timeouts.attempt);
  let isComplete = false;
  const tracked: TrackedMail = {
    ...mail,
    signal: late.signal,
    beforeEnd: async () => {
      await beforeEnd();
      late.signal.throwIfAborted();
      isComplete = true;
      clearTimeout(timer);
      timer = setTimeout(() => late.abort(), timeouts.response);
    },
  };
  try {
    await transport.sendMail(tracked);
  } catch (error) {
    if (isComplete && (error as MailError).responseCode === undefined)
      throw new UnconfirmedMail('The mail server did not confirm the message', { cause: error });
    throw late.signal.aborted ? new Error('The mail server took too long') : error;
  } finally {
    clearTimeout(timer);
  }
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What a failed attempt means for the message. */
export interface DeliveryFailure {
  /**
   * retry: later; unconfirmed: the server has the whole message and did not respond; bounced: the address does not exist;
   * failed: never, for another reason.
   */
  outcome: 'retry' | 'unconfirmed' | 'bounced' | 'failed';
  /** Whether other messages would fail in the same way now. */
  isServerDown: boolean;
  reason: string;
}

const LONGEST_REASON = 500;
/** The commands whose rejection says something about one message. */
const OF_MESSAGE: ReadonlySet<string | undefined> = new Set(['RCPT TO', 'DATA']);
/** RFC 5321: the server is closing the connection, whatever the command. */
const CLOSING = 421;

/** An error of nodemailer. */
interface MailError extends Error {
  responseCode?: number;
  response?: string;
  code?: string;
  command?: string;
}

/** Explains an error of `sendMail`. */
export function explainFailure(error: unknown): DeliveryFailure {
  // The server may be slow with this message alone.
  if (error instanceof UnconfirmedMail)
    return { outcome: 'unconfirmed', isServerDown: false, reason: error.message };
  const { responseCode, response, code, command, message } = error as MailError;
  const reason = oneLine(response ?? message).slice(0, LONGEST_REASON);
  if (code === 'EAUTH')
    return { outcome: 'retry', isServerDown: true, reason: `The mail server rejects the login: ${reason}` };
  // An address with characters that no address has: nothing was sent to the server.
  if (responseCode === undefined && code === 'EENVELOPE')
    return { outcome: 'failed', isServerDown: false, reason };
  if (responseCode === undefined) return { outcome: 'retry', isServerDown: true, reason };
  // The server rejects this client or the sender of all messages; 552 is about the size of this one.
  const isOfMessage = OF_MESSAGE.has(command) || responseCode === 552;
  if (!isOfMessage || responseCode === CLOSING) return { outcome: 'retry', isServerDown: true, reason };
  if (responseCode < 500) return { outcome: 'retry', isServerDown: false, reason };
  // RFC 3463: 5.7 is a policy of the server, which says nothing about the address.
  const isAddress = command === 'RCPT TO' && !/^\d{3}[ -]5\.7\./.test(reason);
  return { outcome: isAddress ? 'bounced' : 'failed', isServerDown: false, reason };
}
