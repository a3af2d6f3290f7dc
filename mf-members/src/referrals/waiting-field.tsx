import { ControlRow, FieldFrame, useFormField, type OwnFieldProps } from '@gym/hub-kit/fields';

/** Stands in place of a field that takes nothing yet; the placeholder says what it waits for. */
export function WaitingField({ name, placeholder, ...frame }: OwnFieldProps) {
  const { id, error, control } = useFormField(name);
  return (
    <FieldFrame {...frame} id={id} error={error}>
      <ControlRow>
        <input {...control(frame.help)} name={name} placeholder={placeholder} disabled />
      </ControlRow>
    </FieldFrame>
  );
}
