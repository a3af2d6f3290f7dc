import { Button, EmptyState, IconButton, useSession } from '@gym/hub-kit';
import { DateField, FieldGrid, NumberField, TextField } from '@gym/hub-kit/fields';
import { t, translateMessage } from '@gym/hub-kit/format';
import { FieldArray, useFormikContext } from 'formik';
import { ListRow, Part } from '../part.tsx';
import { newTaxRate, type SettingsValues } from './settings-values.ts';

/** The tax of each billing type. */
export function Taxes() {
  const canEdit = useSession().can('club-settings:edit');
  const { values, status } = useFormikContext<SettingsValues>();
  const message = (status as { taxRates?: string } | undefined)?.taxRates;
  return (
    <Part
      title={t('Taxes')}
      help={t(
        'A rate without a billing type applies to all types that have none of their own. The day of what is charged decides which rate is valid.',
      )}
      error={message && translateMessage(message)}
    >
      <FieldArray name="taxRates">
        {({ push, remove }) => (
          <>
            {values.taxRates.length === 0 && (
              <EmptyState icon="info" title={t('No tax is added to invoices.')} />
            )}
            {values.taxRates.map((rate, index) => (
              // eslint-disable-next-line react/no-array-index-key -- a row has no identity but its place
              <ListRow key={index} role="group" aria-label={t('Tax rate {number}', { number: index + 1 })}>
                <FieldGrid>
                  <TextField name={`taxRates.${index}.label`} label={t('Name')} span={3} required />
                  <NumberField
                    name={`taxRates.${index}.percent`}
                    label={t('Percentage')}
                    span={3}
                    unit="%"
                    required
                  />
                  <TextField
                    name={`taxRates.${index}.billingType`}
                    label={t('Billing Type')}
                    placeholder={t('All others')}
                    span={3}
                  />
                  <DateField name={`taxRates.${index}.from`} label={t('Valid From')} span={3} />
                </FieldGrid>
                <IconButton
                  icon="delete"
                  label={t('Remove {label}', { label: rate.label || t('tax rate') })}
                  onClick={() => remove(index)}
                />
              </ListRow>
            ))}
            {canEdit && (
              <Button icon="add" onClick={() => push(newTaxRate)}>
                {t('Add tax rate')}
              </Button>
            )}
          </>
        )}
      </FieldArray>
    </Part>
  );
}
