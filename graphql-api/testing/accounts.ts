import { expect } from 'vitest';
import type { TestApp } from './app.ts';

/** What is wrong with an account: how many of its records break a rule of docs/money.md. */
interface Faults {
  wrongPaidAmounts: number;
  wrongBalances: number;
  wrongTotals: number;
  wrongStatuses: number;
  /** Invoices that are paid although more was received than they claim, as after a discount. */
  overpaid: number;
  emptyAllocations: number;
  ofTwoMembers: number;
  openWriteOffs: number;
  misusedWriteOffs: number;
  /** 1 where a credit waits beside an open invoice. */
  unallocated: number;
  /** 1 where open amounts less balances are not what invoices claim less what was paid. */
  wrongSums: number;
}

const ACCOUNTS = `
  with account as (select id from member where $1::int[] is null or id = any($1)),
  settling as (select * from payment where payment_status = 'completed' or payment_status = 'refunded' and amount < 0),
  received as (
    select billing_id as id, sum(amount) as net from settling where billing_id is not null group by billing_id),
  refunded as (
    select billing_id as id, sum(abs(amount)) as amount from payment
     where refund_kind in ('refund', 'goodwill') and (payment_status = 'refunded' or payment_status = 'completed' and amount < 0)
     group by billing_id),
  allocated as (
    select id, sum(amount) as amount from (
      select invoice_id as id, amount from allocation union all select credit_id, -amount from allocation) part group by id),
  of_payment as (
    select id, sum(amount) as amount from (
      select payment_id as id, amount from allocation union all select refund_id, -amount from allocation) part group by id),
  invoice as (
    select b.*, b.lines @> '[{"kind": "write_off"}]' as is_write_off,
           coalesce(received.net, 0) as net, coalesce(allocated.amount, 0) as allocated,
           case when total_amount < 0 then 0
             else least(coalesce(refunded.amount, 0), greatest(total_amount - coalesce(received.net, 0), 0)) end as given_up
      from billing_record b join account on account.id = b.member_id
      left join received on received.id = b.id left join refunded on refunded.id = b.id left join allocated on allocated.id = b.id),
  of_invoices as (
    select member_id, sum(open_amount) as open, bool_or(open_amount > 0) as is_open, bool_or(open_amount < 0) as has_credit,
           sum(case payment_status when 'cancelled' then 0 when 'refunded' then paid_amount - given_up else total_amount - given_up end) as claimed,
           sum(case when payment_status = 'cancelled' then 0 else net end) as paid,
           count(*) filter (where paid_amount <> net + given_up + allocated)::int as wrong_paid,
           count(*) filter (where total_amount <> amount + tax_amount - discount_amount)::int as wrong_totals,
           count(*) filter (where payment_status in ('pending', 'overdue') and open_amount = 0
             or payment_status = 'paid' and open_amount <> 0 and total_amount < 0)::int as wrong_statuses,
           count(*) filter (where payment_status = 'paid' and open_amount <> 0 and total_amount >= 0)::int as overpaid,
           count(*) filter (where is_write_off and open_amount < 0)::int as open_write_offs
      from invoice group by member_id),
  of_payments as (
    select p.member_id, sum(p.balance_amount) as balance, bool_or(p.balance_amount > 0) as has_balance,
           coalesce(sum(settling.amount) filter (where p.on_account), 0) as paid,
           count(*) filter (where p.balance_amount <> case when p.on_account
             then coalesce(settling.amount, 0) - coalesce(of_payment.amount, 0) else 0 end)::int as wrong_balances
      from payment p join account on account.id = p.member_id
      left join settling on settling.id = p.id left join of_payment on of_payment.id = p.id
     group by p.member_id),
  of_allocations as (
    select account.id as member_id, count(*) filter (where a.amount <= 0)::int as empty_parts,
           count(*) filter (where a.member_id <> coalesce(i.member_id, r.member_id)
             or a.member_id <> coalesce(c.member_id, p.member_id))::int as of_two_members,
           count(*) filter (where c.lines @> '[{"kind": "write_off"}]' and not i.lines @> '[{"kind": "write_off"}]'
             and i.id::text <> c.lines->0->'adjusts'->>'invoiceId')::int as misused_write_offs
      from allocation a
      left join billing_record i on i.id = a.invoice_id left join billing_record c on c.id = a.credit_id
      left join payment p on p.id = a.payment_id left join payment r on r.id = a.refund_id
      join account on account.id in (a.member_id, i.member_id, c.member_id, p.member_id, r.member_id)
     group by account.id)
  select account.id::text as "memberId",
         round(100 * (coalesce(i.open, 0) - coalesce(p.balance, 0)))::int as owed,
         coalesce(i.wrong_paid, 0) as "wrongPaidAmounts", coalesce(p.wrong_balances, 0) as "wrongBalances",
         coalesce(i.wrong_totals, 0) as "wrongTotals", coalesce(i.wrong_statuses, 0) as "wrongStatuses",
         coalesce(i.overpaid, 0) as overpaid, coalesce(a.empty_parts, 0) as "emptyAllocations",
         coalesce(a.of_two_members, 0) as "ofTwoMembers", coalesce(i.open_write_offs, 0) as "openWriteOffs",
         coalesce(a.misused_write_offs, 0) as "misusedWriteOffs",
         (coalesce(i.is_open, false) and (i.has_credit or coalesce(p.has_balance, false)))::int as unallocated,
         (coalesce(i.open, 0) - coalesce(p.balance, 0)
           <> coalesce(i.claimed, 0) - coalesce(i.paid, 0) - coalesce(p.paid, 0))::int as "wrongSums"
    from account left join of_invoices i on i.member_id = account.id left join of_payments p on p.member_id = account.id
    left join of_allocations a on a.member_id = account.id`;

