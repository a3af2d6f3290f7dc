import type { ApolloCache, ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { creationOf } from '../../records/creation-of.ts';
import { write } from '../../records/write.ts';
import {
  arrangePinnedChartsDocument,
  pinChartDocument,
  pinnedChartsDocument,
  renamePinnedChartDocument,
  unpinChartDocument,
  type PinnedChart,
} from './pinned-charts.graphql.ts';

type Response = { charts: PinnedChart[] };

const store = (cache: ApolloCache, { data }: { data?: Response | null | undefined }) => {
  if (data) cache.writeQuery({ query: pinnedChartsDocument, data });
};

const send = <Variables extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Response, Variables>,
  variables: Variables,
  context?: object,
) =>
  write<Response, OperationVariables>(
    client,
    { mutation, variables, context, update: store },
    // A chart of the dashboard does not change the records on the screen.
    { refetch: false },
  );

/** Changes the charts on the dashboard, in the API and in what is cached. */
export function usePinnedCharts() {
  const client = useApolloClient();
  return useMemo(
    () => ({
      /** @param position among the charts; after them if it is not given */
      pin: ({ list, title, state }: Omit<PinnedChart, 'id'>, position?: number) => {
        const variables = { input: { list, title, state }, position: position ?? null };
        return creationOf(pinChartDocument, variables).sendWithRetry(context =>
          send(client, pinChartDocument, variables, context),
        );
      },
      rename: ({ id }: PinnedChart, title: string) => send(client, renamePinnedChartDocument, { id, title }),
      remove: ({ id }: PinnedChart) => send(client, unpinChartDocument, { id }),
      arrange: (charts: readonly PinnedChart[]) =>
        send(client, arrangePinnedChartsDocument, { ids: charts.map(({ id }) => id) }),
    }),
    [client],
  );
}
