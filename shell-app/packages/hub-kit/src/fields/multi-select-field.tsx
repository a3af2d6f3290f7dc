import { t } from '../common/text.ts';
import { color, space } from '../theme/theme.ts';
import { Icon } from '../elements/icons.tsx';
import { useCombobox, useMultipleSelection } from 'downshift';
import { useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { foldText } from '../common/fold-text.ts';
import { chosenByKey, closeOnEscape } from '../elements/combobox.ts';
import { controlBox, FieldFrame } from './field-frame.tsx';
import type { Choice, MultiSelectDefinition } from '../definition/field-definition.ts';
import { useChoices, withStored } from './master-data.ts';
import { Picked, RemovePicked } from './picked.tsx';
import { Menu, MenuItem, MenuNote, usePopover } from '../elements/popover.tsx';
import { useFormField } from './use-form-field.ts';
import { isSameName } from './use-options.ts';

const types = useCombobox.stateChangeTypes;

export type MultiSelectFieldProps = MultiSelectDefinition & { required?: boolean };

/** Any number of a list, as chips. Typing narrows the list; Backspace in the empty box takes the last chip away. */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const { name, label, help, span, required, freeEntry } = props;
  const field = useFormField<string[]>(name);
  const [text, setText] = useState('');
  const choices = withStored(useChoices(props), field.value);
  const labelOf = (value: string) => choices.find(choice => choice.value === value)?.label ?? value;
  const typed = text.trim().normalize('NFC');
  const matches = choices.filter(choice => foldText(choice.label).includes(foldText(typed)));
  const isNew = typed !== '' && choices.every(({ value, label }) => value !== typed && label !== typed);
  // Enter takes what was typed, and so must never meet an entry that it would take away.
  const unpicked = matches.filter(({ value }) => !field.value.includes(value));
  const added = isNew ? [{ value: typed, label: t('Add “{text}”', { text: typed }) }] : [];
  const items = freeEntry ? [...unpicked, ...added] : matches;

  // Called by the events themselves. Downshift reports a choice or a removal only after rendering, and no more when
  // something else has happened by then, so that of two quick clicks one would be lost.
  const toggle = (value: string) => {
    field.change(
      field.value.includes(value) ? field.value.filter(one => one !== value) : [...field.value, value],
    );
    setText('');
  };

  const chips = useMultipleSelection<string>({ selectedItems: field.value });
  const box = useCombobox<Choice>({
    id: field.id,
    inputId: field.id,
    items,
    selectedItem: null,
    inputValue: text,
    itemToString: choice => choice?.label ?? '',
    stateReducer: (state, { type, changes }) => {
      if (type === types.InputChange && freeEntry)
        return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 };
      // Several are chosen in a row, so the list stays open where it is.
      if (type === types.InputKeyDownEnter || type === types.ItemClick) {
        const highlightedIndex = freeEntry ? -1 : state.highlightedIndex;
        return { ...changes, isOpen: true, highlightedIndex, inputValue: '' };
      }
      return changes;
    },
  });
  const popover = usePopover(box.isOpen);
  const input = box.getInputProps({
    ...chips.getDropdownProps({ preventKeyAction: text !== '' }),
    ...field.control(help),
    // Synchronously: through the state, a letter that is typed quickly would be lost.
    onChange: event => setText(event.currentTarget.value),
    onBlur: () => {
      const named = choices.filter(({ label }) => typed && isSameName(label, typed));
      const value = named.length === 1 ? named[0]?.value : freeEntry && typed;
      if (value && !field.value.includes(value)) toggle(value);
      else setText('');
      field.leave();
    },
  });

  const onKey = (event: KeyboardEvent) => {
    closeOnEscape(event, box.isOpen);
    const chosen = chosenByKey(event, box, items)?.value;
    const removed = event.key === 'Backspace' && text === '' ? field.value.at(-1) : undefined;
    const toggled = chosen ?? removed;
    if (toggled !== undefined) toggle(toggled);
  };

  return (
    <FieldFrame id={field.id} label={label} help={help} span={span} required={required} error={field.error}>
      <Box style={popover.anchorStyle}>
        {field.value.map((value, index) => (
          <Picked
            key={value}
            {...chips.getSelectedItemProps({
              selectedItem: value,
              index,
              onKeyDown: ({ key }: KeyboardEvent) => {
                if (key === 'Backspace' || key === 'Delete') toggle(value);
              },
            })}
          >
            {labelOf(value)}
            <RemovePicked
              type="button"
              tabIndex={-1}
              aria-label={t('Remove {label}', { label: labelOf(value) })}
              onClick={event => {
                event.stopPropagation();
                toggle(value);
              }}
            >
              <Icon name="close" size={12} />
            </RemovePicked>
          </Picked>
        ))}
        <input
          {...input}
          onKeyDownCapture={onKey}
          name={name}
          autoComplete="off"
          placeholder={field.value.length ? '' : props.placeholder}
        />
        <Toggle
          {...box.getToggleButtonProps({ 'aria-label': t('Show the choices of {label}', { label }) })}
          type="button"
        >
          <Icon name="chevron-down" size={16} />
        </Toggle>
      </Box>
      <Menu
        {...box.getMenuProps({ ref: popover.box, 'aria-label': label, 'aria-multiselectable': true })}
        {...popover.popoverProps}
      >
        {box.isOpen &&
          items.map((choice, index) => (
            <MenuItem
              key={choice.value}
              {...box.getItemProps({
                item: choice,
                index,
                onClick: () => toggle(choice.value),
                'aria-selected': field.value.includes(choice.value),
              })}
              $active={box.highlightedIndex === index}
            >
              {choice.label}
              {field.value.includes(choice.value) && <Icon name="check" size={16} />}
            </MenuItem>
          ))}
        {box.isOpen && items.length === 0 && (
          <MenuNote>{freeEntry && !typed ? t('Type to add') : t('Nothing found')}</MenuNote>
        )}
      </Menu>
    </FieldFrame>
  );
}

const Box = styled.div`
  ${controlBox}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(1)} 36px ${space(1)} ${space(1.5)};
  position: relative;
  input {
    flex: 1 1 48px;
    min-width: 0;
    height: 28px;
    padding: 0 ${space(1.5)};
    border: 0;
    outline: 0;
    background: transparent;
  }
`;

const Toggle = styled.button`
  position: absolute;
  inset: 0 4px auto auto;
  width: 32px;
  height: 38px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.muted};
`;
