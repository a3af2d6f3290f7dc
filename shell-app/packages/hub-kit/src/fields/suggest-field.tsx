import { useState } from 'react';
import type { SuggestDefinition } from '../definition/field-definition.ts';
import { Combobox } from '../elements/combobox.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './text-field.tsx';
import { useFormField } from './use-form-field.ts';
import { useOptions } from './use-options.ts';

/**
 * One line of text with suggestions; other text is accepted too.
 * @example
 * <SuggestField name="location" label="Location" options={optionsDocument('location')} failed="Failed to fetch locations" />
 */
export function SuggestField(props: FieldProps<SuggestDefinition>) {
  const { name, required, options, placeholder, failed, ...frame } = props;
  const field = useFormField<string>(name);
  // A list that is opened without typing offers everything, not only what the field says already.
  const [typed, setTyped] = useState('');
  const { onOpen, ...found } = useOptions(options, typed, failed);

  return (
    <FieldFrame {...frame} id={field.id} required={required} error={field.error}>
      <Combobox
        {...found}
        label={frame.label}
        input={{
          ...field.control(frame.help),
          name,
          placeholder,
          'aria-required': required || undefined,
          onBlur: field.leave,
        }}
        text={field.value}
        onType={text => {
          setTyped(text);
          field.change(text);
        }}
        onChoose={({ label }) => field.change(label)}
        onOpen={isOpen => {
          onOpen(isOpen);
          if (!isOpen) setTyped('');
        }}
      />
    </FieldFrame>
  );
}
