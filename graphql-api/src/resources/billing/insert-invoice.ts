import { resourceNamed, writableColumns } from '../../declaration/resource.ts';
import { nextFreeNumber } from '../../mutation/numbers.ts';
import { insertLogged } from '../../mutation/records.ts';
import { validated } from '../../mutation/validate.ts';
import { serverDefaults } from '../../mutation/writes.ts';
import { sendInvoice } from '../messages/send-documents.ts';
import type { SettledBy } from '../payments/settlement.ts';
import { sumOfLines, type InvoiceLine } from './invoice-lines.ts';

/** An invoice that the server issues; its amounts are the sums of its lines. Dates are yyyy-mm-dd. */
export interface NewInvoice {
  memberId: number;
  /** The contract that it bills. */
  contractId?: number;
  locationId?: number | null;
  billingType: string;
  description: string;
  invoiceDate: string;
  dueDate: string;
  billingPeriodStart?: string | null;
  billingPeriodEnd?: string | null;
  lines: readonly InvoiceLine[];
}

/**
 * Inserts an invoice with the next number and its audit entry. What settles it is left to the caller.
 * @returns its id and number, and the id of the entry
 */
export async function insertInvoice(
  { contractId, lines, ...fields }: NewInvoice,
  { author, tx, cause }: SettledBy,
): Promise<{ id: number; invoiceNumber: string; entryId: string }> {
  const invoices = resourceNamed('billing');
  const numbered = { table: invoices.table, column: 'invoice_number' };
  const invoiceNumber = await nextFreeNumber(tx, 'INV', numbered);
  const sums = sumOfLines(lines);
  // Of nothing, nothing is left to be paid.
  const status = sums.totalAmount === 0 && { paymentStatus: 'paid' };
  const given = { ...fields, ...sums, ...status, invoiceNumber };
  const values = {
    ...serverDefaults(invoices),
    ...validated(writableColumns(invoices), given, null),
    contractId,
    lines,
  };
  const inserted = await insertLogged(invoices, { values }, { author, tx, cause });
  sendInvoice(tx, inserted.id);
  return { invoiceNumber, ...inserted };
}
