import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput } from '../errors.ts';
import { isOutOfRange } from '../write/database-error.ts';

/**
 * SQL condition on `payment`: the payment counts, in settlements and in revenue. Completed payments count, and so do
 * refunds (negative amounts), whether their status is `completed` or `refunded`. A positive payment with the status
 * `refunded` was paid back in full and does not count. An amount of zero changes nothing.
 */
export const IS_SETTLING = `(payment_status = 'completed' or (payment_status = 'refunded' and amount < 0))`;

/** Sets what the payments of each invoice add up to, less refunds. */
export const SETTLE = `
  update billing_record set paid_amount = coalesce(
    (select sum(amount) from payment where billing_id = billing_record.id and ${IS_SETTLING}), 0)`;

/**
 * Locks invoices against other payments until the transaction ends, in the order of their ids, so that two payments
 * cannot wait for each other.
 * @returns the member of each invoice by invoice id; an id without an invoice is missing
 */
export async function lockInvoices(
  ids: Iterable<number>,
  em: EntityManager,
): Promise<ReadonlyMap<number, number>> {
  const members = new Map<number, number>();
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    const [row] = await em.execute<{ member_id: number }[]>(
      'select member_id from billing_record where id = ? for no key update',
      [id],
    );
    if (row) members.set(id, row.member_id);
  }
  return members;
}

/**
 * Settles an invoice that `lockInvoices` has locked.
 * @throws BAD_USER_INPUT when the sum is more than the column can hold
 */
export async function settleInvoice(id: number, em: EntityManager): Promise<void> {
  try {
    await em.execute(`${SETTLE} where id = ?`, [id]);
  } catch (error) {
    if (!isOutOfRange(error)) throw error;
    throw badInput({ amount: 'The payments of this invoice add up to more than can be stored' });
  }
}
