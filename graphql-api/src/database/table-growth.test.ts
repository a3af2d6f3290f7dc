import pg from 'pg';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { entities } from '../resources/index.ts';
import { openDatabase } from './database.ts';
import type { Tx } from './tx.ts';

const app = useApp();

/** Rows of each table. */
const ROWS = 200;
/** Scans of a table that grows read half of its rows for each row. */
const MOST_READS = ROWS / 3;

/** Tables with one row, those whose rows triggers make, and that of MikroORM. */
const EXCLUDED = ['schema_migration', 'club_settings', 'search_name', 'search_word', 'stale_search_text'];
/** Triggers reject changes of their rows. */
const APPEND_ONLY = ['audit_entry', 'hub_activation'];

interface Column {
  table: string;
  name: string;
  type: string;
  isRequired: boolean;
  /** The table that it refers to. */
  target: string | null;
}

const COLUMNS = `
  select relname as "table", attname as name, format_type(atttypid, null) as type, attnotnull and not atthasdef as "isRequired",
         (select confrelid::regclass::text from pg_constraint
           where conrelid = pg_class.oid and contype = 'f' and conkey = array[attnum]) as target
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
   where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all($1) and exists (
           select from pg_attribute where attrelid = pg_class.oid and attname = 'id' and atttypid in ('int'::regtype, 'bigint'::regtype))
   order by relname, attnum`;

/** The value of a required column in row `n`, by its type. */
const VALUES: Record<string, string> = {
  text: `'text ' || n`,
  integer: 'n',
  numeric: '1',
  boolean: 'false',
  date: `date '2026-01-01' + n`,
  'timestamp with time zone': `timestamptz '2026-01-01' + n * interval '1 day'`,
  jsonb: `'{}'`,
  'text[]': `'{}'`,
  bytea: `''`,
};
const ID = '1000000 + n';
/** Values of columns that need another one; null where the column stays empty. */
const SPECIAL: Record<string, string | null> = {
  'allocation.refund_id': null,
  'allocation.credit_id': null,
  // Of days without payments.
  'day_close.day': `date '2099-01-01' + n`,
  // Corrects the line of the invoice before.
  'billing_record.lines': `jsonb_build_array(jsonb_build_object('kind', 'period', 'amount', 1, 'adjusts',
    jsonb_build_object('invoiceId', ${ID} - 1, 'position', 1)))`,
};

let columns: Column[];
/** Each after those that its rows refer to. */
let tables: string[];

const columnsOf = (table: string) => columns.filter(column => column.table === table);

/** PostgreSQL learns that tables are empty: it then prefers to read them as a whole. */
beforeEach(() => app.sql('vacuum'));

beforeAll(async () => {
  columns = await app.sql<Column & pg.QueryResultRow>(COLUMNS, [EXCLUDED]);
  const sorted = new Set<string>();
  const path = new Set<string>();
  const add = (table: string) => {
    if (path.has(table)) return;
    path.add(table);
    for (const { target } of columnsOf(table)) if (target) add(unquoted(target));
    sorted.add(table);
  };
  for (const { table } of columns) add(table);
  tables = [...sorted].filter(table => !EXCLUDED.includes(table));
});

const unquoted = (table: string) => table.replaceAll('"', '');

function valueOf({ table, name, type, isRequired, target }: Column): string | null {
  const special = SPECIAL[`${table}.${name}`];
  if (special !== undefined) return special;
  if (name === 'id') return ID;
  if (target && tables.indexOf(unquoted(target)) < tables.indexOf(table)) return ID;
  if (!isRequired) return null;
  const value = VALUES[type];
  if (value === undefined) throw new Error(`Add a value for ${type}, the type of ${table}.${name}`);
  return value;
}

function insertOf(table: string): string {
  const set = columnsOf(table).flatMap(column => {
    const value = valueOf(column);
    return value === null ? [] : [{ name: `"${column.name}"`, value }];
  });
  return `insert into "${table}" (${set.map(({ name }) => name).join()}) select ${set.map(({ value }) => value).join()}`;
}

/** Changes every text and every number, so that all triggers have work. */
function updateOf(table: string): string | undefined {
  const set = columnsOf(table).flatMap(({ name, type, target }) => {
    if (name === 'id' || target) return [];
    if (type === 'text') return `"${name}" = "${name}" || ' changed'`;
    return type === 'numeric' ? `"${name}" = "${name}" + 1` : [];
  });
  return set.length > 0 ? `update "${table}" set ${set.join()} where id = ${ID}` : undefined;
}

/** The rows that the transaction has read of each table. */
async function readRows(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx.query<{ table: string; count: number }[]>(
    `select relname as "table", (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count
       from pg_stat_xact_user_tables where schemaname = 'public'`,
  );
  return new Map(rows.map(({ table, count }) => [table, count]));
}

test('the rows that a change reads do not grow with those of its transaction', async () => {
  const db = await openDatabase(app, entities(), () => {});
  onTestFinished(() => db.close());
  const tooMany: string[] = [];
  const rollback = new Error('Nothing is kept');
  const changing = db.forRequest(new AbortController().signal).transaction(async tx => {
    let before = await readRows(tx);
    const run = async (statement: string) => {
      await tx.query(`do $$ begin for n in 1..${ROWS} loop ${statement}; end loop; end $$`);
      const after = await readRows(tx);
      for (const [table, count] of after) {
        const reads = (count - (before.get(table) ?? 0)) / ROWS;
        if (reads > MOST_READS) tooMany.push(`${reads} rows of ${table} for each: ${statement}`);
      }
      before = after;
    };
    for (const table of tables) await run(insertOf(table));
    const changed = tables.filter(table => !APPEND_ONLY.includes(table));
    for (const table of changed) {
      const update = updateOf(table);
      if (update) await run(update);
    }
    for (const table of changed.toReversed()) await run(`delete from "${table}" where id = ${ID}`);
    throw rollback;
  });
  await expect(changing).rejects.toBe(rollback);
  expect(tooMany).toEqual([]);
});

test('one statement inserts many invoices without reading the lines of the others', async () => {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  for (const table of tables.slice(0, tables.indexOf('billing_record') + 1))
    await client.query(`${insertOf(table)} from generate_series(1, ${ROWS}) n`);
  const { rows } = await client.query(
    `select seq_tup_read::int as count from pg_stat_xact_user_tables where relname = 'billing_line'`,
  );
  expect(rows).toEqual([{ count: 0 }]);
});
