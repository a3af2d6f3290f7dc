import type { Tx } from '../database/tx.ts';
import { IS_SETTLING } from '../resources/payments/settlement.ts';

/** What the receipt for a payment says it settled; amounts in the club's currency. */
export interface ReceiptSettlement {
  /** Its invoice, or those that a payment on account settled. */
  settled: { invoiceNumber: string; description: string | null; amount: number }[];
  /** What it left open of its invoice; null without one. */
  openAmount: number | null;
  /** What was left on the account of the member; null for a payment that is not on account. */
  balanceAmount: number | null;
}

/** Invoices that a receipt names, and characters of what each is for. */
const MOST_ROWS = 500;
const LONGEST_DESCRIPTION = 200;

/** SQL of the `ReceiptSettlement` of `payment` as it is now; later payments of its invoice are left out. */
export const SETTLEMENT = `jsonb_build_object(
  'settled', coalesce((select jsonb_agg(part) from (
     select invoice_number as "invoiceNumber", left(description, ${LONGEST_DESCRIPTION}) as description, payment.amount
       from billing_record where id = payment.billing_id
     union all
     (select b.invoice_number, left(b.description, ${LONGEST_DESCRIPTION}), a.amount
        from allocation a join billing_record b on b.id = a.invoice_id
       where a.payment_id = payment.id order by a.id limit ${MOST_ROWS})) part), '[]'),
  'openAmount', (select b.total_amount
     - (select coalesce(sum(amount), 0) from payment earlier
         where earlier.billing_id = b.id and earlier.id <= payment.id and ${IS_SETTLING})
     - (select coalesce(sum(amount), 0) from allocation a where a.invoice_id = b.id and a.created_at <= payment.created_at)
       from billing_record b where b.id = payment.billing_id),
  'balanceAmount', case when payment.on_account then payment.balance_amount end)`;

/** Keeps what a payment settles with it, for its receipt: what settles otherwise later does not change that. */
export async function keepReceiptSettlement(paymentId: number, tx: Tx): Promise<void> {
  await tx.query(
    `update payment set issued = issued || jsonb_build_object('settlement', ${SETTLEMENT}) where id = ?`,
    [paymentId],
  );
}
