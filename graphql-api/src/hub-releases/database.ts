import type pg from 'pg';
import { unlessSilent } from '../common/deadline.ts';
import { badRequest, unavailable } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import { isConnectionLoss } from '../database/connection-loss.ts';
import { idleErrorOf, openPool } from '../database/connections.ts';
import { Limiter, type LimiterOptions } from '../database/limiter.ts';
import { traceQuery } from '../database/statement-span.ts';
import type { ApiOptions } from '../server/api-options.ts';
import type { Query } from './registry.ts';

/** Waiting for another release, and one statement, in milliseconds. */
const LOCK_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 20_000;
/** The advisory lock of everything that changes the store: a check must see what another release activates. */
const RELEASES_LOCK = 5_770_331;
const LOCK_TIMEOUT = '55P03';

/** Of a NUL in a text, and in one within JSON. */
const UNSTORABLE = ['22021', '22P05'];

function toApiError(error: unknown): unknown {
  if (isConnectionLoss(error)) return unavailable();
  return UNSTORABLE.includes((error as { code?: string }).code ?? '')
    ? badRequest(msg('A text contains a NUL character'))
    : error;
}

/** The connections of the store: files are large, and must not hold up requests of users. */
export class ReleaseDatabase {
  private readonly pool: pg.Pool;

  constructor(options: Pick<ApiOptions, 'databaseUrl' | 'log'>) {
    this.pool = openPool(
      {
        connectionString: options.databaseUrl,
        max: 4,
        connectionTimeoutMillis: LOCK_TIMEOUT_MS,
        query_timeout: STATEMENT_TIMEOUT_MS,
        application_name: 'gym-hub-releases',
      },
      idleErrorOf(options),
    );
  }

  readonly rows: Query = async <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []) => {
    try {
      const query = traceQuery('hub releases', sql, () => this.pool.query<T>(sql, values));
      return (await unlessSilent(query)).rows;
    } catch (error) {
      throw toApiError(error);
    }
  };

  /**
   * Runs work in a transaction, one at a time in all processes.
   * @throws UNAVAILABLE when others take too long
   */
  async change<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    const client = await this.pool.connect().catch((error: unknown) => {
      throw isConnectionLoss(error) ? unavailable() : error;
    });
    let failure: Error | undefined;
    try {
      await client.query(
        `begin; set local lock_timeout = ${LOCK_TIMEOUT_MS}; set local statement_timeout = ${STATEMENT_TIMEOUT_MS};
         set local idle_in_transaction_session_timeout = ${STATEMENT_TIMEOUT_MS}`,
      );
      try {
        await client.query('select pg_advisory_xact_lock($1)', [RELEASES_LOCK]);
        const result = await work(client);
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((lost: Error) => (failure = lost));
        throw error;
      }
    } catch (error) {
      if ((error as { code?: string }).code === LOCK_TIMEOUT)
        throw unavailable(msg('Another release is being checked and has not finished. Try again shortly.'));
      if (isConnectionLoss(error)) failure = error as Error;
      throw toApiError(error);
    } finally {
      client.release(failure);
    }
  }

  limiter(options: LimiterOptions): Limiter {
    return new Limiter(this.pool, options);
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
