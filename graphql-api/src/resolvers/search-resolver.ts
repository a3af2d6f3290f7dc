import {
  Arg,
  createUnionType,
  Ctx,
  Extensions,
  Field,
  ID,
  Int,
  InterfaceType,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { RecordDetail } from '../declaration/list-types.ts';
import { addRules, signedIn } from '../declaration/rules.ts';
import type { Resource } from '../declaration/resource.ts';
import { readHits, searchableResources, type Hit } from '../query/search.ts';
import type { Context } from '../server/context.ts';
import { declareCost, type ResolverClass } from './resolver-class.ts';

/** Some 10 ms, with a million records of a kind (gateway/bench/RESULTS.md). */
const SEARCH_COST = 50_000;

@InterfaceType('SearchHit', { description: 'What every hit of a search has' })
abstract class SearchHit implements Hit {
  @Field(() => String, { description: 'What the record is called, such as member or billingRecord' })
  kind!: string;
  @Field(() => ID, { description: 'The id of the record' }) id!: number;
  @Field(() => String, { description: 'The title of the record' }) title!: string;
  @Field(() => [RecordDetail], {
    nullable: true,
    description: 'What distinguishes it from records of the same title, such as phone or amount and date',
  })
  details!: RecordDetail[] | null;
  @Field(() => String, {
    nullable: true,
    description: 'The details as one text without formats',
    deprecationReason: 'Use details, whose values can be formatted for the club.',
  })
  detail!: string | null;
}

/** The type of a resource's hits: `MemberHit`. */
function hitType({ type, itemLabels: [label] }: Resource): new () => SearchHit {
  @ObjectType(`${type}Hit`, { implements: SearchHit, description: `A hit of the search: ${label}` })
  class ResourceHit extends SearchHit {}
  return ResourceHit;
}

addRules({ Query: { search: signedIn() } });

/**
 * The search over all resources that declare `search`. Its hits are types of their own, each with the same fields, and
 * not the records: their selections would be as many statements, or one with every column of every resource. As the
 * members of a union they can get fields of their own; with the interface, a document names the common ones once.
 */
export function searchResolver(): ResolverClass {
  const types = new Map(searchableResources().map(resource => [resource.singular, hitType(resource)]));
  const SearchResult = createUnionType({
    name: 'SearchResult',
    description: 'A record that a search has found',
    types: () => [...types.values()],
    resolveType: hit => types.get((hit as Hit).kind),
  });

  @Resolver()
  class SearchResolver {
    @Query(() => [SearchResult], {
      description: [
        'Records of all kinds that match a text, among those that the caller may view: first those whose number, e-mail address or phone it is, then those that begin with it, then those with one typo or similar words.',
        'Example: `search(text: "ann lee", limit: 5) { ... on SearchHit { kind id title details { label kind value } } }`',
      ].join('\n'),
    })
    @Extensions(declareCost(SEARCH_COST))
    search(
      @Arg('text', () => String, { description: 'At most 200 characters' }) text: string,
      @Arg('limit', () => Int, { nullable: true, description: 'Hits of each kind, 1 to 20; 5 without it' })
      limit: number | null | undefined,
      @Ctx() context: Context,
    ): Promise<Hit[]> {
      return readHits(text, limit ?? 5, context);
    }
  }
  return SearchResolver;
}
