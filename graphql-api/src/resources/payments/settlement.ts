import type { Tx } from '../../database/tx.ts';
import { recordChange, type Author } from '../../audit/audit-entry.ts';
import { clubTimeZone, today } from '../../common/dates.ts';
import type { Resource } from '../../declaration/resource.ts';
import type { DeclaredFigure } from '../../declaration/resource-options.ts';
import { toMinor, fromMinor } from '../../common/money.ts';
import { formatMoney } from '../../documents/format.ts';
import { changesOf } from '../../mutation/records.ts';
import { type Message, msg } from '../../common/message.ts';

/**
 * SQL condition on `payment`: the payment counts, in settlements and in revenue. Completed payments count, and so do
 * refunds (negative amounts), whether their status is `completed` or `refunded`. A positive payment with the status
 * `refunded` was paid back in full and adds nothing; `IS_GIVEN_UP` says whether it leaves its invoice settled. An amount of
 * zero changes nothing.
 */
export const IS_SETTLING = `(payment_status = 'completed' or (payment_status = 'refunded' and amount < 0))`;

/** The same payments, added up. */
export const RECEIVED_FIGURE = {
  unit: 'money',
  sum: 'amount',
  label: 'Received',
  description: 'completed payments of members less refunds',
  filter: {
    or: [{ paymentStatus: { eq: 'completed' } }, { paymentStatus: { eq: 'refunded' }, amount: { lt: 0 } }],
  },
} satisfies DeclaredFigure<{ amount: number }>;

/** SQL of what the payments of an invoice `billing_record` add up to, less refunds. */
const RECEIVED = `coalesce((select sum(amount) from payment where billing_id = billing_record.id and ${IS_SETTLING}), 0)`;

/**
 * SQL condition on `payment`: the club paid it back without claiming it again, as of a refund or a goodwill payment, or of a
 * payment that was refunded in full.
 */
export const IS_GIVEN_UP = `(refund_kind in ('refund', 'goodwill') and (amount < 0 and ${IS_SETTLING} or amount > 0 and payment_status = 'refunded'))`;

/**
 * SQL of what refunds and goodwill payments of an invoice leave settled: they take what was paid beyond its total and no more,
 * so that they do not open it.
 */
export const givenUpOf = (invoice: string) => `(case when ${invoice}.total_amount < 0 then 0 else
  (select least(coalesce(sum(abs(amount)) filter (where ${IS_GIVEN_UP}), 0),
            greatest(${invoice}.total_amount - coalesce(sum(amount) filter (where ${IS_SETTLING}), 0), 0))
     from payment where billing_id = ${invoice}.id) end)`;

/** What refunds and goodwill payments leave settled of an invoice with a total; both in the club's currency. */
export async function givenUpAt(invoiceId: number, totalAmount: number, tx: Tx): Promise<number> {
  const [row] = await tx.query<{ amount: number }[]>(
    `select ${givenUpOf('invoice')}::float8 as amount from (select ?::int as id, ?::numeric as total_amount) invoice`,
    [invoiceId, totalAmount],
  );
  return row!.amount;
}

/** SQL of what credits settle of an invoice `billing_record`, negative for what of a credit settles others. */
const ALLOCATED = `coalesce((select sum(case when invoice_id = billing_record.id then amount else -amount end)
    from allocation where billing_record.id in (invoice_id, credit_id)), 0)`;

const SETTLE = `update billing_record set paid_amount = ${RECEIVED} + ${givenUpOf('billing_record')} + ${ALLOCATED}`;

/** What the status of an invoice depends on; amounts in the club's currency, `dueDate` as yyyy-mm-dd. */
export interface InvoiceState {
  totalAmount: number;
  paidAmount: number;
  dueDate: string;
  paymentStatus: string;
}

/** When and how an invoice was settled: by a payment, or by a credit, which has no method. */
export interface LastSettlement {
  paymentDate: string;
  paymentMethod: string | null;
}

export type PaymentState = { paymentStatus: string } & { [Name in keyof LastSettlement]: string | null };

/**
 * The fields of an invoice that follow from its payments and credits: a settled one is `paid`, with the date and method of
 * the last payment; one that is open again is `pending` or `overdue`. Only these three statuses follow; every other, such as
 * `cancelled`, is kept.
 * @param last what settles it last; null when nothing does
 * @returns the fields to set; null when none follows
 */
