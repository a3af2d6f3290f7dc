import type { KeyboardEvent } from 'react';

/**
 * Escape closes the list of a combobox. While it is closed, Escape is left to what is around, such as the dialog:
 * downshift would empty the box instead.
 */
export function closeOnEscape(event: KeyboardEvent, open: boolean): void {
  if (event.key !== 'Escape') return;
  if (open) event.preventDefault();
  else Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}
