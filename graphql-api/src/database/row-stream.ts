import type { Duplex } from 'node:stream';
import pg from 'pg';
import type { Row } from '../query/output.ts';
import type { ResponseSize } from '../common/response-size.ts';

export type OnRow = (row: Row) => void;

/** A method of pg's query that its types do not declare. */
interface Submitted {
  prepare(connection: pg.Connection): void;
}

const Prepared = pg.Query as unknown as new (text: string, values?: unknown[]) => pg.Query & Submitted;

/** Replaces the request for the column types. */
const noDescribe = () => {};

/**
 * Passes rows on as they arrive, with values as PostgreSQL sends them (text). The public API of pg requests the types of
 * the columns with every execution, copies each row and emits an event for it: a list of 50 rows takes a third more
 * processor time, one of 1,000 rows an eighth. This class therefore overrides methods that the types of pg do not
 * declare; `row-stream.test.ts` fails when they change.
 */
class RowQuery extends Prepared {
  constructor(
    { text, values }: pg.QueryConfig,
    /** The name of the prepared statement. */
    readonly name: string | undefined,
    private readonly onRow: OnRow,
  ) {
    super(text, values);
  }

  override prepare(connection: pg.Connection): void {
    const { describe } = connection;
    connection.describe = noDescribe;
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
 * Runs a query and passes on its rows as they arrive, with values as PostgreSQL sends them. After a failure the
 * connection cannot be used again.
 * @param yieldToInteractive waits until more rows may be read
 * @param size counts what PostgreSQL sends
 */
export const streamRows = (
  client: pg.Client,
  query: pg.QueryConfig,
  onRow: OnRow,
  yieldToInteractive?: () => Promise<void>,
  size?: ResponseSize,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      reading?.end();
      counting?.end();
      settle();
    };
    const fail = (error: unknown) => end(() => reject(error));
    const counting = size && countReceivedBytes(client.connection.stream, size, fail);
    const reading = yieldToInteractive && pauseBetweenRows(client.connection.stream, yieldToInteractive);
    let hasFailed = false;
    const rows = new RowQuery(query, query.name, row => {
      if (hasFailed) return;
      try {
        onRow(row);
        reading?.pause();
      } catch (error) {
        hasFailed = true;
        fail(error);
      }
    });
    rows.on('end', () => end(resolve)).on('error', fail);
    client.query(rows);
  });

/**
 * Runs a query and returns its rows. After a failure the connection cannot be used again.
 * @param size counts what PostgreSQL sends
 */
export async function readRows<Row extends unknown[]>(
  client: pg.Client,
  query: pg.QueryArrayConfig,
  size: ResponseSize,
): Promise<Row[]> {
  const { promise: tooLarge, reject } = Promise.withResolvers<never>();
  const counting = countReceivedBytes(client.connection.stream, size, reject);
  try {
    const { rows } = await Promise.race([client.query<Row>(query), tooLarge]);
    return rows;
  } finally {
    counting.end();
  }
}

/**
 * Counts the bytes of a connection until `end` is called. Counts bytes of the socket rather than rows: one
 * row with a list can be larger than memory.
 */
function countReceivedBytes(socket: Duplex, size: ResponseSize, onTooLarge: (error: unknown) => void) {
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

/** How long one response yields to interactive requests in all, in milliseconds, so that it meets its own deadline. */
const YIELD_BUDGET_MS = 5_000;

/** Passes on the rows that have arrived, then pauses the socket until the event loop has turned and interactive requests have run. */
function pauseBetweenRows(socket: Duplex, yieldToInteractive: () => Promise<void>) {
  let yieldBudget = YIELD_BUDGET_MS;
  let isPaused = false;
  let hasEnded = false;
  const resume = async () => {
    const began = performance.now();
    if (yieldBudget > 0 && !hasEnded) await yieldToInteractive();
    yieldBudget -= performance.now() - began;
    isPaused = false;
    if (!hasEnded) socket.resume();
  };
  return {
    pause() {
      if (isPaused) return;
      isPaused = true;
      socket.pause();
      setImmediate(() => void resume());
    },
    end() {
      hasEnded = true;
      socket.resume();
    },
  };
}
