import { defaultFieldResolver, type GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Extensions, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql';
import { LocalDate } from '../common/dates.ts';
import { AS_OF_DESCRIPTION, collectionDescription, listDescription } from '../declaration/descriptions.ts';
import { filterType, PageInputType, pageType, sortType } from '../declaration/list-types.ts';
import type { Collection, Resource } from '../declaration/resource.ts';
import type { ListArguments, PageInput } from '../query/page-rows.ts';
import { readPage } from '../query/page.ts';
import type { Context } from '../server/context.ts';
import { declareOperation, type ResolverClass, type RootOperation } from './resolver-class.ts';

/** The root field of a list: `members`. */
export function listResolver(resource: Resource): ResolverClass {
  const page = pageType(resource);
  const filterOf = filterType(resource);
  const sortOf = sortType(resource);
  const operation: RootOperation<ListArguments> = {
    resource,
    does: 'list',
    resolve: (args, context, info) => readPage(resource, args, context, info),
  };

  @Resolver()
  class ListResolver {
    @Query(() => page, { name: resource.plural, description: listDescription(resource) })
    @Extensions(declareOperation(operation))
    list(
      @Arg('filter', () => filterOf, { nullable: true }) filter: ListArguments['filter'],
      @Arg('sort', () => [sortOf], { nullable: true }) sort: ListArguments['sort'],
      @Arg('page', () => PageInputType, { nullable: true }) part: PageInput | undefined,
      @Arg('search', () => String, { nullable: true })
      search: string | undefined,
      @Arg('asOf', () => LocalDate, { nullable: true, description: AS_OF_DESCRIPTION })
      asOf: string | null | undefined,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<unknown> {
      return operation.resolve({ filter, sort, page: part, search, asOf }, context, info);
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
    @FieldResolver(() => page, { name, description: collectionDescription(other) })
    list(
      @Arg('filter', () => filterOf, { nullable: true }) _filter: unknown,
      @Arg('sort', () => [sortOf], { nullable: true }) _sort: unknown,
      @Arg('page', () => PageInputType, { nullable: true }) _page: unknown,
      @Arg('search', () => String, { nullable: true }) _search: unknown,
      @Root() record: object,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): unknown {
      return defaultFieldResolver(record, {}, context, info);
    }
  }
  return CollectionResolver;
}
