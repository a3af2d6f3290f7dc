import type { Duplex } from 'node:stream';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { PersonalToken } from '../analytics/personal-token.ts';
import { SavedQuery } from '../analytics/saved-query.ts';
import { AuditEntry } from '../audit/audit-entry.ts';
import { Secret } from '../auth/secret.ts';
import { NumberSeries } from '../write/numbers.ts';
import { allResources } from '../kernel/resource.ts';
import { declareStorage } from '../kernel/storage.ts';
import type { WrittenRow } from '../read/places.ts';
import { migrations } from './migrations/index.ts';
import { PreparedDriver } from './prepared-driver.ts';
import { RowQuery } from './row-query.ts';
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

/** Seconds after which a connection, and the statements prepared on it, make room for a new one. */
const CONNECTION_LIFE = 30 * 60;

export interface Reads {
  /** Runs one prepared statement and answers its rows by position. */
  read(sql: string, values: unknown[]): Promise<unknown[][]>;
  /** Runs one prepared statement and hands over its rows as they arrive, their values as PostgreSQL writes them. */
  stream(sql: string, values: unknown[], onRow: (row: WrittenRow) => void): Promise<void>;
  close(): Promise<void>;
}

export interface Database extends Reads {
  /** Writes: entities and the unit of work. */
  orm: MikroORM;
}

export function initOrm(databaseUrl: string): Promise<MikroORM> {
  declareStorage();
  return MikroORM.init<PreparedDriver>({
    driver: PreparedDriver,
    clientUrl: databaseUrl,
    entities: [
      ...allResources().map(resource => resource.entity),
      AuditEntry,
      NumberSeries,
      PersonalToken,
      SavedQuery,
      Secret,
    ],
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, silent: true, tableName: 'schema_migration' },
    forceUtcTimezone: true,
    pool: { min: 0, max: 10 },
    driverOptions: {
      maxLifetimeSeconds: CONNECTION_LIFE,
      onPoolCreated: (pool: pg.Pool) => void pool.on('connect', giveBackWhenLost),
    },
    ensureDatabase: false,
  });
}

/** A transaction whose connection is lost ends neither by commit nor by roll-back, and would keep its place in the pool. */
function giveBackWhenLost(client: pg.PoolClient): void {
  client.once('end', () =>
    setImmediate(() => {
      try {
        client.release(true);
      } catch {
        // It was given back already.
      }
    }),
  );
}

/**
 * A pool of connections that statements are prepared on.
 * @param giveWay waits until more rows may be streamed
 */
export function openReads(
  options: pg.PoolConfig,
  onIdleError: (error: Error) => void,
  giveWay?: () => Promise<void>,
): Reads {
  const pool = new pg.Pool({ types: readTypes, maxLifetimeSeconds: CONNECTION_LIFE, ...options });
  const nameOf = createStatementNames();
  pool.on('error', onIdleError);
  return {
    async read(sql, values) {
      const result = await pool.query<unknown[]>({
        name: nameOf(sql),
        text: sql,
        values,
        rowMode: 'array',
      });
      return result.rows;
    },
    async stream(sql, values, onRow) {
      const client = (await pool.connect()) as pg.PoolClient & pg.Client;
      let failure: Error | undefined;
      // The pool listens to a client only while nobody uses it, and an error that nobody hears ends the process.
      const onLost = (error: Error) => {
        failure = error;
      };
      client.on('error', onLost);
      const reading = giveWay && readingSlowly(client.connection.stream, giveWay);
      try {
        await new Promise<void>((resolve, reject) => {
          const query = new RowQuery({ name: nameOf(sql), text: sql, values }, row => {
            if (failure) return;
            try {
              onRow(row);
              reading?.pause();
            } catch (error) {
              failure = error as Error;
              reject(error);
            }
          });
          query.on('end', () => resolve()).on('error', reject);
          client.query(query);
        });
      } catch (error) {
        failure ??= error as Error;
        throw error;
      } finally {
        reading?.end();
        client.release(failure);
        client.off('error', onLost);
      }
    },
    close: () => pool.end(),
  };
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

export async function openDatabase(
  databaseUrl: string,
  onIdleError: (error: Error) => void,
): Promise<Database> {
  const orm = await initOrm(databaseUrl);
  const reads = openReads({ connectionString: databaseUrl, max: 10 }, onIdleError);
  return {
    ...reads,
    orm,
    async close() {
      await reads.close();
      await orm.close();
    },
  };
}
