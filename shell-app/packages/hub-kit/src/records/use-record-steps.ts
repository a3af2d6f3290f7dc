import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { AnyScreen, Identified } from '../definition/define-screen.ts';
import { messagesOf } from '../definition/messages.ts';
import { leave } from '../elements/leave-guard.ts';
import type { ListOfRecord } from './list-of-record.ts';
import { neighborsOf, type Neighbor, type Neighbors } from './neighbors.ts';
import { reportFailure } from './report-failure.ts';

/** Opens the record before or after; undefined at the ends of the list. */
export interface RecordSteps {
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/**
 * The steps from a record to its neighbors in the list that led to it; null without a list that has the record. Unsaved
 * input asks first.
 * @param list undefined for a record that was opened by an address
 * @param open shows another record, with the list at the page that has it
 */
export function useRecordSteps(
  screen: AnyScreen,
  id: string,
  list: ListOfRecord | undefined,
  open: (id: string, list: ListOfRecord) => void,
): RecordSteps | null {
  const client = useApolloClient();
  const [found, setFound] = useState<{ of: string; neighbors: Neighbors | null }>();
  useEffect(() => {
    if (!list) return;
    let isCurrent = true;
    rowsOf(client, screen, list, 'cache-first').then(
      ({ items, totalCount }) => {
        const ids = items.map(row => row.id);
        if (isCurrent) setFound({ of: id, neighbors: neighborsOf(id, list.page, ids, totalCount) });
      },
      // Without steps, the record can be edited all the same; the list reports its failure.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [client, screen, id, list]);
  const neighbors = found?.of === id ? found.neighbors : null;
  if (!list || !neighbors) return null;

  const go = async ({ offset, id, edge }: Neighbor) => {
    const at = { ...list, page: { ...list.page, offset } };
    if (id !== undefined) return open(id, at);
    try {
      const { items } = await rowsOf(client, screen, at, 'network-only');
      const row = items.at(edge === 'first' ? 0 : -1);
      if (row) open(row.id, at);
    } catch (failure) {
      reportFailure(messagesOf(screen).listFailed, failure);
    }
    return undefined;
  };
  const stepTo = (neighbor: Neighbor | null) => (neighbor ? () => leave(() => void go(neighbor)) : undefined);
  return { previous: stepTo(neighbors.previous), next: stepTo(neighbors.next) };
}

async function rowsOf(
  client: ApolloClient,
  { documents }: AnyScreen,
  variables: ListOfRecord,
  fetchPolicy: 'cache-first' | 'network-only',
): Promise<{ items: readonly Identified[]; totalCount: number }> {
  const { data } = await client.query({ query: documents.list, variables, fetchPolicy });
  return data?.page ?? { items: [], totalCount: 0 };
}
