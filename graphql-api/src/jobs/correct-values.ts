import { SYSTEM } from '../audit/audit-entry.ts';
import { quote } from '../common/sql.ts';
import type { Tx } from '../database/tx.ts';
import type { Column } from '../declaration/column-registry.ts';
import { allResources, resourceOf, type Resource } from '../declaration/resource.ts';
import { isClosedDate } from '../mutation/database-error.ts';
import { requireOpenDates } from '../mutation/closed-dates.ts';
import { findForUpdate, storedValues, updateLogged } from '../mutation/records.ts';
import { knownValue } from '../mutation/validate.ts';
import { lockAccounts } from '../resources/account/lock-accounts.ts';
import { settleAccounts } from '../resources/account/settle-account.ts';
import { BillingRecord } from '../resources/billing/billing-record.ts';
import { Payment } from '../resources/payments/payment.ts';
import { settleInvoice } from '../resources/payments/settlement.ts';
import { defineJob, type JobCounts, type JobRun } from './job.ts';

/** Records of one column that a run corrects; further ones are left to the next run. */
const MOST = 10_000;

/**
 * Earlier versions accepted any text as a status. Corrects what a status means that is written otherwise, such as "Paid", and
 * counts the records whose status has no meaning, and those of closed months.
 */
export const correctValues = defineJob({
  name: 'correct-values',
  title: 'Correct statuses of earlier versions',
  schedule: '40 3 * * *',
  attempts: 3,
  timeout: 1_800,
  run: run => correctAll(run),
});

export async function correctAll({ db, signal }: Pick<JobRun, 'db' | 'signal'>): Promise<JobCounts> {
  const counts = { corrected: 0, unknown: 0, closed: 0 };
  for (const resource of allResources())
    for (const column of resource.stored.filter(({ values }) => values)) {
      const found = await db.onOneConnection(tx => unknownValues(resource, column, tx));
      for (const { id, value } of found) {
        signal.throwIfAborted();
        const known = knownValue(column, value);
        if (known === value) counts.unknown++;
        else counts[await corrected(db, tx => correct(resource, column, { id, known }, tx))]++;
      }
    }
  return counts;
}

/** Corrects a record in a transaction, which a closed month rejects. */
async function corrected(db: JobRun['db'], work: (tx: Tx) => Promise<void>): Promise<'corrected' | 'closed'> {
  try {
    await db.transaction(work);
    return 'corrected';
  } catch (error) {
    if (isClosedDate(error)) return 'closed';
    throw error;
  }
}

const unknownValues = ({ table }: Resource, { column, values }: Column, tx: Tx) =>
  tx.query<{ id: number; value: string }[]>(
    `select id, ${quote(column!)} as value from ${quote(table)} where ${quote(column!)} <> all(?::text[]) order by id limit ${MOST}`,
    [`{${values!.map(value => `"${value}"`).join()}}`],
  );

async function correct(
  resource: Resource,
  { name }: Column,
  { id, known }: { id: number; known: string },
  tx: Tx,
): Promise<void> {
  const isMoney = resource === resourceOf(BillingRecord) || resource === resourceOf(Payment);
  if (isMoney) await lockAccounts(`select member_id from ${quote(resource.table)} where id = ?`, [id], tx);
  const record = await findForUpdate(resource, id, tx);
  const stored = storedValues(resource, record);
  const values = { ...stored, [name]: known };
  await requireOpenDates(resource, [stored, values], tx);
  const cause = await updateLogged(resource, record, { [name]: known }, { author: SYSTEM, tx });
  if (!isMoney || cause === null) return;
  const settled = { author: SYSTEM, tx, cause };
  const billingId = resource === resourceOf(Payment) ? values['billingId'] : null;
  if (billingId !== null) await settleInvoice(Number(billingId), resourceOf(BillingRecord), settled);
  await settleAccounts([Number(values['memberId'])], settled);
}
