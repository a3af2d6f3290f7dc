import { ApolloArmor } from '@escape.tech/graphql-armor';
import { type DocumentNode, GraphQLError, parse, type ParseOptions } from 'graphql';

/** How long a document may be, counted in the words and signs of the language. */
export const parseOptions = { maxTokens: 3000 } satisfies ParseOptions;

/** Mistakes of a document that are reported: each takes a search for similar names. */
export const validationOptions = { maxErrors: 10 };

/** What the shape of a request may be, whatever it asks for; `cost-limit.ts` bounds what it costs. */
export const { validationRules } = new ApolloArmor({
  maxAliases: { n: 30 },
  maxDirectives: { n: 5 },
  maxDepth: { n: 12 },
  maxTokens: { enabled: false },
  costLimit: { enabled: false },
  blockFieldSuggestion: { enabled: false },
}).protect();

/** A document without locations; undefined for a text that is none, or one of more than `maxTokens` words and signs. */
export function parsed(query: string, maxTokens: number): DocumentNode | undefined {
  try {
    return parse(query, { maxTokens, noLocation: true });
  } catch (error) {
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
}
