import type { Tx } from '../database/tx.ts';
import type { Resource } from '../declaration/resource.ts';
import type { Values } from './records.ts';

/**
 * Rejects a request that changes a record of a closed month. The trigger `closed_month` rejects everything else that
 * writes such a record; only the fields that follow from later records are left to the server (`fieldsKeptWhenClosed`).
 * @param values those of the record before and after the change
 * @throws the error that `translateDatabaseError` makes a CONFLICT
 */
export async function requireOpenMonths(
  { periodDate }: Resource,
  values: readonly Values[],
  tx: Tx,
): Promise<void> {
  if (!periodDate) return;
  const days = values.map(value => value[periodDate]);
  await tx.query(`select ${days.map(() => 'require_open_month(?::date)').join()}`, days);
}
