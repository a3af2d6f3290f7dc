import type { Context } from '../context.ts';
import { isSearchable, titleColumn, type Resource } from '../kernel/resource.ts';
import { requireFewIds } from './filter-limits.ts';
import { Aliases, columnIn, Parameters, tableOf } from './sql.ts';
import { searchCondition } from './where.ts';

/** Id and label of the records whose texts match, in the order of their labels. */
export async function readOptions(
  resource: Resource,
  wanted: { search?: string; limit: number; ids?: number[] },
  context: Context,
): Promise<{ id: number; label: string }[]> {
  requireFewIds(wanted.ids ?? []);
  const parameters = new Parameters();
  const aliases = new Aliases();
  const alias = aliases.next();
  const label = columnIn(alias, titleColumn(resource));
  const conditions = [
    wanted.search && isSearchable(resource)
      ? searchCondition(wanted.search, resource, alias, { parameters, aliases, access: context.access })
      : 'true',
    wanted.ids ? `${alias}.id = any(${parameters.add(wanted.ids, 'int[]')})` : 'true',
  ];
  const limit = parameters.add(Math.min(Math.max(wanted.limit, 1), 100), 'int');
  const sql = `select ${alias}.id, ${label} from ${tableOf(resource, alias)} where ${conditions.join(' and ')} order by ${label}, ${alias}.id limit ${limit}`;
  const rows = await context.db.read(sql, parameters.values);
  return rows.map(row => ({ id: row[0] as number, label: row[1] as string }));
}
