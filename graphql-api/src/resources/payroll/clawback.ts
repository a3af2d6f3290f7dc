import type { Tx } from '../../database/tx.ts';
import { conflict } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';

/** A cancelled commission that a payroll record has paid. The amount, in cents, is not subtracted yet. */
export interface OwedCommission {
  recordId: number;
  employeeId: number;
  day: string;
  amount: number;
  description: string | null;
}

/** Of a cancelled commission, what a payroll record has paid less what others have subtracted. */
const OWED_COMMISSION = `commission
  join payroll_source paid on paid.kind = 'commission' and paid.record_id = commission.id and paid.is_counted
  cross join lateral (
    select paid.amount + coalesce(sum(amount), 0) as amount from payroll_source
     where kind = 'clawback' and record_id = commission.id and is_counted) owed
 where commission.payment_status = 'cancelled'`;

/** The condition that an employee owes for cancelled commissions. */
export const OWES_COMMISSION = `exists (select from ${OWED_COMMISSION} and commission.employee_id = employee.id and owed.amount > 0)`;

/** The earliest first. */
export function findOwedCommissions(
  ids: readonly number[],
  tx: Tx,
  lock: '' | 'for update',
): Promise<OwedCommission[]> {
  return tx.query<OwedCommission[]>(
    `select commission.id as "recordId", commission.employee_id as "employeeId", commission_date::text as day,
            (owed.amount * 100)::float8 as amount, concat_ws(': ', commission_type, commission.description) as description
       from ${OWED_COMMISSION} and commission.employee_id = any(?::int[]) and owed.amount > 0
      order by commission_date, commission.id ${lock && `${lock} of commission`}`,
    [`{${ids.join()}}`],
  );
}

export interface Clawback {
  /** What is subtracted now; amounts are positive cents. */
  parts: readonly OwedCommission[];
  /** What is left for later records. */
  rest: number;
}

/** Subtracts cancelled commissions, the first ones first, from what a record pays without them. */
export function clawBack(owed: readonly OwedCommission[], pay: number): Clawback {
  let left = pay;
  let rest = 0;
  const parts = owed.map(each => {
    const amount = Math.min(each.amount, left);
    left -= amount;
    rest += each.amount - amount;
    return { ...each, amount };
  });
  return { parts: parts.filter(({ amount }) => amount > 0), rest };
}

/** Whether a payroll record that is paid has paid a commission. */
export async function isPaidWithPayroll(commissionId: number, tx: Tx): Promise<boolean> {
  const [paid] = await tx.query<object[]>(
    `select from payroll_source join payroll on payroll.id = payroll_id
      where kind = 'commission' and record_id = ? and is_counted and payment_status = 'paid'`,
    [commissionId],
  );
  return paid !== undefined;
}

/**
 * Rejects that a payroll record is cancelled or deleted while another one subtracts a commission of it.
 * @throws CONFLICT that names the pay period
 */
export async function requireNoClawback(payrollId: number, tx: Tx): Promise<void> {
  const [taken] = await tx.query<{ start: string; end: string }[]>(
    `select pay_period_start::text as start, pay_period_end::text as end
       from payroll_source own
       join payroll_source clawback on clawback.kind = 'clawback' and clawback.record_id = own.record_id and clawback.is_counted
       join payroll on payroll.id = clawback.payroll_id
      where own.payroll_id = ? and own.kind = 'commission'
      order by pay_period_start limit 1`,
    [payrollId],
  );
  if (taken)
    throw conflict(
      msg(
        'A commission of this record is subtracted in the payroll record from {from} to {until}. Cancel or delete that record first.',
        { from: taken.start, until: taken.end },
      ),
    );
}

/** Whether a returning payroll record would subtract more of a commission than is owed. Locks its commissions. */
export async function subtractsTooMuch(payrollId: number, tx: Tx): Promise<boolean> {
  const clawbacks = await tx.query<{ recordId: number; amount: number }[]>(
    `select record_id as "recordId", (payroll_source.amount * 100)::float8 as amount
       from payroll_source join commission on commission.id = record_id
      where payroll_id = ? and kind = 'clawback' order by record_id for share of commission`,
    [payrollId],
  );
  if (clawbacks.length === 0) return false;
  const owed = await tx.query<{ recordId: number; amount: number }[]>(
    `select commission.id as "recordId", (owed.amount * 100)::float8 as amount
       from ${OWED_COMMISSION} and commission.id = any(?::int[])`,
    [`{${clawbacks.map(({ recordId }) => recordId).join()}}`],
  );
  const owedOf = new Map(owed.map(({ recordId, amount }) => [recordId, amount]));
  return clawbacks.some(({ recordId, amount }) => (owedOf.get(recordId) ?? 0) + amount < 0);
}
