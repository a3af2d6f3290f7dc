import { type Cancellation, REQUEST_DEADLINE_MS, unlessAborted } from '../common/deadline.ts';
import { isDatabaseSilent, outcomeUnknown, unavailable } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import { tracing } from '../common/tracing.ts';
import { isConnectionLoss } from './connection-loss.ts';
import { withConnection, type PoolClient } from './connections.ts';
import { traceQuery } from './statement-span.ts';
import { Tx, type Writes } from './tx.ts';

/** How long a change waits for a record that another transaction has locked, in milliseconds. */
const LOCK_TIMEOUT_MS = 5_000;
/** After the deadline, for the case that this process cannot cancel the statement or end the transaction itself. */
export const STATEMENT_TIMEOUT_MS = REQUEST_DEADLINE_MS + 2_000;

/**
 * How long a transaction may wait for its process, in milliseconds: the locks of one that is frozen or cut off would delay
 * others, also the repetition of its request in another process.
 */
const IDLE_TIMEOUT_MS = 4_000;

/**
 * A connection keeps the plans of triggers, foreign key checks and prepared statements. One made while a table was small would
 * read the whole table for every row of a transaction that fills it. PostgreSQL before 18 would compile statements that have
 * no index to use, since it estimates them as expensive then.
 */
const BY_INDEX = 'set local enable_seqscan = off; set local jit = off';

/** In one message, so that the limits cost no round trip, and local, so that they hold behind a pooler too. */
const BEGIN = `begin; set local statement_timeout = ${STATEMENT_TIMEOUT_MS}; set local lock_timeout = ${LOCK_TIMEOUT_MS}; set local idle_in_transaction_session_timeout = ${IDLE_TIMEOUT_MS}; ${BY_INDEX}`;

export type TxWork<T> = (tx: Tx) => Promise<T>;

/** Runs work outside of a transaction, on one connection. */
export const onOneConnection = <T>(writes: Writes, signal: Cancellation, work: TxWork<T>) =>
  withConnection(writes.pool, signal, client => unlessAborted(signal, onConnection(writes, client, work)));

/**
 * Runs work in one transaction. It does not begin, and is not committed, once `signal` is aborted.
 * @throws UNAVAILABLE that says whether the changes may have been saved
 */
export const inTransaction = <T>(writes: Writes, signal: Cancellation, work: TxWork<T>): Promise<T> =>
  onTransactionClient(writes, signal, client => onConnection(writes, client, work));

/** As `inTransaction`, for work that takes the connection itself. */
export function onTransactionClient<T>(
  writes: Writes,
  signal: Cancellation,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const run = () => untraced(writes, signal, work);
  return tracing()?.span('transaction', 'internal', {}, run) ?? run();
}

/**
 * Runs work in a transaction that is open on the connection.
 * @throws as `inTransaction`; the transaction can only be rolled back then
 */
export async function withinTransaction<T>(
  writes: Writes,
  signal: Cancellation,
  client: PoolClient,
  work: TxWork<T>,
): Promise<T> {
  try {
    return await onConnection(writes, client, work);
  } catch (error) {
    throw notSaved(error, signal) ?? error;
  }
}

async function untraced<T>(
  writes: Writes,
  signal: Cancellation,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  let isCommitting = false;
  const run = async (client: PoolClient): Promise<{ result: T } | { error: unknown }> => {
    await client.query(BEGIN);
    try {
      const result = await work(client);
      signal.throwIfAborted();
      isCommitting = true;
      await traceQuery('main', 'commit', () => client.query('commit'));
      return { result };
    } catch (error) {
      if (isCommitting) throw error;
      // When this fails too, the connection is discarded, and PostgreSQL rolls back.
      await client.query('rollback').catch(() => {
        throw error;
      });
      return { error };
    }
  };
  try {
    const outcome = await withConnection(writes.pool, signal, client => unlessAborted(signal, run(client)));
    if ('error' in outcome) throw outcome.error;
    return outcome.result;
  } catch (error) {
    if (isCommitting && (signal.aborted || isConnectionLoss(error))) throw maybeSaved();
    throw notSaved(error, signal) ?? error;
  }
}

export async function onConnection<T>(writes: Writes, client: PoolClient, work: TxWork<T>): Promise<T> {
  const tx = new Tx(client, writes);
  try {
    const result = await work(tx);
    await tx.finish();
    return result;
  } finally {
    tx.close();
  }
}

const LOCK_TIMEOUT = '55P03';
const STATEMENT_TIMEOUT = '57014';

/** Why a transaction was not completed, if that passes by itself. */
function notSaved(error: unknown, { aborted, reason }: Cancellation): Error | undefined {
  const { code } = error as { code?: unknown };
  if (isDatabaseSilent(reason) || isConnectionLoss(error))
    return unavailable(msg('The database cannot be reached. Nothing was saved. Try again shortly.'));
  if (aborted || code === STATEMENT_TIMEOUT)
    return unavailable(
      msg('The request took too long and was stopped. Nothing was saved. Try again shortly.'),
    );
  if (code === LOCK_TIMEOUT)
    return unavailable(
      msg(
        'Another request is changing the same record and has not finished. Nothing was saved. Try again shortly.',
      ),
    );
  return undefined;
}

const maybeSaved = () => outcomeUnknown(msg('The connection to the database was lost while saving.'));
