import { setTimeout as sleep } from 'node:timers/promises';
import { cancelledWhenSilent } from '../common/deadline.ts';
import { ApiError, isDatabaseSilent, unavailable } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import { isConnectionLoss } from './connection-loss.ts';
import type { ReadPool } from './read-pool.ts';

/** How long a read waits for the replica to have what was committed before it, and how often it looks; in milliseconds. */
const LONGEST_WAIT = 500;
const LOOK_EVERY = 20;
/** How long a replica may take to respond, with a new connection, in milliseconds. */
const LONGEST_SILENCE = 2_000;
/** Where the primary is: what it has written, and on which timeline. */
const POSITION = `select pg_current_wal_lsn()::text, ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int`;
/**
 * After a failover a replica of the former primary may be further than the new one, with other writes: its position says
 * nothing until it is on the timeline of the new one, at its next restart point.
 */
const HAS_REPLAYED = `
  select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn and timeline_id >= $2::int
    from pg_control_checkpoint()`;
/** A query on a replica is cancelled when it needs rows that the primary has deleted since. */
const CONFLICT_WITH_RECOVERY = '40001';

/** What a primary has committed. */
export type Position = unknown[];

export const positionOf = async (primary: ReadPool, signal: AbortSignal): Promise<Position> =>
  (await primary.read(POSITION, [], signal))[0]!;

/**
 * Waits until a replica has what the primary had committed, so that users read their own writes.
 * @throws UNAVAILABLE when it is behind or silent
 */
export async function catchUp(replica: ReadPool, position: Position, signal: AbortSignal): Promise<void> {
  const until = performance.now() + LONGEST_WAIT;
  for (;;) {
    const [row] = await cancelledWhenSilent(LONGEST_SILENCE, silence =>
      replica.read(HAS_REPLAYED, position, AbortSignal.any([silence, signal])),
    );
    if (row![0] === true) return;
    if (performance.now() > until)
      throw unavailable(msg('The database for queries of analysts is behind. Try again shortly.'));
    await sleep(LOOK_EVERY, undefined, { signal });
  }
}

/** The error of a read that a replica did not serve; others as they are. */
export function replicaError(error: unknown): unknown {
  if (isDatabaseSilent(error) || isConnectionLoss(error))
    return unavailable(
      msg(
        'The database for queries of analysts (DATABASE_READ_URL) cannot be reached. Screens are not affected. Try again later.',
      ),
    );
  if (error instanceof ApiError || (error as { code?: string }).code !== CONFLICT_WITH_RECOVERY) return error;
  return unavailable(
    msg('The replica stopped the query, since rows that it reads were deleted meanwhile. Run it again.'),
  );
}
