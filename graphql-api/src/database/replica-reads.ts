import { setTimeout as sleep } from 'node:timers/promises';
import { databaseSilent, isDatabaseSilent } from '../common/errors.ts';
import { BackOff } from './back-off.ts';
import { isConnectionLoss } from './connection-loss.ts';
import type { Reads } from './reads.ts';
import type { OnRow } from './row-stream.ts';

/** How long a read waits for the replica to have what was committed before it, and how often it looks; in milliseconds. */
const LONGEST_WAIT = 500;
const LOOK_EVERY = 20;
/** How long a replica may take to respond to that, with a new connection, in milliseconds. */
const LONGEST_SILENCE = 2_000;
/** Where the primary is: what it has written, and on which timeline. */
const POSITION = `select pg_current_wal_lsn()::text, ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int`;
/**
 * After a failover a replica of the former primary may be further than the new one, with other writes: its position says
 * nothing until it is on the timeline of the new one, at its next restart point.
 */
const HAS_REPLAYED = `select pg_last_wal_replay_lsn() >= $1::pg_lsn and timeline_id >= $2::int from pg_control_checkpoint()`;
/** How long the primary serves reads after the replica was behind or unreachable, in milliseconds. */
const BACK_OFF = { first: 5_000, most: 60_000, forgottenAfter: 5 * 60_000 };
/** A query on a replica is cancelled when it needs rows that the primary has deleted since. */
const CONFLICT_WITH_RECOVERY = '40001';

export interface ReplicaReads extends Reads {
  /**
   * Waits until the replica has everything that is committed now.
   * @throws Error when it is behind or cannot be reached
   */
  catchUp(signal: AbortSignal): Promise<void>;
}

/**
 * Reads from a replica that has everything that was committed when the read began, so that users read their own writes;
 * from the primary when the replica is behind, cannot be reached, or cancels the statement before its first row.
 */
export function openReplicaReads(primary: Reads, replica: Reads): ReplicaReads {
  const backOff = new BackOff(BACK_OFF);

  async function catchUp(signal: AbortSignal): Promise<void> {
    const [row] = await primary.read(POSITION, [], signal);
    const began = performance.now();
    for (;;) {
      if (await hasReplayed(row!, signal)) return;
      if (performance.now() - began > LONGEST_WAIT) throw new Behind();
      await sleep(LOOK_EVERY);
      signal.throwIfAborted();
    }
  }

  async function hasReplayed(position: readonly unknown[], signal: AbortSignal): Promise<boolean> {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(databaseSilent()), LONGEST_SILENCE);
    try {
      const [replayed] = await replica.read(
        HAS_REPLAYED,
        [...position],
        AbortSignal.any([signal, silence.signal]),
      );
      return replayed![0] === true;
    } finally {
      clearTimeout(timer);
    }
  }

  /** @param hasBegun whether rows have been handed over, so that the work cannot be repeated */
  async function read<T>(
    signal: AbortSignal,
    work: (reads: Reads) => Promise<T>,
    hasBegun: () => boolean,
  ): Promise<T> {
    if (backOff.isActive()) return work(primary);
    try {
      await catchUp(signal);
      const result = await work(replica);
      backOff.reset();
      return result;
    } catch (error) {
      if (signal.aborted || hasBegun() || !passes(error)) throw error;
      backOff.extend();
      return work(primary);
    }
  }

  function stream(signal: AbortSignal, onRow: OnRow, work: (reads: Reads, onRow: OnRow) => Promise<void>) {
    let hasBegun = false;
    const emit: OnRow = row => {
      hasBegun = true;
      onRow(row);
    };
    return read(
      signal,
      reads => work(reads, emit),
      () => hasBegun,
    );
  }

  return {
    catchUp,
    read: (sql, values, signal, size) =>
      read(
        signal,
        reads => reads.read(sql, values, signal, size),
        () => false,
      ),
    stream: (sql, values, onRow, signal, size) =>
      stream(signal, onRow, (reads, emit) => reads.stream(sql, values, emit, signal, size)),
    streamExportPage: (page, onRow, signal) =>
      stream(signal, onRow, (reads, emit) => reads.streamExportPage(page, emit, signal)),
    async close() {
      await Promise.all([primary.close(), replica.close()]);
    },
  };
}

class Behind extends Error {
  override message = 'The replica is behind the primary';
}

const passes = (error: unknown) =>
  error instanceof Behind ||
  isDatabaseSilent(error) ||
  isConnectionLoss(error) ||
  (error as { code?: string }).code === CONFLICT_WITH_RECOVERY;
