import type { ApolloClient, OperationVariables } from '@apollo/client';
import { longRequest } from '../common/long-request.ts';
import { readApiError } from './api-error.ts';

/**
 * Sends a mutation and resolves with its response. The mutation may change what any list, sum or panel shows (a payment
 * settles an invoice): all that are on the screen are requested again afterwards, and show themselves when that fails.
 * Others show what is cached and are requested when they are next shown. The saved record itself is in the response, and
 * the rows that show it change with it.
 * @param refetch false for one step of many, after which the list is requested once
 * @throws the error of the mutation, of which `readApiError` names the outcome
 * @example
 * const client = useApolloClient();
 * const remove = graphql(`mutation RemoveLocation($id: ID!) { deleteLocation(id: $id) }`);
 * const run = () => write(client, { mutation: remove, variables: { id: '17' } });
 */
export async function write<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  options: ApolloClient.MutateOptions<Data, Variables>,
  { refetch = true }: { refetch?: boolean } = {},
): Promise<ApolloClient.MutateResult<Data>> {
  try {
    const result = await client.mutate<Data, Variables>(options);
    if (refetch) refetchShown(client);
    return result;
  } catch (failure) {
    // An earlier request has saved something.
    if (readApiError(failure).savedId !== null) refetchShown(client);
    throw failure;
  }
}

/**
 * Sends a mutation that changes nothing, such as a dry run, and resolves with its response, which may take minutes.
 * @throws the error of the mutation
 * @example
 * const client = useApolloClient();
 * const document = graphql(`mutation Due { runDunning(dryRun: true) { fees } }`);
 * const feesDue = async () => (await dryRun(client, { mutation: document })).data?.runDunning.fees;
 */
export const dryRun = <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  options: ApolloClient.MutateOptions<Data, Variables>,
  signal?: AbortSignal,
): Promise<ApolloClient.MutateResult<Data>> =>
  client.mutate<Data, Variables>({
    ...options,
    fetchPolicy: 'no-cache',
    context: { fetchOptions: { ...longRequest.fetchOptions, signal } },
  });

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
