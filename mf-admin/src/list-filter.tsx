import { breakpoint, color, Icon, radius, space } from '@gym/hub-kit';
import styled from 'styled-components';

export interface Choice {
  value: string;
  label: string;
}

interface ListFilterProps {
  label: string;
  value: string;
  choices: readonly Choice[];
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** Chooses one of the values of a filter, or none: then it shows its label. */
export function ListFilter({ label, value, choices, disabled, onChange }: ListFilterProps) {
  // What the address names stays chosen while the choices are on their way.
  const isOffered = value === '' || choices.some(choice => choice.value === value);
  return (
    <Holder>
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={event => onChange(event.target.value)}
      >
        <option value="">{label}</option>
        {!isOffered && <option value={value}>{value}</option>}
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </Holder>
  );
}

const Holder = styled.span`
  position: relative;
  flex: 0 1 172px;
  select {
    appearance: none;
    width: 100%;
    height: 40px;
    padding: 0 ${space(7)} 0 ${space(3)};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.base};
    background: ${color.surface};
    text-overflow: ellipsis;
  }
  select:disabled {
    background: ${color.sunken};
    color: ${color.faint};
    opacity: 1;
  }
  svg {
    position: absolute;
    inset: 0 10px 0 auto;
    margin-block: auto;
    color: ${color.muted};
    pointer-events: none;
  }
  @media ${breakpoint.small} {
    flex: 1 1 40%;
  }
`;
