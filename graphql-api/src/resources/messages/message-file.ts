import { createTransport } from 'nodemailer';
import { conflict, notFound } from '../../common/errors.ts';
import { requireDocuments } from '../../documents/document-path.ts';
import type { Context } from '../../server/context.ts';
import { composeMail, type StoredMessage } from './compose-mail.ts';
import { mailSender } from './mail-server.ts';
import { MissingDocument, renderAttachments } from './message-attachments.ts';

/** Writes mails as text instead of sending them. */
const writer = createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'windows',
  disableFileAccess: true,
  disableUrlAccess: true,
});

/**
 * A message with its documents as mail programs store it (RFC 5322).
 * @throws NOT_FOUND without such a message, FORBIDDEN for a document that the caller may not view, and CONFLICT when
 * the record of one no longer exists
 */
export async function makeMessageFile(id: number, context: Context): Promise<Buffer> {
  const { db } = context;
  const [row] = await db.read(
    `select recipient, subject, body, attachments, extract(epoch from created_at)::float8
       from message where id = $1`,
    [id],
  );
  if (!row) throw notFound('Message');
  const [recipient, subject, body, paths, createdAt] = row as [string, string, string, string[], number];
  requireDocuments(context, paths);
  const message: StoredMessage = { id, recipient, subject, body, createdAt };
  const mail = composeMail(message, mailSender(), await documentsOf(db, paths));
  // Mail programs open it as a draft to be sent.
  const { message: file } = await writer.sendMail({ ...mail, headers: { 'X-Unsent': '1' } });
  return file as Buffer;
}

async function documentsOf(db: Context['db'], paths: readonly string[]) {
  try {
    return await renderAttachments(db, paths);
  } catch (error) {
    throw error instanceof MissingDocument ? conflict(error.text) : error;
  }
}
