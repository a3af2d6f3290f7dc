import type { OperationVariables } from '@apollo/client';
import { type TypedDocumentNode, useApolloClient } from '../common/graphql.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { readApiError, type ApiError } from './api-error.ts';
import { dryRun } from './write.ts';

export interface Previewed<Data, Variables> {
  /** The last one that arrived, which may be of earlier variables; null before the first. */
  latest: { data: Data; variables: Variables } | null;
  /** Whether `shown` is of the present variables. */
  isCurrent: boolean;
  loading: boolean;
  /** Why the present variables have none. */
  error: ApiError | null;
  reload: () => void;
}

/** What arrived, and for which request. */
type Arrival<Data> = { request: string } & ({ data: Data } | { error: ApiError });

/**
 * Requests a dry run whenever its variables have not changed for a moment. A request for earlier variables is cancelled.
 * @param variables null while the input is not complete
 * @param debounce the pause before a request, in milliseconds
 */
export function usePreviewed<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables | null,
  debounce = 0,
): Previewed<Data, Variables> {
  const client = useApolloClient();
  const [attempt, setAttempt] = useState(0);
  const [arrival, setArrival] = useState<Arrival<Data> | null>(null);
  const [latest, setLatest] = useState<Previewed<Data, Variables>['latest']>(null);
  // By value: the variables are a new object with each rendering.
  const request = variables && `${attempt} ${JSON.stringify(variables)}`;

  const load = useEffectEvent(async (signal: AbortSignal) => {
    if (!variables) return undefined;
    const { data } = await dryRun<Data, OperationVariables>(
      client,
      { mutation: document, variables },
      signal,
    );
    return data && { data: data as Data, variables };
  });

  useEffect(() => {
    if (!request) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      load(signal).then(
        result => {
          if (signal.aborted || !result) return;
          setArrival({ request, data: result.data });
          setLatest(result);
        },
        (failure: unknown) => {
          if (signal.aborted) return;
          const error = readApiError(failure);
          if (error.code === 'NETWORK') console.error('Failed to load the preview', failure);
          setArrival({ request, error });
        },
      );
    }, debounce);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, document, request, debounce]);

  const arrived = request !== null && arrival?.request === request ? arrival : null;
  return {
    latest,
    isCurrent: arrived !== null && 'data' in arrived,
    loading: request !== null && arrived === null,
    error: arrived && 'error' in arrived ? arrived.error : null,
    reload: () => setAttempt(attempt + 1),
  };
}
