import { useState } from 'react';
import type { Identified } from '../../definition/define-screen.ts';

/** The records that are selected in a list. */
export interface Selection<Row> {
  /** By their ids, on any page; empty while all are selected. */
  rows: ReadonlyMap<string, Row>;
  /** Everything that the list finds is selected. */
  isAll: boolean;
}

/** The selection without any record. */
export const emptySelection: Selection<never> = { rows: new Map<string, never>(), isAll: false };

/** How many records are selected, of those that the list finds. */
export const selectedCount = ({ rows, isAll }: Selection<unknown>, total: number): number =>
  isAll ? total : rows.size;

/** The ids of the selected records that the list has shown, those of the page while all are selected. */
export const selectedIds = (
  { rows, isAll }: Selection<unknown>,
  page: readonly Identified[],
): ReadonlySet<string> => new Set(isAll ? page.map(({ id }) => id) : rows.keys());

/**
 * The selection after check boxes of the page were changed. Rows of other pages stay selected, except of a selection of
 * all, whose other pages were never fetched.
 * @param ids the ids that are selected now
 */
export const afterChecks = <Row extends Identified>(
  { rows }: Selection<Row>,
  page: readonly Row[],
  ids: ReadonlySet<string>,
): Selection<Row> => ({
  rows: new Map([...rows.values(), ...page].filter(({ id }) => ids.has(id)).map(row => [row.id, row])),
  isAll: false,
});

/**
 * The selection of a list: it stays over its pages and sorts, and is dropped with another search, filter or tab, so that
 * nothing is changed that the list does not contain.
 */
export function useSelection<Row extends Identified>({
  search,
  filters,
}: {
  search: string;
  filters: object;
}): [Selection<Row>, (selection: Selection<Row>) => void] {
  const list = JSON.stringify([search, filters]);
  const [selected, setSelected] = useState({ list, selection: emptySelection as Selection<Row> });
  if (selected.list !== list) setSelected({ list, selection: emptySelection });
  return [selected.selection, selection => setSelected({ list, selection })];
}
