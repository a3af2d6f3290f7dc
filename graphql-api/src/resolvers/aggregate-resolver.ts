import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Extensions, Info, Int, Query, Resolver } from 'type-graphql';
import { LocalDate } from '../common/dates.ts';
import { aggregateTypes } from '../declaration/aggregate-types.ts';
import { aggregateDescription, AS_OF_DESCRIPTION } from '../declaration/descriptions.ts';
import { filterType } from '../declaration/list-types.ts';
import type { Resource } from '../declaration/resource.ts';
import { DEFAULT_GROUPS, MAX_GROUPS, readAggregates, type AggregateArguments } from '../query/aggregate.ts';
import type { Context } from '../server/context.ts';
import { declareOperation, type ResolverClass, type RootOperation } from './resolver-class.ts';

/** The root field of the figures of a resource: `membersAggregate`. */
export function aggregateResolver(resource: Resource): ResolverClass {
  const types = aggregateTypes(resource);
  const filter = filterType(resource);
  const operation: RootOperation<AggregateArguments> = {
    resource,
    does: 'aggregate',
    resolve: (args, context, info) => readAggregates(resource, args, context, info),
  };

  @Resolver()
  class AggregateResolver {
    @Query(() => [types.output], {
      name: `${resource.plural}Aggregate`,
      description: aggregateDescription(resource, { defaultGroups: DEFAULT_GROUPS, maxGroups: MAX_GROUPS }),
    })
    @Extensions(declareOperation(operation))
    aggregate(
      @Arg('filter', () => filter, { nullable: true })
      where: AggregateArguments['filter'],
      @Arg('search', () => String, { nullable: true })
      search: string | undefined,
      @Arg('groupBy', () => [types.groupBy], { nullable: true })
      groupBy: AggregateArguments['groupBy'],
      @Arg('having', () => types.having, { nullable: true })
      having: AggregateArguments['having'],
      @Arg('sort', () => [types.sort], { nullable: true })
      sort: AggregateArguments['sort'],
      @Arg('limit', () => Int, { defaultValue: DEFAULT_GROUPS }) limit: number,
      @Arg('offset', () => Int, { defaultValue: 0 }) offset: number,
      @Arg('asOf', () => LocalDate, { nullable: true, description: AS_OF_DESCRIPTION })
      asOf: string | null | undefined,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<unknown> {
      const args = { filter: where, search, groupBy, having, sort, limit, offset, asOf };
      return operation.resolve(args, context, info);
    }
  }
  return AggregateResolver;
}
