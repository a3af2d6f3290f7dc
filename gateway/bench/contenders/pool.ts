import pg from 'pg';
import { CONNECTIONS, databaseUrl } from './announce.ts';

const OIDS = { int8: 20, date: 1082, numeric: 1700 };
const parsers = new Map<number, (value: string) => unknown>([
  [OIDS.int8, Number],
  [OIDS.numeric, Number],
  [OIDS.date, value => value],
]);

export const pool = new pg.Pool({
  connectionString: databaseUrl,
  max: CONNECTIONS,
  types: {
    getTypeParser: ((oid: number, format: 'text') =>
      parsers.get(oid) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  },
});

/** Runs a prepared statement and returns values of the same types as this API. */
export async function read(name: string, text: string, values: readonly unknown[]) {
  return (await pool.query<Record<string, unknown>>({ name, text, values: [...values] })).rows;
}
