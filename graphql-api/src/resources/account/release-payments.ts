import { recordChange } from '../../audit/audit-entry.ts';
import { resourceNamed, type Resource } from '../../declaration/resource.ts';
import type { AppliedChange } from '../../declaration/resource-options.ts';
import { IS_SETTLING, settleInvoice } from '../payments/settlement.ts';

interface ReleasedPayment {
  id: number;
  version: number;
  paymentNumber: string;
  balanceAmount: number;
}

/** Moves the payments of an invoice to the account of their member. */
const RELEASE = `
  update payment set billing_id = null, on_account = true, balance_amount = amount, version = version + 1, updated_at = now()
   where id in (select id from payment where billing_id = ? and ${IS_SETTLING} order by id for no key update)
  returning id, version, payment_number as "paymentNumber", balance_amount::float8 as "balanceAmount"`;

/** Moves what was paid of an invoice that is cancelled to the account of its member. */
export async function releasePayments<T>(
  invoices: Resource,
  { id, values, stored, entryId: cause, context: author, tx }: AppliedChange<T>,
): Promise<void> {
  if (values?.['paymentStatus'] !== 'cancelled' || stored?.['paymentStatus'] === 'cancelled') return;
  const released = await tx.query<ReleasedPayment[]>(RELEASE, [id]);
  if (released.length === 0) return;
  const payments = resourceNamed('payments');
  for (const { paymentNumber, balanceAmount, ...payment } of released)
    await recordChange(tx, author, payments, {
      ...payment,
      action: 'updated',
      values: { paymentNumber },
      changes: { billingId: [id, null], onAccount: [false, true], balanceAmount: [0, balanceAmount] },
      cause,
    });
  await settleInvoice(id, invoices, { author, tx, cause });
}
