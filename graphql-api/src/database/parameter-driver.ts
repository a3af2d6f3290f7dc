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
import { withNumbers } from './placeholders.ts';

/**
 * Sends the values of a statement as parameters, where MikroORM interpolates them into its text
 * (https://github.com/mikro-orm/mikro-orm/issues/8001). The text then repeats, and `Tx` prepares it.
 */
class ParameterConnection extends PostgreSqlConnection {
  override async execute<T extends QueryResult | EntityData<AnyEntity> | EntityData<AnyEntity>[]>(
    query: string | NativeQueryBuilder | RawQueryFragment,
    values: readonly unknown[] | Dictionary<unknown> = [],
    method: 'all' | 'get' | 'run' = 'all',
    transaction?: Transaction<Kysely<unknown>>,
    logging?: LoggingOptions,
  ): Promise<T> {
    if (typeof query !== 'string' || !Array.isArray(values) || !hasPlainValues(query, values))
      return super.execute<T>(query, values, method, transaction, logging);
    await this.ensureConnection();
    const text = withNumbers(query);
    const run = async () => {
      const result = await (transaction ?? this.getClient()).executeQuery(CompiledQuery.raw(text, values));
      return this.transformRawResult<T>(result, method);
    };
    return this.executeQuery(query, run, { ...logging, query, params: values });
  }
}

/** Whether no value is a list, a fragment of SQL or a column name: MikroORM makes those part of the text. */
const hasPlainValues = (query: string, values: readonly unknown[]) =>
  values.length > 0 &&
  !values.some(value => Array.isArray(value) || isRaw(value)) &&
  !/\?\?|\\\?/.test(query);

/** PostgreSQL with parameters. */
export class ParameterDriver extends PostgreSqlDriver {
  protected override readonly connection: ParameterConnection;

  constructor(config: Configuration) {
    super(config);
    this.connection = new ParameterConnection(config);
  }
}
