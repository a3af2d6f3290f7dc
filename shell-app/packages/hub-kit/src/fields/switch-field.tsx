import { color, mixin, motion, radius, space, typography } from '../theme/theme.ts';
import styled from 'styled-components';
import { FieldTexts, Frame } from './field-frame.tsx';
import type { SwitchDefinition } from '../definition/field-definition.ts';
import type { FieldProps } from './text-field.tsx';
import { useFormField } from './use-form-field.ts';

/**
 * Yes or no, as a switch.
 * @example
 * <SwitchField name="autoRenewal" label="Auto Renewal" />
 */
export function SwitchField({ name, label, help, span = 6 }: FieldProps<SwitchDefinition>) {
  const field = useFormField<boolean>(name);
  return (
    <Frame $span={span}>
      <Line>
        <input
          {...field.control(help)}
          type="checkbox"
          role="switch"
          name={name}
          checked={field.value}
          aria-checked={field.value}
          onChange={event => field.change(event.target.checked)}
          onBlur={field.leave}
        />
        {label}
      </Line>
      <FieldTexts id={field.id} help={help} error={field.error} />
    </Frame>
  );
}

const Line = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 40px;
  ${typography.body}
  input {
    appearance: none;
    position: relative;
    flex: none;
    width: 36px;
    height: 20px;
    margin: 0;
    border-radius: ${radius.round};
    background: ${color.lineStrong};
    transition: background ${motion.quick};
  }
  input::after {
    content: '';
    position: absolute;
    inset: 2px auto auto 2px;
    width: 16px;
    height: 16px;
    border-radius: ${radius.round};
    background: ${color.surface};
    transition: transform ${motion.quick};
  }
  input:checked {
    background: ${color.primary};
  }
  input:checked::after {
    transform: translateX(16px);
  }
  @media (forced-colors: active) {
    input {
      forced-color-adjust: none;
      border: 1px solid ButtonText;
      background: ButtonFace;
    }
    input::after {
      inset: 1px auto auto 1px;
      background: ButtonText;
    }
    input:checked {
      border-color: SelectedItem;
      background: SelectedItem;
    }
    input:checked::after {
      background: SelectedItemText;
    }
  }
  input:focus-visible {
    ${mixin.focusRing}
  }
`;
