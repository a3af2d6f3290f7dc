import { setTimeout as sleep } from 'node:timers/promises';
import { cancelledWhenSilent } from '../common/deadline.ts';
import { isDatabaseSilent } from '../common/errors.ts';
import { BackOff } from './back-off.ts';
import { isConnectionLoss } from './connection-loss.ts';
import type { Reader, ReadPool } from './read-pool.ts';

/** How long a read waits for the replica to have what was committed before it, and how often it looks; in milliseconds. */
const LONGEST_WAIT = 500;
const LOOK_EVERY = 20;
/** How long a replica may take to respond to a short statement, with a new connection, in milliseconds. */
const LONGEST_SILENCE = 2_000;
/** How often it is checked that the replica responds while a statement runs there, in milliseconds. */
const CHECK_EVERY = 500;
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

interface ReplicaPool extends ReadPool<AbortSignal> {
  /**
   * Waits until the replica has everything that is committed now.
   * @throws Error when it is behind or cannot be reached
   */
  catchUp(signal: AbortSignal): Promise<void>;
  /**
   * Runs work on the replica, whose signal is aborted too when the replica falls silent.
   * @throws UNAVAILABLE then
   */
  whileResponding<T>(signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

/**
 * Reads from a replica that has everything that was committed when the read began, so that users read their own writes;
 * from the primary when the replica is behind, cannot be reached, falls silent, or cancels the statement before its first
 * row.
 * @param replica has one connection more than statements run at once
 */
export function openReplicaPool(primary: ReadPool, replica: ReadPool): ReplicaPool {
  const backOff = new BackOff(BACK_OFF);

  async function catchUp(signal: AbortSignal): Promise<void> {
    const [row] = await primary.read(POSITION, [], signal);
    const began = performance.now();
    for (;;) {
      const [replayed] = await readSoon(HAS_REPLAYED, row!, signal);
      if (replayed![0] === true) return;
      if (performance.now() - began > LONGEST_WAIT) throw new Behind();
      await sleep(LOOK_EVERY);
      signal.throwIfAborted();
    }
  }

  /** @throws UNAVAILABLE when the replica is silent */
  const readSoon = (sql: string, values: readonly unknown[], ...signals: AbortSignal[]) =>
    cancelledWhenSilent(LONGEST_SILENCE, silence =>
      replica.read(sql, [...values], AbortSignal.any([silence, ...signals])),
    );

  /** All statements that run share a check. */
  let checking: Promise<unknown> | undefined;
  const check = () => (checking ??= readSoon('select 1', []).finally(() => (checking = undefined)));

  async function whileResponding<T>(
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const silence = new AbortController();
    const timer = setInterval(() => {
      check().catch(error => {
        // A lost connection ends its own statement only.
        if (isDatabaseSilent(error)) silence.abort(error);
      });
    }, CHECK_EVERY);
    try {
      return await work(AbortSignal.any([signal, silence.signal]));
    } finally {
      clearInterval(timer);
    }
  }

  /** @param hasBegun whether rows have been handed over, so that the work cannot be repeated */
  async function run<T>(
    signal: AbortSignal,
    work: (reader: Reader<AbortSignal>, signal: AbortSignal) => Promise<T>,
    hasBegun = () => false,
  ): Promise<T> {
    if (backOff.isActive()) return work(primary, signal);
    try {
      await catchUp(signal);
      const result = await whileResponding(signal, watched => work(replica, watched));
      backOff.reset();
      return result;
    } catch (error) {
      if (signal.aborted || hasBegun() || !passes(error)) throw error;
      backOff.extend();
      return work(primary, signal);
    }
  }

  return {
    catchUp,
    whileResponding,
    read: (sql, values, signal, size) =>
      run(signal, (reader, watched) => reader.read(sql, values, watched, size)),
    stream(sql, values, onRow, signal, size) {
      let hasBegun = false;
      const emit: typeof onRow = row => {
        hasBegun = true;
        onRow(row);
      };
      return run(
        signal,
        (reader, watched) => reader.stream(sql, values, emit, watched, size),
        () => hasBegun,
      );
    },
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
