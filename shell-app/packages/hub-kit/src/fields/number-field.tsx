import { color } from '../theme/theme.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { ControlRow } from '../elements/control-row.ts';
import { FieldFrame } from './field-frame.tsx';
import type { NumberDefinition } from '../definition/field-definition.ts';
import { numberHint, moneySymbol, toNumber, toText } from './number-text.ts';
import type { FieldProps } from './text-field.tsx';
import { describedBy, useFormField } from './use-form-field.ts';

export interface NumberFieldProps extends FieldProps<NumberDefinition> {
  kind?: NumberDefinition['kind'];
}

/**
 * A number, or an amount in the club's currency. Empty is null; a text that is no number is NaN, which no schema accepts, and stays
 * as it was typed.
 * @example
 * <NumberField kind="money" name="price" label="Price" min={0} required />
 */
export function NumberField({
  kind = 'number',
  name,
  required,
  unit,
  min,
  max,
  step,
  ...rest
}: NumberFieldProps) {
  const { placeholder, ...frame } = rest;
  const field = useFormField<number | null>(name);
  const [typed, setTyped] = useState<string | null>(null);
  // The arrow keys go by a step, and never out of the range.
  const go = (by: number) => {
    const next = Math.round(((field.value || 0) + by) * 100) / 100;
    setTyped(null);
    field.change(Math.min(Math.max(next, min ?? next), max ?? next));
  };
  const text = typed !== null && Object.is(toNumber(typed), field.value) ? typed : toText(field.value, kind);
  const currency = kind === 'money' ? moneySymbol() : undefined;
  const error = field.error && (numberHint(text, kind) ?? field.error);
  return (
    <FieldFrame {...frame} id={field.id} required={required} error={error}>
      <ControlRow>
        {currency?.isFirst && <Unit>{currency.symbol}</Unit>}
        <input
          {...describedBy(field.id, frame.help, error)}
          name={name}
          type="text"
          inputMode={keypad(min, step)}
          autoComplete="off"
          aria-required={required || undefined}
          placeholder={placeholder}
          value={text}
          onChange={event => {
            setTyped(event.target.value);
            field.change(toNumber(event.target.value));
          }}
          onKeyDown={event => {
            if (!step || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
            event.preventDefault();
            go(event.key === 'ArrowUp' ? step : -step);
          }}
          // Typing replaces a zero.
          onFocus={event => {
            if (field.value === 0) event.target.select();
          }}
          onBlur={() => {
            if (!Number.isNaN(field.value)) setTyped(null);
            field.leave();
          }}
        />
        {currency && !currency.isFirst && <Unit>{currency.symbol}</Unit>}
        {unit && <Unit>{unit}</Unit>}
      </ControlRow>
    </FieldFrame>
  );
}

/** The keyboard of phones. iOS has a minus on the full one only. */
const keypad = (min = -1, step = 0.01) =>
  min < 0 ? undefined : Number.isInteger(step) ? 'numeric' : 'decimal';

const Unit = styled.span`
  color: ${color.muted};
  padding-inline-end: 4px;
`;