/** The sums of an invoice with lines. Lines of discounts are left to the tests of discounts. */
const WRONG_LINES = `
  select b.id from billing_record b, lateral (
    select sum((line->>'amount')::numeric) as amount,
           sum((line->>'taxAmount')::numeric - coalesce((line->'discount'->>'taxAmount')::numeric, 0)) as tax
      from jsonb_array_elements(b.lines) line) total
   where ($1::int[] is null or b.member_id = any($1)) and b.lines <> '[]' and (b.amount <> total.amount or b.tax_amount <> total.tax)`;

/**
 * Checks that open amounts, balances, allocations and statuses of accounts agree.
 * @param memberIds null for all members
 * @param allowed faults that the test provokes
 * @returns what each member owes, in cents, negative for a balance in the member's favour
 */
export async function expectAccounts(
  { sql }: TestApp,
  memberIds: readonly string[] | null,
  where: string,
  allowed: readonly (keyof Faults)[] = [],
): Promise<Map<string, number>> {
  const rows = await sql<{ memberId: string; owed: number } & Faults>(ACCOUNTS, [memberIds]);
  const found = rows.filter(({ memberId: _id, owed: _owed, ...faults }) =>
    Object.entries(faults).some(([name, count]) => count !== 0 && !allowed.includes(name as keyof Faults)),
  );
  expect(found, `the account after ${where}`).toEqual([]);
  expect(await sql(WRONG_LINES, [memberIds]), `the lines of invoices after ${where}`).toEqual([]);
  return new Map(rows.map(({ memberId, owed }) => [memberId, owed]));
}

/** Checks that the statement of a member ends with what the member owes. @param owed in cents */
export async function expectStatement(
  app: TestApp,
  memberId: string,
  owed: number,
  where: string,
): Promise<void> {
  const { entries } = await app
    .as('accounts')
    .request<{ entries: { items: { balance: number }[] } }>(
      'query ($id: ID!) { entries: accountEntries(memberId: $id, page: { limit: 1 }) { items { balance } } }',
      { id: memberId },
    );
  expect(Math.round((entries.items[0]?.balance ?? 0) * 100), `the statement after ${where}`).toBe(owed);
}
