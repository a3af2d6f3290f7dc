import { composed } from '../../common/normalized-text.ts';
import type { Tx } from '../../database/tx.ts';
import { monthName, today } from '../../common/dates.ts';
import { badInput, conflict } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { lengthOf } from '../../common/text-length.ts';
import { allowIdempotencyKey, runOnce } from '../../mutation/idempotency.ts';
import { findForUpdate, storedValues, updateLogged } from '../../mutation/records.ts';
import { insertNew, write } from '../../mutation/writes.ts';
import type { Context } from '../../server/context.ts';
import { closedPeriods } from './closed-period.ts';

const MONTH = /^[12]\d{3}-(0[1-9]|1[0-2])$/;
const LONGEST_REASON = 1_000;

allowIdempotencyKey('closePeriod', 'reopenPeriod');

/** Changes a period in one transaction, once for each Idempotency-Key. @returns the id of the period */
const changeOnce = (
  operation: string,
  inputHash: string,
  context: Context,
  change: (tx: Tx) => Promise<number>,
): Promise<number> =>
  write(closedPeriods, context, tx =>
    runOnce({ resource: closedPeriods, operation, inputHash }, context, tx, () => change(tx)),
  );

/**
 * Closes a month, after the transactions that have changed its records and not ended yet.
 * @param month `yyyy-mm`
 * @returns the id of the closed period
 * @throws BAD_USER_INPUT for a month that has not ended, CONFLICT for one that is closed
 */
export async function closePeriod(month: string, context: Context): Promise<number> {
  requireMonth(month);
  if (month >= today().slice(0, 7))
    throw badInput({ month: msg('{month} has not ended', { month: monthName(month) }) });
  return changeOnce('closePeriod', month, context, async tx => {
    await lockMonth(month, tx);
    if (await findClosed(month, tx))
      throw conflict(msg('{month} is closed already', { month: monthName(month) }));
    const values = { month, closedBy: userName(context), closedAt: new Date() };
    return (await insertNew(closedPeriods, { values }, { context, tx })).id;
  });
}

/**
 * Reopens a closed month.
 * @param month `yyyy-mm`
 * @param reason 1 to 1,000 characters, for the history and the audit log
 * @returns the id of the closed period
 * @throws BAD_USER_INPUT without a reason, CONFLICT for a month that is open
 */
export async function reopenPeriod(month: string, reason: string, context: Context): Promise<number> {
  requireMonth(month);
  const text = composed(reason).trim();
  if (!text) throw badInput({ reason: msg('Reason is required') });
  if (lengthOf(text) > LONGEST_REASON)
    throw badInput({ reason: msg('Reason may have {max} characters at the most', { max: LONGEST_REASON }) });
  return changeOnce('reopenPeriod', JSON.stringify([month, text]), context, async tx => {
    const id = await findClosed(month, tx);
    if (!id) throw conflict(msg('This month is open'));
    const record = await findForUpdate(closedPeriods, id, tx);
    const stored = storedValues(closedPeriods, record);
    if (stored['reopenedAt']) throw conflict(msg('This month is open'));
    const values = { reopenedBy: userName(context), reopenedAt: new Date(), reason: text };
    await updateLogged(closedPeriods, record, values, { author: context, tx });
    return id;
  });
}

function requireMonth(month: string): void {
  if (!MONTH.test(month)) throw badInput({ month: msg('Enter a month as yyyy-mm') });
}

/** The key of the lock that the function `month_is_closed` takes too, in the mode that writers share. */
const LOCK = 5_770_220;

async function lockMonth(month: string, tx: Tx): Promise<void> {
  const [year, number] = month.split('-').map(Number) as [number, number];
  await tx.query('select pg_advisory_xact_lock(?, ?)', [LOCK, year * 12 + number]);
}

/** The id of the period by which a month is closed now. */
async function findClosed(month: string, tx: Tx): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }[]>(
    'select id from closed_period where month = ? and reopened_at is null',
    [month],
  );
  return row?.id;
}

const userName = ({ access }: Context) => access.user!.username;
