import type { Tx } from '../../database/tx.ts';
import { today } from '../../common/dates.ts';
import { badInput, conflict } from '../../common/errors.ts';
import { labelMessage, msg } from '../../common/message.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { findForUpdate, storedValues, updateLogged, versionConflict } from '../../mutation/records.ts';
import { applyPatch, write } from '../../mutation/writes.ts';
import type { Context } from '../../server/context.ts';
import { approveSalaries, requireSameSalary } from './employed-days.ts';
import { Payroll } from './payroll.ts';

/**
 * Approves the amounts of pending payroll records, all or none.
 * @returns how many were not approved before, or for another salary
 * @param isConfirmed whether a salary that is another one by now is approved as it is
 * @throws CONFLICT for a record that is not pending or was changed since, and for a salary that is another one by now
 */
export function approvePayroll(seen: SeenRecords, isConfirmed: boolean, context: Context): Promise<number> {
  const resource = resourceOf(Payroll);
  return write(resource, context, async tx => {
    let approved = 0;
    const records = await findPending(seen, context, tx);
    const changed = await approveSalaries(
      records.map(({ id }) => id),
      isConfirmed,
      tx,
    );
    for (const record of records) {
      const stored = storedValues(resource, record);
      if (stored['approvedAt'] && !changed.has(record.id)) continue;
      const values = { approvedBy: context.access.user!.username, approvedAt: new Date() };
      await updateLogged(resource, record, values, { author: context, tx });
      approved++;
    }
    return approved;
  });
}

/**
 * Marks pending payroll records and their commissions as paid, all or none. Each record has an audit entry, by which it
 * can be undone.
 * @param paymentDate `yyyy-mm-dd`; today unless given
 * @returns how many were paid
 * @throws CONFLICT for a record that is not pending or was changed since, and for a salary that is another one than was approved,
 * BAD_USER_INPUT for a prepared one that is not approved
 */
export function payPayroll(
  seen: SeenRecords,
  paymentDate: string | null | undefined,
  context: Context,
): Promise<number> {
  const resource = resourceOf(Payroll);
  const paid = { paymentStatus: 'paid', paymentDate: paymentDate ?? today() };
  return write(resource, context, async tx => {
    const records = await findPending(seen, context, tx);
    const approved = records.filter(record => record['approvedAt']);
    // Names the differences of all records, not only those of the first.
    await requireSameSalary(
      approved.map(({ id }) => id),
      tx,
    );
    for (const record of records) await applyPatch(resource, record, paid, { context, tx });
    return records.length;
  });
}

/** Records by their ids, with the version that the user has seen; null for any. */
type SeenRecords = ReadonlyMap<number, number | null>;

const MAX_RECORDS = 500;

/** Locks the records in the order of their ids, so that two requests cannot wait for each other. */
async function findPending(seen: SeenRecords, context: Context, tx: Tx) {
  const resource = resourceOf(Payroll);
  const wanted = [...seen].toSorted(([a], [b]) => a - b);
  if (wanted.length === 0 || wanted.length > MAX_RECORDS)
    throw badInput({ ids: msg('Choose from 1 to {max} payroll records', { max: MAX_RECORDS }) });
  const records = [];
  for (const [id, version] of wanted) {
    const record = await findForUpdate(resource, id, tx);
    if (record['paymentStatus'] !== 'pending')
      throw conflict(
        msg('The payroll record of {day} is {status}', {
          day: String(record['payPeriodStart']),
          status: labelMessage(String(record['paymentStatus'])),
        }),
      );
    if (version !== null && version !== record.version) throw versionConflict(resource, record, context);
    records.push(record);
  }
  return records;
}
