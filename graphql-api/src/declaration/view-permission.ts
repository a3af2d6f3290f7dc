import type { Access } from '../auth/access.ts';
import { forbidden } from '../common/errors.ts';
import type { Resource } from './resource.ts';

/**
 * Whether the user may view these fields of a record, or all of it without `fieldNames`. The id and title of a related
 * record are visible with the record that refers to it; every other field requires `view` on its resource.
 */
export const canViewFields = (access: Access, resource: Resource, fieldNames?: Iterable<string>): boolean =>
  access.can(resource.resource, 'view') ||
  (fieldNames !== undefined && [...fieldNames].every(name => name === 'id' || name === resource.title));

/** The same for a nested selection, filter or group. @throws FORBIDDEN */
export function requireView(access: Access, resource: Resource, fieldNames?: Iterable<string>): void {
  if (!canViewFields(access, resource, fieldNames)) throw viewForbidden(resource);
}

export const viewForbidden = ({ resource }: Resource) => forbidden(`${resource}:view`);
