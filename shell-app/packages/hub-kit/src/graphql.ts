import { initGraphQLTada } from 'gql.tada';
import type { Schema } from './generated/schema.ts';

/**
 * Parses a GraphQL document and types its result and variables from the API's schema:
 * a field that the schema does not have is a compile error where it is used.
 */
export const graphql = initGraphQLTada<{
  introspection: Schema;
  scalars: { DateTime: string; DateTimeISO: string; LocalDate: string; LocalTime: string; JSON: unknown };
}>();

/** Parses a document that is put together at run time, as definitions do. */
export { parse } from 'gql.tada';
export type { ResultOf } from 'gql.tada';

// The client is the shell's; what a screen needs of it comes from here, so that there is one.
export { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
