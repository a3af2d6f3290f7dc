import type { ApolloClient } from '@apollo/client';
import { readApiError } from './api-error.ts';
import { refetchShown } from './write.ts';

/**
 * Sends an update. When the server rejects its version, but the record has every value that was sent, the update is
 * saved already: the response to an earlier request with it was lost.
 * @param patch the values that are sent
 * @param update sends them and returns the version that the response names
 * @returns that version; undefined when an earlier request saved the values
 * @throws the error of the request
 */
export async function saveUpdate(
  client: ApolloClient,
  patch: object,
  update: () => Promise<number | undefined>,
): Promise<number | undefined> {
  try {
    return await update();
  } catch (failure) {
    const { conflict } = readApiError(failure);
    if (!conflict) throw failure;
    const { hasValues } = await import(/* webpackChunkName: "undo" */ './has-values.ts');
    if (!hasValues(conflict.current, patch)) throw failure;
    refetchShown(client);
    return undefined;
  }
}
