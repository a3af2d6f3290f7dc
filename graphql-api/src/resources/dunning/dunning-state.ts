import type { EntityManager } from '@mikro-orm/postgresql';
import type { DunningAction, DunningStep } from '../../common/club-settings.ts';
import { clubTimeZone } from '../../common/dates.ts';
import { hasMailServer } from '../messages/mail-server.ts';
import { nextStep, type DunningState, type NextStep } from './dunning-rules.ts';
import type { WaitReason } from './letters.ts';

/** The purpose of the template of each step's letter. */
export const TEMPLATES = {
  reminder: 'reminder',
  reminder_with_fee: 'second_reminder',
  block: 'access_blocked',
} as const satisfies Record<DunningAction, string>;

/** An overdue invoice with what its dunning depends on. Amounts in the club's currency, dates as yyyy-mm-dd. */
export interface OverdueInvoice extends DunningState {
  invoiceId: number;
  invoiceNumber: string;
  memberId: number;
  memberName: string;
  locationId: number | null;
  openAmount: number;
  /** Null for an invoice that no run has found yet. */
  caseId: number | null;
  caseVersion: number | null;
  nextStep: string | null;
  nextDate: string | null;
  waitReason: WaitReason | null;
  /** The step that was carried out last, and its fee. */
  lastStep: DunningAction | null;
  lastFee: number;
  /** The status of its letter; null where it has none. */
  letterStatus: string | null;
  /** Whether it charges a fee of dunning, for which no further fee is charged. */
  chargesFee: boolean;
}

/** A position in the list of overdue invoices, which begins with the oldest. */
export interface Position {
  dueDate: string;
  invoiceId: number;
}

export const START: Position = { dueDate: '0001-01-01', invoiceId: 0 };

/** SQL condition on `billing_record b` with the values of `overdueValues`: overdue, after a position. */
export const IS_OVERDUE = `b.payment_status in ('pending', 'overdue') and b.open_amount > 0 and b.due_date < ?
  and (b.due_date, b.id) > (?::date, ?)`;

export const overdueValues = (today: string, { dueDate, invoiceId }: Position) => [today, dueDate, invoiceId];

/** The SQL of overdue invoices, without a condition; its value is the time zone. A letter that is sent late delays the next step. */
const SELECT = `
  select b.id as "invoiceId", b.invoice_number as "invoiceNumber", b.member_id as "memberId", m.name as "memberName",
         b.location_id as "locationId", b.due_date::text as "dueDate", b.open_amount::float8 as "openAmount",
         c.id as "caseId", c.version as "caseVersion", c.paused_until::text as "pausedUntil",
         c.next_step as "nextStep", c.next_date::text as "nextDate", c.wait_reason as "waitReason",
         array(select step from dunning_action where case_id = c.id order by position) as done, done.step as "lastStep", coalesce(done.fee, 0)::float8 as "lastFee",
         greatest(done.executed_on, (letter.sent_at at time zone ?)::date)::text as "lastOn", letter.status as "letterStatus",
         exists (select from dunning_action fee where fee.fee_invoice_id = b.id) as "chargesFee"
    from billing_record b join member m on m.id = b.member_id
    left join dunning_case c on c.invoice_id = b.id
    left join lateral (select position, step, fee, executed_on from dunning_action
                        where case_id = c.id order by position desc limit 1) done on true
    left join message letter on letter.cause = 'dunning/' || c.id || '/' || done.position`;

/** Overdue invoices after a position, the oldest first. */
export const overdueInvoices = (em: EntityManager, today: string, after: Position, limit: number) =>
  em.execute<OverdueInvoice[]>(`${SELECT} where ${IS_OVERDUE} order by b.due_date, b.id limit ?`, [
    clubTimeZone(),
    ...overdueValues(today, after),
    limit,
  ]);

/** The invoices of these ids that are still overdue, the oldest first. */
export const stillOverdue = (em: EntityManager, today: string, ids: readonly number[]) =>
  em.execute<OverdueInvoice[]>(
    `${SELECT} where b.id = any(?::int[]) and ${IS_OVERDUE} order by b.due_date, b.id`,
    [clubTimeZone(), `{${ids.join()}}`, ...overdueValues(today, START)],
  );

/** The next step of an invoice; of an invoice that charges a fee, without a fee. */
export function nextStepOf(steps: readonly DunningStep[], invoice: OverdueInvoice): NextStep | null {
  const next = nextStep(steps, invoice);
  return next && invoice.chargesFee ? { ...next, fee: 0 } : next;
}

/** The purposes whose templates are active. */
export async function readActivePurposes(em: EntityManager): Promise<ReadonlySet<string>> {
  const rows = await em.execute<{ purpose: string }[]>('select purpose from message_template where active');
  return new Set(rows.map(({ purpose }) => purpose));
}

/**
 * Why a step waits: nobody is charged or blocked before the letter of the step before was sent, and no reminder is counted
 * that cannot be written.
 * @param active the purposes whose templates are active
 */
export function waitReasonOf(
  { action }: NextStep,
  { lastStep, letterStatus }: OverdueInvoice,
  active: ReadonlySet<string>,
): WaitReason | null {
  if (lastStep !== null && letterStatus !== 'sent')
    return unsentReason(active.has(TEMPLATES[lastStep]), letterStatus);
  return action === 'block' || active.has(TEMPLATES[action]) ? null : 'template inactive';
}

function unsentReason(hasTemplate: boolean, status: string | null): WaitReason {
  if (status === null && !hasTemplate) return 'template inactive';
  if (status === 'failed' || status === 'bounced') return 'could not be delivered';
  return hasMailServer() ? 'not sent yet' : 'no mail server';
}
