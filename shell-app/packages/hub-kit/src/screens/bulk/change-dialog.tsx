import { useFormikContext } from 'formik';
import { useState } from 'react';
import styled from 'styled-components';
import { ValidationError } from 'yup';
import { t } from '../../common/text.ts';
import type { AnyScreen, ValueRule } from '../../definition/define-screen.ts';
import { blankOf } from '../../definition/derive-fields.ts';
import { FieldGrid } from '../../fields/field-frame.tsx';
import { FormField } from '../../fields/form-field.tsx';
import { SelectField } from '../../fields/select-field.tsx';
import { sameValue, toInput, type FormValues } from '../../records/form-values.ts';
import { offered } from '../../records/offered.ts';
import { ruleOf } from '../../records/rules.ts';
import RunDialog from '../../records/run-dialog.tsx';
import { color } from '../../theme/theme.ts';
import { bulkFields } from './bulk-fields.ts';
import { countedRecords, expectedCount } from './bulk-count.ts';
import type { ScreenDialogProps } from '../../definition/bulk-dialog.ts';
import { BulkPreviewView } from './bulk-preview.tsx';

/** The name of the form's value that says which field is changed; no field of a record has it. */
const CHOSEN = ':field';

/** Sets one field of the selected records, and shows before which ones are rejected and why. */
export default function ChangeDialog({
  screen,
  target,
  count,
  nameOf,
  onStarted,
  onClose,
}: ScreenDialogProps) {
  const document = offered(screen.documents.bulkUpdate, screen.resource);
  const fields = bulkFields(screen);
  const [initial] = useState<FormValues>(() => ({
    [CHOSEN]: '',
    ...Object.fromEntries(fields.map(({ name }) => [name, blankOf(ruleOfField(screen, name).field)])),
  }));
  const chosenIn = (values: FormValues) => fields.find(({ name }) => name === values[CHOSEN]);
  const variables = (values: FormValues, dryRun: boolean) => ({
    ...target,
    patch: patchOf(screen, String(values[CHOSEN]), values),
    dryRun,
  });
  return (
    <RunDialog
      title={t('Change {count} {records}', countedRecords(screen, count))}
      width={640}
      initial={initial}
      check={values => {
        const chosen = chosenIn(values);
        if (!chosen) return { [CHOSEN]: t('Choose a field') };
        const problem = problemOf(screen, chosen.name, values[chosen.name]);
        return problem === null ? {} : { [chosen.name]: problem };
      }}
      preview={{ document, variables: values => variables(values, true) }}
      effect={data => {
        if (!data?.started.preview) return t('Change');
        const expected = expectedCount(data.started.preview);
        if (!expected) return null;
        const values = countedRecords(screen, expected.count);
        return expected.isExact
          ? t('Change {count} {records}', values)
          : t('Change up to {count} {records}', values);
      }}
      run={{ document, takesKey: true, variables: values => variables(values, false) }}
      failed={t('Failed to change')}
      done={({ started: { id } }) => id && onStarted(id, count)}
      onClose={onClose}
      show={({ started: { preview } }) =>
        preview && (
          <BulkPreviewView screen={screen} nameOf={nameOf} preview={preview} outcome={t('Changed')} />
        )
      }
    >
      {preview => (
        <>
          <FieldGrid>
            <SelectField
              kind="select"
              name={CHOSEN}
              label={t('Field')}
              required
              span={6}
              choices={fields.map(({ name, label }) => ({ value: name, label }))}
            />
            <ChosenField screen={screen} />
          </FieldGrid>
          {preview}
        </>
      )}
    </RunDialog>
  );
}

/** The control of the chosen field, as the form has it. */
function ChosenField({ screen }: Pick<ScreenDialogProps, 'screen'>) {
  const { values } = useFormikContext<FormValues>();
  const field = bulkFields(screen).find(({ name }) => name === values[CHOSEN]);
  if (!field) return null;
  const isRequired = ruleOfField(screen, field.name).missing !== undefined;
  const isEmpty = !isRequired && field.kind !== 'switch' && sameValue(values[field.name], null);
  return (
    <>
      <FormField key={field.name} field={{ ...field, span: 6 }} required={isRequired} />
      {isEmpty && <Remark role="note">{t('Without a value, the field is emptied.')}</Remark>}
    </>
  );
}

/** The rule of a field that `bulkFields` returns: those without one are left out. */
const ruleOfField = ({ form }: AnyScreen, name: string): ValueRule => form.rules[name]!;

/** Why the value is not valid by its declaration; the server checks the rules of the screen for each record. */
function problemOf(screen: AnyScreen, name: string, value: unknown): string | null {
  const { field, missing } = ruleOfField(screen, name);
  try {
    ruleOf(field, missing).validateSync(value);
    return null;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}

function patchOf(screen: AnyScreen, name: string, values: FormValues): FormValues {
  const { field, missing } = ruleOfField(screen, name);
  return toInput({ [name]: ruleOf(field, missing).cast(values[name]) });
}

const Remark = styled.p`
  grid-column: 1 / -1;
  color: ${color.muted};
`;
