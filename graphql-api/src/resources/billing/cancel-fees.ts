import type { Tx } from '../../database/tx.ts';
import { conflict } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import type { AppliedChange } from '../../declaration/resource-options.ts';
import type { Resource } from '../../declaration/resource.ts';
import { IS_SETTLING, type SettledBy } from '../payments/settlement.ts';
import { findForUpdate, updateLogged } from '../../mutation/records.ts';
import { withdrawMessages } from '../messages/withdraw-message.ts';

/** SQL of the invoices of fees for the reminders of an invoice. */
const FEES = `from dunning_case c join dunning_action own on own.case_id = c.id
    join dunning_action a on a.id = own.id or (a.letter_id = own.letter_id and a.step = own.step)
    join billing_record fee on fee.id = a.fee_invoice_id
   where c.invoice_id = ?`;

/** SQL of the members who have the fees for the reminders of an invoice: it may have moved to another member since. */
export const MEMBERS_OF_FEES = `select fee.member_id ${FEES}`;

/**
 * The invoices of fees for the reminders of an invoice, of which nothing was paid; a credit that settles one is released.
 * The fee of a letter for several invoices is cancelled with the last of those that it was charged for.
 */
const OPEN_FEES = `
  select distinct fee.id, fee.member_id as "memberId" ${FEES}
     and not exists (select from dunning_action other join dunning_case o on o.id = other.case_id
                       join billing_record b on b.id = o.invoice_id
                      where (other.id = a.id or (other.letter_id = a.letter_id and other.step = a.step))
                        and b.payment_status <> 'cancelled')
     and (fee.payment_status in ('pending', 'overdue') or exists (select from allocation where invoice_id = fee.id))
     and (select coalesce(sum(amount), 0) from payment where billing_id = fee.id and ${IS_SETTLING}) = 0 order by fee.id`;

/** The write-offs of an invoice. */
const WRITE_OFFS = `
  select distinct credit.id from billing_line adjusted join billing_line line on line.adjusts_id = adjusted.id
    join billing_record credit on credit.id = line.invoice_id
   where adjusted.invoice_id = ? and line.kind = 'write_off' and credit.total_amount < 0 and credit.payment_status <> 'cancelled'
   order by credit.id`;

/**
 * Cancels the fees for the reminders of an invoice with the invoice, and what was written off.
 * @returns the members of the fees
 */
export async function cancelFees<T>(
  invoices: Resource,
  { id, values, stored, entryId, context, tx }: AppliedChange<T>,
): Promise<number[]> {
  const [status, was] = [values, stored].map(each => each?.['paymentStatus']);
  if (status === was || (status !== 'cancelled' && status !== 'refunded')) return [];
  const fees =
    status === 'cancelled' ? await tx.query<{ id: number; memberId: number }[]>(OPEN_FEES, [id]) : [];
  const writeOffs = await tx.query<{ id: number }[]>(WRITE_OFFS, [id]);
  for (const each of [...fees, ...writeOffs])
    await cancelInvoice(invoices, each.id, { author: context, tx, cause: entryId });
  return fees.map(({ memberId }) => memberId);
}

/** Cancels an invoice that follows from others. Its account is settled by the caller. */
export async function cancelInvoice(invoices: Resource, id: number, by: SettledBy): Promise<void> {
  const record = await findForUpdate(invoices, id, by.tx);
  await updateLogged(invoices, record, { paymentStatus: 'cancelled' }, by);
  await withdrawMessages(by.tx, `invoice/${id}`);
}

/** @throws CONFLICT for an invoice that was written off: without it, the credit would settle others */
export async function checkWriteOff(id: number, invoiceNumber: string, tx: Tx): Promise<void> {
  const [writeOff] = await tx.query<{ number: string }[]>(
    `select invoice_number as number from billing_record where id in (${WRITE_OFFS})`,
    [id],
  );
  if (writeOff)
    throw conflict(
      msg('{invoice} was written off with {number}. Cancel that first.', {
        invoice: invoiceNumber,
        number: writeOff.number,
      }),
    );
}
