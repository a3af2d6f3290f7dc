import { t } from '../common/text.ts';
import { color, mixin, radius, space } from '../theme/theme.ts';
import { IconButton } from './button.tsx';
import { ControlRow } from './control-row.ts';
import { Icon } from './icons.tsx';
import { Popover, usePopover } from './popover.tsx';
import { useCombobox, useMultipleSelection, type UseComboboxProps } from 'downshift';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import styled, { css } from 'styled-components';

const types = useCombobox.stateChangeTypes;

export interface ListboxProps<Item> extends Omit<UseComboboxProps<Item>, 'items'> {
  items: readonly Item[];
  /** Called by the event itself, so that no letter that is typed quickly is lost. */
  onType: (text: string) => void;
  /** Called by the event itself: downshift reports a choice only after rendering, when the box may have been left. */
  onChoose: (item: Item) => void;
}

/**
 * The keyboard, the pointer and the ARIA attributes of an input with a list. Enter, Up with Alt and a click choose an
 * item; leaving the input chooses none. A list with `isOpen` is never closed.
 */
export function useListbox<Item>({ onType, onChoose, ...options }: ListboxProps<Item>) {
  const { items, isItemDisabled = () => false, stateReducer = (_, { changes }) => changes } = options;
  const box = useCombobox<Item>({
    ...options,
    items: [...items],
    selectedItem: null,
    stateReducer: (state, change) => ({ ...stateReducer(state, change), selectedItem: null }),
  });

  const onKey = ({ key, altKey, nativeEvent }: KeyboardEvent) => {
    const closes = box.isOpen && options.isOpen === undefined;
    if (key === 'Escape') {
      // While no list closes, Escape is left to the parent, such as a dialog: downshift would clear the input.
      if (closes) nativeEvent.preventDefault();
      else Object.assign(nativeEvent, { preventDownshiftDefault: true });
    }
    const chooses = (key === 'Enter' && !nativeEvent.isComposing) || (key === 'ArrowUp' && altKey);
    const item = chooses && box.isOpen ? items[box.highlightedIndex] : undefined;
    if (!item || isItemDisabled(item, box.highlightedIndex)) return;
    // The choice may open a dialog at once, whose focused button the key would press.
    nativeEvent.preventDefault();
    onChoose(item);
  };

  return {
    ...box,
    inputProps: (props: ComponentProps<'input'> = {}) => ({
      ...box.getInputProps({ ...props, onChange: event => onType(event.currentTarget.value) }),
      onKeyDownCapture: (event: KeyboardEvent<HTMLInputElement>) => {
        onKey(event);
        props.onKeyDownCapture?.(event);
      },
    }),
    itemProps: (item: Item, index: number, props?: { 'aria-selected': boolean }) =>
      box.getItemProps({ ...props, item, index, onClick: () => onChoose(item) }),
  };
}

export interface ComboboxItem {
  value: string;
  label: string;
  detail?: string;
}

interface ComboboxProps {
  label: string;
  input: ComponentProps<'input'> & { id: string };
  text: string;
  /** Null until there are some, and after a failure. */
  items: readonly ComboboxItem[] | null;
  /** The items belong to an earlier text and cannot be chosen. */
  loading?: boolean;
  /** The values of the items with a mark. */
  chosen?: readonly string[];
  /** Several were chosen. Backspace in the empty input removes the last one. */
  chips?: readonly ComboboxItem[];
  keepsOpen?: boolean;
  /** The first item is what was typed, and is highlighted while typing. */
  freeEntry?: boolean;
  /** The note when there is no item; without it, only items open the list. */
  empty?: string;
  note?: string;
  onType: (text: string) => void;
  onChoose: (item: ComboboxItem) => void;
  onRemove?: (value: string) => void;
  onOpen?: (isOpen: boolean) => void;
  children?: ReactNode;
}

