import {
  type AnyEntity,
  type Configuration,
  type Dictionary,
  type EntityData,
  isRaw,
  type LoggingOptions,
  type QueryResult,
  type RawQueryFragment,
  type Transaction,
} from '@mikro-orm/core';
import { type NativeQueryBuilder, PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { CompiledQuery, type Kysely } from 'kysely';
import { CONNECTION_LIFE } from './reads.ts';
import { createStatementNames } from './statement-names.ts';

/**
 * MikroORM writes the values of a statement into its text. Here they go beside it, and a text that comes back has a
 * name, so that PostgreSQL plans it once for a connection (https://github.com/mikro-orm/mikro-orm/issues/8001).
 */
class PreparedConnection extends PostgreSqlConnection {
  private readonly nameOf = createStatementNames(CONNECTION_LIFE);

  override async execute<T extends QueryResult | EntityData<AnyEntity> | EntityData<AnyEntity>[]>(
    query: string | NativeQueryBuilder | RawQueryFragment,
    values: readonly unknown[] | Dictionary<unknown> = [],
    method: 'all' | 'get' | 'run' = 'all',
    transaction?: Transaction<Kysely<unknown>>,
    logging?: LoggingOptions,
  ): Promise<T> {
    if (typeof query !== 'string' || !Array.isArray(values) || !mayBePrepared(query, values))
      return super.execute<T>(query, values, method, transaction, logging);
    await this.ensureConnection();
    const text = withNumbers(query);
    // Kysely hands the text on to pg as it is, and pg takes one with a name.
    const named = { text, name: this.nameOf(text) } as unknown as string;
    const run = async () => {
      const result = await (transaction ?? this.getClient()).executeQuery(CompiledQuery.raw(named, values));
      return this.transformRawResult<T>(result, method);
    };
    return this.executeQuery(query, run, { ...logging, query, params: values });
  }
}

/** Lists, fragments of SQL and names of columns among the values are part of the text. */
const mayBePrepared = (query: string, values: readonly unknown[]) =>
  values.length > 0 &&
  !values.some(value => Array.isArray(value) || isRaw(value)) &&
  !/\?\?|\\\?/.test(query);

/** From MikroORM's places to PostgreSQL's: `?, ?` becomes `$1, $2`. */
function withNumbers(query: string): string {
  let number = 0;
  return query.replaceAll('?', () => `$${++number}`);
}

/** PostgreSQL with statements that are prepared. */
export class PreparedDriver extends PostgreSqlDriver {
  protected override readonly connection: PreparedConnection;

  constructor(config: Configuration) {
    super(config);
    this.connection = new PreparedConnection(config);
  }
}
