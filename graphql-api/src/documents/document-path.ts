import { forbidden } from '../common/errors.ts';
import type { Context } from '../server/context.ts';

/** The kinds of documents with the permission resources of the records that each one shows. */
export const DOCUMENT_KINDS = {
  invoices: ['billing'],
  receipts: ['payments'],
  payslips: ['payroll'],
  statements: ['billing', 'payments'],
} as const;

export type DocumentKind = keyof typeof DOCUMENT_KINDS;

/** A document as messages refer to it: the kind and the id of the invoice, payment, payroll record or member. */
export type DocumentPath = `${DocumentKind}/${number}`;

export interface DocumentReference {
  kind: DocumentKind;
  id: number;
}

const PATH = /^(invoices|receipts|payslips|statements)\/([1-9]\d{0,9})$/;
const LARGEST_ID = 2_147_483_647;

/** Reads `invoices/12`; undefined for any other text. */
export function parseDocumentPath(path: string): DocumentReference | undefined {
  const [, kind, digits] = PATH.exec(path) ?? [];
  const id = Number(digits);
  return kind && id <= LARGEST_ID ? { kind: kind as DocumentKind, id } : undefined;
}

/** @throws FORBIDDEN unless the caller may view the records of all these documents */
export function requireDocuments({ access }: Pick<Context, 'access'>, paths: readonly string[]): void {
  for (const path of paths) {
    const kind = parseDocumentPath(path)?.kind;
    const missing = kind && DOCUMENT_KINDS[kind].find(resource => !access.can(resource, 'view'));
    if (missing) throw forbidden(`${missing}:view`);
  }
}
