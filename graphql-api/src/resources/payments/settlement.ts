import type { EntityManager } from '@mikro-orm/postgresql';
import { recordChange } from '../../audit/audit-entry.ts';
import type { Context } from '../../server/context.ts';
import { today } from '../../common/dates.ts';
import type { Resource } from '../../declaration/resource.ts';
import { cents, dollars } from '../../common/money.ts';
import { formatMoney } from '../../documents/format.ts';
import { changesOf } from '../../mutation/records.ts';

/**
 * SQL condition on `payment`: the payment counts, in settlements and in revenue. Completed payments count, and so do
 * refunds (negative amounts), whether their status is `completed` or `refunded`. A positive payment with the status
 * `refunded` was paid back in full and does not count. An amount of zero changes nothing.
 */
export const IS_SETTLING = `(payment_status = 'completed' or (payment_status = 'refunded' and amount < 0))`;

/** Sets what the payments of each invoice add up to, less refunds. */
const SETTLE = `
  update billing_record set paid_amount = coalesce(
    (select sum(amount) from payment where billing_id = billing_record.id and ${IS_SETTLING}), 0)`;

/** What the status of an invoice depends on; amounts in the club's currency, `dueDate` as yyyy-mm-dd. */
export interface InvoiceState {
  totalAmount: number;
  paidAmount: number;
  dueDate: string;
  paymentStatus: string;
}

/** When and how an invoice was paid. */
export interface LastPayment {
  paymentDate: string;
  paymentMethod: string;
}

export type SettledFields = { paymentStatus: string } & { [Name in keyof LastPayment]: string | null };

/**
 * The fields of an invoice that follow from its payments: a settled one is `paid`, with the date and method of the
 * last payment; one that is open again is `pending` or `overdue`. Only these three statuses follow payments; every
 * other, such as `cancelled`, is kept.
 * @param last the last payment that counts; null when there is none
 * @returns the fields to set; null when none follows
 */
export function settledFields(invoice: InvoiceState, last: LastPayment | null): SettledFields | null {
  const { totalAmount, paidAmount, dueDate, paymentStatus } = invoice;
  if (!['pending', 'overdue', 'paid'].includes(paymentStatus)) return null;
  const open = cents(totalAmount) - cents(paidAmount);
  // A negative total is owed to the member.
  const isSettled = last !== null && (totalAmount < 0 ? open >= 0 : open <= 0);
  if (isSettled) return { paymentStatus: 'paid', ...last };
  if (paymentStatus !== 'paid') return null;
  return {
    paymentStatus: dueDate < today() ? 'overdue' : 'pending',
    paymentDate: null,
    paymentMethod: null,
  };
}

/** The last payment of an invoice that counts; a refund only where there is no other. */
export async function lastPayment(invoiceId: number, em: EntityManager): Promise<LastPayment | null> {
  const [row] = await em.execute<LastPayment[]>(
    `select payment_date::text as "paymentDate", payment_method as "paymentMethod" from payment
      where billing_id = ? and ${IS_SETTLING} order by amount > 0 desc, payment_date desc, id desc limit 1`,
    [invoiceId],
  );
  return row ?? null;
}

/** An invoice that is locked against other payments; amounts in the club's currency. */
export interface LockedInvoice {
  id: number;
  invoiceNumber: string;
  memberId: number;
  totalAmount: number;
  paidAmount: number;
  paymentStatus: string;
}

/**
 * Locks invoices against other payments until the transaction ends, in the order of their ids, so that two payments
 * cannot wait for each other.
 * @returns the invoices by id; an id without an invoice is missing
 */
export async function lockInvoices(
  ids: Iterable<number>,
  em: EntityManager,
): Promise<ReadonlyMap<number, LockedInvoice>> {
  const invoices = new Map<number, LockedInvoice>();
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    const [invoice] = await em.execute<LockedInvoice[]>(
      `select id, invoice_number as "invoiceNumber", member_id as "memberId", total_amount::float8 as "totalAmount",
              paid_amount::float8 as "paidAmount", payment_status as "paymentStatus"
         from billing_record where id = ? for no key update`,
      [id],
    );
    if (invoice) invoices.set(id, invoice);
  }
  return invoices;
}

