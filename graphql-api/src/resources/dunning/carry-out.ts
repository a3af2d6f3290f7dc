import type { Tx } from '../../database/tx.ts';
import { recordChange, SYSTEM } from '../../audit/audit-entry.ts';
import { toMinor, fromMinor } from '../../common/money.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { formatMoney } from '../../documents/format.ts';
import { MOST_ATTACHMENTS } from '../messages/attachments.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { lockAccounts } from '../account/lock-accounts.ts';
import { DunningCase } from './dunning-case.ts';
import { daysOverdue, isPaused, type NextStep } from './dunning-rules.ts';
import { letterCause } from './letters.ts';
import {
  lockOverdue,
  nextLetter,
  nextStepOf,
  overdueInvoices,
  readActivePurposes,
  TEMPLATES,
  type NextLetter,
  type OverdueInvoice,
} from './dunning-state.ts';

/** Letters of a run, by the step that they are for, and cases that it opened. */
export interface DunningCounts {
  opened: number;
  reminder: number;
  reminder_with_fee: number;
  block: number;
}

export const NO_COUNTS: DunningCounts = { opened: 0, reminder: 0, reminder_with_fee: 0, block: 0 };

/**
 * Carries out the steps of members that are due, in the transaction of `tx`. Accounts and invoices are locked as payments
 * lock them, so that an invoice that is paid meanwhile gets no step.
 */
export async function carryOutBatch(
  tx: Tx,
  { today, members }: { today: string; members: readonly number[] },
  counts: DunningCounts,
): Promise<void> {
  await lockAccounts('select unnest(?::int[]) as member_id', [`{${members.join()}}`], tx);
  counts.opened += await openCases(tx, await lockOverdue(tx, today, members));
  const active = await readActivePurposes(tx);
  for (const found of await overdueInvoices(tx, today, members)) {
    const invoices = await restoreLetter(tx, found, active, today);
    const letter = nextLetter(invoices, today, active);
    if (!letter.isDue) {
      await noteNextSteps(tx, found, invoices, letter, today);
      continue;
    }
    const carriedOut = await carryOut(tx, invoices, letter.steps, today);
    counts[letter.steps[0]!.step.action]++;
    await noteNextSteps(tx, found, carriedOut, nextLetter(carriedOut, today, active), today);
  }
}

/** Opens the cases that are missing, and locks all of them, so that a pause that is saved meanwhile holds. */
async function openCases(tx: Tx, ids: readonly number[]): Promise<number> {
  const opened = await tx.query(
    `insert into dunning_case (invoice_id) select unnest(?::int[]) on conflict (invoice_id) do nothing returning id`,
    [`{${ids.join()}}`],
  );
  await tx.query(`select from dunning_case where invoice_id = any(?::int[]) order by id for no key update`, [
    `{${ids.join()}}`,
  ]);
  return opened.length;
}

/**
 * Writes a letter again that was deleted, or whose template was inactive.
 * @returns the invoices with its status
 */
async function restoreLetter(
  tx: Tx,
  invoices: readonly OverdueInvoice[],
  active: ReadonlySet<string>,
  today: string,
): Promise<readonly OverdueInvoice[]> {
  const missing = invoices.filter(
    ({ lastStep, letterStatus }) => lastStep && letterStatus === null && active.has(TEMPLATES[lastStep]),
  );
  const lead = missing.toSorted((a, b) => b.lastFee - a.lastFee || b.done.length - a.done.length)[0];
  if (!lead) return invoices;
  const step = { action: lead.lastStep!, position: lead.done.length, fee: lead.lastFee };
  const letterStatus = await writeLetter(tx, { invoices, lead, step, included: missing }, today);
  return invoices.map(invoice => (missing.includes(invoice) ? { ...invoice, letterStatus } : invoice));
}

interface Letter {
  /** All overdue invoices of the member. */
  invoices: readonly OverdueInvoice[];
  /** The invoice for which it is written. */
  lead: OverdueInvoice;
  step: Pick<NextStep, 'action' | 'position' | 'fee'>;
  /** The invoices whose last step it is the letter of. */
  included: readonly OverdueInvoice[];
}