export function Combobox(props: ComboboxProps) {
  const { label, input, text, items, loading = false, chosen = [], chips, keepsOpen, freeEntry } = props;
  const { onRemove = () => undefined } = props;
  const shownItems = items ?? [];
  const box = useListbox<ComboboxItem>({
    id: input.id,
    inputId: input.id,
    items: shownItems,
    inputValue: text,
    itemToString: item => item?.label ?? '',
    // A response replaces the items of the previous text: a key or a click would choose another one.
    isItemDisabled: () => loading,
    stateReducer: (state, { type, changes }) => {
      if (type === types.InputChange && freeEntry)
        return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 };
      if (keepsOpen && (type === types.InputKeyDownEnter || type === types.ItemClick))
        return { ...changes, isOpen: true, highlightedIndex: freeEntry ? -1 : state.highlightedIndex };
      return changes;
    },
    // Downshift keeps the state of the list, since it reports a change only after the next key may have come.
    onIsOpenChange: ({ isOpen }) => props.onOpen?.(isOpen),
    onType: props.onType,
    onChoose: props.onChoose,
  });
  const { getSelectedItemProps, getDropdownProps } = useMultipleSelection<ComboboxItem>({
    selectedItems: [...(chips ?? [])],
  });
  const note = items?.length ? props.note : props.empty && noteOf(items, loading, props.empty);
  const popover = usePopover(box.isOpen && (shownItems.length > 0 || note !== undefined));
  const several = chips && { 'aria-multiselectable': true };

  return (
    <>
      <Box $wraps={Boolean(chips)} style={popover.anchorStyle}>
        {chips?.map((chip, index) => (
          <Chip
            key={chip.value}
            {...getSelectedItemProps({
              selectedItem: chip,
              index,
              onKeyDown: ({ key }: KeyboardEvent) => {
                if (key === 'Backspace' || key === 'Delete') onRemove(chip.value);
              },
            })}
          >
            {chip.label}
            <IconButton
              icon="close"
              label={t('Remove {label}', { label: chip.label })}
              tabIndex={-1}
              onClick={event => {
                event.stopPropagation();
                onRemove(chip.value);
              }}
            />
          </Chip>
        ))}
        <input
          {...box.inputProps({
            autoComplete: 'off',
            ...getDropdownProps({ preventKeyAction: !chips || text !== '' }),
            ...input,
            onKeyDownCapture: ({ key }) => {
              const last = chips?.at(-1);
              if (key === 'Backspace' && text === '' && last) onRemove(last.value);
            },
          })}
        />
        {props.children}
        <IconButton
          {...box.getToggleButtonProps()}
          icon="chevron-down"
          label={t('Show the choices of {label}', { label })}
          type="button"
        />
      </Box>
      <Menu
        {...box.getMenuProps({ ref: popover.box, 'aria-label': label, ...several })}
        {...popover.popoverProps}
      >
        {box.isOpen &&
          shownItems.map((item, index) => (
            <MenuItem
              key={item.value}
              {...box.itemProps(item, index, chips && { 'aria-selected': chosen.includes(item.value) })}
              $active={box.highlightedIndex === index}
              $stale={loading}
            >
              <Label>
                <span>{item.label}</span>
                {item.detail && <Detail>{item.detail}</Detail>}
              </Label>
              {chosen.includes(item.value) && <Icon name="check" size={16} />}
            </MenuItem>
          ))}
        {box.isOpen && note && <Note>{note}</Note>}
      </Menu>
    </>
  );
}

function noteOf(items: readonly ComboboxItem[] | null, loading: boolean, empty: string): string {
  if (items) return empty;
  return loading ? t('Searching…') : t('The search failed');
}

const Box = styled(ControlRow)<{ $wraps: boolean }>`
  ${({ $wraps }) =>
    $wraps &&
    css`
      flex-wrap: wrap;
      position: relative;
      padding: ${space(1)} 36px ${space(1)} ${space(1.5)};
      & > input {
        flex: 1 1 48px;
        height: 28px;
        padding: 0 ${space(1.5)};
      }
      & > button {
        position: absolute;
        inset-block-start: 4px;
        inset-inline-end: 4px;
      }
    `}
`;

const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-width: 0;
  min-height: 28px;
  padding: 4px ${space(1)} 4px ${space(2.5)};
  border-radius: ${radius.small};
  background: ${color.hover};
  font-size: 13px;
  overflow-wrap: anywhere;
  ${mixin.outlineInForcedColors}
  button {
    width: 24px;
    height: 24px;
    &:hover {
      background: ${color.line};
    }
  }
  svg {
    width: 12px;
  }
`;

const Menu = styled(Popover)`
  width: anchor-size(width);
  max-height: 264px;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const MenuItem = styled.div<{ $active: boolean; $stale: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 36px;
  padding: 6px 8px;
  border-radius: ${radius.small};
  background: ${({ $active }) => ($active ? color.hover : 'transparent')};
  cursor: default;
  ${({ $stale }) => $stale && 'opacity: 0.5;'}
  ${({ $active }) => $active && mixin.selectedInForcedColors}
`;

const Label = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Detail = styled.span`
  display: block;
  ${mixin.remark}
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  padding: 8px;
  color: ${color.muted};
`;
