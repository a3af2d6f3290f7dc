import { currentClubSettings } from '../../common/club-settings.ts';
import { conflict } from '../../common/errors.ts';
import { msg, type Message } from '../../common/message.ts';
import type { PendingChange } from '../../declaration/resource-options.ts';
import { DOUBLE_BOOKINGS, findClashes, type Clash, type SessionDraft } from './clashes.ts';

/** As much of a session as decides whether it overlaps. */
interface BookedSession {
  id: number;
  date: string;
  startTime: string;
  endTime: string;
  status: string;
  location?: string;
  roomNumber?: string;
  equipment: string[];
  overlapReason?: string;
}

/** What decides whether a session overlaps with others. */
const DECIDING = [
  'memberId',
  'trainerId',
  'date',
  'startTime',
  'endTime',
  'location',
  'roomNumber',
  'status',
  'overlapReason',
] as const;

/**
 * Rejects a session whose trainer, member or room is booked at its time, where the club wants that and the session does not
 * say why it may overlap. The locks serialize the saves of those that could overlap.
 */
export async function rejectDoubleBookings({
  values,
  stored,
  given,
  context,
  tx,
}: PendingChange<BookedSession>): Promise<void> {
  if (currentClubSettings().doubleBookings === 'warn') return;
  if (values.status === 'cancelled' || values.overlapReason) return;
  if (stored && !DECIDING.some(name => given.has(name))) return;
  const draft = draftOf(values, stored?.id ?? null);
  await tx.run('select from trainer where id = $1 for no key update', [draft.trainerId]);
  await tx.run('select from member where id = $1 for no key update', [draft.memberId]);
  if (draft.roomNumber)
    await tx.run('select pg_advisory_xact_lock(hashtextextended(lower($1), 0))', [
      `room ${draft.location?.trim() ?? ''} ${draft.roomNumber.trim()} ${draft.date}`,
    ]);
  const clashes = await findClashes({ drafts: [draft] }, context.access, tx);
  const booked = clashes.find(isDoubleBooking);
  if (!booked) return;
  const message = messageOf(booked);
  throw conflict(message, {
    fields: { [booked.kind === 'room' ? 'roomNumber' : `${booked.kind}Id`]: message },
  });
}

/** Whether the club can have it rejected. */
export const isDoubleBooking = ({ kind }: Pick<Clash, 'kind'>): boolean => DOUBLE_BOOKINGS.includes(kind);

function messageOf({ kind, name, trainerName, memberName, startTime, endTime }: Clash): Message {
  const values = { name, trainer: trainerName!, member: memberName!, start: startTime!, end: endTime! };
  if (kind === 'trainer')
    return msg(
      '{name} has a session with {member} from {start} to {end} already. Say why it may overlap.',
      values,
    );
  return kind === 'member'
    ? msg(
        '{name} has a session with {trainer} from {start} to {end} already. Say why it may overlap.',
        values,
      )
    : msg('{name} is taken by {trainer} from {start} to {end} already. Say why it may overlap.', values);
}

/** The values of a session as they are checked for clashes. */
export const draftOf = (values: PendingChange<BookedSession>['values'], id: number | null): SessionDraft => ({
  id,
  memberId: Number(values['memberId']),
  trainerId: Number(values['trainerId']),
  date: values.date!,
  startTime: values.startTime!,
  endTime: values.endTime!,
  location: values.location ?? null,
  roomNumber: values.roomNumber ?? null,
  equipment: values.equipment ?? [],
});
