import type { Tx } from '../../database/tx.ts';
import { addDays } from '../../common/dates.ts';
import { givenUpOf, IS_GIVEN_UP, IS_SETTLING } from '../payments/settlement.ts';

/**
 * What an entry of an account comes from. `settled` is an invoice that a user marked as paid or refunded without a payment, and
 * what is not claimed again of one after a refund or a goodwill payment.
 */
export type EntryKind = 'invoice' | 'credit_note' | 'write_off' | 'settled' | 'payment' | 'refund';

/** An entry of the account of a member; amounts in the club's currency. */
export interface AccountEntry {
  /** The kind and the id of the record: `payment-17`. */
  id: string;
  kind: EntryKind;
  recordId: number;
  /** yyyy-mm-dd */
  date: string;
  number: string;
  description: string;
  /** What the member owes by it; negative for what is in the member's favour. */
  amount: number;
  /** What the member owes after it; negative for a balance in the member's favour. */
  balance: number;
}

/** Characters of a description, which would fill pages of a statement otherwise. */
const LONGEST_DESCRIPTION = 200;

/** The entries of a member up to a day. Invoices that are cancelled are none, and payments without an invoice are no part of the account. */
const ENTRIES = `
  select *, sum(amount) over (order by date, rank, "recordId") as balance from (
    select case when lines @> '[{"kind": "write_off"}]' then 'write_off' when total_amount < 0 then 'credit_note' else 'invoice' end as kind, id as "recordId", invoice_date as date,
           invoice_number as number, left(coalesce(description, billing_type), ${LONGEST_DESCRIPTION}) as description, total_amount as amount, 1 as rank
      from billing_record where member_id = ? and payment_status <> 'cancelled'
    union all
    select 'settled', id, coalesce(given_up_on, payment_date, invoice_date), invoice_number, payment_status,
           -(total_amount - paid_amount - open_amount) - given_up, case when given_up = 0 then 2 else 4 end
      from (select *, ${givenUpOf('billing_record')} as given_up,
                   (select max(payment_date) from payment where billing_id = billing_record.id and ${IS_GIVEN_UP}) as given_up_on
              from billing_record where member_id = ?) b
     where payment_status <> 'cancelled' and total_amount - paid_amount - open_amount + given_up <> 0
    union all
    select case when p.amount < 0 then 'refund' else 'payment' end, p.id, p.payment_date, payment_number,
           coalesce(invoice_number, p.payment_method), -p.amount, 3
      from (select * from payment where member_id = ? and ${IS_SETTLING}) p
      left join billing_record b on b.id = p.billing_id
     where p.on_account or b.payment_status <> 'cancelled') entry
   where date <= ?`;

const FIELDS = `kind || '-' || "recordId" as id, kind, "recordId", date::text as date, number, description,
  amount::float8 as amount, balance::float8 as balance`;

const valuesOf = (memberId: number, to: string) => [memberId, memberId, memberId, to];

/** A page of the entries of a member, the newest first, and their number. */
export async function readEntries(
  tx: Tx,
  memberId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<[AccountEntry[], number]> {
  const values = valuesOf(memberId, 'infinity');
  const entries = await tx.query<AccountEntry[]>(
    `select ${FIELDS} from (${ENTRIES}) entry order by date desc, rank desc, "recordId" desc limit ? offset ?`,
    [...values, limit, offset],
  );
  const [row] = await tx.query<{ count: number }[]>(
    `select count(*)::int as count from (${ENTRIES}) entry`,
    values,
  );
  return [entries, row!.count];
}

/** The entries of some days, the oldest first. */
export interface AccountStatement {
  /** What the member owed before the first day. */
  opening: number;
  /** What the member owes after the last day. */
  closing: number;
  entries: AccountEntry[];
}

/** @param most entries; the earlier ones are part of the opening balance */
export async function readStatement(
  tx: Tx,
  memberId: number,
  { from, to, most }: { from: string; to: string; most: number },
): Promise<AccountStatement> {
  const entries = await tx.query<AccountEntry[]>(
    `select * from (select ${FIELDS}, rank from (${ENTRIES}) entry where date >= ?
                     order by date desc, rank desc, "recordId" desc limit ?) latest
      order by date, rank, "recordId"`,
    [...valuesOf(memberId, to), from, most],
  );
  const [first] = entries;
  if (first) return { opening: first.balance - first.amount, closing: entries.at(-1)!.balance, entries };
  const opening = await balanceOn(tx, memberId, addDays(from, -1));
  return { opening, closing: opening, entries };
}

async function balanceOn(tx: Tx, memberId: number, day: string): Promise<number> {
  const [row] = await tx.query<{ sum: number }[]>(
    `select coalesce(sum(amount), 0)::float8 as sum from (${ENTRIES}) entry`,
    valuesOf(memberId, day),
  );
  return row!.sum;
}
