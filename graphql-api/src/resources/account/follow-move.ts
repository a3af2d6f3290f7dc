import type { MovedReferences } from '../../declaration/resource-options.ts';
import { settleAccounts } from './settle-account.ts';

/** Allocations whose two documents belong to the same other member. */
const FOLLOW_DOCUMENTS = `
  with moved as (
    select allocation.id, coalesce(invoice.member_id, refund.member_id) as member_id
      from allocation
      left join billing_record invoice on invoice.id = invoice_id left join payment refund on refund.id = refund_id
      left join billing_record credit on credit.id = credit_id left join payment on payment.id = payment_id
     where allocation.member_id = ? and coalesce(invoice.member_id, refund.member_id) = coalesce(credit.member_id, payment.member_id))
  update allocation set member_id = moved.member_id from moved
   where allocation.id = moved.id and allocation.member_id <> moved.member_id`;

/** Takes allocations along with their documents, and settles both accounts. */
export async function followMovedDocuments({ from, to, cause, context, tx }: MovedReferences): Promise<void> {
  await tx.query(FOLLOW_DOCUMENTS, [from]);
  await settleAccounts([from, to], { author: context, tx, cause });
}
