import type { Tx } from '../../database/tx.ts';
import { type Author, recordChanges } from '../../audit/audit-entry.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { BillingRecord } from '../billing/billing-record.ts';

/** A position in the list of pending invoices. */
interface Position {
  dueDate: string;
  id: number;
}

/**
 * Marks pending invoices as overdue that were due before a day, after a position. An invoice that somebody changes now is
 * left to the next run.
 * @returns how many, and the position of the last one; null when there are no more
 */
export async function markOverdue(
  tx: Tx,
  { today, author, after, limit }: { today: string; author: Author; after: Position; limit: number },
): Promise<{ marked: number; last: Position | null }> {
  // The first condition on the status lets PostgreSQL use the index billing_record_open.
  const found = await tx.query<Position[]>(
    `select id, due_date::text as "dueDate" from billing_record
      where payment_status in ('pending', 'overdue') and payment_status = 'pending' and open_amount > 0
        and due_date < ? and (due_date, id) > (?::date, ?) order by due_date, id limit ?`,
    [today, after.dueDate, after.id, limit],
  );
  if (found.length === 0) return { marked: 0, last: null };
  const marked = await tx.query<{ id: number; version: number; title: string }[]>(
    `update billing_record set payment_status = 'overdue', version = version + 1, updated_at = now()
      where id in (select id from billing_record where id = any(?::int[]) and payment_status = 'pending' and open_amount > 0
                      and due_date < ? order by id for no key update skip locked)
     returning id, version, invoice_number as title`,
    [`{${found.map(({ id }) => id).join()}}`, today],
  );
  if (marked.length > 0)
    await recordChanges(
      tx,
      author,
      marked.map(({ id, version, title }) => ({
        resource: resourceOf(BillingRecord).resource,
        recordId: id,
        title,
        action: 'updated',
        version,
        changes: { paymentStatus: ['pending', 'overdue'] },
      })),
    );
  return { marked: marked.length, last: found.at(-1)! };
}
