import type { Tx } from '../../database/tx.ts';
import { currentClubSettings } from '../../common/club-settings.ts';
import { addDays } from '../../common/dates.ts';
import { badInput } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { resourceOf, writableColumns } from '../../declaration/resource.ts';
import {
  changesOf,
  findForUpdate,
  storedValues,
  type StoredRecord,
  type Values,
} from '../../mutation/records.ts';
import { validated } from '../../mutation/validate.ts';
import { applyPatch } from '../../mutation/writes.ts';
import type { Context } from '../../server/context.ts';
import { findClashes, MOST_CLASHES, type Clash } from './clashes.ts';
import { draftOf, isDoubleBooking } from './double-bookings.ts';
import { lockOpenSessions, type SessionScope } from './open-sessions.ts';
import { Session } from './session.ts';

/** What is changed in which sessions of a series. */
export interface SeriesChange {
  sessionId: number;
  scope: SessionScope;
  /** The fields to set. */
  patch: Values;
  /** By how many days they move. */
  shiftDays: number;
  /** Why they may take place where somebody, or the room, is booked. */
  overlapReason: string | null;
}

/** A session as it will be. */
export interface ChangedSession {
  id: number;
  date: string;
  startTime: string;
  endTime: string;
  /** Whether the club rejects it, as it is a double booking without a reason. */
  isRejected: boolean;
  clashes: readonly Clash[];
}

interface PlannedSession extends ChangedSession {
  record: StoredRecord;
  patch: Values;
}

/** Computes those that change as they will be, with their clashes, under the locks of all. */
export async function planChange(
  { sessionId, scope, patch, shiftDays, overlapReason }: SeriesChange,
  { access }: Pick<Context, 'access'>,
  tx: Tx,
): Promise<readonly PlannedSession[]> {
  const resource = resourceOf(Session);
  const ids = await lockOpenSessions({ sessionId, scope }, tx);
  const planned = [];
  for (const id of ids) {
    const record = await findForUpdate(resource, id, tx);
    const stored = storedValues(resource, record);
    const own = { ...patch, ...(shiftDays !== 0 && { date: addDays(String(stored['date']), shiftDays) }) };
    const values = { ...stored, ...validated(writableColumns(resource), own, stored) };
    const draft = draftOf(values, id);
    if (Object.keys(changesOf(resource, stored, values)).length === 0) continue;
    if (draft.endTime <= draft.startTime)
      throw badInput({ endTime: msg('End time must be after start time') });
    planned.push({ record, patch: own, draft });
  }
  if (planned.length === 0) return [];
  const clashes = await findClashes({ drafts: planned.map(({ draft }) => draft) }, access, tx);
  if (clashes.length > MOST_CLASHES)
    throw badInput({
      scope: msg('The sessions have more than {most} clashes. Change fewer at once.', { most: MOST_CLASHES }),
    });
  const bySession = Map.groupBy(clashes, clash => clash.sessionId);
  const isStrict = currentClubSettings().doubleBookings === 'reject' && !overlapReason;
  return planned
    .map(({ record, patch: own, draft }): PlannedSession => {
      const found = bySession.get(record.id) ?? [];
      const isBooked = found.some(isDoubleBooking);
      const reason = isBooked && overlapReason ? { overlapReason } : {};
      const { date, startTime, endTime } = draft;
      const isRejected = isStrict && isBooked && record['overlapReason'] == null;
      const shown = { id: record.id, date, startTime, endTime, isRejected, clashes: found };
      return { ...shown, record, patch: { ...own, ...reason } };
    })
    .toSorted((a, b) => `${a.date} ${a.startTime}`.localeCompare(`${b.date} ${b.startTime}`));
}

/** Changes the sessions, each with an entry by which it can be undone. */
export async function executeChange(
  sessions: readonly PlannedSession[],
  shiftDays: number,
  context: Context,
  tx: Tx,
): Promise<void> {
  // Those that move later begin with the last: none moves onto another one of the series.
  const ordered = shiftDays > 0 ? sessions.toReversed() : sessions;
  for (const { record, patch } of ordered)
    await applyPatch(resourceOf(Session), record, patch, { context, tx });
}
