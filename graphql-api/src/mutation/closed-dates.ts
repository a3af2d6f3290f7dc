import type { Tx } from '../database/tx.ts';
import type { Resource } from '../declaration/resource.ts';
import type { Context } from '../server/context.ts';
import type { Values } from './records.ts';

/**
 * Rejects a request that changes a record of a closed month or day. The triggers `closed_month` and `closed_day` reject
 * everything else that writes such a record; only the fields that follow from later records are left to the server
 * (`fieldsKeptWhenClosed`).
 * @param values those of the record before and after the change
 * @throws the error that `translateDatabaseError` makes a CONFLICT
 */
export async function requireOpenDates(
  { periodDate, closedDayLocation }: Resource,
  values: readonly Values[],
  tx: Tx,
): Promise<void> {
  if (!periodDate) return;
  const checks = values.map(() => 'require_open_month(?::date)');
  const parameters = values.map(value => value[periodDate]);
  if (closedDayLocation) {
    checks.push(...values.map(() => 'require_open_day(?::int, ?::date)'));
    parameters.push(...values.flatMap(value => [value[closedDayLocation], value[periodDate]]));
  }
  await tx.query(`select ${checks.join()}`, parameters);
}

/** Lets the transaction change records of closed days where the caller may. */
export async function allowClosedDays(
  { closedDayLocation }: Resource,
  { access }: Pick<Context, 'access'>,
  tx: Tx,
): Promise<void> {
  if (closedDayLocation && access.can('closed-periods', 'edit'))
    await tx.query(`select set_config('gym.changes_closed_days', 'on', true)`);
}
