import { DateInput } from './date-input.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { DateDefinition } from '../definition/field-definition.ts';
import type { FieldProps } from './text-field.tsx';
import { useFormField } from './use-form-field.ts';

/**
 * A date, typed as MM/DD/YYYY, by digits alone or as `today`, or picked. The value is `yyyy-mm-dd`; whatever is no date
 * stays as typed, for the schema to reject.
 * @example
 * <DateField name="joiningDate" label="Joining Date" required />
 */
export function DateField({ name, required, placeholder, past, ...frame }: FieldProps<DateDefinition>) {
  const field = useFormField<string>(name);
  return (
    <FieldFrame {...frame} id={field.id} required={required} error={field.error}>
      <DateInput
        {...field.control(frame.help)}
        name={name}
        label={frame.label}
        required={required}
        past={past}
        placeholder={placeholder}
        value={field.value}
        onChange={field.change}
        onLeave={field.leave}
      />
    </FieldFrame>
  );
}
