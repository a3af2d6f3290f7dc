import type { Tx } from '../../database/tx.ts';
import { currentClubSettings } from '../../common/club-settings.ts';
import { clubTimeZone } from '../../common/dates.ts';
import { nextStep, type DunningState } from './dunning-rules.ts';

/** Moves the next dunning step of an invoice whose due date has changed. */
export async function followDueDate(invoiceId: number, tx: Tx): Promise<void> {
  const [state] = await tx.query<(DunningState & { caseId: number })[]>(
    `select c.id as "caseId", c.due_date::text as "dueDate", c.paused_until::text as "pausedUntil",
            array(select step from dunning_action where case_id = c.id order by position) as done,
            (select greatest(a.executed_on, (letter.sent_at at time zone ?)::date)::text
               from dunning_action a left join message letter on letter.id = a.letter_id
              where a.case_id = c.id order by a.position desc limit 1) as "lastOn"
       from dunning_case c where c.invoice_id = ? and c.next_date is not null`,
    [clubTimeZone(), invoiceId],
  );
  if (!state) return;
  const next = nextStep(currentClubSettings().dunningSteps, state);
  await tx.query('update dunning_case set next_step = ?, next_date = ? where id = ?', [
    next?.action ?? null,
    next?.date ?? null,
    state.caseId,
  ]);
}
