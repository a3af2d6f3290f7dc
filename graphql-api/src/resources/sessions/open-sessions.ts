import { registerEnumType } from 'type-graphql';
import type { Tx } from '../../database/tx.ts';
import { clubClock } from '../../common/dates.ts';
import { badInput, notFound } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { Parameters } from '../../query/sql.ts';
import { sessions } from './session.ts';

export enum SessionScope {
  THIS = 'THIS',
  FOLLOWING = 'FOLLOWING',
  ALL = 'ALL',
}
registerEnumType(SessionScope, {
  name: 'SessionScope',
  description: 'Which sessions of a series',
  valuesConfig: {
    THIS: { description: 'The session alone' },
    FOLLOWING: { description: 'The session and those after it' },
    ALL: { description: 'All that are not over' },
  },
});

/** Which sessions: those of these ids, of a series, or of days. */
export type SessionSelection =
  | { ids: readonly number[] }
  | { sessionId: number; scope: SessionScope }
  | { from: string; until: string; trainerId: number | null };

/** The most sessions that are changed at once. */
export const MOST_SESSIONS = 200;

/**
 * Locks the selected sessions that are scheduled or in progress and not over, in the order of their ids.
 * @returns their ids
 * @throws NOT_FOUND for a session that does not exist, BAD_USER_INPUT for more than 200 sessions
 */
export async function lockOpenSessions(selection: SessionSelection, tx: Tx): Promise<number[]> {
  const parameters = new Parameters();
  const { day, time } = clubClock(new Date());
  const condition = await conditionOf(selection, parameters, tx);
  const now = `(${parameters.add(day, 'date')}, ${parameters.add(time, 'text')})`;
  const { rows } = await tx.run<{ id: number }>(
    `select id from session where (${condition}) and status in ('scheduled', 'in-progress') and (date, end_time) > ${now}
      order by id limit ${MOST_SESSIONS + 1} for no key update`,
    parameters.values,
  );
  if (rows.length > MOST_SESSIONS)
    throw badInput(
      {},
      msg('More than {most} sessions are selected. Choose fewer days.', { most: MOST_SESSIONS }),
    );
  return rows.map(({ id }) => id);
}

async function conditionOf(selection: SessionSelection, parameters: Parameters, tx: Tx): Promise<string> {
  if ('ids' in selection) return `id = any(${parameters.add(selection.ids, 'int[]')})`;
  if ('from' in selection) {
    const days = `date between ${parameters.add(selection.from, 'date')} and ${parameters.add(selection.until, 'date')}`;
    const { trainerId } = selection;
    return trainerId === null ? days : `${days} and trainer_id = ${parameters.add(trainerId, 'int')}`;
  }
  const { sessionId, scope } = selection;
  const found = await tx.query<{ seriesId: number | null }[]>(
    'select series_id as "seriesId" from session where id = ?',
    [sessionId],
  );
  if (!found[0]) throw notFound(sessions.label);
  const { seriesId } = found[0];
  if (scope === SessionScope.THIS || seriesId === null) return `id = ${parameters.add(sessionId, 'int')}`;
  const series = `series_id = ${parameters.add(seriesId, 'int')}`;
  if (scope === SessionScope.ALL) return series;
  const first = parameters.add(sessionId, 'int');
  return `${series} and (date, start_time) >= (select date, start_time from session where id = ${first})`;
}
