import { t, localeTag, translateMessage } from '@gym/hub-kit/format';
import { color, Icon, layout, motion, radius, space, typography } from '@gym/hub-kit';
import { useId, useState, type ComponentProps } from 'react';
import styled from 'styled-components';

export interface TextInputProps extends ComponentProps<'input'> {
  label: string;
  /** The validation error, shown below. */
  error?: string | undefined;
}

/** A labelled input of the shell's own forms; a password can be made visible. */
export function TextInput({ label, error, type: kind = 'text', ...rest }: TextInputProps) {
  const id = useId();
  const [visible, setVisible] = useState(false);
  const secret = kind === 'password';
  // Only English writes nouns in lower case.
  const inSentence = localeTag() === 'en-US' ? label.toLowerCase() : label;
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <Frame $wrong={error !== undefined}>
        <input
          {...rest}
          id={id}
          type={secret && visible ? 'text' : kind}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        {secret && (
          <Reveal
            type="button"
            aria-label={
              visible ? t('Hide {label}', { label: inSentence }) : t('Show {label}', { label: inSentence })
            }
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            <Icon name={visible ? 'eye-off' : 'eye'} />
          </Reveal>
        )}
      </Frame>
      {error !== undefined && (
        <Wrong id={`${id}-error`}>
          <Icon name="alert" size={14} />
          {translateMessage(error)}
        </Wrong>
      )}
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  gap: ${space(1.5)};
  label {
    ${typography.label}
  }
`;

const Frame = styled.div<{ $wrong: boolean }>`
  display: flex;
  height: ${layout.field + 2}px;
  border: 1px solid ${({ $wrong }) => ($wrong ? color.danger : color.lineStrong)};
  border-radius: ${radius.base};
  background: ${color.surface};
  transition:
    border-color ${motion.quick},
    box-shadow ${motion.quick};
  &:hover {
    border-color: ${({ $wrong }) => ($wrong ? color.danger : color.faint)};
  }
  &:has(input:focus) {
    border-color: ${color.focus};
    box-shadow: 0 0 0 3px ${color.secondarySoft};
  }
  input {
    flex: 1;
    min-width: 0;
    padding: 0 ${space(3)};
    border: 0;
    border-radius: inherit;
    background: transparent;
    outline: none;
  }
`;

const Reveal = styled.button`
  display: grid;
  place-content: center;
  width: ${layout.field}px;
  border: 0;
  border-radius: ${radius.base};
  background: transparent;
  color: ${color.faint};
  &:hover {
    color: ${color.text};
  }
`;

const Wrong = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  color: ${color.danger};
  ${typography.label}
  font-weight: 450;
`;
