import type { ClientBase } from 'pg';

/** The nightly billing runs of the last days, with a report of the invoices of contracts of these days. */
export async function seedBillingRuns(client: ClientBase, today: string): Promise<void> {
  await client.query(
    `insert into billing_run (run_number, date, trigger, status, due, done, created, skipped, failed, marked_overdue,
            total_amount, last_contract_id, created_at, updated_at, finished_at)
     select 'RUN-' || lpad((row_number() over (order by day))::text, 6, '0'), day, 'nightly', 'completed',
            count(b.id), count(b.id), count(b.id), 0, 0, 0, coalesce(sum(b.total_amount), 0), 0,
            day + time '02:30', day + time '02:30:02', day + time '02:30:02'
       from generate_series($1::date - 13, $1::date, interval '1 day') as series(moment), lateral (select moment::date as day) d
       left join billing_record b on b.contract_id is not null and b.invoice_date = day
        and b.billing_period_start is not null
      group by day order by day`,
    [today],
  );
  await client.query(
    `insert into billing_run_item (at, run_id, outcome, contract_id, contract_number, member_id, member_name, period_start,
            period_end, invoice_id, invoice_number, total_amount)
     select run.created_at, run.id, 'created', c.id, c.contract_number, m.id, m.name, b.billing_period_start,
            b.billing_period_end, b.id, b.invoice_number, b.total_amount
       from billing_run run join billing_record b on b.invoice_date = run.date and b.billing_period_start is not null
       join contract c on c.id = b.contract_id join member m on m.id = b.member_id order by run.id, b.id`,
  );
  await client.query(`insert into number_series (prefix, last) select 'RUN', count(*) from billing_run`);
}
