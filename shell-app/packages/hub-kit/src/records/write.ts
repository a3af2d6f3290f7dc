import type { ApolloClient, ObservableQuery, OperationVariables } from '@apollo/client';

/**
 * Sends a mutation. It may change what any list, sum or panel shows (a payment settles an invoice), so that all of them
 * that are on the screen are requested again. Others show what is cached and are requested when they are next shown.
 * The saved record itself is in the response, and the rows that show it change with it.
 * @example
 * const client = useApolloClient();
 * const remove = graphql(`mutation RemoveLocation($id: ID!) { deleteLocation(id: $id) }`);
 * const run = () => write(client, { mutation: remove, variables: { id: '17' } });
 */
export const write = <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  options: ApolloClient.MutateOptions<Data, Variables>,
) =>
  client.mutate({
    ...options,
    refetchQueries: 'active',
    // What is not cached is shown once.
    onQueryUpdated: ({ options }: ObservableQuery) => options.fetchPolicy !== 'no-cache',
  });
