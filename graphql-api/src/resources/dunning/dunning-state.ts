import type { EntityManager } from '@mikro-orm/postgresql';
import type { DunningStep } from '../../common/club-settings.ts';
import { nextStep, type DunningState, type NextStep } from './dunning-rules.ts';

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

/** The SQL of overdue invoices, without a condition. */
const SELECT = `
  select b.id as "invoiceId", b.invoice_number as "invoiceNumber", b.member_id as "memberId", m.name as "memberName",
         b.location_id as "locationId", b.due_date::text as "dueDate", b.open_amount::float8 as "openAmount",
         c.id as "caseId", c.version as "caseVersion", c.paused_until::text as "pausedUntil",
         c.next_step as "nextStep", c.next_date::text as "nextDate",
         coalesce(done.executed, 0) as executed, done.last_on::text as "lastOn",
         exists (select from dunning_action fee where fee.fee_invoice_id = b.id) as "chargesFee"
    from billing_record b join member m on m.id = b.member_id
    left join dunning_case c on c.invoice_id = b.id
    left join lateral (select max(position) as executed, max(executed_on) as last_on
                         from dunning_action where case_id = c.id) done on true`;

/** Overdue invoices after a position, the oldest first. */
export const overdueInvoices = (em: EntityManager, today: string, after: Position, limit: number) =>
  em.execute<OverdueInvoice[]>(`${SELECT} where ${IS_OVERDUE} order by b.due_date, b.id limit ?`, [
    ...overdueValues(today, after),
    limit,
  ]);

/** The invoices of these ids that are still overdue, the oldest first. */
export const stillOverdue = (em: EntityManager, today: string, ids: readonly number[]) =>
  em.execute<OverdueInvoice[]>(
    `${SELECT} where b.id = any(?::int[]) and ${IS_OVERDUE} order by b.due_date, b.id`,
    [`{${ids.join()}}`, ...overdueValues(today, START)],
  );

/** The next step of an invoice; of an invoice that charges a fee, without a fee. */
export function nextStepOf(steps: readonly DunningStep[], invoice: OverdueInvoice): NextStep | null {
  const next = nextStep(steps, invoice);
  return next && invoice.chargesFee ? { ...next, fee: 0 } : next;
}
