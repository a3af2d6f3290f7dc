import type { Database } from '../database/database.ts';

const KEPT_MS = 60_000;

/** About how many rows each table has, as PostgreSQL reckons for its own plans. */
export type TableSizes = ReadonlyMap<string, number>;

/** A table that was never analysed has no figure; its pages hold about so many bytes a row. */
const SIZES = `
  select relname, case when reltuples < 0 then pg_relation_size(oid) / 200 else reltuples::bigint end
    from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`;

/** Asks once a minute. What was known stands while the database cannot be asked. */
export function tableSizes(db: Pick<Database, 'read'>): () => Promise<TableSizes> {
  let known: TableSizes = new Map();
  let asked = -Infinity;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    try {
      known = new Map((await db.read(SIZES, [])) as [string, number][]);
      asked = Date.now();
    } catch {
      // The request itself will tell.
    } finally {
      asking = undefined;
    }
  }
  return async () => {
    if (Date.now() - asked > KEPT_MS) await (asking ??= ask());
    return known;
  };
}
