import type { ClientBase } from 'pg';

/**
 * Runs the filling of empty tables without their indexes, foreign keys and the named triggers, and restores these
 * afterwards as they were: to build an index or to check a foreign key at once takes a fraction of the time that it
 * takes row by row. The caller holds the transaction, in which nobody else sees the tables without them.
 * @param triggers those that have no effect on the rows, or whose effect `fill` has
 */
export async function bulkFill(
  client: ClientBase,
  tables: readonly string[],
  triggers: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const definitions = await client.query<{ remove: string; restore: string }>(DEFINITIONS, [
    tables,
    triggers,
  ]);
  const run = (statements: readonly string[]) => client.query(statements.join(';\n'));
  await run(definitions.rows.map(({ remove }) => remove));
  await fill();
  await run(definitions.rows.map(({ restore }) => restore));
}

/** Primary keys and other constraints remain: references and `on conflict` read them. */
const DEFINITIONS = `
  with filled as (select oid, oid::regclass as name from pg_class where oid = any($1::regclass[]))
  select format('alter table %s drop constraint %I', name, conname) as remove,
         format('alter table %s add constraint %I %s', name, conname, pg_get_constraintdef(pg_constraint.oid)) as restore
    from filled join pg_constraint on conrelid = filled.oid where contype = 'f'
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from filled join pg_index on indrelid = filled.oid
   where not exists (select from pg_constraint where conindid = indexrelid)
  union all
  select format('alter table %s disable trigger %I', name, tgname), format('alter table %s enable trigger %I', name, tgname)
    from filled join pg_trigger on tgrelid = filled.oid where not tgisinternal and tgname = any($2)`;
