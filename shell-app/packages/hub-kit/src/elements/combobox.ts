import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { KeyboardEvent } from 'react';

/** The `stateReducer` of a combobox that is left without a choice: downshift would choose the highlighted entry. */
export const chooseNothingOnBlur = <Item>(
  _state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> =>
  type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: null } : changes;

/**
 * Escape closes the list of a combobox. While it is closed, Escape is left to the parent, such as a dialog:
 * downshift would clear the input instead.
 */
export function closeOnEscape(event: KeyboardEvent, open: boolean): void {
  if (event.key !== 'Escape') return;
  if (open) event.preventDefault();
  else Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}
