import { useApolloClient } from '@gym/hub-kit/graphql';
import { dryRun, readApiError } from '@gym/hub-kit/screen';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OperationResult } from './operations.graphql.ts';
import type { OperationDocument, OperationVariables } from './operation-document.ts';

type ApiError = ReturnType<typeof readApiError>;

/** The debounce of a preview while input changes, in milliseconds. */
const PAUSE = 300;

export interface Preview {
  /** The last one that arrived, which may be of earlier input; null before the first. */
  shown: OperationResult | null;
  /** Whether `shown` is of the present input. */
  isCurrent: boolean;
  loading: boolean;
  /** Why the present input has none. */
  error: ApiError | null;
  /** Requests it again. */
  reload: () => void;
}

/** What arrived, and for which request. */
type Arrival = { request: string } & ({ result: OperationResult } | { error: ApiError });

/**
 * What an operation would do: a dry run, requested when the input has not changed for a moment. A request for earlier
 * input is cancelled.
 * @param variables null while the input is not complete
 */
export function usePreview<Variables extends OperationVariables>(
  document: OperationDocument<Variables>,
  variables: Variables | null,
): Preview {
  const client = useApolloClient();
  const [attempt, setAttempt] = useState(0);
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [shown, setShown] = useState<OperationResult | null>(null);
  // By value: the variables are a new object with each rendering.
  const request = variables && `${attempt} ${JSON.stringify(variables)}`;

  const load = useEffectEvent(async (signal: AbortSignal): Promise<OperationResult | undefined> => {
    if (!variables) return undefined;
    const { data } = await dryRun(client, {
      mutation: document,
      variables: { ...variables, dryRun: true },
      context: { fetchOptions: { signal } },
    });
    return data?.result;
  });

  useEffect(() => {
    if (!request) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      load(signal).then(
        result => {
          if (signal.aborted || !result) return;
          setArrival({ request, result });
          setShown(result);
        },
        (failure: unknown) => {
          if (signal.aborted) return;
          const error = readApiError(failure);
          if (error.code === 'NETWORK') console.error('Failed to preview the operation', failure);
          setArrival({ request, error });
        },
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, document, request]);

  const arrived = request !== null && arrival?.request === request ? arrival : null;
  return {
    shown,
    isCurrent: arrived !== null && 'result' in arrived,
    loading: request !== null && arrived === null,
    error: arrived && 'error' in arrived ? arrived.error : null,
    reload: () => setAttempt(attempt + 1),
  };
}
