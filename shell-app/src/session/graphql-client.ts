import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { authorizedFetch, ClubCache, freshLink, sessionExpired, token } from '@gym/hub-kit/shell';

/**
 * The one GraphQL client of the page, handed down to every hub.
 * @param userId the user who is shown: it sends nothing for another
 * @param onForbidden called when the server rejects a request for a missing permission: the permissions known here are out of date
 */
export function createGraphqlClient(userId: string, onForbidden: () => void): ApolloClient {
  const noteToken = new ApolloLink((operation, forward) => {
    operation.setContext({ sentToken: token.read() });
    return forward(operation);
  });
  const watchErrors = new ErrorLink(({ error, operation }) => {
    if (!CombinedGraphQLErrors.is(error)) return;
    const codes = error.errors.map(({ extensions }) => extensions?.code);
    if (codes.includes('UNAUTHENTICATED')) sessionExpired(sentTokenOf(operation));
    if (codes.includes('FORBIDDEN')) onForbidden();
  });
  return new ApolloClient({
    cache: new ClubCache(),
    queryDeduplication: false,
    link: ApolloLink.from([
      freshLink(),
      noteToken,
      watchErrors,
      new HttpLink({ uri: '/graphql', fetch: fetchAfterPaint(userId) }),
    ]),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
}

const sentTokenOf = (operation: ApolloLink.Operation): string | null =>
  (operation.getContext() as { sentToken?: string | null }).sentToken ?? null;

/** Lets the browser paint the response to a click before it starts the request, which can take longer. */
const fetchAfterPaint =
  (userId: string): typeof fetch =>
  async (input, init) => {
    await new Promise(done => setTimeout(done));
    return authorizedFetch(input, init, userId);
  };