/** Queues a letter, unless its template is inactive. @returns its status */
async function writeLetter(
  tx: Tx,
  { invoices, lead, step, included }: Letter,
  today: string,
): Promise<string | null> {
  const others = invoices.filter(invoice => invoice !== lead && !isPaused(invoice, today));
  const open = [lead, ...others].reduce((total, { openAmount }) => total + toMinor(openAmount), 0);
  const { id } = await queueMessage(tx, {
    memberId: lead.memberId,
    template: TEMPLATES[step.action],
    values: {
      reminder: {
        days: String(daysOverdue(lead.dueDate, today)),
        fee: formatMoney(step.fee),
        others: nameInvoices(others),
        open: formatMoney(fromMinor(open)),
      },
    },
    // The template takes its values from the last one.
    attachments: [...others.slice(0, MOST_ATTACHMENTS - 1), lead].map(
      ({ invoiceId }) => `invoices/${invoiceId}` as const,
    ),
    cause: letterCause(lead.caseId!, step.position),
  });
  if (id === null) return null;
  await tx.query(
    // An array is read by its index also in a plan that was made while the table was empty; a join may not be.
    `update dunning_action set letter_id = ? where id = any(array(
       select distinct on (case_id) id from dunning_action where case_id = any(?::int[]) order by case_id, position desc))`,
    [id, `{${included.map(({ caseId }) => caseId).join()}}`],
  );
  const [message] = await tx.query<{ status: string }[]>('select status from message where id = ?', [id]);
  return message!.status;
}

/** Invoices that a letter names; of more it has the number. */
const MOST_NAMED = 20;

/** `INV-1 ($50.00), INV-2 ($30.00)` */
function nameInvoices(invoices: readonly OverdueInvoice[]): string {
  const named = invoices
    .slice(0, MOST_NAMED)
    .map(({ invoiceNumber, openAmount }) => `${invoiceNumber} (${formatMoney(openAmount)})`);
  const more = invoices.length - named.length;
  return [...named, ...(more > 0 ? [`+ ${more}`] : [])].join(', ');
}

/**
 * Carries out steps of a member with one letter, that of the first. Its fee is charged when the letter is sent.
 * @returns the invoices as they are now
 */
async function carryOut(
  tx: Tx,
  invoices: readonly OverdueInvoice[],
  steps: readonly { invoice: OverdueInvoice; step: NextStep }[],
  today: string,
): Promise<readonly OverdueInvoice[]> {
  for (const { invoice, step } of steps) await recordStep(tx, invoice, step, today);
  const [{ invoice: lead, step }] = steps as [(typeof steps)[number]];
  const included = steps.map(({ invoice }) => invoice);
  const letterStatus = await writeLetter(tx, { invoices, lead, step, included }, today);
  return invoices.map(invoice => {
    const { action } = steps.find(step => step.invoice === invoice)?.step ?? {};
    if (!action) return invoice;
    return { ...invoice, done: [...invoice.done, action], lastOn: today, lastStep: action, letterStatus };
  });
}

/** Records a step of a case that is locked. */
async function recordStep(
  tx: Tx,
  { caseId, openAmount, dueDate, invoiceNumber }: OverdueInvoice,
  { action, position, fee }: NextStep,
  today: string,
): Promise<void> {
  await tx.query(
    `insert into dunning_action (case_id, position, step, executed_on, days_overdue, open_amount, fee)
     values (?, ?, ?, ?, ?, ?, ?)`,
    [caseId, position, action, today, daysOverdue(dueDate, today), openAmount, fee],
  );
  const [{ stage, version } = { stage: '', version: 0 }] = await tx.query<
    { stage: string; version: number }[]
  >(
    `update dunning_case set last_step = ? where id = ?
     returning version, (select stage from dunning_case before where before.id = dunning_case.id) as stage`,
    [action, caseId],
  );
  await recordChange(tx, SYSTEM, resourceOf(DunningCase), {
    action: 'updated',
    id: caseId!,
    version,
    values: { invoiceNumber },
    changes: { stage: [stage, action] },
  });
}

/**
 * Keeps what the queue shows of the next steps: a paused invoice has its own, the others those of the letter that follows.
 * @param found the invoices with what is stored
 * @param invoices the same as they are now, in the same order
 */
async function noteNextSteps(
  tx: Tx,
  found: readonly OverdueInvoice[],
  invoices: readonly OverdueInvoice[],
  letter: NextLetter,
  today: string,
): Promise<void> {
  for (const [index, invoice] of invoices.entries()) {
    const paused = isPaused(invoice, today);
    const next = paused ? nextStepOf(invoice) : letter.steps.find(step => step.invoice === invoice)?.step;
    const noted = {
      nextStep: next?.action ?? null,
      nextDate: next?.date ?? null,
      waitReason: paused ? null : letter.waitReason,
    };
    const before = found[index]!;
    if (
      before.nextStep === noted.nextStep &&
      before.nextDate === noted.nextDate &&
      before.waitReason === noted.waitReason
    )
      continue;
    await tx.query('update dunning_case set next_step = ?, next_date = ?, wait_reason = ? where id = ?', [
      noted.nextStep,
      noted.nextDate,
      noted.waitReason,
      invoice.caseId,
    ]);
  }
}
