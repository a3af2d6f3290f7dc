import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import type { KeyboardEvent } from 'react';

/**
 * The `stateReducer` of a combobox that chooses by `chosenByKey` and by the clicks of its items. Downshift chooses the
 * highlighted item when the box is left, and reports any choice only after rendering, when it may have been left.
 */
export const chooseNothing = <Item>(
  _state: UseComboboxState<Item>,
  { changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> => ({ ...changes, selectedItem: null });

/** The highlighted item of an open list, if a key chooses it: Enter, or Up with Alt. */
export function chosenByKey<Item>(
  { key, altKey, nativeEvent }: KeyboardEvent,
  { isOpen, highlightedIndex }: Pick<UseComboboxState<Item>, 'isOpen' | 'highlightedIndex'>,
  items: readonly Item[],
): Item | undefined {
  const chooses = (key === 'Enter' && !nativeEvent.isComposing) || (key === 'ArrowUp' && altKey);
  return chooses && isOpen ? items[highlightedIndex] : undefined;
}

/**
 * Escape closes the list of a combobox. While it is closed, Escape is left to the parent, such as a dialog:
 * downshift would clear the input instead.
 */
export function closeOnEscape(event: KeyboardEvent, open: boolean): void {
  if (event.key !== 'Escape') return;
  if (open) event.preventDefault();
  else Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}
