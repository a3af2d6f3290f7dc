import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { DataGridHandle, PositionChangeArgs } from 'react-data-grid';
import type { Identified } from '../../definition/define-screen.ts';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';

/**
 * Keeps the active cell of the grid in its row when that moves, and gives the focus to the cell in its place when the row
 * is removed.
 * @returns the handlers of the frame's `onFocus` and of the grid's `onActivePositionChange`
 */
export function useActiveCell<Row extends Identified>(
  grid: RefObject<DataGridHandle | null>,
  rows: readonly Row[],
) {
  const active = useRef<{ rowIdx: number; idx: number; id?: string | undefined }>({ rowIdx: 0, idx: 0 });
  // The grid keeps the active cell by the index of its row.
  useLayoutEffect(() => {
    const { id, idx, rowIdx } = active.current;
    if (id === undefined || rows[rowIdx]?.id === id) return;
    const moved = rows.findIndex(row => row.id === id);
    if (moved === -1) active.current.id = rows[rowIdx]?.id;
    else {
      const shouldFocus = grid.current?.element?.contains(document.activeElement) ?? false;
      grid.current?.setActivePosition({ idx, rowIdx: moved }, { shouldFocus });
    }
  }, [grid, rows]);
  const onFocus = useFocusAfterRemoval(() => {
    const cell = grid.current?.element?.querySelector<HTMLElement>('.rdg-cell[aria-selected="true"]');
    const rowIdx = Math.min(active.current.rowIdx, rows.length - 1);
    if (cell) cell.focus();
    else grid.current?.setActivePosition({ ...active.current, rowIdx }, { shouldFocus: true });
  });
  const onMove = ({ rowIdx, row, column }: PositionChangeArgs<Row>) => {
    active.current = { rowIdx, idx: column?.idx ?? 0, id: row?.id };
  };
  return { onFocus, onMove };
}