export function paymentStateOf(invoice: InvoiceState, last: LastSettlement | null): PaymentState | null {
  const { totalAmount, paidAmount, dueDate, paymentStatus } = invoice;
  if (!['pending', 'overdue', 'paid'].includes(paymentStatus)) return null;
  const open = toMinor(totalAmount) - toMinor(paidAmount);
  // An invoice over 0.00 needs no payment. A negative total is owed to the member.
  const isSettled =
    totalAmount === 0 ? open <= 0 : last !== null && (totalAmount < 0 ? open >= 0 : open <= 0);
  if (isSettled) return { paymentStatus: 'paid', ...(last ?? { paymentDate: null, paymentMethod: null }) };
  if (paymentStatus !== 'paid') return null;
  return {
    paymentStatus: dueDate < today() ? 'overdue' : 'pending',
    paymentDate: null,
    paymentMethod: null,
  };
}

/** The last payment of an invoice, a refund only where there is no other; without payments the last credit. */
export async function lastSettlement(invoiceId: number, tx: Tx): Promise<LastSettlement | null> {
  const [row] = await tx.query<LastSettlement[]>(
    `select "paymentDate", "paymentMethod" from (
       select case when amount > 0 then 1 else 2 end as rank, payment_date::text as "paymentDate",
              payment_method as "paymentMethod", id
         from payment where billing_id = ? and (${IS_SETTLING} or ${IS_GIVEN_UP})
       union all
       select 3, (updated_at at time zone ?)::date::text, null, id from allocation where ? in (invoice_id, credit_id)
     ) settling order by rank, "paymentDate" desc, id desc limit 1`,
    [invoiceId, clubTimeZone(), invoiceId],
  );
  return row ?? null;
}

/** What the payments of an invoice add up to, less refunds; in the club's currency. */
export async function receivedOf(invoiceId: number, tx: Tx): Promise<number> {
  const [row] = await tx.query<{ received: number }[]>(
    `select ${RECEIVED}::float8 as received from billing_record where id = ?`,
    [invoiceId],
  );
  return row!.received;
}

/** An invoice that is locked against other payments; amounts in the club's currency. */
export interface LockedInvoice {
  id: number;
  invoiceNumber: string;
  memberId: number;
  totalAmount: number;
  /** Without what refunds and goodwill payments leave settled, which may be paid again. */
  paidAmount: number;
  /** The part of the paid amount that are payments. */
  receivedAmount: number;
  /** What later credits of its lines gave back already. */
  creditedAmount: number;
  paymentStatus: string;
}

/** SQL of what later invoices credit of the lines of a `billing_record`, without what of these credits settles it or takes back its write-off. */
const CREDITED = `(with credit as (
    select later.id, sum(line.amount + line.tax_amount) as amount
      from billing_line adjusted join billing_line line on line.adjusts_id = adjusted.id and line.kind <> 'write_off'
      join billing_record later on later.id = line.invoice_id and later.payment_status not in ('cancelled', 'refunded')
     where adjusted.invoice_id = billing_record.id group by later.id)
  select greatest(0, -coalesce(sum(amount), 0) - coalesce((
    select sum(part.amount) from allocation part join billing_record settled on settled.id = part.invoice_id
     where part.credit_id in (select id from credit)
       and (settled.id = billing_record.id or settled.lines @> '[{"kind": "write_off"}]')), 0)) from credit)`;

/**
 * Locks invoices against other payments until the transaction ends, in the order of their ids, so that two payments
 * cannot wait for each other.
 * @returns the invoices by id; an id without an invoice is missing
 */
export async function lockInvoices(
  ids: Iterable<number>,
  tx: Tx,
): Promise<ReadonlyMap<number, LockedInvoice>> {
  const chosen = `{${[...ids].join()}}`;
  // A lock that waited sees the invoice as it is then, but not its payments.
  await tx.query('select from billing_record where id = any(?::int[]) order by id for no key update', [
    chosen,
  ]);
  const invoices = await tx.query<LockedInvoice[]>(
    `select id, invoice_number as "invoiceNumber", member_id as "memberId", total_amount::float8 as "totalAmount",
            (paid_amount - ${givenUpOf('billing_record')})::float8 as "paidAmount", ${RECEIVED}::float8 as "receivedAmount",
            ${CREDITED}::float8 as "creditedAmount", payment_status as "paymentStatus"
       from billing_record where id = any(?::int[]) order by id`,
    [chosen],
  );
  return new Map(invoices.map(invoice => [invoice.id, invoice]));
}

/**
 * Why a payment cannot change what was paid of an invoice: no more is paid than its total, and no more is refunded than was
 * received. A negative total is owed to the member: it is paid by negative amounts. An invoice that is cancelled or refunded
 * takes only refunds. What was booked before is left as it is.
 * @param change of the paid amount, in cents
 * @returns null when it can
 */
