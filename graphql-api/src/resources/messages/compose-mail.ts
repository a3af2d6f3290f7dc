import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import type { SendMailOptions } from 'nodemailer';
import { toEmailHtml } from './email-html.ts';
import type { MailSender } from './mail-server.ts';
import type { AttachedFile } from './message-attachments.ts';
import { toPlainText } from './template-text.ts';

/** A stored message, of which a mail is made. */
export interface StoredMessage {
  id: number;
  recipient: string;
  subject: string;
  /** In Markdown. */
  body: string;
  /** In seconds since 1970. */
  createdAt: number;
}

/** The mail of a message as nodemailer takes it: as text and as HTML, with its documents attached. */
export const composeMail = (
  { id, recipient, subject, body, createdAt }: StoredMessage,
  from: MailSender | undefined,
  attachments: AttachedFile[],
): SendMailOptions => ({
  from,
  to: { name: '', address: recipient },
  subject,
  text: toPlainText(body),
  html: toEmailHtml(subject, body),
  attachments,
  date: new Date(createdAt * 1000),
  // The same at each attempt, so that the recipient's server can recognize a message that arrives twice.
  messageId: `<message-${id}.${Math.round(createdAt * 1000)}@${from?.address.split('@')[1] ?? hostname()}>`,
  // The same message is always the same mail. No text can contain the hash of itself.
  baseBoundary: createHash('sha256').update(`${id} ${subject} ${body}`).digest('hex').slice(0, 32),
  headers: { 'Auto-Submitted': 'auto-generated' },
});
