import { ControlRow, FieldFrame, type OwnFieldProps } from '@gym/hub-kit/fields';
import { useId } from 'react';

/** Stands in place of a field that takes nothing yet; the placeholder says what it waits for. */
export function WaitingField({ name, placeholder, ...frame }: OwnFieldProps) {
  const id = useId();
  return (
    <FieldFrame {...frame} id={id}>
      <ControlRow>
        <input id={id} name={name} placeholder={placeholder} disabled />
      </ControlRow>
    </FieldFrame>
  );
}
