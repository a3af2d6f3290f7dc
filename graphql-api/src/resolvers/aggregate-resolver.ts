import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../server/context.ts';
import type { Resource } from '../declaration/resource.ts';
import {
  MOST_GROUPS,
  readAggregates,
  STANDARD_GROUPS,
  writeAggregates,
  type AggregateArguments,
} from '../query/aggregate.ts';
import { aggregateTypes } from '../declaration/aggregate-types.ts';
import { filterType } from '../declaration/list-types.ts';
import { SEARCH_DESCRIPTION } from '../query/filter.ts';

const descriptionOf = ({
  plural,
  itemLabels: [, many],
}: Resource) => `Figures of ${many}, of all of them or group by group.

\`filter\` and \`search\` say which ${many} count. Each group that \`groupBy\` makes is one row of the answer; \`having\` leaves groups out, \`sort\` orders them. Both mirror the answer: what is answered as \`sum { amount }\` is \`having: { sum: { amount: { gt: 100 } } }\` and \`sort: [{ sum: { amount: DESC } }]\`. Unless sorted, groups come in the order of their fields.

Moments are cut on the club's clock. A week begins on Sunday.

Example: \`${plural}Aggregate(groupBy: [{ createdAt: MONTH }], sort: [{ count: DESC }]) { group { createdAt { month } } count }\``;

const GROUP_BY = `What makes a group: one field for each entry. True groups by a value (\`{ status: true }\`), a cut by a date (\`{ createdAt: MONTH }\`); the same date can be cut in several ways. Fields of a related record stand in its own braces (\`{ member: { status: true } }\`). Missing values make a group of their own.`;

/** The root field that answers figures of a resource: `membersAggregate`. */
export function aggregateResolver(resource: Resource): new () => object {
  const types = aggregateTypes(resource);
  const filter = filterType(resource);

  @Resolver()
  class AggregateResolver {
    @Query(() => [types.answer], {
      name: `${resource.plural}Aggregate`,
      description: descriptionOf(resource),
    })
    aggregate(
      @Arg('filter', () => filter, { nullable: true, description: `Which ${resource.itemLabels[1]} count` })
      where: AggregateArguments['filter'],
      @Arg('search', () => String, { nullable: true, description: SEARCH_DESCRIPTION })
      search: string | undefined,
      @Arg('groupBy', () => [types.groupBy], { nullable: true, description: GROUP_BY })
      groupBy: AggregateArguments['groupBy'],
      @Arg('having', () => types.having, { nullable: true, description: 'Which groups are answered' })
      having: AggregateArguments['having'],
      @Arg('sort', () => [types.sort], { nullable: true, description: 'In which order groups come' })
      sort: AggregateArguments['sort'],
      @Arg('limit', () => Int, {
        defaultValue: STANDARD_GROUPS,
        description: `Groups of the response, ${MOST_GROUPS} at most; \`extensions.truncated\` tells when there are more`,
      })
      limit: number,
      @Arg('offset', () => Int, { defaultValue: 0, description: 'Groups to pass over' }) offset: number,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<object> {
      const args = { filter: where, search, groupBy, having, sort, limit, offset };
      return (context.answers ? writeAggregates : readAggregates)(resource, args, context, info);
    }
  }
  return AggregateResolver;
}
