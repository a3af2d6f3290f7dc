import type { Tx } from '../database/tx.ts';
import type { RequestDatabase } from '../database/request-database.ts';
import type { DocumentKind, DocumentReference } from './document-path.ts';
import { makeInvoice, type DrawnDocument } from './invoice.ts';
import type { PrintedFile } from './page.ts';
import { makePayslip } from './payslip.ts';
import { printed } from './printed.ts';
import { makeReceipt } from './receipt.ts';
import { makeStatement } from './statement.ts';

export interface DocumentFile extends PrintedFile, Pick<DrawnDocument, 'name'> {}

const makers: Readonly<Record<DocumentKind, (tx: Tx, id: number) => Promise<DrawnDocument | undefined>>> = {
  invoices: makeInvoice,
  receipts: makeReceipt,
  payslips: makePayslip,
  statements: makeStatement,
};

/**
 * The document of a record as PDF; undefined where there is no such record. The caller checks permissions. The connection
 * is returned before the pages are drawn.
 * @throws what `requireWanted` throws, before the pages are drawn
 */
export async function makeDocument(
  db: RequestDatabase,
  { kind, id }: DocumentReference,
  requireWanted?: () => void,
): Promise<DocumentFile | undefined> {
  const document = await db.onOneConnection(tx => makers[kind](tx, id));
  return document && { name: document.name, ...(await printed(document.drawing, requireWanted)) };
}
