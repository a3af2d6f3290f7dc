import type { Tx } from '../../database/tx.ts';
import { currentClubSettings } from '../../common/club-settings.ts';
import { badInput, conflict } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { findForUpdate, storedValues, updateLogged, type Values } from '../../mutation/records.ts';
import { insertRecord } from '../../mutation/writes.ts';
import type { Context } from '../../server/context.ts';
import { findClashes, MOST_CLASHES, type Clash, type SessionDraft } from './clashes.ts';
import { draftOf, isDoubleBooking } from './double-bookings.ts';
import { followingDays, normalizedRule } from './recurrence.ts';
import { Session } from './session.ts';

/** How a session is repeated. */
export interface Repetition {
  sessionId: number;
  rule: string;
  /** Leaves out the days on which it would clash. */
  skipClashes: boolean;
  /** Why it may take place where somebody, or the room, is booked. */
  overlapReason: string | null;
}

/** `rejected`: the club rejects double bookings, and there is no reason. */
export type DayOutcome = 'created' | 'left out' | 'rejected';

export interface PlannedDay {
  date: string;
  outcome: DayOutcome;
  clashes: readonly Clash[];
}

/** A repetition as it was computed under the lock of the session. */
export interface PlannedRepetition {
  record: Awaited<ReturnType<typeof findForUpdate>>;
  rule: string;
  days: readonly PlannedDay[];
}

/** The fields that the sessions of a series have in common. */
const REPEATED = [
  'memberId',
  'trainerId',
  'sessionType',
  'startTime',
  'endTime',
  'location',
  'roomNumber',
  'equipment',
  'intensity',
  'goals',
  'sessionPackage',
  'price',
];

/**
 * Computes the sessions that follow on one.
 * @throws BAD_USER_INPUT for a rule that cannot be used, CONFLICT for a session that is cancelled or not the last of its series
 */
export async function planRepetition(
  { sessionId, rule: text, skipClashes, overlapReason }: Repetition,
  context: Pick<Context, 'access'>,
  tx: Tx,
): Promise<PlannedRepetition> {
  const record = await findForUpdate(resourceOf(Session), sessionId, tx);
  const stored = storedValues(resourceOf(Session), record);
  if (stored['status'] === 'cancelled') throw conflict(msg('The session is cancelled'));
  await requireLastOfSeries(stored, tx);
  const rule = normalizedRule(text);
  const first = String(stored['date']);
  const drafts = followingDays(rule, first).map(date => draftOf({ ...stored, date }, null));
  const clashes = await clashesByDay(drafts, context, tx);
  const isRejected = currentClubSettings().doubleBookings === 'reject' && !overlapReason;
  const days = drafts.map(({ date }): PlannedDay => {
    const found = clashes.get(date) ?? [];
    if (skipClashes && found.length > 0) return { date, outcome: 'left out', clashes: found };
    const outcome = isRejected && found.some(isDoubleBooking) ? 'rejected' : 'created';
    return { date, outcome, clashes: found };
  });
  return { record, rule, days };
}

async function requireLastOfSeries({ seriesId, date }: Values, tx: Tx): Promise<void> {
  if (seriesId === null) return;
  const [last] = await tx.query<{ date: string }[]>(
    `select to_char(max(date), 'YYYY-MM-DD') as date from session where series_id = ? and status <> 'cancelled'`,
    [seriesId],
  );
  if (last!.date > String(date))
    throw conflict(msg('The session repeats until {day}. Repeat the last one.', { day: last!.date }));
}

async function clashesByDay(
  drafts: readonly SessionDraft[],
  { access }: Pick<Context, 'access'>,
  tx: Tx,
): Promise<ReadonlyMap<string, Clash[]>> {
  const clashes = await findClashes({ drafts }, access, tx);
  if (clashes.length > MOST_CLASHES)
    throw badInput({
      rule: msg('The sessions have more than {most} clashes. Repeat it less often.', { most: MOST_CLASHES }),
    });
  return Map.groupBy(clashes, ({ date }) => date);
}

/** Creates the planned sessions. The entries of the log follow from that of the session that is repeated. */
export async function createRepetition(
  { record, rule, days }: PlannedRepetition,
  overlapReason: string | null,
  context: Context,
  tx: Tx,
): Promise<void> {
  const sessions = resourceOf(Session);
  const stored = storedValues(sessions, record);
  const series = { seriesId: stored['seriesId'] ?? record.id, seriesRule: rule };
  const cause = await updateLogged(sessions, record, series, { author: context, tx });
  const repeated = Object.fromEntries(REPEATED.map(name => [name, stored[name] ?? undefined]));
  for (const { date, outcome, clashes } of days) {
    if (outcome === 'left out') continue;
    const reason = clashes.some(isDoubleBooking) && overlapReason ? { overlapReason } : {};
    const links = { context, tx, ...(cause !== null && { cause }) };
    await insertRecord(sessions, { ...repeated, date, ...reason }, links, series);
  }
}
