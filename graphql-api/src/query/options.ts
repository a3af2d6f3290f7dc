import type { Context } from '../server/context.ts';
import {
  findColumn,
  isSearchable,
  findReference,
  titleColumn,
  type Resource,
} from '../declaration/resource.ts';
import type { Column } from '../declaration/column-registry.ts';
import type { Option, RecordDetail } from '../declaration/list-types.ts';
import { requireFewIds } from './filter-limits.ts';
import { columnIn, literal, tableOf } from './sql.ts';
import type { Filter } from './comparison.ts';
import { conditionOf, searchCondition } from './filter.ts';
import { newScope } from './scope.ts';

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
 * Id, label and details of the records whose texts match, in the order of their labels. The details are null unless the
 * caller may view the resource.
 */
export async function readOptions(
  resource: Resource,
  wanted: WantedOptions,
  context: Context,
): Promise<Option[]> {
  requireFewIds(wanted.ids ?? []);
  const scope = newScope(context);
  const { parameters } = scope;
  const alias = scope.aliases.next();
  const label = columnIn(alias, titleColumn(resource));
  const mayView = context.access.can(resource.resource, 'view');
  const details = mayView ? detailsIn(alias, resource, resource.detail) : 'null';
  const isEach = !resource.offered || (mayView && wanted.ids !== undefined);
  const conditions = [
    wanted.search && isSearchable(resource) ? searchCondition(wanted.search, resource, alias, scope) : 'true',
    wanted.ids ? `${alias}.id = any(${parameters.add(wanted.ids, 'int[]')})` : 'true',
    wanted.filter ? conditionOf(wanted.filter, resource, alias, scope) : 'true',
    isEach ? 'true' : conditionOf(resource.offered!, resource, alias, scope),
  ];
  const limit = parameters.add(Math.min(Math.max(wanted.limit, 1), MAX_OPTIONS), 'int');
  const sql = `select ${alias}.id, ${label}, ${details} from ${tableOf(resource, alias)} where ${conditions.join(' and ')} order by ${label}, ${alias}.id limit ${limit}`;
  const rows = await context.db.read(sql, parameters.values);
  return rows.map(row => ({
    id: row[0] as number,
    label: row[1] as string,
    ...readDetails(row[2]),
  }));
}

/** The words before a value and the field: `Due {dueDate}`. */
const TEMPLATE = /^(?:(.+) )?\{(\w+)\}$/;

/** SQL of the values that distinguish a record, as the JSON text of `RecordDetail`s; missing values are left out. */
export function detailsIn(alias: string, resource: Resource, templates: readonly string[] = []): string {
  const parts = templates.map((template, index) => {
    const [, label, name] = TEMPLATE.exec(template)!;
    const { sql, kind } = valueIn(alias, resource, name!);
    return `(${index}, ${label === undefined ? 'null' : literal(label)}, ${literal(kind)}, ${sql})`;
  });
  if (parts.length === 0) return 'null';
  return `(select json_agg(json_build_object('label', label, 'kind', kind, 'value', value) order by number)::text
    from (values ${parts.join(', ')}) part (number, label, kind, value) where value <> '')`;
}

function valueIn(alias: string, resource: Resource, name: string): { sql: string; kind: Column['kind'] } {
  const one = findReference(resource, name);
  if (one) {
    const title = columnIn('related', titleColumn(one.target));
    const sql = `(select ${title}::text from ${tableOf(one.target, 'related')} where related.id = ${columnIn(alias, one.column)})`;
    return { sql, kind: titleColumn(one.target).kind };
  }
  const column = findColumn(resource, name);
  if (!column) throw new Error(`${resource.type} has no field ${name} for its detail`);
  return { sql: `${columnIn(alias, column)}::text`, kind: column.kind };
}

/** What a statement returns for `detailsIn`, and the text that clients of earlier versions read. */
export function readDetails(stored: unknown): { details: RecordDetail[] | null; detail: string | null } {
  const details = stored === null ? null : (JSON.parse(String(stored)) as RecordDetail[]);
  const texts = details?.map(({ label, value }) => (label === null ? value : `${label} ${value}`));
  return { details, detail: texts?.join(' · ') ?? null };
}
