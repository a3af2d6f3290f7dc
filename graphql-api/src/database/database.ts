import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { migrations } from './migrations/index.ts';
import { ParameterDriver } from './parameter-driver.ts';
import { ACQUIRE_TIMEOUT_MS } from './connections.ts';
import { CONNECTION_LIFE, openReads, type Reads } from './reads.ts';
import { RequestDatabase } from './request-database.ts';
import { STATEMENT_TIMEOUT_MS } from './transactions.ts';

export interface Database extends Reads {
  /** The database as one request uses it: what runs is cancelled when `signal` is aborted. */
  forRequest(signal: AbortSignal): RequestDatabase;
  /** Whether the database responds. */
  ready(): Promise<boolean>;
}

export type EntityClass = new () => object;

/** The connection pool of an ORM. */
interface OrmPool {
  max: number;
  /** Called with each new connection. */
  onConnect?(client: pg.PoolClient): void;
}

/** @param entities every entity class that has a table */
export function initOrm(
  databaseUrl: string,
  entities: readonly EntityClass[],
  { max, onConnect }: OrmPool = { max: 10 },
): Promise<MikroORM> {
  return MikroORM.init<ParameterDriver>({
    driver: ParameterDriver,
    clientUrl: databaseUrl,
    entities: [...entities],
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, silent: true, tableName: 'schema_migration' },
    forceUtcTimezone: true,
    pool: { min: 0, max },
    driverOptions: {
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
const READY_TIMEOUT_MS = 3_000;

export async function openDatabase(
  databaseUrl: string,
  entities: readonly EntityClass[],
  onIdleError: (error: Error) => void,
): Promise<Database> {
  const orm = await initOrm(databaseUrl, entities);
  const writes = await orm.em.getConnection().getNativeClient();
  const reads = openReads(
    // Idle connections stay open: a request after a pause would wait for a new one and for its statements to be planned.
    { connectionString: databaseUrl, max: 10, idleTimeoutMillis: 0, onConnect: limitStatements },
    onIdleError,
  );
  // A separate connection: a database whose other connections are all in use is ready.
  const probe = openReads({ connectionString: databaseUrl, max: 1 }, onIdleError);
  let probing: Promise<boolean> | undefined;
  const probed = () =>
    probe.read('select 1', [], AbortSignal.timeout(READY_TIMEOUT_MS)).then(
      () => true,
      () => false,
    );
  return {
    ...reads,
    forRequest: signal => new RequestDatabase(reads, orm, writes, signal),
    ready: () => (probing ??= probed().finally(() => (probing = undefined))),
    async close() {
      await Promise.all([reads.close(), probe.close(), orm.close()]);
      // MikroORM ends the pool only when it has used it itself.
      if (!writes.ending) await writes.end();
    },
  };
}

/**
 * For statements that this process cannot cancel. Once for each connection: as a startup parameter, a pooler such as
 * PgBouncer would reject it.
 */
async function limitStatements(client: pg.ClientBase): Promise<void> {
  await client.query(`set statement_timeout = ${STATEMENT_TIMEOUT_MS}`);
}
