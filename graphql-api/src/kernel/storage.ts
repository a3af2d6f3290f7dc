import { Index, Property } from '@mikro-orm/decorators/legacy';
import { quote } from '../read/sql.ts';
import { columnNamed, isSearchableColumn, referencesOf, storedColumns, type Resource } from './resource.ts';

/**
 * What the database keeps beside the declared columns so that lists stay fast as they grow:
 * the searched text with a trigram index, an index for the default sort, one for each reference and each list of texts.
 */
export function declareStorage(resource: Resource): void {
  const searched = storedColumns(resource).filter(isSearchableColumn);
  if (searched.length > 0) {
    const text = searched.map(column => `coalesce(${quote(column.column!)}, '')`).join(` || ' ' || `);
    Property({
      type: 'text',
      nullable: true,
      generated: `(lower(' ' || ${text})) stored`,
      hidden: true,
      lazy: true,
    })(resource.entity.prototype, 'searchText');
    gin(resource, 'search_text', 'gin_trgm_ops');
  }

  const sort = Object.entries(resource.defaultSort) as [string, 'asc' | 'desc'][];
  const sorted = sort.map(([field, way]) => `${quote(columnNamed(resource, field)!.column!)} ${way}`);
  const columns = [...sorted, `id ${sort.at(-1)![1]}`];
  index(resource, 'default_sort', columns);
  // The records of one other record are listed in the same order, page by page.
  for (const { column } of referencesOf(resource))
    index(resource, `${column}_list`, [quote(column!), ...columns]);

  for (const column of storedColumns(resource))
    if (column.kind === 'textList') gin(resource, column.column!, 'array_ops');
}

function index(resource: Resource, suffix: string, columns: readonly string[]): void {
  const name = `${resource.table}_${suffix}`;
  Index({
    name,
    expression: `create index ${quote(name)} on ${quote(resource.table)} (${columns.join(', ')})`,
  })(resource.entity);
}

function gin(resource: Resource, column: string, operators: string): void {
  const name = `${resource.table}_${column}_gin`;
  Index({
    name,
    expression: `create index ${quote(name)} on ${quote(resource.table)} using gin (${quote(column)} ${operators})`,
  })(resource.entity);
}
