import styled from 'styled-components';
import { t } from '../../common/text.ts';
import { color, layout, radius, space, typography } from '../../theme/theme.ts';

interface ChoiceFieldProps {
  label: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  /** The entry of no choice. */
  none?: string;
  onChoose: (value: string) => void;
}

/** A short choice beside its label. */
export function ChoiceField({ label, choices, value, none, onChoose }: ChoiceFieldProps) {
  return (
    <Label>
      {label}
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {none && <option value="">{none}</option>}
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Label>
  );
}

/** Chooses by what a list is grouped. */
export const GroupField = (props: Omit<ChoiceFieldProps, 'label' | 'none'>) => (
  <ChoiceField {...props} label={t('Group by')} none={t('None')} />
);

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  color: ${color.muted};
  ${typography.label}
  select {
    flex: 1;
    min-width: 0;
    max-width: 100%;
    height: ${layout.field - 4}px;
    padding: 0 ${space(1)};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.small};
    background: ${color.surface};
    color: ${color.text};
  }
`;
