import type { Tx } from '../database/tx.ts';
import type { RequestDatabase } from '../database/request-database.ts';
import type { DocumentKind, DocumentReference } from './document-path.ts';
import { makeInvoice, type DrawnDocument } from './invoice.ts';
import { Drawing } from './drawing.ts';
import { PAGE, type PrintedFile } from './page.ts';
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

/**
 * The invoices of these ids in one file, each from a new page; undefined where there is none of them. As `makeDocument`.
 */
export async function makeInvoices(
  db: RequestDatabase,
  ids: readonly number[],
  requireWanted?: () => void,
): Promise<DocumentFile | undefined> {
  const drawings = await db.onOneConnection(async tx => {
    const found: Drawing[] = [];
    for (const id of ids) {
      const document = await makeInvoice(tx, id);
      if (document) found.push(document.drawing);
    }
    return found;
  });
  const [first] = drawings;
  return first && { name: 'invoices.pdf', ...(await printed(joined(first, drawings), requireWanted)) };
}

/** The pages have no numbers: each document is a letter of its own. */
function joined({ options }: Drawing, drawings: readonly Drawing[]): Drawing {
  const whole = new Drawing({ ...options, pageNumber: '' });
  for (const [index, { steps }] of drawings.entries()) {
    if (index > 0) whole.reserve(PAGE.height);
    whole.steps.push(...steps);
  }
  return whole;
}
