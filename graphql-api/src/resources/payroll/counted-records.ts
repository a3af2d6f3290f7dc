import type { Tx } from '../../database/tx.ts';
import { AUTHOR_COLUMNS, AUTHOR_VALUES, authorOf } from '../../audit/audit-entry.ts';
import { conflict } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import type { AppliedChange, PendingChange } from '../../declaration/resource-options.ts';
import { requireNoClawback, subtractsTooMuch } from './clawback.ts';
import type { SourceKind } from './payroll-source.ts';

/**
 * Rejects a change of what a payroll record was computed from.
 * @param fields the fields that the computation read
 * @throws CONFLICT that names the pay period
 */
export async function requireUncounted<T extends { id: number }>(
  kind: SourceKind,
  { values, stored, tx }: PendingChange<T>,
  fields: readonly string[],
): Promise<void> {
  if (!stored) return;
  const before = stored as Record<string, unknown>;
  const isChanged = fields.some(name => plain(values[name]) !== plain(before[name] ?? idOf(before, name)));
  if (isChanged) await requireRemovable(kind, stored.id, tx);
}

/** Rejects the deletion of what a payroll record was computed from. @throws CONFLICT that names the pay period */
export async function requireRemovable(kind: SourceKind, id: number, tx: Tx): Promise<void> {
  const [counted] = await tx.query<{ start: string; end: string }[]>(
    `select pay_period_start::text as start, pay_period_end::text as end
       from payroll_source join payroll on payroll.id = payroll_id
      where kind = ? and record_id = ? and is_counted`,
    [kind, id],
  );
  if (counted)
    throw conflict(
      msg('This is part of the payroll record from {from} to {until}. Cancel or delete that record first.', {
        from: counted.start,
        until: counted.end,
      }),
    );
}

/** The id of a reference, which an entity has as the related record. */
const idOf = (record: Record<string, unknown>, name: string) =>
  (record[name.replace(/Id$/, '')] as { id: number } | undefined)?.id;

const plain = (value: unknown) => (value == null ? '' : String(value));

/** The fields of a payroll record on which its sources depend. */
type PayrollValues = Record<string, unknown> | null;

const isCounted = (values: PayrollValues) => values !== null && values['paymentStatus'] !== 'cancelled';
const isPaid = (values: PayrollValues) => values !== null && values['paymentStatus'] === 'paid';

/**
 * Follows the status of a payroll record: a cancelled or deleted one frees its sources, a paid one makes its commissions
 * paid, and one that is no longer paid makes them approved again. Cancelled commissions stay cancelled.
 * @throws CONFLICT when a record returns whose sources another record counts by now, or one is freed whose commission
 * another record subtracts
 */
export async function followStatus({
  id,
  values,
  stored,
  entryId,
  context,
  tx,
}: AppliedChange<object>): Promise<void> {
  if (isCounted(values) !== isCounted(stored)) {
    const employeeId = Number((values ?? stored)!['employeeId']);
    if (isCounted(values)) await requireFreeSources(id, employeeId, tx);
    else await requireFreeable(id, employeeId, tx);
    await tx.query('update payroll_source set is_counted = ? where payroll_id = ?', [isCounted(values), id]);
  }
  if (!isPaid(values) && !isPaid(stored)) return;
  const paymentDate = isPaid(values) ? values!['paymentDate'] : null;
  await tx.query(
    `with changed as (
       update commission set payment_status = ?, payment_date = ?::date, version = commission.version + 1, updated_at = now()
         from commission before
        where before.id = commission.id
          and commission.id in (select record_id from payroll_source where payroll_id = ? and kind = 'commission')
          and commission.payment_status <> 'cancelled'
          and (commission.payment_status, commission.payment_date) is distinct from (?, ?::date)
       returning commission.id, commission.version, commission.commission_type as title,
                 before.payment_status as status, before.payment_date as date, commission.payment_date as new_date)
     insert into audit_entry (${AUTHOR_COLUMNS}, resource, record_id, title, action, version, changes, cause_id)
     select ${AUTHOR_VALUES}, 'commissions', id, title, 'updated', version,
            jsonb_build_object('paymentStatus', jsonb_build_array(status, ?::text),
                               'paymentDate', jsonb_build_array(date, new_date)), ?::bigint
       from changed`,
    [
      ...commissionState(paymentDate),
      id,
      ...commissionState(paymentDate),
      ...authorOf(context),
      commissionState(paymentDate)[0],
      entryId,
    ],
  );
}

const commissionState = (paymentDate: unknown) =>
  paymentDate === null ? ['approved', null] : ['paid', paymentDate];

/** Locks the employee, as preparing payroll does, so that no record is prepared at the same moment. */
const lockEmployee = (id: number, tx: Tx) =>
  tx.query('select from employee where id = ? for no key update', [id]);

async function requireFreeable(payrollId: number, employeeId: number, tx: Tx): Promise<void> {
  if (!(await isPrepared(payrollId, tx))) return;
  await lockEmployee(employeeId, tx);
  await requireNoClawback(payrollId, tx);
}

/** A back pay is counted again unless a later record has paid for its days. */
async function requireFreeSources(payrollId: number, employeeId: number, tx: Tx): Promise<void> {
  if (!(await isPrepared(payrollId, tx))) return;
  await lockEmployee(employeeId, tx);
  const [taken] = await tx.query<object[]>(
    `select from payroll_source own
       join payroll_source other on other.is_counted and other.payroll_id <> own.payroll_id
       join payroll on payroll.id = other.payroll_id and payroll.employee_id = ?
      where own.payroll_id = ? and case
              when own.kind = 'clawback' then false
              when own.kind in ('base', 'back_pay') then
                own.first_day <= other.last_day and own.last_day >= other.first_day
                and (other.kind = own.kind or other.kind = 'base') and (own.kind = 'base' or other.id > own.id)
              else own.kind = other.kind and own.record_id = other.record_id end
      limit 1`,
    [employeeId, payrollId],
  );
  if (taken || (await subtractsTooMuch(payrollId, tx)))
    throw conflict(
      msg(
        'Another payroll record counts salary, attendance or commissions of this one by now. Prepare the payroll again instead.',
      ),
    );
}

/** Whether a payroll record was prepared from sources, rather than entered by a user. */
export async function isPrepared(payrollId: number, tx: Tx): Promise<boolean> {
  const [source] = await tx.query<object[]>('select from payroll_source where payroll_id = ? limit 1', [
    payrollId,
  ]);
  return source !== undefined;
}
