import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { PersonalToken } from '../analytics/personal-token.ts';
import { SavedQuery } from '../analytics/saved-query.ts';
import { AuditEntry } from '../audit/audit-entry.ts';
import { KnownAddress } from '../auth/known-address.ts';
import { Secret } from '../auth/secret.ts';
import { IdempotencyKey } from '../write/idempotency-key.ts';
import { NumberSeries } from '../write/numbers.ts';
import { allResources } from '../kernel/resource.ts';
import { declareStorage } from '../kernel/storage.ts';
import { migrations } from './migrations/index.ts';
import { PreparedDriver } from './prepared-driver.ts';
import { CONNECTION_LIFE, openReads, type Reads } from './reads.ts';

export interface Database extends Reads {
  /** Writes: entities and the unit of work. */
  orm: MikroORM;
}

/** The connections of an ORM, where they are not the usual ones. */
interface OrmPool {
  max: number;
  /** Is called with each new connection. */
  onConnect?(client: pg.PoolClient): void;
}

export function initOrm(databaseUrl: string, { max, onConnect }: OrmPool = { max: 10 }): Promise<MikroORM> {
  declareStorage();
  return MikroORM.init<PreparedDriver>({
    driver: PreparedDriver,
    clientUrl: databaseUrl,
    entities: [
      ...allResources().map(resource => resource.entity),
      AuditEntry,
      IdempotencyKey,
      KnownAddress,
      NumberSeries,
      PersonalToken,
      SavedQuery,
      Secret,
    ],
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, silent: true, tableName: 'schema_migration' },
    forceUtcTimezone: true,
    pool: { min: 0, max },
    driverOptions: {
      maxLifetimeSeconds: CONNECTION_LIFE,
      onPoolCreated: (pool: pg.Pool) => {
        pool.on('connect', giveBackWhenLost);
        if (onConnect) pool.on('connect', onConnect);
      },
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

export async function openDatabase(
  databaseUrl: string,
  onIdleError: (error: Error) => void,
): Promise<Database> {
  const orm = await initOrm(databaseUrl);
  const reads = openReads(
    // Idle connections stay: who comes after a pause would wait for a new one, and for its statements to be planned.
    { connectionString: databaseUrl, max: 10, idleTimeoutMillis: 0 },
    onIdleError,
  );
  return {
    ...reads,
    orm,
    async close() {
      await reads.close();
      await orm.close();
    },
  };
}
