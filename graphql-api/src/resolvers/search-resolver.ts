import { addRules, signedIn } from '../declaration/rules.ts';
import type { Resource } from '../declaration/resource.ts';
import { defineField, defineType, type TypeDefinition } from '../declaration/sdl.ts';
import { readHits, searchableResources } from '../query/search.ts';
import { declareCost, type RootField } from './resolver-class.ts';

/** Some 10 ms, with a million records of a kind (gateway/bench/RESULTS.md). */
const SEARCH_COST = 50_000;

const HIT_FIELDS = [
  defineField('kind', 'String!', 'What the record is called, such as member or billingRecord'),
  defineField('id', 'ID!', 'The id of the record'),
  defineField('title', 'String!', 'The title of the record'),
  defineField(
    'details',
    '[RecordDetail!]',
    'What distinguishes it from records of the same title, such as phone or amount and date',
  ),
  defineField(
    'detail',
    'String @deprecated(reason: "Use details, whose values can be formatted for the club.")',
    'The details as one text without formats',
  ),
];

const hitType = ({ type, itemLabels: [label] }: Resource): TypeDefinition =>
  defineType('type', `${type}Hit`, `A hit of the search: ${label}`, HIT_FIELDS, 'SearchHit');

addRules({ Query: { search: signedIn() } });

interface SearchArguments {
  text: string;
  limit?: number | null;
}

/**
 * The search over all resources that declare `search`. Its hits are types of their own, each with the same fields, and
 * not the records: their selections would be as many statements, or one with every column of every resource. As the
 * members of a union they can get fields of their own; with the interface, a document names the common ones once.
 */
export function searchResolver(): RootField {
  const types = new Map(searchableResources().map(resource => [resource.singular, hitType(resource)]));
  const names = [...types.values()].map(({ name }) => name);
  const text = defineField('text', 'String!', 'At most 200 characters');
  const limit = defineField('limit', 'Int', 'Hits of each kind, 1 to 20; 5 without it');
  return {
    type: 'Query',
    name: 'search',
    sdl: defineField(
      `search(${text} ${limit})`,
      '[SearchResult!]!',
      [
        'Records of all kinds that match a text, among those that the caller may view: first those whose number, e-mail address or phone it is, then those that begin with it, then those with one typo or similar words.',
        'Example: `search(text: "ann lee", limit: 5) { ... on SearchHit { kind id title details { label kind value } } }`',
      ].join('\n'),
    ),
    types: [
      defineType('interface', 'SearchHit', 'What every hit of a search has', HIT_FIELDS),
      ...types.values(),
      {
        name: 'SearchResult',
        sdl: `"A record that a search has found" union SearchResult = ${names.join(' | ')}`,
      },
    ],
    extensions: declareCost(SEARCH_COST),
    async resolve({ text, limit }: SearchArguments, context) {
      const hits = await readHits(text, limit ?? 5, context);
      return hits.map(hit => ({ ...hit, __typename: types.get(hit.kind)!.name }));
    },
  };
}