/**
 * Why a payment cannot change what was paid of an invoice: no more is paid than its total, and no more is refunded than was
 * received. A negative total is owed to the member: it is paid by negative amounts. An invoice that is cancelled or refunded
 * takes only refunds. What was booked before is left as it is.
 * @param change of the paid amount, in cents
 * @returns null when it can
 */
export function rejectedChange(invoice: LockedInvoice, change: number): string | null {
  const { invoiceNumber, paymentStatus } = invoice;
  const isClosed = paymentStatus === 'cancelled' || paymentStatus === 'refunded';
  const total = isClosed ? 0 : cents(invoice.totalAmount);
  const paid = cents(invoice.paidAmount);
  const limit = change > 0 ? Math.max(0, total) : Math.min(0, total);
  if (change === 0 || (change > 0 ? paid + change <= limit : paid + change >= limit)) return null;
  const left = formatMoney(dollars(Math.max(0, change > 0 ? limit - paid : paid - limit)));
  if (isClosed && change > 0 && paid >= 0)
    return `Invoice ${invoiceNumber} is ${paymentStatus} and takes no payment. Choose another invoice or none.`;
  // Whatever brings the sum back to zero is a refund.
  const isRefund = total < 0 ? change > 0 : change < 0;
  return isRefund
    ? `Of invoice ${invoiceNumber}, ${left} is left to be refunded. Enter that amount or less.`
    : `Of invoice ${invoiceNumber}, ${left} is open. Enter that amount or less.`;
}

/**
 * Settles an invoice that `lockInvoices` has locked. The audit log names the user and what changed; a changed status is
 * a new version of the invoice.
 * @param cause the id of the audit entry of the payment from which this follows
 */
export async function settleInvoice(
  id: number,
  invoices: Resource,
  cause: string,
  { context, em }: { context: Context; em: EntityManager },
): Promise<void> {
  const invoice = await addUp(id, em);
  if (!invoice) return;
  const { earlierPaidAmount } = invoice;
  const fields = settledFields(invoice, await lastPayment(id, em));
  const changes = changesOf(
    invoices,
    { ...invoice, paidAmount: earlierPaidAmount },
    { ...invoice, ...fields },
  );
  if (Object.keys(changes).length === 0) return;
  let { version } = invoice;
  if (fields && Object.keys(changes).some(name => name in fields)) {
    version++;
    await em.execute(
      `update billing_record set payment_status = ?, payment_date = ?, payment_method = ?,
              version = ?, updated_at = now() where id = ?`,
      [fields.paymentStatus, fields.paymentDate, fields.paymentMethod, version, id],
    );
  }
  const entry = { action: 'updated', id, version, values: { ...invoice }, changes, cause } as const;
  await recordChange(em, context, invoices, entry);
}

interface SettledInvoice extends InvoiceState, Record<keyof LastPayment, string | null> {
  invoiceNumber: string;
  version: number;
  /** The paid amount before. */
  earlierPaidAmount: number;
}

/** Sets the paid amount of an invoice. @returns the invoice then; undefined where there is none of this id */
async function addUp(id: number, em: EntityManager): Promise<SettledInvoice | undefined> {
  const [invoice] = await em.execute<SettledInvoice[]>(
    `${SETTLE} where id = ? returning invoice_number as "invoiceNumber", version,
       total_amount::float8 as "totalAmount", paid_amount::float8 as "paidAmount", due_date::text as "dueDate",
       (select paid_amount::float8 from billing_record earlier where earlier.id = billing_record.id) as "earlierPaidAmount",
       payment_status as "paymentStatus", payment_date::text as "paymentDate", payment_method as "paymentMethod"`,
    [id],
  );
  return invoice;
}
