import type { AnyIcon } from '../common/icon.ts';
import { useMemo, useState } from 'react';
import type { Identified } from '../definition/define-screen.ts';

/**
 * A step that is taken for the selected rows of a list, one after the other, so that each has its own result.
 * @example
 * const open: BulkAction<{ id: string; isOpen: boolean }> = {
 *   icon: 'key',
 *   label: 'Open',
 *   when: ({ isOpen }) => !isOpen,
 *   run: ({ id }) => fetch(`/doors/${id}`, { method: 'POST' }),
 *   done: count => `${count} doors opened`,
 * };
 */
export interface BulkAction<Row> {
  icon: AnyIcon;
  /** A verb: `Approve`. */
  label: string;
  /** The rows that it is for; it leaves out other selected rows. */
  when: (row: Row) => boolean;
  /** The question before it begins. */
  confirm?: (rows: readonly Row[]) => { title: string; text: string };
  /** Takes the step for one row; throws the error of the request. */
  run: (row: Row) => Promise<unknown>;
  /** Says how many rows it was taken for: `12 payroll records approved`. */
  done: (count: number) => string;
}

export type Selection<Row> = ReadonlyMap<string, Row>;

/**
 * The rows that are selected on any page of a list, as they are on the page that is shown. Another search or filter
 * selects none, so that no step is taken for rows that the list does not contain.
 */
export function useSelection<Row extends Identified>(
  { search, filters }: { search: string; filters: object },
  rows: readonly Row[],
): [Selection<Row>, (selection: Selection<Row>) => void] {
  const list = JSON.stringify([search, filters]);
  const [selected, setSelected] = useState<{ list: string; rows: Selection<Row> }>({ list, rows: new Map() });
  const current = selected.list === list ? selected.rows : undefined;
  const selection = useMemo(() => {
    const rowsById = new Map(rows.map(row => [row.id, row]));
    return new Map([...(current ?? [])].map(([id, row]) => [id, rowsById.get(id) ?? row]));
  }, [current, rows]);
  return [selection, next => setSelected({ list, rows: next })];
}
