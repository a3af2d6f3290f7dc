import { Icon, IconButton } from '@gym/hub-kit';
import { useCombobox } from 'downshift';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { ControlRow, FieldFrame } from './field-frame.tsx';
import type { FormState, OptionsDocument, ReferenceDefinition } from './field-definition.ts';
import { Menu, MenuItem, MenuNote, OptionDetail, OptionText, usePopover } from './popover.tsx';
import type { FieldProps } from './text-field.tsx';
import { describedBy, useFormField } from './use-form-field.ts';
import { limit, useOptionLabels, useOptions, useOptionsById, type Option } from './use-options.ts';

/** Another record, found by typing: the server searches, so that the list may have any length. */
export function ReferenceField(props: FieldProps<ReferenceDefinition>) {
  const {
    name,
    required,
    options: document,
    optionsFor,
    emptyLabel = '',
    placeholder,
    failed,
    ...frame
  } = props;
  const { values, initialValues } = useFormikContext<FormState['values']>();
  const field = useFormField<string | number | null>(name);
  // Where the other record may be of several kinds, the API keeps a bare number.
  const id = String(field.value ?? '');
  const [text, setText] = useState<string | null>(null);
  const stored = useOptionsById(document, id ? [id] : [], failed).get(id);
  const [picked, setPicked] = useState<Option | null>(null);
  const chosen = picked?.id === id ? picked : stored;
  const label = chosen?.label ?? '';
  const help = frame.help ?? chosen?.detail ?? undefined;

  const [open, setOpen] = useState(false);
  const found = useOptions(document, text ?? '', open, failed, optionsFor?.({ values, initialValues }));
  const popover = usePopover(open);

  const choose = (option: Option | null) => {
    setPicked(option);
    setText(null);
    field.change(option?.id ?? '');
  };

  const box = useCombobox<Option>({
    id: field.id,
    inputId: field.id,
    items: found ?? [],
    isOpen: open,
    inputValue: text ?? label,
    selectedItem: null,
    itemToString: option => option?.label ?? '',
    onIsOpenChange: ({ isOpen }) => setOpen(isOpen ?? false),
    onStateChange: ({ type, selectedItem }) => {
      if (selectedItem) choose(selectedItem);
      else if (type === useCombobox.stateChangeTypes.InputBlur) setText(null);
    },
  });
  const input = box.getInputProps({
    ...describedBy(field.id, help, field.error),
    // At once: told by way of the state, a letter typed quickly would be lost.
    onChange: event => setText(event.currentTarget.value),
    onBlur: () => {
      // An emptied box means no choice; half a word means the choice stays.
      if (text === '' && id) choose(null);
      field.leave();
    },
    onKeyDown: event => {
      if (event.key === 'Escape' && open) event.preventDefault();
    },
  });

  return (
    <FieldFrame {...frame} help={help} id={field.id} required={required} error={field.error}>
      <ControlRow style={popover.anchorStyle}>
        <input
          {...input}
          name={name}
          autoComplete="off"
          aria-required={required || undefined}
          placeholder={placeholder ?? emptyLabel}
        />
        {id && <IconButton icon="close" label={`Clear ${frame.label}`} onClick={() => choose(null)} />}
        <IconButton
          {...box.getToggleButtonProps()}
          icon="chevron-down"
          label={`Show the choices of ${frame.label}`}
          type="button"
        />
      </ControlRow>
      <Menu {...box.getMenuProps({ ref: popover.box, 'aria-label': frame.label })} {...popover.popoverProps}>
        {open &&
          found?.map((option, index) => (
            <MenuItem
              key={option.id}
              {...box.getItemProps({ item: option, index })}
              $active={box.highlightedIndex === index}
            >
              <OptionText>
                <span>{option.label}</span>
                {option.detail && <OptionDetail>{option.detail}</OptionDetail>}
              </OptionText>
              {option.id === id && <Icon name="check" size={16} />}
            </MenuItem>
          ))}
        {open && found === null && <MenuNote>Searching…</MenuNote>}
        {open && found?.length === 0 && <MenuNote>Nothing found</MenuNote>}
        {open && found?.length === limit && <MenuNote>Type to find others</MenuNote>}
      </Menu>
    </FieldFrame>
  );
}

/** What the record with this id is called; null while unknown. */
export function useReferenceLabel(document: OptionsDocument, id: string, failed?: string): string | null {
  return useOptionLabels(document, id ? [id] : [], failed).get(id) ?? null;
}
