import type { CellKeyboardEvent, CellKeyDownArgs } from 'react-data-grid';
import type { Identified } from '../../definition/define-screen.ts';
import { buttonsOf } from '../row-action.ts';
import { focusSibling } from '../row-actions.tsx';
import type { RowsProps } from '../rows-props.ts';

/**
 * Enter opens the row or follows the link of the cell, Delete asks to delete the row, Left and Right go through the
 * buttons of a cell.
 */
export function handleKey<Row extends Identified>(
  { mode, row }: CellKeyDownArgs<Row>,
  event: CellKeyboardEvent,
  { rowButtons, onOpen }: Pick<RowsProps<Row>, 'rowButtons' | 'onOpen'>,
): void {
  if (mode !== 'ACTIVE') return;
  const { key, target } = event;
  if (target instanceof Element && target.closest('[popover]')) return event.preventGridDefault();
  if (target instanceof HTMLButtonElement) {
    const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
    if (!sideways || !focusSibling(target, key)) return;
    event.preventDefault();
    return event.preventGridDefault();
  }
  if (!row || event.ctrlKey || event.metaKey || (key !== 'Enter' && key !== 'Delete')) return;
  // The dialog opens synchronously, and the same key press would activate its focused button.
  event.preventDefault();
  if (key === 'Enter' && target instanceof HTMLAnchorElement) target.click();
  else if (key === 'Enter') onOpen(row);
  else buttonsOf(rowButtons, row).onDelete?.();
}
