import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { PoolClient } from './connections.ts';
import { withNumbers } from './placeholders.ts';
import { traceQuery } from './statement-span.ts';

/** What changes records: the connections, and the names of prepared statements. */
export interface Writes {
  orm: MikroORM;
  pool: pg.Pool;
  nameOf(sql: string): string | undefined;
}

/** One connection while work runs on it, in a transaction if the work changes something. Statements run one after the other. */
export class Tx {
  /** Whether members get what it issues, where club and member want that: not what was issued elsewhere before. */
  sendsDocuments = true;
  private isOpen = true;
  private last: Promise<unknown> = Promise.resolve();
  private manager: EntityManager | undefined;
  private readonly atEndWork: (() => Promise<unknown>)[] = [];

  constructor(
    private readonly client: PoolClient,
    private readonly writes: Writes,
  ) {}

  /** Runs a statement with the placeholders of PostgreSQL; one that repeats is prepared. */
  run<Row extends pg.QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<pg.QueryResult<Row>> {
    const result = this.last.then(() => {
      // A later load, such as a lazy relation, must not use a connection that runs other work by then.
      if (!this.isOpen) throw new Error('The connection of this work was released');
      const name = values.length > 0 ? this.writes.nameOf(text) : undefined;
      const query = { text, values: [...values], name };
      return traceQuery('main', text, () => this.client.query<Row>(query), name);
    });
    this.last = result.catch(() => {});
    return result;
  }

  /** The rows of a statement whose placeholders are `?`. */
  async query<Rows extends object[]>(sql: string, values: readonly unknown[] = []): Promise<Rows> {
    const { rows } = await this.run(values.length > 0 ? withNumbers(sql) : sql, values);
    return rows as Rows;
  }

  /** MikroORM's view of the connection, for what entities do better than a statement. Its changes must be flushed. */
  entities(): EntityManager {
    this.manager ??= this.entityManager();
    return this.manager;
  }

  /** What MikroORM knows of the tables. */
  get orm(): Pick<MikroORM, 'getMetadata' | 'driver'> {
    return this.writes.orm;
  }

  /** Runs work after what uses this connection now, within the same transaction. */
  atEnd(work: () => Promise<unknown>): void {
    this.atEndWork.push(work);
  }

  /** Runs what `atEnd` was given, in that order. */
  async finish(): Promise<void> {
    for (const work of this.atEndWork) await work();
  }

  /** Rejects later statements. */
  close(): void {
    this.isOpen = false;
  }

  private entityManager(): EntityManager {
    const lease = { query: (text: string, values: unknown[]) => this.run(text, values), release() {} };
    const pool = { connect: async () => lease, end: async () => {} };
    const manager = this.writes.orm.em.fork();
    manager.setTransactionContext(new Kysely({ dialect: new PostgresDialect({ pool: pool as never }) }));
    return manager;
  }
}
