import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Extensions, Info, Int, Query, Resolver } from 'type-graphql';
import { aggregateTypes } from '../declaration/aggregate-types.ts';
import { filterType } from '../declaration/list-types.ts';
import type { Resource } from '../declaration/resource.ts';
import { DEFAULT_GROUPS, MAX_GROUPS, readAggregates, type AggregateArguments } from '../query/aggregate.ts';
import { SEARCH_DESCRIPTION } from '../query/filter.ts';
import type { Context } from '../server/context.ts';
import { resourceOperation, type ResolverClass } from './resolver-class.ts';

const descriptionOf = ({
  plural,
  itemLabels: [, many],
}: Resource) => `Figures of ${many}: of all of them, or of groups.

\`filter\` and \`search\` choose the ${many} that are counted. Each group of \`groupBy\` is one row of the response; \`having\` removes groups, \`sort\` orders them. Both mirror the response: a figure that is returned as \`sum { amount }\` is \`having: { sum: { amount: { gt: 100 } } }\` and \`sort: [{ sum: { amount: DESC } }]\`. By default groups are sorted by their fields.

Date-times are read in the club's time zone. A week begins on Sunday.

Example: \`${plural}Aggregate(groupBy: [{ createdAt: MONTH }], sort: [{ count: DESC }]) { group { createdAt { month } } count }\``;

const GROUP_BY = `The fields of a group, one in each entry. True groups by a value (\`{ status: true }\`), a granularity by a date (\`{ createdAt: MONTH }\`); one date can be grouped by several granularities. Fields of a related record are in its own braces (\`{ member: { status: true } }\`). Missing values are a group of their own.`;

/** The root field of the figures of a resource: `membersAggregate`. */
export function aggregateResolver(resource: Resource): ResolverClass {
  const types = aggregateTypes(resource);
  const filter = filterType(resource);

  @Resolver()
  class AggregateResolver {
    @Query(() => [types.answer], {
      name: `${resource.plural}Aggregate`,
      description: descriptionOf(resource),
    })
    @Extensions(resourceOperation(resource, 'aggregate'))
    aggregate(
      @Arg('filter', () => filter, {
        nullable: true,
        description: `Conditions that the ${resource.itemLabels[1]} meet`,
      })
      where: AggregateArguments['filter'],
      @Arg('search', () => String, { nullable: true, description: SEARCH_DESCRIPTION })
      search: string | undefined,
      @Arg('groupBy', () => [types.groupBy], { nullable: true, description: GROUP_BY })
      groupBy: AggregateArguments['groupBy'],
      @Arg('having', () => types.having, { nullable: true, description: 'Conditions that the groups meet' })
      having: AggregateArguments['having'],
      @Arg('sort', () => [types.sort], { nullable: true, description: 'The order of the groups' })
      sort: AggregateArguments['sort'],
      @Arg('limit', () => Int, {
        defaultValue: DEFAULT_GROUPS,
        description: `Groups of the response, at most ${MAX_GROUPS}; \`extensions.truncated\` reports when there are more`,
      })
      limit: number,
      @Arg('offset', () => Int, { defaultValue: 0, description: 'Groups to skip' }) offset: number,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<unknown> {
      const args = { filter: where, search, groupBy, having, sort, limit, offset };
      return readAggregates(resource, args, context, info);
    }
  }
  return AggregateResolver;
}
