import { t } from '@gym/hub-kit/format';
import { Button, color, IconButton, radius, space, typography } from '@gym/hub-kit';
import { FieldFrame, SelectInput, useChoices, useFormField, type OwnFieldProps } from '@gym/hub-kit/fields';
import { useState } from 'react';
import styled from 'styled-components';

/** Rewards of a member: one is chosen and added, each can be removed, and none stands in the list twice. */
export default function RewardListField({ name, ...frame }: OwnFieldProps) {
  const field = useFormField<string[]>(name);
  const [chosen, setChosen] = useState('');
  // The drop-downs are called as the fields are.
  const choices = useChoices({ masterData: { page: 'Rewards', dropdown: name } });
  const labels = new Map(choices.map(({ value, label }) => [value, label]));
  const rewards = field.value.map(value => ({ value, label: labels.get(value) ?? value }));

  const add = () => {
    field.change([...field.value, chosen]);
    setChosen('');
  };

  return (
    <FieldFrame {...frame} id={field.id} error={field.error}>
      <Picker>
        <SelectInput
          {...field.control(frame.help)}
          value={chosen}
          onChange={event => setChosen(event.target.value)}
          onBlur={field.leave}
        >
          <option value="">{frame.placeholder}</option>
          {choices.map(({ value, label }) => (
            <option key={value} value={value} disabled={field.value.includes(value)}>
              {label}
            </option>
          ))}
        </SelectInput>
        <Button
          icon="add"
          aria-label={t('Add to {label}', { label: frame.label })}
          disabled={!chosen}
          onClick={add}
        >
          {t('Add')}
        </Button>
      </Picker>
      {rewards.length === 0 && <EmptyNote>{t('None yet')}</EmptyNote>}
      {rewards.length > 0 && (
        <List aria-label={frame.label}>
          {rewards.map(({ value, label }) => (
            <li key={value}>
              {label}
              <IconButton
                icon="close"
                label={t('Remove {label}', { label })}
                onClick={() => field.change(field.value.filter(reward => reward !== value))}
              />
            </li>
          ))}
        </List>
      )}
    </FieldFrame>
  );
}

/* Whoever may only look sees the list and nothing to change it by. */
const Picker = styled.div`
  display: flex;
  gap: ${space(2)};
  & > :first-child {
    flex: 1;
    min-width: 0;
  }
  fieldset:disabled & {
    display: none;
  }
`;

const EmptyNote = styled.p`
  padding: ${space(3)} 0;
  color: ${color.muted};
`;

const List = styled.ul`
  margin-top: ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.base};
  ${typography.body}
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    min-height: 40px;
    padding: ${space(1)} ${space(1)} ${space(1)} ${space(3)};
    overflow-wrap: anywhere;
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
`;
