import { t } from '../common/text.ts';
import { useState } from 'react';
import { foldText } from '../common/fold-text.ts';
import type { MultiSelectDefinition } from '../definition/field-definition.ts';
import { Combobox } from '../elements/combobox.tsx';
import { FieldFrame } from './field-frame.tsx';
import { useChoices, withStored } from './master-data.ts';
import { useFormField } from './use-form-field.ts';
import { isSameName } from './use-options.ts';

export type MultiSelectFieldProps = MultiSelectDefinition & { required?: boolean };

/** Any number of a list, as chips. Typing narrows the list; Backspace in the empty box takes the last chip away. */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const { name, label, help, span, required, freeEntry } = props;
  const field = useFormField<string[]>(name);
  const [text, setText] = useState('');
  const choices = withStored(useChoices(props), field.value);
  const typed = text.trim().normalize('NFC');
  const matches = choices.filter(choice => foldText(choice.label).includes(foldText(typed)));
  const isNew = typed !== '' && choices.every(({ value, label }) => value !== typed && label !== typed);
  // Enter takes what was typed, and so must never meet an entry that it would take away.
  const unpicked = matches.filter(({ value }) => !field.value.includes(value));
  const added = isNew ? [{ value: typed, label: t('Add “{text}”', { text: typed }) }] : [];

  const toggle = (value: string) => {
    field.change(
      field.value.includes(value) ? field.value.filter(item => item !== value) : [...field.value, value],
    );
    setText('');
  };
  const leave = () => {
    const matches = choices.filter(({ label }) => typed && isSameName(label, typed));
    const value = matches.length === 1 ? matches[0]?.value : freeEntry && typed;
    if (value && !field.value.includes(value)) toggle(value);
    else setText('');
    field.leave();
  };

  return (
    <FieldFrame id={field.id} label={label} help={help} span={span} required={required} error={field.error}>
      <Combobox
        label={label}
        input={{
          ...field.control(help),
          name,
          placeholder: field.value.length ? '' : props.placeholder,
          onBlur: leave,
        }}
        text={text}
        items={freeEntry ? [...unpicked, ...added] : matches}
        chosen={field.value}
        chips={field.value.map(
          value => choices.find(choice => choice.value === value) ?? { value, label: value },
        )}
        keepsOpen
        freeEntry={freeEntry}
        empty={freeEntry && !typed ? t('Type to add') : t('Nothing found')}
        onType={setText}
        onChoose={({ value }) => toggle(value)}
        onRemove={toggle}
      />
    </FieldFrame>
  );
}
