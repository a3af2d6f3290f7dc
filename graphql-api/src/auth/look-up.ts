import type pg from 'pg';
import { unavailable } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import { MAX_WAITING } from '../database/connections.ts';
import { traceQuery } from '../database/statement-span.ts';

/**
 * Runs a statement on the pool of users, grants and tokens.
 * @throws UNAVAILABLE when too many wait for it already
 */
export async function lookUp<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  sql: string,
  values: unknown[],
): Promise<Row[]> {
  if (pool.waitingCount >= MAX_WAITING) throw unavailable(msg('The server is busy. Try again shortly.'));
  const { rows } = await traceQuery('auth', sql, () => pool.query<Row>(sql, values));
  return rows;
}
