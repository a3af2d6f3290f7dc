import { Button } from '../elements/button.tsx';
import { color, space } from '../theme/theme.ts';
import { t } from '../common/text.ts';
import styled from 'styled-components';
import type { AnyField, OptionsDocument } from '../definition/field-definition.ts';
import { useChoices, withStored } from '../fields/master-data.ts';
import { useOptionLabels } from '../fields/use-options.ts';
import { Dialog } from '../elements/dialog.tsx';
import SimpleTable from '../elements/simple-table.tsx';
import { sameValue, type FormValues } from './form-values.ts';
import { valueText } from './value-text.ts';

interface ComparisonProps {
  fields: readonly AnyField[];
  /** What records are called. */
  entity: string;
  mine: FormValues;
  theirs: FormValues;
  onBack: () => void;
  /** What the first button does. */
  onSecondary: () => void;
  /** What the button does that stands out. */
  onPrimary: () => void;
}

/** Another user has saved the record: shows their changes and lets the user decide. */
export function ConflictDialog({ before, ...props }: ComparisonProps & { before: FormValues }) {
  // The same number is another record where it is one of another kind.
  const changed = props.fields.filter(
    field =>
      !sameValue(before[field.name], props.theirs[field.name]) ||
      optionsOf(field, before) !== optionsOf(field, props.theirs),
  );
  return (
    <ComparisonDialog
      {...props}
      fields={changed}
      title={t('This {entity} has changed since you opened it', { entity: t(props.entity) })}
      subtitle={t('Another user saved this record. Your changes are not lost.')}
      headings={[t('Changed since'), t('Yours'), t('Theirs')]}
      isTouched={name => !sameValue(before[name], props.mine[name])}
      hint={t(
        'Keep mine saves what you changed; what you did not touch stays as they left it. Take theirs puts their values into the form, and yours are gone.',
      )}
      labels={[t('Take theirs'), t('Keep mine')]}
    />
  );
}

/** An earlier request for a new record saved other values, and its response was lost: the user decides what to save. */
export function FirstSavedDialog(props: ComparisonProps) {
  const { fields, mine, theirs } = props;
  return (
    <ComparisonDialog
      {...props}
      fields={fields.filter(({ name }) => !sameValue(mine[name], theirs[name]))}
      title={t('This {entity} is saved already', { entity: t(props.entity) })}
      subtitle={t('Your earlier attempt was saved: only the response to it was lost.')}
      headings={[t('Different now'), t('Yours'), t('Saved')]}
      isTouched={() => true}
      hint={t(
        'Change the saved one saves these fields in it. Save another one makes a second record, beside it.',
      )}
      labels={[t('Save another one'), t('Change the saved one')]}
    />
  );
}

interface Texts {
  title: string;
  subtitle: string;
  /** What is above the names of the fields, the values of the form, and the saved ones. */
  headings: readonly [string, string, string];
  hint: string;
  /** Of the first button, and of the one that stands out. */
  labels: readonly [string, string];
  isTouched: (name: string) => boolean;
}

function ComparisonDialog(props: ComparisonProps & Texts) {
  const { fields, mine, theirs, isTouched } = props;
  return (
    <Dialog
      role="alertdialog"
      title={props.title}
      subtitle={props.subtitle}
      width={640}
      onClose={props.onBack}
      footer={
        <>
          <Button look="quiet" onClick={props.onBack} data-autofocus>
            {t('Back to the form')}
          </Button>
          <Button onClick={props.onSecondary}>{props.labels[0]}</Button>
          <Button look="solid" onClick={props.onPrimary}>
            {props.labels[1]}
          </Button>
        </>
      }
    >
      {fields.length === 0 ? (
        <p>{t('None of the fields shown here differ.')}</p>
      ) : (
        <SimpleTable
          caption={props.title}
          columns={[
            { title: props.headings[0], cell: field => t(field.label) },
            {
              title: props.headings[1],
              cell: field =>
                isTouched(field.name) ? (
                  <FieldValue field={field} values={mine} />
                ) : (
                  <EmptyValue>{t('not touched')}</EmptyValue>
                ),
            },
            { title: props.headings[2], cell: field => <FieldValue field={field} values={theirs} /> },
          ]}
          rows={fields}
          keyOf={({ name }) => name}
        />
      )}
      <Hint>{props.hint}</Hint>
    </Dialog>
  );
}

function FieldValue({ field, values }: { field: AnyField; values: FormValues }) {
  const value = values[field.name];
  if (value === null || value === undefined || value === '') return <EmptyValue>{t('empty')}</EmptyValue>;
  const options = optionsOf(field, values);
  if (options) return <ReferenceName options={options} id={String(value)} />;
  if (field.kind === 'select' || field.kind === 'multi-select') {
    return <ChoiceNames field={field} values={[value].flat().map(String)} />;
  }
  return valueText(field, value);
}

/** What names the record whose id a field holds; undefined for fields that hold no id. */
function optionsOf(field: AnyField, values: FormValues): OptionsDocument | undefined {
  if (field.kind === 'reference') return field.options;
  return field.kind === 'own' ? field.options?.(values) : undefined;
}

function ReferenceName({ options, id }: { options: OptionsDocument; id: string }) {
  return useOptionLabels(options, [id]).get(id) ?? '…';
}

function ChoiceNames(props: {
  field: Extract<AnyField, { kind: 'select' | 'multi-select' }>;
  values: string[];
}) {
  const choices = withStored(useChoices(props.field), props.values);
  const names = props.values.map(value => choices.find(choice => choice.value === value)?.label ?? value);
  return names.length ? names.join(', ') : <EmptyValue>{t('empty')}</EmptyValue>;
}

const EmptyValue = styled.em`
  color: ${color.faint};
`;

const Hint = styled.p`
  margin-top: ${space(4)};
  color: ${color.muted};
`;
