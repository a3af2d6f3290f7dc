import { t } from '../common/text.ts';
import { IconButton } from '../elements/button.tsx';
import { useState, type ChangeEvent } from 'react';
import styled from 'styled-components';
import { controlBox, ControlRow } from '../elements/control-row.ts';
import { FieldFrame } from './field-frame.tsx';
import type { TextareaDefinition, TextDefinition } from '../definition/field-definition.ts';
import { useFormField } from './use-form-field.ts';

/** `required` shows the mark; the rule itself is in the schema of the form. */
export type FieldProps<Definition> = Omit<Definition, 'kind'> & { required?: boolean };

const inputs = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
} as const;

export interface TextFieldProps extends FieldProps<TextDefinition> {
  kind?: keyof typeof inputs;
}

function useTextField({ name, required, placeholder, ...frame }: FieldProps<TextDefinition>) {
  const field = useFormField<string>(name);
  return {
    frame: { ...frame, id: field.id, required, error: field.error },
    control: {
      ...field.control(frame.help),
      name,
      'aria-required': required || undefined,
      placeholder,
      value: field.value,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        field.change(event.target.value),
      onBlur: field.leave,
    },
  };
}

/**
 * One line of text, an e-mail address or a phone number.
 * @example
 * <TextField kind="email" name="email" label="Email" required />
 */
export function TextField({ kind = 'text', ...props }: TextFieldProps) {
  const { frame, control } = useTextField(props);
  return (
    <FieldFrame {...frame}>
      <Input {...inputs[kind]} {...control} autoComplete="off" />
    </FieldFrame>
  );
}

/**
 * A secret; the eye shows what was typed.
 * @example
 * <PasswordField name="password" label="Password" required />
 */
export function PasswordField({
  autoComplete = 'new-password',
  ...props
}: FieldProps<TextDefinition> & { autoComplete?: 'new-password' | 'current-password' }) {
  const { frame, control } = useTextField(props);
  const [isRevealed, setRevealed] = useState(false);
  const { label } = props;
  return (
    <FieldFrame {...frame}>
      <ControlRow>
        <input {...control} type={isRevealed ? 'text' : 'password'} autoComplete={autoComplete} />
        <IconButton
          icon={isRevealed ? 'eye-off' : 'eye'}
          label={isRevealed ? t('Hide {label}', { label }) : t('Show {label}', { label })}
          onClick={() => setRevealed(!isRevealed)}
        />
      </ControlRow>
    </FieldFrame>
  );
}

/**
 * Several lines of text.
 * @example
 * <TextareaField name="notes" label="Notes" rows={2} />
 */
export function TextareaField({ rows = 3, ...props }: FieldProps<TextareaDefinition>) {
  const { frame, control } = useTextField(props);
  return (
    <FieldFrame {...frame} span={props.span ?? 12}>
      <TextareaInput {...control} rows={rows} />
    </FieldFrame>
  );
}

const Input = styled.input`
  ${controlBox}
`;

/**
 * The bare control, for fields of a screen's own.
 * @example
 * <TextareaInput aria-label="Notes" rows={2} />
 */
export const TextareaInput = styled.textarea`
  ${controlBox}
  display: block;
  padding-block: 9px;
  resize: vertical;
`;
