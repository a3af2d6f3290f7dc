import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Extensions, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql';
import { filterType, PageInputType, pageType, sortType } from '../declaration/list-types.ts';
import type { Collection, Resource } from '../declaration/resource.ts';
import { SEARCH_DESCRIPTION } from '../query/filter.ts';
import { responseValue, type ResponseObject } from '../query/output.ts';
import type { ListArguments, PageInput } from '../query/page-rows.ts';
import { readPage } from '../query/page.ts';
import type { Context } from '../server/context.ts';
import { resourceOperation, type ResolverClass } from './resolver-class.ts';

const description = ({ plural, title, itemLabels: [, many], defaultSort }: Resource) => {
  const order = Object.entries(defaultSort).map(([field, direction]) =>
    direction === 'desc' ? `${field} descending` : field,
  );
  return `A page of ${many}: by default the first 25, sorted by ${order.join(', ')}.

Example: \`${plural}(filter: { createdAt: { gte: "2026-01-01T00:00:00Z" } }, sort: [{ field: updatedAt, direction: DESC }], page: { limit: 10 }) { totalCount items { id ${title} } }\``;
};

const FILTER = 'Conditions that the records meet';
const SORT = 'The order of the records';
const PAGE = 'The part of the list that is returned';

/** The root field of a list: `members`. */
export function listResolver(resource: Resource): ResolverClass {
  const page = pageType(resource);
  const filterOf = filterType(resource);
  const sortOf = sortType(resource);

  @Resolver()
  class ListResolver {
    @Query(() => page, { name: resource.plural, description: description(resource) })
    @Extensions(resourceOperation(resource, 'list'))
    list(
      @Arg('filter', () => filterOf, { nullable: true, description: FILTER }) filter: ListArguments['filter'],
      @Arg('sort', () => [sortOf], { nullable: true, description: SORT }) sort: ListArguments['sort'],
      @Arg('page', () => PageInputType, { nullable: true, description: PAGE }) part: PageInput | undefined,
      @Arg('search', () => String, { nullable: true, description: SEARCH_DESCRIPTION })
      search: string | undefined,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<unknown> {
      return readPage(resource, { filter, sort, page: part, search }, context, info);
    }
  }
  return ListResolver;
}

/** The field of a list within a record: `member { payments }`. The statement of the record has read it. */
export function collectionResolver(resource: Resource, { name, resource: other }: Collection): ResolverClass {
  const page = pageType(other);
  const filterOf = filterType(other);
  const sortOf = sortType(other);

  @Resolver(() => resource.entity)
  class CollectionResolver {
    @FieldResolver(() => page, { name, description: `A page of its ${other.itemLabels[1]}` })
    list(
      @Arg('filter', () => filterOf, { nullable: true, description: FILTER }) _filter: unknown,
      @Arg('sort', () => [sortOf], { nullable: true, description: SORT }) _sort: unknown,
      @Arg('page', () => PageInputType, { nullable: true, description: PAGE }) _page: unknown,
      @Arg('search', () => String, { nullable: true, description: SEARCH_DESCRIPTION }) _search: unknown,
      @Root() record: ResponseObject,
      @Info() info: GraphQLResolveInfo,
    ): unknown {
      return responseValue(record, info);
    }
  }
  return CollectionResolver;
}
