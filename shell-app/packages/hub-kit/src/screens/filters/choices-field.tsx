import { t } from '../../common/text.ts';
import { color, radius, space } from '../../theme/theme.ts';
import { useFormField } from '../../fields/use-form-field.ts';
import { useId } from 'react';
import styled from 'styled-components';
import { checkLine } from '../../elements/looks.ts';
import type { ChoiceSource } from '../../definition/field-definition.ts';
import { FieldFrame } from '../../fields/field-frame.tsx';
import { useChoices, withStored } from '../../fields/master-data.ts';

/** Any of a few words, all in sight to be ticked. */
export function ChoicesField({ label, source }: { label: string; source: ChoiceSource }) {
  const labelId = useId();
  const { id, value, error, change } = useFormField<readonly string[]>('values');
  const choices = withStored(useChoices(source), value);
  const toggle = (one: string) =>
    change(value.includes(one) ? value.filter(other => other !== one) : [...value, one]);
  return (
    <FieldFrame id={id} labelId={labelId} label={label} error={error}>
      <List role="group" aria-labelledby={labelId} aria-describedby={error ? `${id}-error` : undefined}>
        {choices.map(choice => (
          <label key={choice.value}>
            <input
              type="checkbox"
              checked={value.includes(choice.value)}
              onChange={() => toggle(choice.value)}
            />
            {choice.label}
          </label>
        ))}
        {choices.length === 0 && <p>{t('Nothing to choose from')}</p>}
      </List>
    </FieldFrame>
  );
}

const List = styled.div`
  display: grid;
  max-height: 240px;
  padding: ${space(1)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.base};
  overflow-y: auto;
  ${checkLine}
  label:hover {
    background: ${color.hover};
  }
  p {
    padding: ${space(2)};
    color: ${color.muted};
  }
`;