export function rejectedChange(invoice: LockedInvoice, change: number): Message | null {
  const { invoiceNumber, paymentStatus } = invoice;
  const isClosed = paymentStatus === 'cancelled' || paymentStatus === 'refunded';
  const total = isClosed ? 0 : toMinor(invoice.totalAmount);
  // Whatever brings the sum of the payments back to zero is a refund.
  const isRefund = total < 0 ? change > 0 : change < 0;
  const paid = toMinor(isRefund || isClosed ? invoice.receivedAmount : invoice.paidAmount);
  const limit = isRefund ? 0 : total;
  if (change === 0 || (change > 0 ? paid + change <= limit : paid + change >= limit)) return null;
  const left = formatMoney(fromMinor(Math.max(0, change > 0 ? limit - paid : paid - limit)));
  if (isClosed && change > 0 && paid >= 0)
    return paymentStatus === 'cancelled'
      ? msg('Invoice {number} is cancelled and takes no payment. Choose another invoice or none.', {
          number: invoiceNumber,
        })
      : msg('Invoice {number} is refunded and takes no payment. Choose another invoice or none.', {
          number: invoiceNumber,
        });
  if (paymentStatus === 'cancelled' && isRefund)
    return msg(
      'Invoice {number} is cancelled: what was paid is on the account of its member. Enter this refund on account.',
      { number: invoiceNumber },
    );
  return isRefund
    ? msg('Of invoice {number}, {amount} is left to be refunded. Enter that amount or less.', {
        number: invoiceNumber,
        amount: left,
      })
    : msg('Of invoice {number}, {amount} is open. Enter that amount or less.', {
        number: invoiceNumber,
        amount: left,
      });
}

/**
 * Why a refund would give back what credits of the lines of its invoice gave back before.
 * @param change of the paid amount, in cents
 * @returns null when it would not
 */
export function rejectedRefund(
  { invoiceNumber, totalAmount, receivedAmount, creditedAmount }: LockedInvoice,
  change: number,
): Message | null {
  const left = toMinor(receivedAmount) - toMinor(creditedAmount);
  if (change >= 0 || totalAmount < 0 || creditedAmount === 0 || left + change >= 0) return null;
  return msg(
    '{credited} of invoice {number} was credited to the account of its member. Enter a refund of {amount} or less, or pay back the credit.',
    {
      credited: formatMoney(creditedAmount),
      number: invoiceNumber,
      amount: formatMoney(fromMinor(Math.max(0, left))),
    },
  );
}

/** From what the settlement of an invoice follows. */
export interface SettledBy {
  author: Author;
  tx: Tx;
  /** The id of the audit entry of a payment, a credit or a cancellation. */
  cause?: string;
}

/**
 * Adds up the payments and credits of an invoice, and sets its status. The audit log names the author and what changed; a
 * changed status is a new version of the invoice.
 */
export async function settleInvoice(
  id: number,
  invoices: Resource,
  { author, tx, cause }: SettledBy,
): Promise<void> {
  const invoice = await addUp(id, tx);
  if (!invoice) return;
  const { earlierPaidAmount } = invoice;
  const fields = paymentStateOf(invoice, await lastSettlement(id, tx));
  const changes = changesOf(
    invoices,
    { ...invoice, paidAmount: earlierPaidAmount },
    { ...invoice, ...fields },
  );
  if (Object.keys(changes).length === 0) return;
  let { version } = invoice;
  if (fields && Object.keys(changes).some(name => name in fields)) {
    version++;
    await tx.query(
      `update billing_record set payment_status = ?, payment_date = ?, payment_method = ?,
              version = ?, updated_at = now() where id = ?`,
      [fields.paymentStatus, fields.paymentDate, fields.paymentMethod, version, id],
    );
  }
  const entry = { action: 'updated', id, version, values: { ...invoice }, changes, cause } as const;
  await recordChange(tx, author, invoices, entry);
}

interface SettledInvoice extends InvoiceState, Record<keyof LastSettlement, string | null> {
  invoiceNumber: string;
  version: number;
  /** The paid amount before. */
  earlierPaidAmount: number;
}

/** Sets the paid amount of an invoice. @returns the invoice then; undefined where there is none of this id */
async function addUp(id: number, tx: Tx): Promise<SettledInvoice | undefined> {
  const [invoice] = await tx.query<SettledInvoice[]>(
    `${SETTLE} where id = ? returning invoice_number as "invoiceNumber", version,
       total_amount::float8 as "totalAmount", paid_amount::float8 as "paidAmount", due_date::text as "dueDate",
       (select paid_amount::float8 from billing_record earlier where earlier.id = billing_record.id) as "earlierPaidAmount",
       payment_status as "paymentStatus", payment_date::text as "paymentDate", payment_method as "paymentMethod"`,
    [id],
  );
  return invoice;
}
