import type { MouseEvent } from 'react';

/** Controls of a row and its menu, which have clicks of their own. */
const controls = 'a, button, input, select, textarea, label, [popover]';

/** Whether a click opens the row: it is not on a control and does not end a text selection. */
export function isRowClick(event: MouseEvent<Element>): boolean {
  const { target, currentTarget } = event;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  if (target instanceof Element && target.closest(controls)) return false;
  const selection = getSelection();
  return !selection || selection.isCollapsed || !selection.containsNode(currentTarget, true);
}
