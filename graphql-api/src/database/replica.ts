import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, unavailable } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import { isConnectionLoss } from './connection-loss.ts';
import type { ReadPool } from './read-pool.ts';

/** How long a read waits for the replica to have what was committed before it, and how often it looks; in milliseconds. */
const LONGEST_WAIT = 500;
const LOOK_EVERY = 20;
const POSITION = 'select pg_current_wal_lsn()::text';
/** Null of a server that is no replica. */
const HAS_REPLAYED = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn';
/** A query on a replica is cancelled when it needs rows that the primary has deleted since. */
const CONFLICT_WITH_RECOVERY = '40001';

/** What a database has committed. */
export async function positionOf(primary: ReadPool, signal: AbortSignal): Promise<string> {
  const [row] = await primary.read(POSITION, [], signal);
  return row![0] as string;
}

/** Waits until a replica has what the primary had committed, so that users read their own writes, or for half a second. */
export async function catchUp(replica: ReadPool, position: string, signal: AbortSignal): Promise<void> {
  const until = performance.now() + LONGEST_WAIT;
  for (;;) {
    const [replayed] = await replica.read(HAS_REPLAYED, [position], signal);
    if (replayed![0] !== false || performance.now() > until) return;
    await sleep(LOOK_EVERY, undefined, { signal });
  }
}

/** The error of a read that a replica did not serve; others as they are. */
export function replicaError(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  if (isConnectionLoss(error))
    return unavailable(
      msg(
        'The database for queries of analysts (DATABASE_READ_URL) cannot be reached. Screens are not affected. Try again later.',
      ),
    );
  if ((error as { code?: string }).code !== CONFLICT_WITH_RECOVERY) return error;
  return unavailable(
    msg('The replica stopped the query, since rows that it reads were deleted meanwhile. Run it again.'),
  );
}
