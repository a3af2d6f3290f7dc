import { t } from '@gym/hub-kit/format';
import { IconButton } from '@gym/hub-kit';
import { useState } from 'react';
import styled from 'styled-components';
import { controlBox, ControlRow, FieldFrame } from './field-frame.tsx';
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

/**
 * One line of text, an e-mail address or a phone number.
 * @example
 * <TextField kind="email" name="email" label="Email" required />
 */
export function TextField({ kind = 'text', name, required, placeholder, ...frame }: TextFieldProps) {
  const field = useFormField<string>(name);
  const common = {
    ...field.control(frame.help),
    name,
    'aria-required': required || undefined,
  };
  return (
    <FieldFrame {...frame} id={field.id} required={required} error={field.error}>
      <Input
        {...inputs[kind]}
        {...common}
        autoComplete="off"
        placeholder={placeholder}
        value={field.value}
        onChange={event => field.change(event.target.value)}
        onBlur={field.leave}
      />
    </FieldFrame>
  );
}

/**
 * A secret; the eye shows what was typed.
 * @example
 * <PasswordField name="password" label="Password" required />
 */
export function PasswordField({
  name,
  required,
  placeholder,
  autoComplete = 'new-password',
  ...frame
}: FieldProps<TextDefinition> & { autoComplete?: 'new-password' | 'current-password' }) {
  const field = useFormField<string>(name);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...frame} id={field.id} required={required} error={field.error}>
      <ControlRow>
        <input
          {...field.control(frame.help)}
          type={shown ? 'text' : 'password'}
          name={name}
          autoComplete={autoComplete}
          aria-required={required || undefined}
          placeholder={placeholder}
          value={field.value}
          onChange={event => field.change(event.target.value)}
          onBlur={field.leave}
        />
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={
            shown ? t('Hide {label}', { label: frame.label }) : t('Show {label}', { label: frame.label })
          }
          onClick={() => setShown(!shown)}
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
export function TextareaField({
  name,
  required,
  placeholder,
  rows = 3,
  ...frame
}: FieldProps<TextareaDefinition>) {
  const field = useFormField<string>(name);
  return (
    <FieldFrame {...frame} span={frame.span ?? 12} id={field.id} required={required} error={field.error}>
      <TextareaInput
        {...field.control(frame.help)}
        name={name}
        rows={rows}
        aria-required={required || undefined}
        placeholder={placeholder}
        value={field.value}
        onChange={event => field.change(event.target.value)}
        onBlur={field.leave}
      />
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
