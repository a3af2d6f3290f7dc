import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { Kind, type DefinitionNode } from 'graphql';
import { longRequest } from '../../common/long-request.ts';
import type { Identified } from '../../definition/define-screen.ts';
import { pageLimit } from './page-limit.ts';

export interface FetchAllOptions<Row, Variables extends OperationVariables> {
  client: ApolloClient;
  /** Takes the part of the rows as `$page`. */
  document: TypedDocumentNode<{ page: { items: Row[]; totalCount: number } }, Variables>;
  /** Which rows, in which order. */
  variables: Omit<Variables, 'page'>;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/** All rows of a list, fetched page by page. A row that moves between pages meanwhile is included once. */
export async function fetchAll<Row extends Identified, Variables extends OperationVariables>({
  client,
  document,
  variables,
  signal,
  onProgress,
}: FetchAllOptions<Row, Variables>): Promise<Row[]> {
  const rows = new Map<string, Row>();
  const query = exportDocument(document);
  for (let offset = 0, total = 1; offset < total; offset += pageLimit) {
    const { data } = await client.query<{ page: { items: Row[]; totalCount: number } }, OperationVariables>({
      query,
      variables: { ...variables, page: { limit: pageLimit, offset } },
      // The rows are not needed in the cache.
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { ...longRequest.fetchOptions, signal } },
    });
    signal.throwIfAborted();
    const page = data?.page;
    if (!page) throw new Error('The list answered nothing');
    for (const row of page.items) rows.set(row.id, row);
    total = page.totalCount;
    onProgress(Math.min(offset + pageLimit, total), total);
  }
  return [...rows.values()];
}

/**
 * The same document under another operation name. The server knows it by no hub, and so reads an export as an ad hoc
 * request, which does not slow down staff.
 */
function exportDocument<Data, Variables>(document: TypedDocumentNode<Data, Variables>) {
  const definitions = document.definitions.map((node): DefinitionNode =>
    node.kind === Kind.OPERATION_DEFINITION
      ? { ...node, name: { kind: Kind.NAME, value: `Export${node.name?.value ?? ''}` } }
      : node,
  );
  return { ...document, definitions } as TypedDocumentNode<Data, Variables>;
}
