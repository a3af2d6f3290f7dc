import { Button, EmptyState, IconButton, useSession } from '@gym/hub-kit';
import { FieldGrid, NumberField, SelectField } from '@gym/hub-kit/fields';
import { t, translateMessage } from '@gym/hub-kit/format';
import { FieldArray, useFormikContext } from 'formik';
import { ListRow, Part } from '../part.tsx';
import { newDunningStep, type SettingsValues } from './settings-values.ts';

/** Texts of the choices, which `SelectField` translates. */
const actions = [
  { value: 'reminder', label: 'Send a reminder' },
  { value: 'reminder_with_fee', label: 'Send a reminder with a fee' },
  { value: 'block', label: 'Block the member' },
];

/** What happens when an invoice is overdue. */
export function Dunning() {
  const canEdit = useSession().can('club-settings:edit');
  const { values, status, setFieldValue } = useFormikContext<SettingsValues>();
  const message = (status as { dunningSteps?: string } | undefined)?.dunningSteps;
  return (
    <Part
      title={t('Dunning')}
      help={t('What happens when an invoice stays unpaid, by days after its due date.')}
      error={message && translateMessage(message)}
    >
      <FieldArray name="dunningSteps">
        {({ push, remove }) => (
          <>
            {values.dunningSteps.length === 0 && (
              <EmptyState icon="info" title={t('Nothing happens when an invoice is overdue.')} />
            )}
            {values.dunningSteps.map(({ action }, index) => (
              // eslint-disable-next-line react/no-array-index-key -- a row has no identity but its place
              <ListRow key={index} role="group" aria-label={t('Step {number}', { number: index + 1 })}>
                <FieldGrid>
                  <NumberField
                    name={`dunningSteps.${index}.days`}
                    label={t('Days')}
                    span={3}
                    min={1}
                    max={365}
                    step={1}
                    required
                  />
                  <SelectField
                    kind="select"
                    name={`dunningSteps.${index}.action`}
                    label={t('Action')}
                    span={6}
                    choices={actions}
                    required
                    onChange={next => {
                      if (next !== 'reminder_with_fee') void setFieldValue(`dunningSteps.${index}.fee`, 0);
                    }}
                  />
                  {action === 'reminder_with_fee' && (
                    <NumberField
                      kind="money"
                      name={`dunningSteps.${index}.fee`}
                      label={t('Fee')}
                      span={3}
                      min={0}
                      required
                    />
                  )}
                </FieldGrid>
                <IconButton
                  icon="delete"
                  label={t('Remove step {number}', { number: index + 1 })}
                  onClick={() => remove(index)}
                />
              </ListRow>
            ))}
            {canEdit && (
              <Button icon="add" onClick={() => push(newDunningStep)}>
                {t('Add step')}
              </Button>
            )}
          </>
        )}
      </FieldArray>
    </Part>
  );
}
