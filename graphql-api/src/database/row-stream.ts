import type { Duplex } from 'node:stream';
import pg from 'pg';
import type { Row } from '../query/output.ts';
import type { ResponseSize } from '../common/response-size.ts';
import type { OnRow } from './reads.ts';

/** What pg's own query does behind its types. */
interface Submitted {
  prepare(connection: pg.Connection): void;
}

const Prepared = pg.Query as unknown as new (text: string, values?: unknown[]) => pg.Query & Submitted;

/** What there is to say of columns that are not asked for. */
const sayNothing = () => {};

/**
 * Hands over rows as they arrive, their values as PostgreSQL writes them. pg's own query asks PostgreSQL for the types
 * of the columns with every answer, copies each row and makes an event of it.
 */
class RowQuery extends Prepared {
  constructor(
    { text, values }: pg.QueryConfig,
    /** Under which it is prepared. */
    readonly name: string | undefined,
    private readonly onRow: OnRow,
  ) {
    super(text, values);
  }

  override prepare(connection: pg.Connection): void {
    const { describe } = connection;
    connection.describe = sayNothing;
    try {
      super.prepare(connection);
    } finally {
      connection.describe = describe;
    }
  }

  handleDataRow({ fields }: { fields: Row }): void {
    this.onRow(fields);
  }
}

/**
 * Runs a query and hands over its rows as they arrive, their values as PostgreSQL writes them. When it fails, the
 * connection is of no more use.
 * @param giveWay waits until more rows may be handed over
 * @param size counts what PostgreSQL sends
 */
export async function streamRows(
  client: pg.Client,
  query: pg.QueryConfig,
  onRow: OnRow,
  giveWay?: () => Promise<void>,
  size?: ResponseSize,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const counting = size && countReceived(client.connection.stream, size, reject);
  const reading = giveWay && readingSlowly(client.connection.stream, giveWay);
  let hasFailed = false;
  const rows = new RowQuery(query, query.name, row => {
    if (hasFailed) return;
    try {
      onRow(row);
      reading?.pause();
    } catch (error) {
      hasFailed = true;
      reject(error);
    }
  });
  rows.on('end', () => resolve()).on('error', reject);
  client.query(rows);
  try {
    await promise;
  } finally {
    reading?.end();
    counting?.end();
  }
}

/**
 * Runs a query and returns its rows. When it fails, the connection is of no more use.
 * @param size counts what PostgreSQL sends
 */
export async function readRows<Row extends unknown[]>(
  client: pg.Client,
  query: pg.QueryArrayConfig,
  size: ResponseSize,
): Promise<Row[]> {
  const { promise: tooLarge, reject } = Promise.withResolvers<never>();
  const counting = countReceived(client.connection.stream, size, reject);
  try {
    const { rows } = await Promise.race([client.query<Row>(query), tooLarge]);
    return rows;
  } finally {
    counting.end();
  }
}

/**
 * Counts the bytes of a connection until `end` is called. Counts the socket rather than rows, since one row with a list
 * in it can be larger than memory.
 */
function countReceived(socket: Duplex, size: ResponseSize, onTooLarge: (error: unknown) => void) {
  const onData = ({ length }: Buffer) => {
    try {
      size.addReceived(length);
    } catch (error) {
      onTooLarge(error);
    }
  };
  // Before pg reads the rows, so that a response that arrives at once is counted as well.
  socket.prependListener('data', onData);
  return { end: () => void socket.off('data', onData) };
}

/** How long one answer lets others go first in all, in milliseconds, so that it does not run out of its own time. */
const LONGEST_COURTESY = 5_000;

/** Reads what has arrived of an answer, and no more before the event loop has turned and others have been let go first. */
function readingSlowly(socket: Duplex, giveWay: () => Promise<void>) {
  let courtesy = LONGEST_COURTESY;
  let isPaused = false;
  let hasEnded = false;
  const goOn = async () => {
    const began = performance.now();
    if (courtesy > 0 && !hasEnded) await giveWay();
    courtesy -= performance.now() - began;
    isPaused = false;
    if (!hasEnded) socket.resume();
  };
  return {
    pause() {
      if (isPaused) return;
      isPaused = true;
      socket.pause();
      setImmediate(() => void goOn());
    },
    end() {
      hasEnded = true;
      socket.resume();
    },
  };
}
