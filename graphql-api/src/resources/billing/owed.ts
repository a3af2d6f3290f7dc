/**
 * SQL of what a member owes of an invoice `b` and of those that were due before it, less what the club owes the member:
 * credits and overpayments settle the oldest invoices first. Nothing is owed of the invoice where it is 0 or less.
 */
export const owedUpTo = (b: string) => `(select sum(o.open_amount) from billing_record o
  where o.member_id = ${b}.member_id and (o.open_amount < 0
    or o.payment_status in ('pending', 'overdue') and (o.due_date, o.id) <= (${b}.due_date, ${b}.id)))`;
