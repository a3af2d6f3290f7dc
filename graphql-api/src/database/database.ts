import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { type Cancellation, cancelledWhenSilent } from '../common/deadline.ts';
import { type DatabaseAddress, isPooled } from './address.ts';
import { migrations } from './migrations/index.ts';
import type { SchemaMigration } from './schema-migration.ts';
import { Limiter, type LimiterOptions, RATE_LIMIT } from './limiter.ts';
import { ParameterDriver } from './parameter-driver.ts';
import { ACQUIRE_TIMEOUT_MS } from './connections.ts';
import { CONNECTION_LIFE, openReadPool, type ReadPool } from './read-pool.ts';
import { RequestDatabase } from './request-database.ts';
import { createStatementNames, unnamed } from './statement-names.ts';
import { STATEMENT_TIMEOUT_MS } from './transactions.ts';

export interface Database extends ReadPool {
  /** The database as one request uses it: what runs is cancelled when `signal` is aborted. */
  forRequest(signal: Cancellation): RequestDatabase;
  /** Whether the database responds. */
  ready(): Promise<boolean>;
  limiter(options: LimiterOptions): Limiter;
}

export type EntityClass = new () => object;

interface OrmOptions {
  /** Connections. */
  max?: number;
  /** Called with each new connection. */
  onConnect?(client: pg.PoolClient): void;
  /** Other migrations than those of this version. */
  migrations?: readonly SchemaMigration[];
  /** Whether all migrations run in one transaction. */
  allOrNothing?: boolean;
}

/** @param entities every entity class that has a table */
export function initOrm(
  databaseUrl: string,
  entities: readonly EntityClass[],
  { max = 10, onConnect, migrations: list = migrations, allOrNothing = false }: OrmOptions = {},
): Promise<MikroORM> {
  return MikroORM.init<ParameterDriver>({
    driver: ParameterDriver,
    clientUrl: databaseUrl,
    entities: [...entities],
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    migrations: {
      migrationsList: [...list],
      allOrNothing,
      snapshot: false,
      silent: true,
      tableName: 'schema_migration',
    },
    // No entity has the table. Functions other than those of triggers are made by migrations.
    schemaGenerator: { skipTables: [RATE_LIMIT], ignoreRoutines: true },
    forceUtcTimezone: true,
    pool: { min: 0, max },
    driverOptions: {
      // MikroORM takes only host, name and user from the URL, and no TLS.
      connectionString: databaseUrl,
      maxLifetimeSeconds: CONNECTION_LIFE,
      connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
      onPoolCreated: (pool: pg.Pool) => {
        if (onConnect) pool.on('connect', onConnect);
      },
    },
    ensureDatabase: false,
  });
}

/** How long the database may take to respond to the readiness query, in milliseconds. */
const READY_TIMEOUT_MS = 2_500;

export async function openDatabase(
  address: DatabaseAddress,
  entities: readonly EntityClass[],
  onIdleError: (error: Error) => void,
): Promise<Database> {
  const orm = await initOrm(address.databaseUrl, entities);
  const pool = await orm.em.getConnection().getNativeClient();
  const writes = { orm, pool, nameOf: isPooled(address) ? unnamed : createStatementNames(CONNECTION_LIFE) };
  const reads = openReadPool(
    address,
    // For statements that this process cannot cancel.
    { statement_timeout: STATEMENT_TIMEOUT_MS },
    // Idle connections stay open: a request after a pause would wait for a new one and for its statements to be planned.
    { label: 'main', max: 10, idleTimeoutMillis: 0 },
    onIdleError,
  );
  // A separate connection: a database whose other connections are all in use is ready.
  // A connection attempt that nobody accepted is given up with its query, so that the next query makes another.
  const probeOptions = { label: 'probe', max: 1, connectionTimeoutMillis: READY_TIMEOUT_MS };
  const probe = openReadPool(address, {}, probeOptions, onIdleError);
  let probing: Promise<boolean> | undefined;
  const probed = () =>
    cancelledWhenSilent(READY_TIMEOUT_MS, signal => probe.read('select 1', [], signal)).then(
      () => true,
      () => false,
    );
  return {
    ...reads,
    forRequest: signal => new RequestDatabase(reads, writes, signal),
    limiter: options => new Limiter(pool, options),
    ready: () => (probing ??= probed().finally(() => (probing = undefined))),
    async close() {
      await Promise.all([reads.close(), probe.close(), orm.close()]);
      // MikroORM ends the pool only when it has used it itself.
      if (!pool.ending) await pool.end();
    },
  };
}
