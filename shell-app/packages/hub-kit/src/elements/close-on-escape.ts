import type { KeyboardEvent } from 'react';

/**
 * Escape closes the list of a combobox. While it is closed, Escape is left to the parent, such as a dialog:
 * downshift would clear the input instead.
 */
export function closeOnEscape(event: KeyboardEvent, open: boolean): void {
  if (event.key !== 'Escape') return;
  if (open) event.preventDefault();
  else Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}
