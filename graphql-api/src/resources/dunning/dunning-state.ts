import type { Tx } from '../../database/tx.ts';
import { currentClubSettings, type DunningAction } from '../../common/club-settings.ts';
import { clubTimeZone } from '../../common/dates.ts';
import { hasMailServer } from '../messages/mail-server.ts';
import { memberSteps, nextStep, type DunningState, type NextStep } from './dunning-rules.ts';
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

/** SQL condition on `billing_record b` with the value of today: overdue. */
const IS_OVERDUE = `b.payment_status in ('pending', 'overdue') and b.open_amount > 0 and b.due_date < ?`;

/** The ids of the members with overdue invoices. */
export async function overdueMembers(tx: Tx, today: string): Promise<number[]> {
  const rows = await tx.query<{ memberId: number }[]>(
    `select distinct b.member_id as "memberId" from billing_record b
      where ${IS_OVERDUE} and b.member_id is not null order by b.member_id`,
    [today],
  );
  return rows.map(({ memberId }) => memberId);
}

/**
 * Locks the overdue invoices of members, as payments lock them.
 * @returns their ids
 */
export async function lockOverdue(tx: Tx, today: string, members: readonly number[]): Promise<number[]> {
  const rows = await tx.query<{ id: number }[]>(
    `select b.id from billing_record b where b.member_id = any(?::int[]) and ${IS_OVERDUE}
      order by b.id for no key update`,
    [`{${members.join()}}`, today],
  );
  return rows.map(({ id }) => id);
}

/**
 * The overdue invoices of members, the oldest first. A letter that is sent late delays the next step.
 * @returns a list for each member
 */
export async function overdueInvoices(
  tx: Tx,
  today: string,
  members: readonly number[],
): Promise<OverdueInvoice[][]> {
  const invoices = await tx.query<OverdueInvoice[]>(
    `select b.id as "invoiceId", b.invoice_number as "invoiceNumber", b.member_id as "memberId", m.name as "memberName",
            b.location_id as "locationId", b.due_date::text as "dueDate", b.open_amount::float8 as "openAmount",
            c.id as "caseId", c.version as "caseVersion", c.paused_until::text as "pausedUntil",
            c.next_step as "nextStep", c.next_date::text as "nextDate", c.wait_reason as "waitReason",
            array(select step from dunning_action where case_id = c.id order by position) as done, done.step as "lastStep", coalesce(done.fee, 0)::float8 as "lastFee",
            greatest(done.executed_on, (letter.sent_at at time zone ?)::date)::text as "lastOn", letter.status as "letterStatus",
            exists (select from dunning_action fee where fee.fee_invoice_id = b.id) as "chargesFee"
       from billing_record b join member m on m.id = b.member_id
       left join dunning_case c on c.invoice_id = b.id
       left join lateral (select step, fee, executed_on, letter_id from dunning_action
                           where case_id = c.id order by position desc limit 1) done on true
       left join message letter on letter.id = done.letter_id
      where b.member_id = any(?::int[]) and ${IS_OVERDUE} order by b.due_date, b.id`,
    [clubTimeZone(), `{${members.join()}}`, today],
  );
  return [...Map.groupBy(invoices, ({ memberId }) => memberId).values()];
}

/** The next step of an invoice on its own. */
export const nextStepOf = (invoice: OverdueInvoice) => nextStep(currentClubSettings().dunningSteps, invoice);

/** What follows for the overdue invoices of a member, the oldest first. */
export interface NextLetter {
  steps: readonly { invoice: OverdueInvoice; step: NextStep }[];
  waitReason: WaitReason | null;
  isDue: boolean;
}

/**
 * The letter that follows for a member, with the steps that it carries out. For a fee no further fee is charged.
 * @param active the purposes whose templates are active
 */
export function nextLetter(
  invoices: readonly OverdueInvoice[],
  today: string,
  active: ReadonlySet<string>,
): NextLetter {
  const { steps, isBlocked } = memberSteps(currentClubSettings().dunningSteps, invoices, today);
  const [first, ...joining] = steps.map(({ invoice, step }) => ({
    invoice,
    step: invoice.chargesFee ? { ...step, fee: 0 } : step,
  }));
  if (!first) return { steps: [], waitReason: isBlocked ? 'access is blocked' : null, isDue: false };
  const waitReason = waitReasonOf(first.step, first.invoice, active);
  return {
    steps: [first, ...joining.filter(({ invoice, step }) => waitReasonOf(step, invoice, active) === null)],
    waitReason,
    isDue: waitReason === null && first.step.date <= today,
  };
}

/** The purposes whose templates are active. */
export async function readActivePurposes(tx: Tx): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ purpose: string }[]>('select purpose from message_template where active');
  return new Set(rows.map(({ purpose }) => purpose));
}

/**
 * Why a step waits: nobody is charged or blocked before the letter of the step before was sent, and no reminder is counted
 * that cannot be written.
 * @param active the purposes whose templates are active
 */
function waitReasonOf(
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
