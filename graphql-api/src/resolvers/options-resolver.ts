import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
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
      description: `What a selector of ${resource.itemLabels[1]} offers, sorted by label`,
    })
    options(
      @Arg('search', () => String, { nullable: true, description: 'Words of the label' })
      search: string | undefined,
      @Arg('limit', () => Int, { defaultValue: 20, description: 'How many options, at most 100' })
      limit: number,
      @Arg('ids', () => [ID], { nullable: true, description: 'Only these records' })
      ids: string[] | undefined,
      @Ctx() context: Context,
    ): Promise<Option[]> {
      const numbers = ids?.map(id => recordId(id, resource.label));
      return readOptions(resource, { search, limit, ids: numbers }, context);
    }
  }
  return OptionsResolver;
}
