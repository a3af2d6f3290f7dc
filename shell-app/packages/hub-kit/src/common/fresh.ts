import type { ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';

/** How long a response counts as fresh unless the caller says otherwise, in milliseconds. */
const LIFETIME = 30_000;

/** When each response arrived, in milliseconds since 1970, by document and variables. */
type Arrivals = WeakMap<DocumentNode, Map<string, number>>;

let arrivals: Arrivals = new WeakMap();

/** The requests of a client since the last write that have no response yet, by document and variables. */
type Pending = WeakMap<ApolloClient, WeakMap<DocumentNode, Map<string, Promise<unknown>>>>;

let pending: Pending = new WeakMap();

function noteArrival(of: Arrivals, query: DocumentNode, key: string) {
  const times = of.get(query) ?? new Map<string, number>();
  of.set(query, times.set(key, Date.now()));
}

/**
 * A response that arrived less than half a minute ago, from the cache, if nothing was written since; otherwise from the
 * server. Later changes of the cache do not reach the caller.
 * @param lifetime milliseconds for which a response counts as fresh instead
 */
export async function queryFresh<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  lifetime = LIFETIME,
): Promise<Data | undefined> {
  const key = JSON.stringify(variables);
  // A write meanwhile replaces them: the response may be from before it.
  const before = arrivals;
  const isFresh = Date.now() - (before.get(query)?.get(key) ?? -Infinity) < lifetime;
  if (isFresh) {
    const { data } = await client.query<Data, OperationVariables>({
      query,
      variables,
      fetchPolicy: 'cache-first',
    });
    return data;
  }
  const data = await requestOnce(client, query, variables, key);
  noteArrival(before, query, key);
  return data;
}

/** Joins a request that was sent since the last write. Apollo Client would also join an earlier one. */
function requestOnce<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  key: string,
): Promise<Data | undefined> {
  const byDocument = pending.get(client) ?? new WeakMap<DocumentNode, Map<string, Promise<unknown>>>();
  pending.set(client, byDocument);
  const requests = byDocument.get(query) ?? new Map<string, Promise<unknown>>();
  byDocument.set(query, requests);
  const sent = requests.get(key);
  if (sent) return sent as Promise<Data | undefined>;
  const response = client
    .query<Data, OperationVariables>({
      query,
      variables,
      fetchPolicy: 'network-only',
      context: { queryDeduplication: false },
    })
    .then(({ data }) => data)
    .finally(() => requests.delete(key));
  requests.set(key, response);
  return response;
}

/** Caches a response that another request has brought, such as the saved record of a mutation, and counts it as fresh. */
export function keepFresh<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  data: Data,
): void {
  client.writeQuery<unknown, OperationVariables>({ query, variables, data });
  noteArrival(arrivals, query, JSON.stringify(variables));
}

/** No earlier response counts as fresh after this. The client calls it after each mutation: a payment also changes its invoice. */
export function forgetFresh(): void {
  arrivals = new WeakMap();
  pending = new WeakMap();
}

interface FreshQuery<Data> {
  /** Undefined until there is a response. */
  data?: Data;
  error?: Error;
  retry(): void;
}

/** `queryFresh` for a component; without variables it requests nothing. */
export function useFreshQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables | null,
): FreshQuery<Data> {
  const client = useApolloClient();
  // By value: the variables are a new object with each rendering.
  const key = JSON.stringify(variables);
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Pick<FreshQuery<Data>, 'data' | 'error'> & { key: string }>();
  const load = useEffectEvent(async () => variables && queryFresh(client, query, variables));
  useEffect(() => {
    if (key === 'null') return;
    let isCurrent = true;
    load().then(
      data => isCurrent && setResult({ key, data: data ?? undefined }),
      (error: Error) => isCurrent && setResult({ key, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, query, key, attempt]);
  const retry = () => {
    setResult(undefined);
    setAttempt(attempt + 1);
  };
  const { data, error } = result?.key === key ? result : {};
  return { data, error, retry };
}
