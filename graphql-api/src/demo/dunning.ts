import type { ClientBase } from 'pg';

/** The steps of the demo: days after the due date. */
const STEPS = `(values (1, 'reminder', 7), (2, 'reminder_with_fee', 14), (3, 'block', 30)) as step(position, step, days)`;

/**
 * The dunning of the invoices that are overdue today, with a step on each day that one was due. Fees were waived. Letters
 * that are not among the messages of the demo were handed over.
 */
export async function seedDunning(client: ClientBase, today: string): Promise<void> {
  await client.query(
    `insert into dunning_case (invoice_id, last_step, next_step, next_date, created_at, updated_at)
     select id,
            (select step from ${STEPS} where due_date + days <= $1::date order by position desc limit 1),
            (select step from ${STEPS} where due_date + days > $1::date order by position limit 1),
            (select due_date + days from ${STEPS} where due_date + days > $1::date order by position limit 1),
            due_date + 1, due_date + 1
       from billing_record
      where payment_status in ('pending', 'overdue') and open_amount > 0 and due_date < $1::date order by due_date, id`,
    [today],
  );
  await client.query(
    `insert into dunning_action (case_id, position, step, executed_on, days_overdue, open_amount, fee, created_at, updated_at)
     select c.id, step.position, step.step, c.due_date + step.days, step.days, c.open_amount, 0,
            c.due_date + step.days, c.due_date + step.days
       from dunning_case c, ${STEPS} where c.due_date + step.days <= $1::date order by c.due_date + step.days, c.id`,
    [today],
  );
  await client.query(
    `update message set cause = 'dunning/' || c.id || '/1'
       from dunning_case c where message.attachments = array['invoices/' || c.invoice_id]`,
  );
  await client.query(
    `insert into message (member_id, recipient, template_id, kind, subject, body, attachments, status, consent, attempts,
            sent_at, sent_by_hand, cause, created_at, updated_at)
     select m.id, m.email, t.id, 'service', t.name || ': ' || c.invoice_number, 'Handed over at the desk', '{}', 'sent',
            'not needed', 0, a.created_at, true, 'dunning/' || c.id || '/' || a.position, a.created_at, a.created_at
       from dunning_action a join dunning_case c on c.id = a.case_id join member m on m.id = c.member_id
       join message_template t on t.purpose = case a.step when 'reminder' then 'reminder'
              when 'block' then 'access_blocked' else 'second_reminder' end
     on conflict (cause) do nothing`,
  );
  await client.query(
    `update dunning_action a set letter_id = m.id from message m
      where m.cause = 'dunning/' || a.case_id || '/' || a.position`,
  );
}
