import { Int } from 'type-graphql';
import { LocalDate } from '../common/dates.ts';
import { aggregateTypes } from '../declaration/aggregate-types.ts';
import { aggregateDescription, AS_OF_DESCRIPTION } from '../declaration/descriptions.ts';
import { filterType } from '../declaration/list-types.ts';
import type { Resource } from '../declaration/resource.ts';
import { DEFAULT_GROUPS, MAX_GROUPS, readAggregates, type AggregateArguments } from '../query/aggregate.ts';
import { operationResolver, type ResolverClass, type RootOperation } from './resolver-class.ts';

/** The root field of the figures of a resource: `membersAggregate`. */
export function aggregateResolver(resource: Resource): ResolverClass {
  const types = aggregateTypes(resource);
  const filter = filterType(resource);
  const operation: RootOperation<AggregateArguments> = {
    resource,
    does: 'aggregate',
    resolve: (args, context, info) => readAggregates(resource, args, context, info),
  };
  return operationResolver(
    operation,
    {
      name: `${resource.plural}Aggregate`,
      description: aggregateDescription(resource, { defaultGroups: DEFAULT_GROUPS, maxGroups: MAX_GROUPS }),
      type: () => [types.output],
    },
    {
      filter: { type: () => filter, nullable: true },
      search: { type: () => String, nullable: true },
      groupBy: { type: () => [types.groupBy], nullable: true },
      having: { type: () => types.having, nullable: true },
      sort: { type: () => [types.sort], nullable: true },
      limit: { type: () => Int, defaultValue: DEFAULT_GROUPS },
      offset: { type: () => Int, defaultValue: 0 },
      asOf: { type: () => LocalDate, nullable: true, description: AS_OF_DESCRIPTION },
    },
  );
}
