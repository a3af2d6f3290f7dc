import { t } from '../common/text.ts';
import { IconButton } from '../elements/button.tsx';
import { useCombobox } from 'downshift';
import { useState } from 'react';
import type { SuggestDefinition } from '../definition/field-definition.ts';
import { chooseNothing, chosenByKey, closeOnEscape } from '../elements/combobox.ts';
import { ControlRow, FieldFrame } from './field-frame.tsx';
import { Menu, MenuItem, usePopover } from '../elements/popover.tsx';
import type { FieldProps } from './text-field.tsx';
import { useFormField } from './use-form-field.ts';
import { useOptions, type Option } from './use-options.ts';

/** One line of text with suggestions; other text is accepted too. */
export function SuggestField(props: FieldProps<SuggestDefinition>) {
  const { name, required, options: document, placeholder, failed, ...frame } = props;
  const field = useFormField<string>(name);
  const [searching, setSearching] = useState(false);
  // A list that is opened without typing offers everything, not only what the field says already.
  const [typed, setTyped] = useState('');
  const { options, loading } = useOptions(document, typed, searching, failed);
  const found = options ?? [];

  const box = useCombobox<Option>({
    id: field.id,
    inputId: field.id,
    items: found,
    inputValue: field.value,
    selectedItem: null,
    itemToString: option => option?.label ?? '',
    // A response replaces the options of the previous text: a key or a click would choose another record.
    isItemDisabled: () => loading,
    stateReducer: chooseNothing,
    // Downshift keeps the state of the list, since it reports a change only after the next key may have come.
    onIsOpenChange: ({ isOpen }) => {
      setSearching(isOpen ?? false);
      if (!isOpen) setTyped('');
    },
  });
  const open = box.isOpen;
  const popover = usePopover(open && found.length > 0);
  const input = box.getInputProps({
    ...field.control(frame.help),
    // Synchronously: through the state, a letter that is typed quickly would be lost.
    onChange: event => {
      setTyped(event.currentTarget.value);
      field.change(event.currentTarget.value);
    },
    onBlur: field.leave,
    onKeyDown: event => {
      closeOnEscape(event, open);
      const chosen = chosenByKey(event, box, found);
      if (chosen) field.change(chosen.label);
    },
  });

  return (
    <FieldFrame {...frame} id={field.id} required={required} error={field.error}>
      <ControlRow style={popover.anchorStyle}>
        <input
          {...input}
          name={name}
          autoComplete="off"
          aria-required={required || undefined}
          placeholder={placeholder}
        />
        <IconButton
          {...box.getToggleButtonProps()}
          icon="chevron-down"
          label={t('Show the choices of {label}', { label: frame.label })}
          type="button"
        />
      </ControlRow>
      <Menu {...box.getMenuProps({ ref: popover.box, 'aria-label': frame.label })} {...popover.popoverProps}>
        {open &&
          found.map((option, index) => (
            <MenuItem
              key={option.id}
              {...box.getItemProps({ item: option, index, onClick: () => field.change(option.label) })}
              $active={box.highlightedIndex === index}
              $stale={loading}
            >
              {option.label}
            </MenuItem>
          ))}
      </Menu>
    </FieldFrame>
  );
}
