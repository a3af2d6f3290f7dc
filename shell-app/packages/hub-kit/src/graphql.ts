/** Documents that are typed by the API's schema, and the client of the session. */

export { graphql, useApolloClient, useMutation, useQuery } from './common/graphql.ts';
export type { ResultOf, TypedDocumentNode } from './common/graphql.ts';
export { parse } from './common/parse.ts';
