import type { ClipboardEvent } from 'react';
import type { CellCopyArgs } from 'react-data-grid';
import type { AnyColumn } from '../../definition/define-screen.ts';
import { shownText } from '../cell.tsx';

/** Copies the text of a cell. */
export function copyCell<Row extends object>(
  { row, column: { key } }: CellCopyArgs<Row>,
  event: ClipboardEvent,
  columns: readonly AnyColumn[],
): void {
  const column = columns.find(item => item.key === key);
  // Selected text is copied by the browser.
  if (!row || !column || getSelection()?.isCollapsed === false) return;
  event.clipboardData.setData('text/plain', shownText(column, row));
  event.preventDefault();
}
