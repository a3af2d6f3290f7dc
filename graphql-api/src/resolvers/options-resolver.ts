import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { optionsDescription } from '../declaration/descriptions.ts';
import { Option } from '../declaration/list-types.ts';
import { recordId } from '../declaration/record-id.ts';
import type { Resource } from '../declaration/resource.ts';
import { readOptions } from '../query/options.ts';
import type { Context } from '../server/context.ts';
import type { ResolverClass } from './resolver-class.ts';

/** The root field of what a selector of records offers: `memberOptions`. */
export function optionsResolver(resource: Resource): ResolverClass {
  @Resolver()
  class OptionsResolver {
    @Query(() => [Option], {
      name: `${resource.singular}Options`,
      description: optionsDescription(resource),
    })
    options(
      @Arg('search', () => String, { nullable: true })
      search: string | undefined,
      @Arg('limit', () => Int, { defaultValue: 20 })
      limit: number,
      @Arg('ids', () => [ID], { nullable: true })
      ids: string[] | undefined,
      @Ctx() context: Context,
    ): Promise<Option[]> {
      const numbers = ids?.map(id => recordId(id, resource.label));
      return readOptions(resource, { search, limit, ids: numbers }, context);
    }
  }
  return OptionsResolver;
}
