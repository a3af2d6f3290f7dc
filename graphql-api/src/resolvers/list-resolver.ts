import { FieldResolver, Resolver } from 'type-graphql';
import { LocalDate } from '../common/dates.ts';
import { AS_OF_DESCRIPTION, collectionDescription, listDescription } from '../declaration/descriptions.ts';
import { filterType, PageInputType, pageType, sortType } from '../declaration/list-types.ts';
import type { Collection, Resource } from '../declaration/resource.ts';
import type { ListArguments } from '../query/page-rows.ts';
import { readPage } from '../query/page.ts';
import { declareField, operationResolver, type ResolverClass, type RootOperation } from './resolver-class.ts';

/** The arguments of every list of a resource. */
function listArguments(resource: Resource) {
  const filter = filterType(resource);
  const sort = sortType(resource);
  return {
    filter: { type: () => filter, nullable: true },
    sort: { type: () => [sort], nullable: true },
    page: { type: () => PageInputType, nullable: true },
    search: { type: () => String, nullable: true },
  };
}

/** The root field of a list: `members`. */
export function listResolver(resource: Resource): ResolverClass {
  const page = pageType(resource);
  const operation: RootOperation<ListArguments> = {
    resource,
    does: 'list',
    resolve: (args, context, info) => readPage(resource, args, context, info),
  };
  return operationResolver(
    operation,
    { name: resource.plural, description: listDescription(resource), type: () => page },
    {
      ...listArguments(resource),
      asOf: { type: () => LocalDate, nullable: true, description: AS_OF_DESCRIPTION },
    },
  );
}

/** The field of a list within a record: `member { payments }`. The statement of the record has read it. */
export function collectionResolver(resource: Resource, { name, resource: other }: Collection): ResolverClass {
  const page = pageType(other);
  return declareField(
    FieldResolver(() => page, { name, description: collectionDescription(other) }),
    listArguments(other),
    Resolver(() => resource.entity),
  );
}
