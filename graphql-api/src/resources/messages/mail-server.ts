import { setTimeout } from 'node:timers/promises';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { clubSettings } from '../../common/club-settings.ts';
import { oneLine } from './template-text.ts';

/** Connections to the mail server of one run. */
export const CONNECTIONS = 3;
/** Messages in a second. */
const RATE = 10;

/** How long the mail server may be silent, and a whole attempt may take, in milliseconds. */
export interface MailTimeouts {
  connect: number;
  respond: number;
  attempt: number;
}

const TIMEOUTS: MailTimeouts = { connect: 10_000, respond: 30_000, attempt: 50_000 };

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
  const address = process.env['MAIL_FROM'] || clubSettings().email;
  return address ? { name: oneLine(clubSettings().name), address: oneLine(address) } : undefined;
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
    socketTimeout: timeouts.respond,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { transport, from, timeouts };
}

/**
 * Sends a mail.
 * @throws what `explainFailure` explains, also when a server that is never silent does not come to an end
 */
export async function sendMail(
  { transport, timeouts }: Pick<MailServer, 'transport' | 'timeouts'>,
  mail: SendMailOptions,
): Promise<void> {
  const ended = new AbortController();
  const isLate = setTimeout(timeouts.attempt, true, { signal: ended.signal });
  try {
    if ((await Promise.race([transport.sendMail(mail), isLate])) === true)
      throw new Error('The mail server took too long. The message may arrive twice.');
  } finally {
    ended.abort();
  }
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What a failed attempt means for the message. */
export interface DeliveryFailure {
  /** retry: later; bounced: the address does not exist; failed: never, for another reason. */
  outcome: 'retry' | 'bounced' | 'failed';
  /** Whether other messages would fail in the same way now. */
  isServerDown: boolean;
  reason: string;
}

const LONGEST_REASON = 500;
/** The commands whose rejection says something about one message. */
const OF_MESSAGE: ReadonlySet<string | undefined> = new Set(['RCPT TO', 'DATA']);
/** RFC 5321: the server is closing the connection, whatever the command. */
const CLOSING = 421;

/** Explains an error of nodemailer. */
export function explainFailure(error: unknown): DeliveryFailure {
  const { responseCode, response, code, command, message } = error as {
    responseCode?: number;
    response?: string;
    code?: string;
    command?: string;
    message: string;
  };
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
