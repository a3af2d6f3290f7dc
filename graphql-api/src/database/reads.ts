import pg from 'pg';
import type { Row } from '../query/output.ts';
import type { ResponseSize } from '../common/response-size.ts';
import { ACQUIRE_TIMEOUT_MS, withConnection } from './connections.ts';
import { readRows, streamRows } from './row-stream.ts';
import { createStatementNames } from './statement-names.ts';

/** Numbers come as numbers, dates as the text they are; a date is never shifted by a time zone. */
const OIDS = { int8: 20, date: 1082, numeric: 1700 };
const parsers = new Map<number, (value: string) => unknown>([
  [OIDS.int8, Number],
  [OIDS.numeric, Number],
  [OIDS.date, value => value],
]);
const readTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Seconds after which a connection and its prepared statements are replaced. */
export const CONNECTION_LIFE = 30 * 60;

export type OnRow = (row: Row) => void;

/** Part of a long response. */
export interface Part {
  sql: string;
  values: unknown[];
  /** How many rows it has at the most, which stands among the values at this place. */
  rows: number;
  rowsPlace: number;
  /** Equal for two parts that begin behind the same row of the same response. */
  beginning: string;
  /** The beginning of the part that begins with its last row; called once the rows have been read. */
  beginningOfNext(): string;
}

/** Each method takes a signal that cancels its statement; it then rejects with the signal's reason. */
export interface Reads {
  /**
   * Runs one prepared statement and returns its rows by position.
   * @param size counts what PostgreSQL sends, and ends it above its limit
   */
  read(sql: string, values: unknown[], signal: AbortSignal, size?: ResponseSize): Promise<unknown[][]>;
  /**
   * Runs one prepared statement and hands over its rows as they arrive, their values as PostgreSQL writes them.
   * @param size counts what PostgreSQL sends, and ends it above its limit
   */
  stream(
    sql: string,
    values: unknown[],
    onRow: OnRow,
    signal: AbortSignal,
    size?: ResponseSize,
  ): Promise<void>;
  /** The same for a part whose next part will be requested. */
  streamPart(part: Part, onRow: OnRow, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** @param yieldToInteractive waits until more rows may be streamed */
export function openReads(
  options: pg.PoolConfig,
  onIdleError: (error: Error) => void,
  yieldToInteractive?: () => Promise<void>,
): Reads {
  const pool = new pg.Pool({
    types: readTypes,
    maxLifetimeSeconds: CONNECTION_LIFE,
    connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
    ...options,
  });
  const nameOf = createStatementNames(CONNECTION_LIFE);
  pool.on('error', error => {
    // Once the pool ends, so may the server, before the connections have said goodbye.
    if (!pool.ending) onIdleError(error);
  });
  // The pool listens to a client only while nobody uses it, and an error that nobody hears ends the process.
  pool.on('connect', client => void client.on('error', () => {}));

  const stream: Reads['stream'] = (sql, values, onRow, signal, size) =>
    withConnection(pool, signal, client =>
      streamRows(client, { name: nameOf(sql), text: sql, values }, onRow, yieldToInteractive, size),
    );

  return {
    read: (sql, values, signal, size) =>
      withConnection(pool, signal, async client => {
        const query = { name: nameOf(sql), text: sql, values, rowMode: 'array' } as const;
        if (size) return readRows(client, query, size);
        return (await client.query<unknown[]>(query)).rows;
      }),
    stream,
    streamPart: ({ sql, values }, onRow, signal) => stream(sql, values, onRow, signal),
    close: () => pool.end(),
  };
}
