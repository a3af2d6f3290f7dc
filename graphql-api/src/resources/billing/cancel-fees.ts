import { recordChange } from '../../audit/audit-entry.ts';
import type { AppliedChange } from '../../declaration/resource-options.ts';
import type { Resource } from '../../declaration/resource.ts';
import { IS_SETTLING } from '../payments/settlement.ts';
import { changesOf, findForUpdate, storedValues, updateRow } from '../../mutation/records.ts';

/** The invoices of fees for the reminders of an invoice, of which nothing was paid; a credit that settles one is released. */
const OPEN_FEES = `
  select fee.id from dunning_case c join dunning_action a on a.case_id = c.id join billing_record fee on fee.id = a.fee_invoice_id
   where c.invoice_id = ?
     and (fee.payment_status in ('pending', 'overdue') or exists (select from allocation where invoice_id = fee.id))
     and (select coalesce(sum(amount), 0) from payment where billing_id = fee.id and ${IS_SETTLING}) = 0 order by fee.id`;

/** Cancels the fees for the reminders of an invoice with the invoice. */
export async function cancelFees<T>(
  invoices: Resource,
  { id, values, stored, entryId, context, em }: AppliedChange<T>,
): Promise<void> {
  if (values?.['paymentStatus'] !== 'cancelled' || stored?.['paymentStatus'] === 'cancelled') return;
  for (const fee of await em.execute<{ id: number }[]>(OPEN_FEES, [id])) {
    const record = await findForUpdate(invoices, fee.id, em);
    const before = storedValues(invoices, record);
    const after = { ...before, paymentStatus: 'cancelled' };
    const changes = changesOf(invoices, before, after);
    await updateRow(invoices, fee.id, after, ['paymentStatus'], em);
    const entry = {
      action: 'updated',
      id: fee.id,
      version: record.version + 1,
      values: after,
      changes,
    } as const;
    await recordChange(em, context, invoices, { ...entry, cause: entryId });
  }
}
