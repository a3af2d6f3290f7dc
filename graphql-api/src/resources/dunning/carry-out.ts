import type { EntityManager } from '@mikro-orm/postgresql';
import { recordChange, SYSTEM } from '../../audit/audit-entry.ts';
import { clubSettings } from '../../common/club-settings.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { formatMoney } from '../../documents/format.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { DunningCase } from './dunning-case.ts';
import { daysOverdue, type NextStep } from './dunning-rules.ts';
import { letterCause, type WaitReason } from './letters.ts';
import {
  IS_OVERDUE,
  nextStepOf,
  overdueValues,
  readActivePurposes,
  stillOverdue,
  TEMPLATES,
  waitReasonOf,
  type OverdueInvoice,
  type Position,
} from './dunning-state.ts';

/** Steps that a run carried out, by what they do, and cases that it opened. */
export interface DunningCounts {
  opened: number;
  reminder: number;
  reminder_with_fee: number;
  block: number;
}

export const NO_COUNTS: DunningCounts = { opened: 0, reminder: 0, reminder_with_fee: 0, block: 0 };

/**
 * Carries out the next step of each overdue invoice after a position, where it is due, in the transaction of `em`. The
 * invoices are locked as payments lock them, so that an invoice that is paid meanwhile gets no step.
 * @returns the position of the last invoice; null when there are no more
 */
export async function carryOutBatch(
  em: EntityManager,
  { today, after, limit }: { today: string; after: Position; limit: number },
  counts: DunningCounts,
): Promise<Position | null> {
  const locked = await em.execute<(Position & { id: number })[]>(
    `select b.id, b.id as "invoiceId", b.due_date::text as "dueDate" from billing_record b
      where ${IS_OVERDUE} order by b.due_date, b.id limit ? for no key update`,
    [...overdueValues(today, after), limit],
  );
  if (locked.length === 0) return null;
  const ids = locked.map(({ id }) => id);
  counts.opened += await openCases(em, ids);
  const active = await readActivePurposes(em);
  for (const found of await stillOverdue(em, today, ids)) {
    let invoice = found;
    if (invoice.lastStep && invoice.letterStatus === null && active.has(TEMPLATES[invoice.lastStep]))
      invoice = { ...invoice, letterStatus: await queueLetter(em, invoice, lastStepOf(invoice), today) };
    let next = nextStepOf(clubSettings().dunningSteps, invoice);
    if (next && next.date <= today && waitReasonOf(next, invoice, active) === null) {
      const letterStatus = await carryOut(em, invoice, next, today);
      counts[next.action]++;
      invoice = {
        ...invoice,
        done: [...invoice.done, next.action],
        lastOn: today,
        lastStep: next.action,
        letterStatus,
      };
      next = nextStepOf(clubSettings().dunningSteps, invoice);
    }
    await noteNextStep(em, found, next, next && waitReasonOf(next, invoice, active));
  }
  return locked.at(-1)!;
}

/** Opens the cases that are missing, and locks all of them, so that a pause that is saved meanwhile holds. */
async function openCases(em: EntityManager, ids: readonly number[]): Promise<number> {
  const { affectedRows } = await em.execute<{ affectedRows: number }>(
    `insert into dunning_case (invoice_id) select unnest(?::int[]) on conflict (invoice_id) do nothing`,
    [`{${ids.join()}}`],
    'run',
  );
  await em.execute(
    `select from dunning_case where invoice_id = any(?::int[]) order by id for no key update`,
    [`{${ids.join()}}`],
  );
  return affectedRows;
}

/** The step that was carried out last. */
const lastStepOf = ({ done, lastStep, lastFee }: OverdueInvoice) => ({
  action: lastStep!,
  position: done.length,
  fee: lastFee,
});

type Letter = Pick<NextStep, 'action' | 'position' | 'fee'>;

/** Queues the letter of a step, unless its template is inactive. @returns its status */
async function queueLetter(
  em: EntityManager,
  { caseId, memberId, invoiceId, dueDate }: OverdueInvoice,
  { action, position, fee }: Letter,
  today: string,
): Promise<string | null> {
  const { id } = await queueMessage(em, {
    memberId,
    template: TEMPLATES[action],
    values: { reminder: { days: String(daysOverdue(dueDate, today)), fee: formatMoney(fee) } },
    attachments: [`invoices/${invoiceId}`],
    cause: letterCause(caseId!, position),
  });
  if (id === null) return null;
  const [message] = await em.execute<{ status: string }[]>('select status from message where id = ?', [id]);
  return message!.status;
}

/** Carries out a step of a case that is locked. Its fee is charged when the letter is sent. @returns the status of the letter */
async function carryOut(
  em: EntityManager,
  invoice: OverdueInvoice,
  step: NextStep,
  today: string,
): Promise<string | null> {
  const { caseId, openAmount, dueDate } = invoice;
  const { action, position, fee } = step;
  await em.execute(
    `insert into dunning_action (case_id, position, step, executed_on, days_overdue, open_amount, fee)
     values (?, ?, ?, ?, ?, ?, ?)`,
    [caseId, position, action, today, daysOverdue(dueDate, today), openAmount, fee],
  );
  const letterStatus = await queueLetter(em, invoice, step, today);
  const [{ stage, version } = { stage: '', version: 0 }] = await em.execute<
    { stage: string; version: number }[]
  >(
    `update dunning_case set last_step = ? where id = ?
     returning version, (select stage from dunning_case before where before.id = dunning_case.id) as stage`,
    [action, caseId],
  );
  await recordChange(em, SYSTEM, resourceOf(DunningCase), {
    action: 'updated',
    id: caseId!,
    version,
    values: { invoiceNumber: invoice.invoiceNumber },
    changes: { stage: [stage, action] },
  });
  return letterStatus;
}

/** Keeps what the queue shows of the next step. */
async function noteNextStep(
  em: EntityManager,
  invoice: OverdueInvoice,
  next: NextStep | null,
  waitReason: WaitReason | null,
): Promise<void> {
  const [step, date] = [next?.action ?? null, next?.date ?? null];
  if (invoice.nextStep === step && invoice.nextDate === date && invoice.waitReason === waitReason) return;
  await em.execute('update dunning_case set next_step = ?, next_date = ?, wait_reason = ? where id = ?', [
    step,
    date,
    waitReason,
    invoice.caseId,
  ]);
}
