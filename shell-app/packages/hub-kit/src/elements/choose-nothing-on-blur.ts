import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';

/** The `stateReducer` of a combobox that is left without a choice: downshift would choose the highlighted entry. */
export const chooseNothingOnBlur = <Item>(
  _state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> =>
  type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: null } : changes;
