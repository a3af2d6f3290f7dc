import type { NewRecordLink } from './define-screen.ts';
import type { FieldName, ResourceMetadata, ValuesOf } from './resource.ts';

/**
 * Where a record of a resource is added, with first values that are typed by it: the `add` of a row's action.
 * @param resource of `@gym/hub-kit/resources`
 * @param path of the screen, which may belong to another hub
 * @example
 * const add = newRecord(locations, '/locations', (branch: { city: string }) => ({ city: branch.city }));
 */
export const newRecord = <Row, const Resource extends ResourceMetadata>(
  resource: Resource,
  path: `/${string}`,
  values: (row: Row) => Partial<ValuesOf<Resource, FieldName<Resource>>>,
): NewRecordLink<Row> => ({ resource: resource.resource, path, values });
