import pg from 'pg';
import { unlessAborted } from '../common/deadline.ts';
import { isDatabaseSilent } from '../common/errors.ts';
import type { ResponseSize } from '../common/response-size.ts';
import type { Row } from '../query/output.ts';
import { beginReading, type Settings } from './address.ts';
import { cancelStatement } from './connections.ts';
import { streamRows, type OnRow } from './row-stream.ts';
import { noteRows, traceStatement } from './statement-span.ts';

/** The name of the connection in traces. */
const LABEL = 'export';

/** The rows of one statement, read in batches as they are taken: PostgreSQL sorts and joins them once, in one snapshot. */
export interface Cursor {
  /**
   * Passes on the next rows.
   * @param size counts what PostgreSQL sends, and ends it above its limit
   * @returns how many there were; fewer than `rows` when they were the last ones
   */
  fetch(rows: number, onRow: OnRow, size?: ResponseSize): Promise<number>;
  /** Ends the transaction, and what runs in it. */
  close(): void;
}

interface CursorOptions {
  connection: pg.ClientConfig;
  /** Of the transaction. */
  settings: Settings;
  yieldToInteractive(): Promise<void>;
  /** Called once when the connection has been given up. */
  onClosed(): void;
}

/**
 * Opens a cursor in a read-only transaction, on a connection of its own.
 * @param signal ends the cursor; `fetch` then rejects with its reason
 */
export async function openCursor(
  { connection, settings, yieldToInteractive, onClosed }: CursorOptions,
  sql: string,
  values: unknown[],
  signal: AbortSignal,
): Promise<Cursor> {
  const client = new pg.Client(connection);
  // The statement that runs reports it.
  client.on('error', () => {});
  let isClosed = false;
  let running = 0;
  const end = (isIdle: boolean) => {
    client.end().catch(() => {});
    if (!isIdle) client.connection.stream.destroy();
    onClosed();
  };
  const close = () => {
    if (isClosed) return;
    isClosed = true;
    signal.removeEventListener('abort', close);
    // A silent database receives no cancel request.
    if (running === 0 || isDatabaseSilent(signal.reason)) end(running === 0);
    else void cancelStatement(client, connection).then(() => end(false));
  };
  signal.addEventListener('abort', close);

  async function run<T>(work: () => Promise<T>): Promise<T> {
    running++;
    try {
      signal.throwIfAborted();
      return await unlessAborted(signal, work());
    } catch (error) {
      close();
      throw error;
    } finally {
      running--;
    }
  }

  await run(async () => {
    await client.connect();
    await client.query(beginReading(settings));
    const text = `declare export no scroll cursor for ${sql}`;
    await traceStatement(LABEL, text, () => client.query(text, values));
  });
  return {
    fetch: (rows, onRow, size) =>
      run(async () => {
        let found = 0;
        const count = (row: Row) => {
          found++;
          onRow(row);
        };
        const text = `fetch ${rows} from export`;
        await traceStatement(LABEL, text, span =>
          streamRows(client, { text }, count, yieldToInteractive, size).finally(() => noteRows(span, found)),
        );
        return found;
      }),
    close,
  };
}
