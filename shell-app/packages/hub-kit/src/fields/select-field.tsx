import { color } from '../theme/theme.ts';
import { Icon } from '../elements/icons.tsx';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlBox } from '../elements/control-row.ts';
import { FieldFrame } from './field-frame.tsx';
import type { SelectDefinition } from '../definition/field-definition.ts';
import { useChoices, withStored } from './master-data.ts';
import { useFormField } from './use-form-field.ts';

export type SelectFieldProps = SelectDefinition & {
  required?: boolean;
  /** Shows the value without letting it be changed; `help` says why. */
  disabled?: boolean;
  onChange?: (value: string) => void;
};

/**
 * One of a list. The browser's own control: it is at home on every keyboard, screen reader and phone.
 * @example
 * <SelectField kind="select" name="status" label="Status" choices={['open', 'locked']} />
 */
export function SelectField(props: SelectFieldProps) {
  const { name, label, help, span, required, emptyLabel = '' } = props;
  const field = useFormField<string>(name);
  const choices = withStored(useChoices(props), [field.value]);
  return (
    <FieldFrame id={field.id} label={label} help={help} span={span} required={required} error={field.error}>
      <SelectInput
        {...field.control(help)}
        name={name}
        aria-required={required || undefined}
        disabled={props.disabled}
        value={field.value}
        onChange={event => {
          field.change(event.target.value);
          props.onChange?.(event.target.value);
        }}
        onBlur={field.leave}
      >
        <option value="">{emptyLabel}</option>
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </SelectInput>
    </FieldFrame>
  );
}

/**
 * The control of a drop-down, without label and message.
 * @example
 * <SelectInput aria-label="Level">
 *   <option>Gold</option>
 * </SelectInput>
 */
export function SelectInput(props: ComponentProps<'select'>) {
  return (
    <Holder>
      <Select {...props} />
      <Icon name="chevron-down" size={16} />
    </Holder>
  );
}

const Holder = styled.div`
  position: relative;
  svg {
    position: absolute;
    inset: 0 12px 0 auto;
    margin-block: auto;
    color: ${color.muted};
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlBox}
  appearance: none;
  padding-inline-end: 36px;
  text-overflow: ellipsis;
  &:disabled {
    opacity: 1;
  }
`;
