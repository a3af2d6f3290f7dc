import { AsyncResource } from 'node:async_hooks';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Cancellation, unlessAborted } from '../common/deadline.ts';
import { isDatabaseSilent, unavailable } from '../common/errors.ts';
import type { Log } from '../common/log.ts';
import { msg } from '../common/message.ts';
import { tracing } from '../common/tracing.ts';

/** How long a request waits for a connection of a pool, or for a new one to be made, in milliseconds. */
export const ACQUIRE_TIMEOUT_MS = 5_000;
/** Requests that wait for a connection of one pool; further ones are rejected at once. */
export const MAX_WAITING = 1_000;
/** How long a connection waits for its cancel request to be received, in milliseconds. */
const CANCEL_TIMEOUT_MS = 2_000;
/**
 * After this time a cancel request is given up, in milliseconds. PgBouncer 1.18 ends when that happens before it has
 * passed the request on or given it up itself, after 10 seconds (https://github.com/pgbouncer/pgbouncer/pull/846).
 */
const CANCEL_ABANDONED_MS = 15_000;
/** Cancel requests that are under way at once, and those that wait for them. */
const MAX_CANCELS = 5;
const MAX_WAITING_CANCELS = 100;

/** Opens a pool. @param onIdleError called when a connection fails that nobody uses */
export function openPool(options: pg.PoolConfig, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ keepAlive: true, ...options });
  // A connection belongs to no request, although one opened it.
  const onError = AsyncResource.bind((error: Error) => {
    // While the pool ends, the server may end before the connections are closed.
    if (!pool.ending) onIdleError(error);
  });
  pool.on('error', onError);
  // The pool listens to a client only while it is idle, and an error event without a listener ends the process.
  pool.on('connect', client => void client.on('error', () => {}));
  return pool;
}

/** Reports a connection that failed while nobody used it. */
export const idleErrorOf =
  ({ log }: { log: Log }) =>
  (error: Error): void =>
    log.error({ error }, 'An idle database connection failed');

/** What pg has and its types leave out. */
export type PoolClient = pg.PoolClient & pg.Client;

interface WireClient extends pg.Client {
  connection: WireConnection;
  /** Null until the client has connected. */
  processID: number | null;
  /** Whether the last statement has ended, with its rows or with an error. */
  readyForQuery: boolean;
  secretKey: number;
  /** `I` outside of a transaction. */
  getTransactionStatus(): 'I' | 'T' | 'E' | null;
}

interface WireConnection extends pg.Connection {
  stream: Socket;
  ssl: boolean | object;
  connect(portOrPath: number | string, host?: string): void;
  requestSsl(): void;
  cancel(processID: number, secretKey: number): void;
}

/**
 * Errors that PostgreSQL reports of a statement, and that say nothing about the connection: values and names that do not
 * fit, limits of the program, and statements that were cancelled or may not write. 0A000 is none of them, since a
 * prepared statement whose plan has ended reports it with every execution.
 */
const SURVIVED = /^(?:2[12]|42|54)|^(?:25006|57014)$/;
/** The name of a prepared statement that the connection has, but not this process. */
const DUPLICATE_STATEMENT = '42P05';

const isSurvived = (error: unknown): boolean => {
  const { severity, code } = error as { severity?: unknown; code?: unknown };
  return (
    severity === 'ERROR' && typeof code === 'string' && code !== DUPLICATE_STATEMENT && SURVIVED.test(code)
  );
};

/** Ends what an error of a statement left on its connection. @returns whether the connection can run other work */
async function recover(client: WireClient): Promise<boolean> {
  if (!client.readyForQuery)
    await new Promise<void>(resolve => {
      const { connection } = client;
      const end = () => {
        connection.off('readyForQuery', end).off('end', end);
        resolve();
      };
      connection.on('readyForQuery', end).on('end', end);
    });
  if (client.getTransactionStatus() !== 'I') await client.query('rollback');
  return client.getTransactionStatus() === 'I';
}

/**
 * Runs work on a connection of the pool. When `signal` is aborted, the connection is discarded and its statement
 * cancelled in PostgreSQL: a discarded connection runs no other statement that a late cancel could reach, and
 * PostgreSQL rolls its transaction back.
 * @param work leaves the connection ready for other work, or rejects: with an error that PostgreSQL reported of a
 * statement, which ends a transaction, or with another one, which discards the connection. Its statements are rejected
 * once the signal is aborted; if it waits for anything else, it must itself end then
 * @param label the name of the pool in traces
 * @throws the reason of `signal` once it is aborted
 */
