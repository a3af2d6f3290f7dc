/** `graphql.ts` for a process that evaluates definitions: without the client, which takes longer to load than all else. */
import { initGraphQLTada } from 'gql.tada';

export const graphql = initGraphQLTada();
export { parse } from 'gql.tada';

/** Modules of a definition may import these, but nothing calls them while it is evaluated. */
export const [useApolloClient, useMutation, useQuery] = [] as undefined[];
