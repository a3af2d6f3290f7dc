import type { Tx } from '../database/tx.ts';
import pLimit from 'p-limit';
import type { RequestDatabase } from '../database/request-database.ts';
import type { DocumentKind, DocumentReference } from './document-path.ts';
import { makeInvoice, type DocumentFile } from './invoice.ts';
import { makePayslip } from './payslip.ts';
import { makeReceipt } from './receipt.ts';
import { makeStatement } from './statement.ts';

const makers: Readonly<Record<DocumentKind, (tx: Tx, id: number) => Promise<DocumentFile | undefined>>> = {
  invoices: makeInvoice,
  receipts: makeReceipt,
  payslips: makePayslip,
  statements: makeStatement,
};

/** Documents are drawn one at a time in each process: other requests run between them. */
const oneAtATime = pLimit(1);

/** The document of a record as PDF; undefined where there is no such record. The caller checks permissions. */
export const makeDocument = (
  db: RequestDatabase,
  { kind, id }: DocumentReference,
): Promise<DocumentFile | undefined> => oneAtATime(() => db.onOneConnection(tx => makers[kind](tx, id)));