export async function withConnection<T>(
  pool: pg.Pool,
  signal: Cancellation,
  work: (client: PoolClient) => Promise<T>,
  label = 'main',
): Promise<T> {
  const client = (await acquire(pool, signal, label)) as PoolClient;
  if (signal.aborted) {
    client.release();
    throw signal.reason;
  }
  const abort = () => {
    failStatement(client, signal.reason as Error);
    // A silent database receives no cancel request.
    const cancelled = isDatabaseSilent(signal.reason)
      ? Promise.resolve()
      : cancelStatement(client, pool.options);
    void cancelled.then(() => {
      client.release(true);
      client.connection.stream.destroy();
    });
  };
  signal.addEventListener('abort', abort);
  try {
    const result = await work(client);
    if (!signal.aborted) client.release();
    return result;
  } catch (error) {
    const isReusable =
      !signal.aborted &&
      isSurvived(error) &&
      (await unlessAborted(signal, recover(client as unknown as WireClient)).catch(() => false));
    if (signal.aborted) throw signal.reason;
    client.release(!isReusable);
    throw error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Rejects the statements of a connection that will be discarded, the running one and later ones. */
function failStatement(client: PoolClient, reason: Error): void {
  // A row that still arrives would be an error of the connection.
  client.connection.stream.removeAllListeners('data');
  client.on('error', () => {});
  client.connection.emit('error', reason);
}

function acquire(pool: pg.Pool, signal: Cancellation, label: string): Promise<pg.PoolClient> {
  signal.throwIfAborted();
  if (pool.waitingCount >= MAX_WAITING) throw unavailable(msg('The server is busy. Try again shortly.'));
  // An idle connection is handed out at once, and listening for the signal costs more than that.
  const isImmediate = pool.idleCount > pool.waitingCount;
  return isImmediate ? pool.connect() : waitFor(pool, signal, label);
}

/** Waits for a connection until the signal is aborted; one that comes later goes back unused. */
function waitFor(pool: pg.Pool, signal: Cancellation, label: string): Promise<pg.PoolClient> {
  const wait = () => {
    const connecting = pool.connect();
    void connecting.then(
      client => signal.aborted && client.release(),
      () => undefined,
    );
    return unlessAborted(signal, connecting);
  };
  const attributes = { 'db.client.connection.pool.name': label };
  return tracing()?.span('wait for a connection', 'internal', attributes, wait) ?? wait();
}

let cancels = 0;
const waitingCancels: (() => void)[] = [];

/**
 * Cancels the query of `client` over a separate connection. Ignores a failure: the statement then ends at its timeout.
 * @returns when the request was received, after `CANCEL_TIMEOUT_MS` at the latest: a pooler forwards it only while the
 * client is connected
 */
export async function cancelStatement(client: pg.Client, options: pg.ClientConfig): Promise<void> {
  const { processID, secretKey } = client as WireClient;
  if (processID === null) return;
  const sent = new Promise<void>(received => {
    const send = () => sendCancel(options, processID, secretKey, received);
    if (cancels < MAX_CANCELS) send();
    else if (waitingCancels.length < MAX_WAITING_CANCELS) waitingCancels.push(send);
    else received();
  });
  await Promise.race([sent, sleep(CANCEL_TIMEOUT_MS, undefined, { ref: false })]);
}

function sendCancel(
  options: pg.ClientConfig,
  processID: number,
  secretKey: number,
  received: () => void,
): void {
  cancels++;
  const { connection, host, port } = new pg.Client(options) as WireClient;
  const send = () => connection.cancel(processID, secretKey);
  connection.once('connect', () => (connection.ssl ? connection.requestSsl() : send()));
  connection.once('sslconnect', send);
  connection.on('error', () => {});
  connection.stream.setTimeout(CANCEL_ABANDONED_MS, () => connection.stream.destroy());
  connection.stream.once('close', () => {
    cancels--;
    received();
    waitingCancels.shift()?.();
  });
  if (host.startsWith('/')) connection.connect(`${host}/.s.PGSQL.${port}`);
  else connection.connect(port, host);
}
