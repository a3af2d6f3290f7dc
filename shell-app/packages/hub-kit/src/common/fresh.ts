import {
  ApolloLink,
  type ApolloClient,
  type DocumentNode,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { OperationTypeNode } from 'graphql';
import { useEffect, useEffectEvent, useState } from 'react';
import { finalize, share, tap, type Observable } from 'rxjs';

/** How long a response counts as fresh unless the caller says otherwise, in milliseconds. */
const LIFETIME = 30_000;

/** When each response arrived, in milliseconds since 1970, by document and variables. */
type Arrivals = WeakMap<DocumentNode, Map<string, number>>;

let arrivals: Arrivals = new WeakMap();

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
  const { data } = await client.query<Data, OperationVariables>({
    query,
    variables,
    fetchPolicy: 'network-only',
  });
  noteArrival(before, query, key);
  return data;
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

/** No earlier response counts as fresh after this, and no request before it is joined. */
export function forgetFresh(): void {
  arrivals = new WeakMap();
}

/** The queries that have no response yet, by document and variables. */
type Pending = WeakMap<DocumentNode, Map<string, Observable<ApolloLink.Result>>>;

/**
 * Forgets responses after each mutation, since a payment also changes its invoice. Joins equal queries that were sent
 * since the last mutation and have no response yet. It replaces the deduplication of Apollo Client, which also joins a
 * query from before the mutation: create the client with `queryDeduplication: false`.
 */
export function freshLink(): ApolloLink {
  let pending: Pending = new WeakMap();
  let since = arrivals;
  return new ApolloLink((operation, forward) => {
    const { operationType, query, variables } = operation;
    if (operationType === OperationTypeNode.MUTATION) return forward(operation).pipe(finalize(forgetFresh));
    if (since !== arrivals) [pending, since] = [new WeakMap(), arrivals];
    const requests = pending.get(query) ?? new Map<string, Observable<ApolloLink.Result>>();
    pending.set(query, requests);
    const key = JSON.stringify(variables);
    const sent = requests.get(key);
    if (sent) return sent;
    const end = () => void requests.delete(key);
    // Before the response is handled: a query that this sends is another request.
    const response = forward(operation).pipe(tap({ next: end, finalize: end }), share());
    requests.set(key, response);
    return response;
  });
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
