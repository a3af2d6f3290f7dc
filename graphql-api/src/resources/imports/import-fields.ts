import { type Access } from '../../auth/access.ts';
import { notFound, forbidden } from '../../common/errors.ts';
import type { Column } from '../../declaration/column-registry.ts';
import {
  allResources,
  findColumn,
  resourceOf,
  writableColumns,
  type Resource,
} from '../../declaration/resource.ts';
import { mayChoose } from '../../declaration/rules.ts';
import { mayViewColumn } from '../../declaration/view-permission.ts';
import { furtherColumns } from './further-columns.ts';

/**
 * The resource whose records a caller may import.
 * @param recordName what the API calls one record, such as `member`
 * @throws NOT_FOUND for records that nobody creates, FORBIDDEN
 */
export function importedResource(recordName: string, access: Access): Resource {
  const resource = allResources().find(
    ({ singular, operations }) => singular === recordName && operations.includes('create'),
  );
  if (!resource) throw notFound('Records to import');
  // The report names the records.
  const missing = (['view', 'add'] as const).find(action => !access.can(resource.resource, action));
  if (missing) throw forbidden(`${resource.resource}:${missing}`);
  return resource;
}

/** The fields that rows of a file may have. References to records that the caller may not choose are left out. */
export const importedColumns = (resource: Resource, access: Access): Column[] =>
  [...writableColumns(resource), ...(furtherColumns(resource)?.columns ?? [])].filter(
    column =>
      column.kind !== 'password' &&
      column.kind !== 'json' &&
      (column.kind !== 'id' || (column.ref && mayChoose(access, resourceOf(column.ref.entity())))) &&
      mayViewColumn(access, column),
  );

/** The column of a field of imported rows. */
export const importedColumn = (resource: Resource, name: string): Column | undefined =>
  findColumn(resource, name) ?? furtherColumns(resource)?.columns.find(column => column.name === name);

/** The id of a record as a field by which rows find it. */
const ID = 'id';

/**
 * The fields by whose text a record is found: what no other has before what names it, then the id, which is a number that
 * might be something else.
 */
export function identifyingFields({ columns, title }: Resource): string[] {
  const found = columns.filter(
    column => column.column !== null && (column.unique || column.kind === 'email') && !column.sensitive,
  );
  const names = found.filter(({ kind }) => kind === 'text' || kind === 'email').map(({ name }) => name);
  return [...new Set([...names, title, ID])];
}

/** Those that are tried one after the other where none is chosen. */
export const triedFields = (resource: Resource): string[] =>
  identifyingFields(resource).filter(name => name !== ID);
