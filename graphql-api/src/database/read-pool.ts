import pg from 'pg';
import type { Row } from '../query/output.ts';
import type { Cancellation } from '../common/deadline.ts';
import type { ResponseSize } from '../common/response-size.ts';
import { type Span, tracing } from '../common/tracing.ts';
import { beginReading, type DatabaseAddress, isPooled, type Settings, withSettings } from './address.ts';
import { ACQUIRE_TIMEOUT_MS, openPool, type PoolClient, withConnection } from './connections.ts';
import type { Cursor } from './cursor.ts';
import { readRows, streamRows, type OnRow } from './row-stream.ts';
import { createStatementNames, unnamed } from './statement-names.ts';
import { noteRows, traceQuery, traceStatement } from './statement-span.ts';

/** `int8` and `numeric` become numbers, dates stay text, so that no time zone shifts them. */
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

/** Runs statements that only read. Each method takes a signal that cancels its statement; it then rejects with the signal's reason. */
export interface Reader<Signal extends Cancellation = Cancellation> {
  /**
   * Runs one prepared statement and returns its rows by position.
   * @param size counts what PostgreSQL sends, and ends it above its limit
   */
  read(sql: string, values: unknown[], signal: Signal, size?: ResponseSize): Promise<unknown[][]>;
  /**
   * Runs one prepared statement and hands over its rows as they arrive, their values as PostgreSQL writes them.
   * @param size counts what PostgreSQL sends, and ends it above its limit
   */
  stream(sql: string, values: unknown[], onRow: OnRow, signal: Signal, size?: ResponseSize): Promise<void>;
  /** Opens a cursor, which only readers of the analytics pool have; the signal ends it. */
  openCursor?(sql: string, values: unknown[], signal: Signal): Promise<Cursor>;
}

/** Reads within the open transaction of a connection, and sees what it has changed. */
export const readerWithin = (client: PoolClient): Reader => ({
  async read(sql, values, _signal, size) {
    const query = { text: sql, values, rowMode: 'array', types: readTypes } as const;
    const run = () =>
      size ? readRows(client, query, size).then(rows => ({ rows })) : client.query<unknown[]>(query);
    return (await traceQuery('main', sql, run)).rows;
  },
  stream: (sql, values, onRow, _signal, size) =>
    traceStatement('main', sql, () => streamRows(client, { text: sql, values }, onRow, undefined, size)),
});

/** Connections that read only. */
export interface ReadPool<Signal extends Cancellation = Cancellation> extends Reader<Signal> {
  close(): Promise<void>;
}

interface ReadPoolOptions extends pg.PoolConfig {
  /** The name of the pool in traces. */
  label: string;
}

/**
 * Opens a pool of connections that read only.
 * @param settings of each connection, or behind a pooler of the transaction around each statement
 * @param yieldToInteractive waits until more rows may be streamed
 */
export function openReadPool(
  address: DatabaseAddress,
  settings: Settings,
  { label, ...options }: ReadPoolOptions,
  onIdleError: (error: Error) => void,
  yieldToInteractive?: () => Promise<void>,
): ReadPool {
  const pooled = isPooled(address);
  const connectionString = pooled
    ? address.databaseUrl
    : withSettings(address.databaseUrl, { default_transaction_read_only: 'on', ...settings });
  const pool = openPool(
    {
      connectionString,
      types: readTypes,
      maxLifetimeSeconds: CONNECTION_LIFE,
      connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
      ...options,
    },
    onIdleError,
  );
  const nameOf = pooled ? unnamed : createStatementNames(CONNECTION_LIFE);
  const begin = beginReading(settings);

  const pooledWork =
    <T>(work: (client: PoolClient) => Promise<T>) =>
    async (client: PoolClient): Promise<T> => {
      await client.query(begin);
      const result = await work(client);
      await client.query('commit');
      return result;
    };
  const reading = <T>(signal: Cancellation, work: (client: PoolClient) => Promise<T>): Promise<T> =>
    withConnection(pool, signal, pooled ? pooledWork(work) : work, label);

  const stream: ReadPool['stream'] = (sql, values, onRow, signal, size) =>
    reading(signal, client => {
      const query = { name: nameOf(sql), text: sql, values };
      if (!tracing()) return streamRows(client, query, onRow, yieldToInteractive, size);
      let rows = 0;
      const count = (row: Row) => {
        rows++;
        onRow(row);
      };
      const run = (span?: Span) =>
        streamRows(client, query, count, yieldToInteractive, size).finally(() => noteRows(span, rows));
      return traceStatement(label, sql, run, query.name);
    });

  return {
    read: (sql, values, signal, size) =>
      reading(signal, async client => {
        const query = { name: nameOf(sql), text: sql, values, rowMode: 'array' } as const;
        const run = () =>
          size ? readRows(client, query, size).then(rows => ({ rows })) : client.query<unknown[]>(query);
        return (await traceQuery(label, sql, run, query.name)).rows;
      }),
    stream,
    close: () => pool.end(),
  };
}
