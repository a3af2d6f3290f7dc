import type { Access } from '../auth/access.ts';
import { forbidden } from '../common/errors.ts';
import type { Column } from './column-registry.ts';
import type { Resource } from './resource.ts';

/**
 * Requires that the user may view these fields of a record, or all of it without `fieldNames`. The id and title of a
 * related record are visible with the record that refers to it; every other field requires `view` on its resource.
 * @throws FORBIDDEN
 */
export function requireView(
  access: Access,
  { resource, title }: Resource,
  fieldNames?: readonly string[],
): void {
  const isVisible = fieldNames?.every(name => name === 'id' || name === title) ?? false;
  if (!isVisible && !access.can(resource, 'view')) throw forbidden(`${resource}:view`);
}

/** Whether a user who may view a record may view this column of it. */
export const mayViewColumn = (access: Access, { sensitive }: Pick<Column, 'sensitive'>): boolean =>
  sensitive === undefined || access.can(sensitive, 'view');

/** Requires the same. @throws FORBIDDEN */
export function requireColumn(access: Access, column: Pick<Column, 'sensitive'>): void {
  if (!mayViewColumn(access, column)) throw forbidden(`${column.sensitive}:view`);
}
