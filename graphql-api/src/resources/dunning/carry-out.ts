import type { EntityManager } from '@mikro-orm/postgresql';
import { recordChange, SYSTEM } from '../../audit/audit-entry.ts';
import { clubSettings } from '../../common/club-settings.ts';
import { inThirtyDays } from '../../common/dates.ts';
import { cents } from '../../common/money.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { formatMoney } from '../../documents/format.ts';
import { nextFreeNumber } from '../../mutation/numbers.ts';
import { changesOf, insertRow } from '../../mutation/records.ts';
import { BillingRecord } from '../billing/billing-record.ts';
import { invoiceLine } from '../billing/invoice-lines.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { DunningCase } from './dunning-case.ts';
import { daysOverdue, type NextStep } from './dunning-rules.ts';
import {
  IS_OVERDUE,
  nextStepOf,
  overdueValues,
  stillOverdue,
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
  for (const invoice of await stillOverdue(em, today, ids)) {
    let next = nextStepOf(clubSettings().dunningSteps, invoice);
    if (next && next.date <= today && (await carryOut(em, invoice, next, today))) {
      counts[next.action]++;
      next = nextStepOf(clubSettings().dunningSteps, { ...invoice, executed: next.position, lastOn: today });
    }
    await noteNextStep(em, invoice, next);
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

const TEMPLATES = {
  reminder: 'reminder',
  reminder_with_fee: 'second_reminder',
  block: 'access_blocked',
} as const;

/** Carries out a step. @returns whether it was not carried out before */
async function carryOut(
  em: EntityManager,
  invoice: OverdueInvoice,
  { action, position, fee }: NextStep,
  today: string,
): Promise<boolean> {
  const { caseId, openAmount, dueDate } = invoice;
  const [row] = await em.execute<{ id: number }[]>(
    `insert into dunning_action (case_id, position, step, executed_on, days_overdue, open_amount, fee)
     values (?, ?, ?, ?, ?, ?, ?) on conflict (case_id, position) do nothing returning id`,
    [caseId, position, action, today, daysOverdue(dueDate, today), openAmount, fee],
  );
  if (!row) return false;
  const feeInvoice = fee > 0 ? await chargeFee(em, invoice, fee, today) : null;
  if (feeInvoice !== null)
    await em.execute('update dunning_action set fee_invoice_id = ? where id = ?', [feeInvoice, row.id]);
  await queueMessage(em, {
    memberId: invoice.memberId,
    template: TEMPLATES[action],
    values: { reminder: { days: String(daysOverdue(dueDate, today)), fee: formatMoney(fee) } },
    // The last one is the invoice that the template names.
    attachments: [
      ...(feeInvoice === null ? [] : [`invoices/${feeInvoice}` as const]),
      `invoices/${invoice.invoiceId}`,
    ],
    cause: `dunning/${caseId}/${position}`,
  });
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
  return true;
}

/** Issues the invoice of a fee: an issued invoice is never changed. A fee is compensation, without tax. @returns its id */
async function chargeFee(
  em: EntityManager,
  { memberId, locationId, invoiceNumber }: OverdueInvoice,
  fee: number,
  today: string,
): Promise<number> {
  const invoices = resourceOf(BillingRecord);
  const description = `Fee for the reminder of invoice ${invoiceNumber}`;
  const values = {
    memberId,
    locationId,
    invoiceNumber: await nextFreeNumber(em, 'INV', { table: invoices.table, column: 'invoice_number' }),
    invoiceDate: today,
    dueDate: inThirtyDays(),
    amount: fee,
    taxAmount: 0,
    discountAmount: 0,
    totalAmount: fee,
    paidAmount: 0,
    paymentStatus: 'pending',
    billingType: 'other',
    description,
    lines: [invoiceLine({ kind: 'dunning_fee', description, cents: cents(fee), taxPercent: 0 })],
  };
  const id = await insertRow(invoices, values, em);
  const changes = changesOf(invoices, {}, values);
  await recordChange(em, SYSTEM, invoices, { action: 'created', id, version: 1, values, changes });
  return id;
}

/** Keeps what the queue shows of the next step. */
async function noteNextStep(
  em: EntityManager,
  invoice: OverdueInvoice,
  next: NextStep | null,
): Promise<void> {
  const [step, date] = [next?.action ?? null, next?.date ?? null];
  if (invoice.nextStep === step && invoice.nextDate === date) return;
  await em.execute('update dunning_case set next_step = ?, next_date = ? where id = ?', [
    step,
    date,
    invoice.caseId,
  ]);
}
