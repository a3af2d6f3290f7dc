import { FieldFrame, TextareaInput, useFormField, type OwnFieldProps } from '@gym/hub-kit/fields';
import { useState } from 'react';
import { amenitiesOf, amenitiesText } from './amenities.ts';

/** A list of texts, entered with commas in between. */
export default function AmenitiesField({ name, required, placeholder, ...frame }: OwnFieldProps) {
  const field = useFormField<string[]>(name);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <FieldFrame {...frame} id={field.id} required={required} error={field.error}>
      <TextareaInput
        {...field.control(frame.help)}
        name={name}
        rows={2}
        aria-required={required || undefined}
        placeholder={placeholder}
        value={typed ?? amenitiesText(field.value)}
        onChange={event => {
          setTyped(event.target.value);
          field.change(amenitiesOf(event.target.value));
        }}
        onBlur={() => {
          setTyped(null);
          field.leave();
        }}
      />
    </FieldFrame>
  );
}
