import { AS_OF, collectionDescription, listDescription } from '../declaration/descriptions.ts';
import { listTypes } from '../declaration/list-types.ts';
import type { Collection, Resource } from '../declaration/resource.ts';
import { defineField } from '../declaration/sdl.ts';
import type { ListArguments } from '../query/page-rows.ts';
import { readPage } from '../query/page.ts';
import { operationField, type RootField, type RootOperation } from './resolver-class.ts';

/** The arguments of every list of a resource. */
const listArguments = ({ type }: Resource) =>
  `filter: ${type}Filter, sort: [${type}Sort!], page: PageInput, search: String`;

/** The root field of a list: `members`. */
export function listResolver(resource: Resource): RootField {
  const operation: RootOperation<ListArguments> = {
    resource,
    does: 'list',
    resolve: (args, context, info) => readPage(resource, args, context, info),
  };
  return operationField(
    operation,
    `${resource.plural}(${listArguments(resource)}, ${AS_OF})`,
    `${resource.type}Page!`,
    { description: listDescription(resource), types: listTypes(resource) },
  );
}

/** The field of a list within a record: `member { payments }`. The statement of the record has read it. */
export const collectionField = ({ name, resource }: Collection): string =>
  defineField(
    `${name}(${listArguments(resource)})`,
    `${resource.type}Page!`,
    collectionDescription(resource),
  );
