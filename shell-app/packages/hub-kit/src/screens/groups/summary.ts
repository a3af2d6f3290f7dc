import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { formatNumber } from '../../common/format.ts';
import { t } from '../../common/text.ts';
import type { AnyColumn, AnyScreen } from '../../definition/define-screen.ts';
import { sumFlag } from '../../definition/documents.ts';
import type { SummaryDocument, SummaryGroup } from '../../definition/groups.ts';
import type { FilterState } from '../../definition/filter-state.ts';
import { writeListState } from '../list-url-state.ts';
import type { AnyCrud } from '../use-crud.ts';

/** The list that is summarized. */
export interface SummarizedList {
  screen: AnyScreen;
  crud: AnyCrud;
}

/** The columns whose values are added up, also those that only exports contain. */
export const summedColumns = ({ columns, exportOnly = [], sums = [] }: AnyScreen): AnyColumn[] =>
  [...columns, ...exportOnly].filter(({ key }) => sums.includes(key));

/** The variables that summarize what the list finds. */
export const summaryVariables = (
  screen: AnyScreen,
  { search, filter }: { search: string; filter: object | null | undefined },
) => ({
  search: search || null,
  ...(filter === undefined ? {} : { filter }),
  ...Object.fromEntries(
    summedColumns(screen)
      .filter(({ requires }) => requires)
      .map(({ key }) => [sumFlag(key), true]),
  ),
});

/** What the list finds, by a document of its screen. */
export function useSummary(list: SummarizedList, document: SummaryDocument) {
  const { data, previousData, error, loading, refetch } = useQuery(document, {
    variables: summaryVariables(list.screen, { search: list.crud.state.search, filter: list.crud.filter }),
  });
  useEffect(() => {
    if (error) console.error('Failed to summarize the list', error);
  }, [error]);
  const shown = data ?? (error ? undefined : previousData);
  return { groups: shown?.groups as readonly SummaryGroup[] | undefined, error, loading, refetch };
}

/** A sum as the column shows its values. */
export const sumText = ({ format }: AnyColumn, sum: number | null | undefined): string =>
  format ? t(format(sum ?? 0)) : formatNumber(sum ?? 0);

/** Returns the address of the list with other filters, and without groups. */
export function useRowsAddress({ state, view }: AnyCrud): (filters: FilterState) => string {
  const [address] = useSearchParams();
  const next = new URLSearchParams(address);
  next.delete('add');
  next.delete('id');
  return filters =>
    `?${writeListState(next, { ...state, page: 1, group: '', filters }, view.defaults).toString()}`;
}
