/** `graphql.ts` for a process that evaluates definitions: without the client, which takes longer to load than all else. */
import { initGraphQLTada } from 'gql.tada';

export const graphql = initGraphQLTada();
export { parse } from 'gql.tada';

/** A definition may name what calls them, and calls none. */
export const [useApolloClient, useMutation, useQuery] = [] as undefined[];
