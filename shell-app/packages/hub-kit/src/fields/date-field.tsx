import { DateInput } from './date-input.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { TextDefinition } from './field-definition.ts';
import type { FieldProps } from './text-field.tsx';
import { describedBy, useFormField } from './use-form-field.ts';

/** A date, typed as MM/DD/YYYY or picked. The value is `yyyy-mm-dd`; half a date stays as typed, for the schema to refuse. */
export function DateField({ name, required, placeholder, ...frame }: FieldProps<TextDefinition>) {
  const field = useFormField<string>(name);
  return (
    <FieldFrame {...frame} id={field.id} required={required} error={field.error}>
      <DateInput
        {...describedBy(field.id, frame.help, field.error)}
        name={name}
        label={frame.label}
        required={required}
        placeholder={placeholder}
        value={field.value}
        onChange={field.change}
        onLeave={field.leave}
      />
    </FieldFrame>
  );
}
