import type { ApolloClient, OperationVariables } from '@apollo/client';

/**
 * Sends a mutation and resolves with its response. The mutation may change what any list, sum or panel shows (a payment
 * settles an invoice): all that are on the screen are requested again afterwards, and show themselves when that fails.
 * Others show what is cached and are requested when they are next shown. The saved record itself is in the response, and
 * the rows that show it change with it.
 * @throws the error of the mutation
 * @example
 * const client = useApolloClient();
 * const remove = graphql(`mutation RemoveLocation($id: ID!) { deleteLocation(id: $id) }`);
 * const run = () => write(client, { mutation: remove, variables: { id: '17' } });
 */
export async function write<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  options: ApolloClient.MutateOptions<Data, Variables>,
): Promise<ApolloClient.MutateResult<Data>> {
  const result = await client.mutate<Data, Variables>(options);
  refetchShown(client);
  return result;
}

/** Requests again all that is on the screen. Each list or panel shows its own failure. */
export function refetchShown(client: ApolloClient): void {
  client
    .refetchQueries({
      include: 'active',
      // What is not cached is shown once.
      onQueryUpdated: ({ options }) => options.fetchPolicy !== 'no-cache',
    })
    .catch(() => undefined);
}
