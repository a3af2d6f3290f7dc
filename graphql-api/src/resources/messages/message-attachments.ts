import type { RequestDatabase } from '../../database/request-database.ts';
import { parseDocumentPath } from '../../documents/document-path.ts';
import { makeDocument } from '../../documents/documents.ts';
import { type Message, msg } from '../../common/message.ts';

/** A file as nodemailer takes it. */
export interface AttachedFile {
  filename: string;
  content: Buffer;
  contentType: 'application/pdf';
}

/** Makes the documents of a message. @throws MissingDocument when the record of one no longer exists */
export async function renderAttachments(
  db: RequestDatabase,
  paths: readonly string[],
): Promise<AttachedFile[]> {
  const files: AttachedFile[] = [];
  for (const path of paths) {
    const reference = parseDocumentPath(path);
    const file = reference && (await makeDocument(db, reference));
    if (!file) throw new MissingDocument(msg('The attached document {path} no longer exists', { path }));
    files.push({ filename: file.name, content: file.content, contentType: 'application/pdf' });
  }
  return files;
}

/** The message can never be sent as it is. */
export class MissingDocument extends Error {
  readonly text: Message;

  constructor(text: Message) {
    super(String(text));
    this.text = text;
  }
}
