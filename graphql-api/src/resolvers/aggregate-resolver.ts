import { aggregateTypes } from '../declaration/aggregate-types.ts';
import { aggregateDescription, AS_OF, AS_OF_EACH, LIMIT_BY, ROLLUP } from '../declaration/descriptions.ts';
import type { Resource } from '../declaration/resource.ts';
import { readAggregates } from '../query/aggregate.ts';
import { DEFAULT_GROUPS, MAX_GROUPS, type AggregateArguments } from '../query/aggregate-statement.ts';
import { operationField, type RootField, type RootOperation } from './resolver-class.ts';

/** The root field of the figures of a resource: `membersAggregate`. */
export function aggregateResolver(resource: Resource): RootField {
  const { type, plural } = resource;
  const operation: RootOperation<AggregateArguments> = {
    resource,
    does: 'aggregate',
    resolve: (args, context, info) => readAggregates(resource, args, context, info),
  };
  return operationField(
    operation,
    `${plural}Aggregate(
      filter: ${type}Filter, search: String, groupBy: [${type}GroupBy!], fill: Boolean! = false, ${ROLLUP}, having: ${type}Having,
      sort: [${type}AggregateSort!], ${LIMIT_BY}, limit: Int! = ${DEFAULT_GROUPS}, offset: Int! = 0, ${AS_OF}, ${AS_OF_EACH}
    )`,
    `[${type}Aggregate!]!`,
    {
      description: aggregateDescription(resource, { defaultGroups: DEFAULT_GROUPS, maxGroups: MAX_GROUPS }),
      types: aggregateTypes(resource),
    },
  );
}
