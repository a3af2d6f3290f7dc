import {
  AS_OF,
  collectionAggregateDescription,
  collectionDescription,
  listDescription,
} from '../declaration/descriptions.ts';
import { listTypes } from '../declaration/list-types.ts';
import { aggregateName, type Collection, type Resource } from '../declaration/resource.ts';
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

/** The fields of a list within a record: `member { payments paymentsAggregate }`. The statement of the record has read them. */
export const collectionFields = (collection: Collection): string => {
  const { name, resource } = collection;
  const { type } = resource;
  return [
    defineField(`${name}(${listArguments(resource)})`, `${type}Page!`, collectionDescription(resource)),
    defineField(
      `${aggregateName(collection)}(filter: ${type}Filter)`,
      `${type}ListAggregate!`,
      collectionAggregateDescription(resource),
    ),
  ].join('\n');
};
