import { dayProblem } from '@gym/hub-kit/fields';
import { t } from '@gym/hub-kit/format';
import type { Scope } from './scope-field.tsx';
import type { ChangedSession } from './session-operations.tsx';

/** What the form of a change says: the session as it is to be. */
export interface ChangeValues {
  scope: Scope;
  /** `yyyy-mm-dd` */
  date: string;
  startTime: string;
  endTime: string;
  trainerId: string;
  location: string;
  roomNumber: string;
  price: number | null;
  overlapReason: string;
}

/** The session as it is. */
export const valuesOf = (session: ChangedSession): ChangeValues => ({
  scope: 'FOLLOWING',
  date: session.date,
  startTime: session.startTime,
  endTime: session.endTime,
  trainerId: session.trainerId,
  location: session.location ?? '',
  roomNumber: session.roomNumber ?? '',
  price: session.price,
  overlapReason: '',
});

/** The input of `changeSessions`: what differs from the session, so that the others keep the rest of what they have. */
export function changeOf(session: ChangedSession, values: ChangeValues) {
  const { scope, date, overlapReason, ...fields } = values;
  const stored = valuesOf(session);
  const patch = {
    ...(fields.trainerId !== stored.trainerId && { trainerId: fields.trainerId }),
    ...(fields.startTime !== stored.startTime && { startTime: fields.startTime }),
    ...(fields.endTime !== stored.endTime && { endTime: fields.endTime }),
    ...(fields.location !== stored.location && { location: fields.location || null }),
    ...(fields.roomNumber !== stored.roomNumber && { roomNumber: fields.roomNumber || null }),
    ...(fields.price !== stored.price && { price: fields.price ?? 0 }),
  };
  return {
    sessionId: session.id,
    scope,
    shiftDays: daysBetween(session.date, date),
    patch,
    overlapReason: overlapReason || null,
  };
}

/** What is wrong, by field. */
export function changeProblems({
  date,
  startTime,
  endTime,
  trainerId,
}: ChangeValues): Partial<Record<keyof ChangeValues, string>> {
  const day = dayProblem(date, true);
  return {
    ...(day && { date: day }),
    ...(!trainerId && { trainerId: t('Trainer is required') }),
    ...(endTime <= startTime && { endTime: t('End time must be after start time') }),
  };
}

const daysBetween = (first: string, last: string) =>
  Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000);
