import { useMemo, useState } from 'react';
import type { BulkTarget, Identified } from '../../definition/define-screen.ts';

/** The records that are selected in a list. */
export interface Selection<Row> {
  /** By their ids, on any page; those of the shown page while all are selected. */
  rows: ReadonlyMap<string, Row>;
  /** Everything that the list finds is selected. */
  isAll: boolean;
}

/** The selection without any record. */
export const emptySelection: Selection<never> = { rows: new Map<string, never>(), isAll: false };

/** Everything that the list finds, of which the page shows these rows. */
export const allOf = <Row extends Identified>(rows: readonly Row[]): Selection<Row> => ({
  rows: byId(rows),
  isAll: true,
});

/**
 * The selection after check boxes of the page were changed. Rows of other pages stay selected, except of a selection of
 * all, whose other pages were never fetched.
 * @param ids the ids that are selected now
 */
export function afterChecks<Row extends Identified>(
  { rows: selected, isAll }: Selection<Row>,
  page: readonly Row[],
  ids: ReadonlySet<string>,
): Selection<Row> {
  const candidates = isAll ? page : [...selected.values(), ...page];
  return { rows: byId(candidates.filter(({ id }) => ids.has(id))), isAll: false };
}

/** The selection while the list shows this page, with the present values of its rows. */
export function onPage<Row extends Identified>(
  selection: Selection<Row>,
  page: readonly Row[],
): Selection<Row> {
  if (selection.isAll) return allOf(page);
  if (selection.rows.size === 0) return selection;
  const shown = byId(page);
  const rows = [...selection.rows.values()].map(row => shown.get(row.id) ?? row);
  return { rows: byId(rows), isAll: false };
}

/** How many records are selected, of those that the list finds. */
export const selectedCount = ({ rows, isAll }: Selection<unknown>, total: number): number =>
  isAll ? total : rows.size;

/** What the API is told of the selection of a list. */
export function targetOf(
  { rows, isAll }: Selection<unknown>,
  { filter, search }: { filter: object | null | undefined; search: string },
): BulkTarget {
  return isAll
    ? { ids: null, filter: filter ?? {}, search: search || null }
    : { ids: [...rows.keys()], filter: null, search: null };
}

const byId = <Row extends Identified>(rows: readonly Row[]) => new Map(rows.map(row => [row.id, row]));

/**
 * The selection of a list: it stays over its pages and sorts, and is dropped with another search, filter or tab, so that
 * nothing is changed that the list does not contain.
 */
export function useSelection<Row extends Identified>(
  { search, filters }: { search: string; filters: object },
  page: readonly Row[],
): [Selection<Row>, (selection: Selection<Row>) => void] {
  const list = JSON.stringify([search, filters]);
  const [selected, setSelected] = useState({ list, selection: emptySelection as Selection<Row> });
  if (selected.list !== list) setSelected({ list, selection: emptySelection });
  const selection = useMemo(() => onPage(selected.selection, page), [selected.selection, page]);
  return [selection, next => setSelected({ list, selection: next })];
}
