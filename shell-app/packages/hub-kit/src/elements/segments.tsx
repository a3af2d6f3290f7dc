import { useId, useRef } from 'react';
import styled from 'styled-components';
import { color, layout, mixin, motion, radius, space, typography } from '../theme/theme.ts';

export interface SegmentsProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  /** `replace` adds no history entry, for the arrow keys. */
  onChoose: (value: Value, options: { replace: boolean }) => void;
}

/** A choice among a few views, all of which are seen. */
export function Segments<Value extends string>({ label, choices, value, onChoose }: SegmentsProps<Value>) {
  const name = useId();
  const byArrow = useRef(false);
  return (
    <Group
      role="radiogroup"
      aria-label={label}
      onKeyDown={event => {
        byArrow.current = event.key.startsWith('Arrow');
      }}
      onPointerDown={() => {
        byArrow.current = false;
      }}
    >
      {choices.map(choice => (
        <Segment key={choice.value}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value, { replace: byArrow.current })}
          />
          {choice.label}
        </Segment>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: inline-flex;
  flex: none;
  height: ${layout.field}px;
  padding: 3px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.base};
`;

const Segment = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  padding: 0 ${space(3)};
  border-radius: ${radius.small};
  ${typography.label}
  color: ${color.muted};
  white-space: nowrap;
  cursor: pointer;
  transition: background ${motion.quick};
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:hover {
    background: ${color.hover};
  }
  &:has(:checked) {
    background: ${color.secondarySoft};
    color: ${color.secondaryHover};
    ${mixin.selectedInForcedColors}
  }
  &:has(:focus-visible) {
    ${mixin.focusRing}
    outline-offset: -2px;
  }
`;
