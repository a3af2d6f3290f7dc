import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';

/** Whether the browser has a network connection. When it has one again, requests what could not be fetched meanwhile. */
export function useConnection(): boolean {
  const client = useApolloClient();
  useEffect(() => {
    const recover = () => refetchFailed(client);
    addEventListener('online', recover);
    return () => removeEventListener('online', recover);
  }, [client]);
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

/** Requests every query again that a component shows and that has failed. */
function refetchFailed(client: ApolloClient): void {
  for (const query of client.getObservableQueries('active')) {
    // A failure shows where the query is used.
    if (query.getCurrentResult().error) query.refetch().catch(() => undefined);
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
