import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { Identified, ListVariables } from '../define-screen.ts';

/** The most that the API gives at once. */
export const pageLimit = 1000;

export interface FetchAllOptions<Row, Field extends string> {
  client: ApolloClient;
  document: TypedDocumentNode<{ page: { items: Row[]; totalCount: number } }, ListVariables<Field>>;
  /** Which rows, in which order. */
  variables: Omit<ListVariables<Field>, 'page'>;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/** Every row of a list, page after page. What moves between pages meanwhile is taken once. */
export async function fetchAll<Row extends Identified, Field extends string>({
  client,
  document,
  variables,
  signal,
  onProgress,
}: FetchAllOptions<Row, Field>): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (let offset = 0, total = 1; offset < total; offset += pageLimit) {
    const { data } = await client.query({
      query: document,
      variables: { ...variables, page: { limit: pageLimit, offset } },
      // A copy of every row in the cache would serve nobody.
      fetchPolicy: 'no-cache',
      // Read beside what staff are waiting for, so that a long export slows nobody down.
      context: { fetchOptions: { signal }, headers: { 'x-ad-hoc': 'export' } },
    });
    signal.throwIfAborted();
    const page = data?.page as { items: Row[]; totalCount: number } | undefined;
    if (!page) throw new Error('The list answered nothing');
    for (const row of page.items) rows.set(row.id, row);
    total = page.totalCount;
    onProgress(Math.min(offset + pageLimit, total), total);
  }
  return [...rows.values()];
}
