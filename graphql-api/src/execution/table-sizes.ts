import type { Reader } from '../database/read-pool.ts';

const REFRESHED_AFTER_MS = 60_000;
/** How long the first requests wait for the estimates, in milliseconds. */
const TIMEOUT_MS = 3_000;
/** When the estimates are read again after a failure, in milliseconds. */
const RETRY_MS = 5_000;

/** What PostgreSQL estimates for its own plans. */
export interface TableSizes {
  /** About how many rows a table has; 0 of one that is unknown. */
  rows(table: string): number;
  /** About how many bytes a value takes, as stored. */
  width(table: string, column: string): number;
  /** About how many rows share a value that is not null; undefined without statistics. */
  sharing(table: string, column: string): number | undefined;
}

/**
 * A table that was never analyzed has no estimate, and one that has grown since has an old one: then its pages count,
 * as in PostgreSQL's own plans.
 */
const ROWS = `
  select relname,
         greatest(reltuples::float8,
                  case when relpages > 0 and reltuples >= 0
                       then pg_relation_size(oid) / current_setting('block_size')::float8 * reltuples / relpages
                       else pg_relation_size(oid) / 200.0 end)
    from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`;

/** `n_distinct` is negative where it is a share of the rows. */
const COLUMNS = `
  select tablename || '.' || attname as name, avg_width * (1 - null_frac) as width, n_distinct, 1 - null_frac as filled
    from pg_stats where schemaname = current_schema()`;

/** Bytes of a value without statistics. */
const UNKNOWN_WIDTH = 16;

type ColumnStatistics = readonly [width: number, distinct: number, filled: number];

class Sizes implements TableSizes {
  constructor(
    private readonly tables: ReadonlyMap<string, number>,
    private readonly columns: ReadonlyMap<string, ColumnStatistics>,
  ) {}

  rows(table: string): number {
    return this.tables.get(table) ?? 0;
  }

  width(table: string, column: string): number {
    return this.columns.get(`${table}.${column}`)?.[0] ?? UNKNOWN_WIDTH;
  }

  sharing(table: string, column: string): number | undefined {
    const statistics = this.columns.get(`${table}.${column}`);
    if (!statistics) return undefined;
    const [, distinct, filled] = statistics;
    const rows = this.rows(table);
    const values = distinct < 0 ? -distinct * rows : distinct;
    return (rows * filled) / Math.max(values, 1);
  }
}

/** Those of a database that cannot be read. */
const NO_SIZES: TableSizes = new Sizes(new Map(), new Map());

/**
 * Reads the estimates once a minute; requests take the previous ones meanwhile, also when the database fails.
 * @returns a promise for the first requests only
 */
export function tableSizes(db: Pick<Reader, 'read'>): () => TableSizes | Promise<TableSizes> {
  let sizes: TableSizes | undefined;
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const [tables, columns] = await Promise.all([db.read(ROWS, [], signal), db.read(COLUMNS, [], signal)]);
      readAt = Date.now();
      sizes = new Sizes(
        new Map(tables as [string, number][]),
        new Map(columns.map(([name, ...statistics]) => [name as string, statistics as never])),
      );
    } catch {
      // The request itself reports what is wrong with the database.
      readAt = Date.now() - REFRESHED_AFTER_MS + RETRY_MS;
    } finally {
      reading = undefined;
    }
  }
  return () => {
    if (Date.now() - readAt > REFRESHED_AFTER_MS) reading ??= read();
    return sizes ?? reading?.then(() => sizes ?? NO_SIZES) ?? NO_SIZES;
  };
}
