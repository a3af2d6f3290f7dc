import { describeColumn, snakeCase, type Column } from '../declaration/column-registry.ts';
import { allResources, storedColumns, type Resource } from '../declaration/resource.ts';
import { quote } from '../common/sql.ts';
import { literal } from '../query/sql.ts';

/**
 * The statements that create the views of a schema: one for each declared resource, with its columns. A view has rows
 * while the role of the club may view the resource, and a sensitive column has values while the role may view these.
 */
export const createViews = (schema: string, role: string): string[] =>
  allResources().flatMap(resource => createView(schema, role, resource));

function createView(schema: string, role: string, resource: Resource): string[] {
  const view = `${quote(schema)}.${quote(snakeCase(resource.plural))}`;
  const columns = storedColumns(resource);
  const select = columns.map(column => valueOf(column, role)).join(', ');
  return [
    `create view ${view} as select ${select} from public.${quote(resource.table)} where ${mayView(role, resource.resource)}`,
    `comment on view ${view} is ${literal(resource.label)}`,
    ...columns.map(
      column =>
        `comment on column ${view}.${quote(column.column!)} is ${literal(describeColumn(column) ?? column.label)}`,
    ),
  ];
}

function valueOf({ column, sensitive }: Column, role: string): string {
  const name = quote(column!);
  return sensitive ? `case when ${mayView(role, sensitive)} then ${name} end as ${name}` : name;
}

/** Is evaluated once for a query. */
const mayView = (role: string, resource: string) =>
  `(select coalesce(bool_or(can_view), false) from public.permission where role = ${literal(role)} and resource = ${literal(resource)})`;
