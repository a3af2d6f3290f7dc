import { today } from '../../common/dates.ts';
import { badInput, conflict } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { fromMinor, toMinor } from '../../common/money.ts';
import type { Tx } from '../../database/tx.ts';
import { parseRecordId } from '../../declaration/record-id.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { allowIdempotencyKey, runOnce } from '../../mutation/idempotency.ts';
import { findForUpdate, updateLogged, type Values } from '../../mutation/records.ts';
import { validated } from '../../mutation/validate.ts';
import { insertNew, write } from '../../mutation/writes.ts';
import type { Context } from '../../server/context.ts';
import { DayClose, type DayAmount } from './day-close.ts';
import { dayAmountsSql, sumOfDay, type ExpectedAmounts, type LocationDay } from './day-totals.ts';

const dayCloses = resourceOf(DayClose);

allowIdempotencyKey('closeDay', 'reopenDay');

/** What the cash of a day was counted to be. */
export interface CountedDay {
  locationId: string;
  /** yyyy-mm-dd */
  day: string;
  countedCash: number;
  reason?: string | null;
  note?: string | null;
}

export interface ClosedDay extends ExpectedAmounts {
  countedCash: number;
  difference: number;
  /** The id of the close; null in a dry run. */
  closeId: number | null;
}

const columnsNamed = (...names: readonly string[]) =>
  dayCloses.stored.filter(({ name }) => names.includes(name));
const GIVEN = columnsNamed('countedCash', 'reason', 'note');
const REOPEN_REASON = columnsNamed('reopenReason');

/**
 * Closes a day of a location after the transactions that change its payments have ended.
 * @throws BAD_USER_INPUT for a day after today and for a difference without a reason, CONFLICT for a day that is closed
 */
export async function closeDay(
  input: CountedDay,
  { dryRun }: { dryRun: boolean },
  context: Context,
): Promise<ClosedDay> {
  const date = requireDay(input);
  const given = validated(GIVEN, { ...input }, null);
  return write(dayCloses, context, async tx => {
    let closed: ClosedDay | undefined;
    const close = async () => (closed = await countDay(date, given, { dryRun, context, tx })).closeId!;
    const call = { resource: dayCloses, operation: 'closeDay', inputHash: JSON.stringify([date, given]) };
    if (dryRun) await close();
    else {
      const closeId = await runOnce(call, context, tx, close);
      closed ??= { ...(await storedClose(closeId, tx)), closeId };
    }
    return closed!;
  });
}

interface Counting {
  dryRun: boolean;
  context: Context;
  tx: Tx;
}

async function countDay(
  { locationId, day }: LocationDay,
  given: Values,
  { dryRun, context, tx }: Counting,
): Promise<ClosedDay> {
  await tx.query('select lock_day(?::int, ?::date)', [locationId, day]);
  if (await findClosed({ locationId, day }, tx))
    throw conflict(msg('This day is closed already'), { fields: { day: msg('This day is closed already') } });
  const locations = await tx.query<object[]>('select from location where id = ?', [locationId]);
  if (locations.length === 0) throw badInput({ locationId: msg('Location not found') });
  const amounts = sumOfDay(
    await tx.query<DayAmount[]>(dayAmountsSql('?::int', '?::date'), [locationId, day]),
  );
  const countedCash = given['countedCash'] as number;
  const difference = fromMinor(toMinor(countedCash) - toMinor(amounts.expectedCash));
  if (dryRun) return { ...amounts, countedCash, difference, closeId: null };
  if (difference !== 0 && given['reason'] == null)
    throw badInput({ reason: msg('Give a reason for the difference') });
  const values = {
    ...given,
    ...amounts,
    locationId,
    day,
    difference,
    closedBy: userName(context),
    closedAt: new Date(),
  };
  const { id } = await insertNew(dayCloses, { values }, { context, tx });
  return { ...amounts, countedCash, difference, closeId: id };
}

/** What the first request with an Idempotency-Key stored. */
async function storedClose(id: number, tx: Tx): Promise<Omit<ClosedDay, 'closeId'>> {
  const { expected, receivedAmount, expectedCash, countedCash, difference } = await findForUpdate(
    dayCloses,
    id,
    tx,
  );
  return { expected, receivedAmount, expectedCash, countedCash, difference } as Omit<ClosedDay, 'closeId'>;
}

/**
 * Reopens a closed day of a location, which can then be closed again.
 * @param reason 1 to 1,000 characters, for the history and the audit log
 * @returns the id of the close
 * @throws BAD_USER_INPUT without a reason, CONFLICT for a day that is open
 */
export async function reopenDay(id: number, reason: string, context: Context): Promise<number> {
  const { reopenReason } = validated(REOPEN_REASON, { reopenReason: reason }, null);
  if (reopenReason == null) throw badInput({ reason: msg('Reason is required') });
  const call = { resource: dayCloses, operation: 'reopenDay', inputHash: JSON.stringify([id, reopenReason]) };
  return write(dayCloses, context, tx =>
    runOnce(call, context, tx, async () => {
      const record = await findForUpdate(dayCloses, id, tx);
      if (record['reopenedAt'] != null) throw conflict(msg('This day is open'));
      const values = { reopenedBy: userName(context), reopenedAt: new Date(), reopenReason };
      await updateLogged(dayCloses, record, values, { author: context, tx });
      return id;
    }),
  );
}

/** @throws BAD_USER_INPUT */
function requireDay({ locationId, day }: CountedDay): LocationDay {
  const location = parseRecordId(locationId);
  if (location === null) throw badInput({ locationId: msg('Location not found') });
  if (day > today()) throw badInput({ day: msg('This day has not begun') });
  return { locationId: location, day };
}

/** The id of the close by which a day is closed now. */
async function findClosed({ locationId, day }: LocationDay, tx: Tx): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }[]>(
    'select id from day_close where location_id = ? and day = ? and reopened_at is null',
    [locationId, day],
  );
  return row?.id;
}

const userName = ({ access }: Context) => access.user!.username;
