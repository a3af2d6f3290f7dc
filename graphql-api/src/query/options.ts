import type { Context } from '../server/context.ts';
import {
  findColumn,
  isSearchable,
  findReference,
  titleColumn,
  type Resource,
} from '../declaration/resource.ts';
import type { Column } from '../declaration/column-registry.ts';
import { requireFewIds } from './filter-limits.ts';
import { columnIn, literal, tableOf } from './sql.ts';
import { conditionOf, newScope, searchCondition, type Filter } from './filter.ts';

/** Options of one response. */
export const MAX_OPTIONS = 100;

export interface WantedOptions {
  search?: string;
  /** 1 to `MAX_OPTIONS`. */
  limit: number;
  ids?: number[];
  /** Set by the server only: it is not checked against what the caller may view. */
  filter?: Filter;
}

/**
 * Id, label and detail of the records whose texts match, in the order of their labels. The detail is null unless the
 * caller may view the resource.
 */
export async function readOptions(
  resource: Resource,
  wanted: WantedOptions,
  context: Context,
): Promise<{ id: number; label: string; detail: string | null }[]> {
  requireFewIds(wanted.ids ?? []);
  const scope = newScope(context);
  const { parameters } = scope;
  const alias = scope.aliases.next();
  const label = columnIn(alias, titleColumn(resource));
  const detail = context.access.can(resource.resource, 'view')
    ? detailIn(alias, resource, resource.detail)
    : 'null';
  const conditions = [
    wanted.search && isSearchable(resource) ? searchCondition(wanted.search, resource, alias, scope) : 'true',
    wanted.ids ? `${alias}.id = any(${parameters.add(wanted.ids, 'int[]')})` : 'true',
    wanted.filter ? conditionOf(wanted.filter, resource, alias, scope) : 'true',
  ];
  const limit = parameters.add(Math.min(Math.max(wanted.limit, 1), MAX_OPTIONS), 'int');
  const sql = `select ${alias}.id, ${label}, ${detail} from ${tableOf(resource, alias)} where ${conditions.join(' and ')} order by ${label}, ${alias}.id limit ${limit}`;
  const rows = await context.db.read(sql, parameters.values);
  return rows.map(row => ({
    id: row[0] as number,
    label: row[1] as string,
    detail: (row[2] as string | null) || null,
  }));
}

const PLACEHOLDER = /\{(\w+)\}/;

/** The SQL of a record's detail: `ann@example.com · 555 0100 · Active`; what is missing is left out. */
export function detailIn(alias: string, resource: Resource, templates: readonly string[] = []): string {
  const parts = templates.map(template => {
    const [before, name, after] = template.split(PLACEHOLDER) as [string, string, string];
    // `||` gives null for a missing value, and concat_ws skips it.
    return `${literal(before)} || nullif(${textIn(alias, resource, name)}, '') || ${literal(after)}`;
  });
  return parts.length > 0 ? `concat_ws(' · ', ${parts.join(', ')})` : 'null';
}

function textIn(alias: string, resource: Resource, name: string): string {
  const one = findReference(resource, name);
  if (one) {
    const title = columnIn('related', titleColumn(one.target));
    return `(select ${title} from ${tableOf(one.target, 'related')} where related.id = ${columnIn(alias, one.column)})`;
  }
  const column = findColumn(resource, name);
  if (!column) throw new Error(`${resource.type} has no field ${name} for its detail`);
  return formatted(columnIn(alias, column), column.kind);
}

/** A value as the app shows it. */
function formatted(expression: string, kind: Column['kind']): string {
  if (kind === 'money') return `to_char(${expression}, 'FM$999,999,999,990.00')`;
  if (kind === 'date') return `to_char(${expression}, 'MM/DD/YYYY')`;
  if (kind === 'choice') return `initcap(replace(${expression}, '_', ' '))`;
  return `${expression}::text`;
}
