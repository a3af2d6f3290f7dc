import { collectionsOf, type Resource } from '../declaration/resource.ts';
import { aggregateResolver } from './aggregate-resolver.ts';
import { collectionResolver, listResolver } from './list-resolver.ts';
import { optionsResolver } from './options-resolver.ts';
import { createResolver, deleteResolver, recordResolver, updateResolver } from './record-resolvers.ts';
import type { ResolverClass } from './resolver-class.ts';

/** The root fields that a resource offers, and the lists within its records. */
export function resourceResolvers(resource: Resource): ResolverClass[] {
  const resolvers = {
    list: [listResolver, aggregateResolver],
    one: [recordResolver],
    create: [createResolver],
    update: [updateResolver],
    delete: [deleteResolver],
  };
  return [
    optionsResolver(resource),
    ...collectionsOf(resource).map(inverse => collectionResolver(resource, inverse)),
    ...resource.operations.flatMap(operation => resolvers[operation].map(make => make(resource))),
  ];
}
