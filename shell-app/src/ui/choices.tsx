import { color, mixin, radius, shadow, space, typography } from '@gym/hub-kit';
import { useId } from 'react';
import styled from 'styled-components';

interface ChoicesProps<Value extends string> {
  value: Value;
  choices: Partial<Record<Value, string>>;
  onChoose: (value: Value) => void;
}

/** Radio buttons side by side, without a label: the element around them names them. */
export function Choices<Value extends string>({ value, choices, onChoose }: ChoicesProps<Value>) {
  const name = useId();
  // Numbers come first in an object's order; the empty choice belongs before them.
  const keys = (Object.keys(choices) as Value[]).toSorted((a, b) => Number(a !== '') - Number(b !== ''));
  return (
    <Segments>
      {keys.map(key => (
        <label key={key}>
          <input type="radio" name={name} checked={key === value} onChange={() => onChoose(key)} />
          <span>{choices[key]}</span>
        </label>
      ))}
    </Segments>
  );
}

const Segments = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  padding: ${space(1)};
  ${mixin.sunken}
  label {
    position: relative;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  span {
    display: grid;
    place-content: center;
    height: 32px;
    padding: 0 ${space(3)};
    border-radius: ${radius.small};
    color: ${color.muted};
    ${typography.label}
  }
  input:checked + span {
    background: ${color.raised};
    color: ${color.text};
    box-shadow:
      0 0 0 1px ${color.line},
      ${shadow.card};
    ${mixin.selectedInForcedColors}
  }
  input:focus-visible + span {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
`;
