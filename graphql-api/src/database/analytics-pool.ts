import { availableParallelism } from 'node:os';
import { type DatabaseAddress } from './address.ts';
import { isConnectionLoss } from './connection-loss.ts';
import { openReadPool, type Reader } from './read-pool.ts';
import { catchUp, positionOf, replicaError } from './replica.ts';
import { unlessAborted } from '../common/deadline.ts';
import { ApiError } from '../common/errors.ts';
import { FairQueue } from './fair-queue.ts';
import { openCursor, type Cursor } from './cursor.ts';

/** So few that staff have the database almost to themselves; on a small machine they leave it a processor. */
export const CONNECTIONS = Math.max(1, Math.min(2, availableParallelism() - 1));
/** How long a statement runs, in milliseconds. */
const LONGEST_STATEMENT = 20_000;
/** How long a statement waits for its turn, in milliseconds. */
const LONGEST_WAIT = 30_000;
/** Tables that are sent at once, each with a connection of its own that a slow client keeps idle; half of them for a user. */
const CURSORS = 4;
const CURSORS_PER_USER = 2;
/** How many statements, or tables, of one user wait for their turn. */
const WAITING_PER_USER = 20;
/** How long connecting takes before the database counts as unavailable, in milliseconds. */
const LONGEST_CONNECT = 5_000;

/** The application name of these connections, as PostgreSQL lists them. */
export const ANALYSTS = 'gym analysts';

/** PostgreSQL estimates that following an index through all of a table is cheaper than sorting it; it takes twice as long. */
const WITHOUT_INDEX_SCAN = { enable_indexscan: 'off' };

export interface AnalyticsPool {
  /** What a user reads with. @param user the id; `undefined` for all clients without a token */
  readerOf(user: number | undefined): Required<Reader<AbortSignal>>;
  close(): Promise<void>;
}

export interface AnalyticsLimits {
  longestStatement?: number;
  longestWait?: number;
  waitingPerUser?: number;
}

/**
 * Opens a small pool for ad hoc requests: read-only, with a statement timeout and one processor per statement. Each user has
 * one running statement at a time, and users take turns.
 */
export function openAnalyticsPool(
  address: DatabaseAddress,
  onIdleError: (error: Error) => void,
  yieldToInteractive: () => Promise<void>,
  {
    longestStatement = LONGEST_STATEMENT,
    longestWait = LONGEST_WAIT,
    waitingPerUser = WAITING_PER_USER,
  }: AnalyticsLimits = {},
): AnalyticsPool {
  const connection = { application_name: ANALYSTS, connectionTimeoutMillis: LONGEST_CONNECT };
  const settings = { statement_timeout: longestStatement, max_parallel_workers_per_gather: 0 };
  const open = (label: string, databaseUrl: string) =>
    openReadPool(
      { ...address, databaseUrl },
      settings,
      { ...connection, label, max: CONNECTIONS },
      onIdleError,
      yieldToInteractive,
    );
  const { databaseUrl, readUrl } = address;
  const primary = open('analytics', databaseUrl);
  const replica = readUrl === undefined ? undefined : open('replica', readUrl);
  const pool = replica ?? primary;
  /** Runs work on the database of analysts. */
  const reading = async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    if (!replica) return work();
    const position = await positionOf(primary, signal);
    try {
      await catchUp(replica, position, signal);
      return await work();
    } catch (error) {
      throw signal.aborted ? error : replicaError(error);
    }
  };
  const waiting = { waitingPerUser, longestWait };
  const turns = new FairQueue<number | undefined>({ slots: CONNECTIONS, slotsPerUser: 1, ...waiting });
  const cursors = new FairQueue<number | undefined>({
    slots: CURSORS,
    slotsPerUser: CURSORS_PER_USER,
    ...waiting,
  });

  /** @param inTurn runs work when it is the user's turn */
  async function newCursor(
    inTurn: <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>,
    onClosed: () => void,
    sql: string,
    values: unknown[],
    signal: AbortSignal,
  ): Promise<Cursor> {
    const options = {
      connection: { ...connection, connectionString: readUrl ?? databaseUrl },
      settings: { ...settings, ...WITHOUT_INDEX_SCAN },
      yieldToInteractive,
      onClosed,
    };
    const cursor = await inTurn(signal, () =>
      reading(signal, () => openCursor(options, sql, values, signal)),
    );
    return { ...cursor, fetch: (...args) => inTurn(signal, () => cursor.fetch(...args)) };
  }

  return {
    readerOf(user) {
      const inTurn = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> =>
        // A turn ends with its request, whatever its connection does.
        turns
          .run(user, signal, () => unlessAborted(signal, work()))
          .catch(error => {
            // The others would only wait to find out the same, one after the other.
            if (isConnectionLoss(error)) turns.rejectWaiting(error);
            throw translated(error, longestStatement);
          });
      return {
        read: (sql, values, signal, size) =>
          inTurn(signal, () => reading(signal, () => pool.read(sql, values, signal, size))),
        stream: (sql, values, onRow, signal, size) =>
          inTurn(signal, () => reading(signal, () => pool.stream(sql, values, onRow, signal, size))),
        openCursor: (sql, values, signal) =>
          new Promise((resolve, reject) => {
            const untilClosed = () =>
              new Promise<void>(onClosed => {
                newCursor(inTurn, onClosed, sql, values, signal).then(resolve, (error: unknown) => {
                  reject(error as Error);
                  onClosed();
                });
              });
            cursors.run(user, signal, untilClosed).catch(reject);
          }),
      };
    },
    async close() {
      await Promise.all([primary.close(), replica?.close()]);
    },
  };
}

const QUERY_CANCELED = '57014';

function translated(error: unknown, longestStatement: number): unknown {
  if ((error as { code?: string }).code !== QUERY_CANCELED) return error;
  return new ApiError(
    `The query was stopped because it took longer than ${longestStatement / 1000} seconds. Ask for fewer rows or filter by date.`,
    'TOO_COSTLY',
  );
}
