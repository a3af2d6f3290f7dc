import type pg from 'pg';
import { unavailable } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import { MAX_WAITING } from '../database/connections.ts';
import { traceQuery } from '../database/statement-span.ts';

/** Reads users, grants and tokens over a pool of their own. */
export class LookUps {
  /** @param nameOf names the statements that connections keep prepared */
  constructor(
    private readonly pool: pg.Pool,
    private readonly nameOf: (sql: string) => string | undefined,
  ) {}

  /** @throws UNAVAILABLE when too many wait for a connection already */
  async rows<Row extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<Row[]> {
    if (this.pool.waitingCount >= MAX_WAITING)
      throw unavailable(msg('The server is busy. Try again shortly.'));
    const query = { name: this.nameOf(sql), text: sql, values };
    const { rows } = await traceQuery('auth', sql, () => this.pool.query<Row>(query), query.name);
    return rows;
  }
}
