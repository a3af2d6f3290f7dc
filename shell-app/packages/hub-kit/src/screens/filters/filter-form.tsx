import { t } from '../../common/text.ts';
import { Button } from '../../elements/button.tsx';
import { space } from '../../theme/theme.ts';
import { DateField } from '../../fields/date-field.tsx';
import { FieldFrame } from '../../fields/field-frame.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { useFormField } from '../../fields/use-form-field.ts';
import { Formik } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Choice } from '../../definition/field-definition.ts';
import { SelectInput } from '../../fields/select-field.tsx';
import { ChoicesField } from './choices-field.tsx';
import {
  checkInput,
  conditionOf,
  inputOf,
  operatorsOf,
  type ConditionInput,
  type Operator,
} from './condition-input.ts';
import type { FilterCondition, FilterState } from '../../definition/filter-state.ts';
import type { AnyFilter } from '../../definition/filter-definition.ts';
import { RecordsField } from './records-field.tsx';
import { periods, relativeWords } from './relative-range.ts';

export interface FilterFormProps {
  fields: readonly AnyFilter[];
  filters: FilterState;
  /** The field whose condition is changed; null to add one. */
  name: string | null;
  onApply: (name: string, condition: FilterCondition) => void;
  onCancel: () => void;
}

/** Which field, how it is compared, and with what. */
export default function FilterForm(props: FilterFormProps) {
  const { fields, filters, onApply, onCancel } = props;
  const id = useId();
  const select = useRef<HTMLDivElement>(null);
  const unused = fields.find(({ name }) => !(name in filters));
  const [name, setName] = useState(props.name ?? unused?.name);
  const field = fields.find(candidate => candidate.name === name) ?? fields[0];
  useEffect(() => select.current?.querySelector('select')?.focus(), []);
  if (!field) return null;

  return (
    <Rows>
      <div ref={select}>
        <FieldFrame id={id} label={t('Filter by')}>
          <SelectInput id={id} value={field.name} onChange={event => setName(event.target.value)}>
            {fields.map(choice => (
              <option key={choice.name} value={choice.name}>
                {t(choice.label)}
              </option>
            ))}
          </SelectInput>
        </FieldFrame>
      </div>
      <Formik<ConditionInput>
        key={field.name}
        initialValues={inputOf(field, filters[field.name])}
        validateOnChange={false}
        validateOnBlur={false}
        validate={input => checkInput(field, input)}
        onSubmit={input => onApply(field.name, conditionOf(input))}
      >
        {form => (
          <Rows as="form" noValidate onSubmit={form.handleSubmit}>
            <Operators field={field} />
            <Operands field={field} operator={form.values.operator} />
            <Ways>
              <Button onClick={onCancel}>{t('Cancel')}</Button>
              <Button look="solid" type="submit">
                {t('Apply')}
              </Button>
            </Ways>
          </Rows>
        )}
      </Formik>
    </Rows>
  );
}

function Operators({ field }: { field: AnyFilter }) {
  const operators = operatorsOf(field.kind);
  return operators.length > 1 && <OneOf name="operator" label={t('Condition')} choices={operators} />;
}

function Operands({ field, operator }: { field: AnyFilter; operator: Operator }) {
  if (operator === 'empty' || operator === 'filled') return null;
  const anyOrNone = operator === 'none' ? t('None of') : t('Any of');
  switch (field.kind) {
    case 'text':
      return <TextField name="text" label={t('Text')} />;
    case 'choice':
    case 'list':
      return <ChoicesField label={anyOrNone} source={field} />;
    case 'reference':
      return <RecordsField label={anyOrNone} options={field.options} ownRecord={field.ownRecord} />;
    case 'boolean':
      return (
        <OneOf
          name="yesOrNo"
          label={t('Value')}
          choices={[
            { value: 'yes', label: t('Yes') },
            { value: 'no', label: t('No') },
          ]}
        />
      );
    default:
      if (operator === 'today' || operator === 'past') return null;
      if (operator === 'within') return <NumberField name="days" label={t('Days from today')} />;
      if (operator === 'last') return <NumberField name="days" label={t('Days until today')} />;
      if (operator === 'period') return <Period />;
      if (operator === 'ago') return <NumberField name="days" label={t('Days before today')} />;
      return (
        <>
          {operator !== 'to' && (
            <End field={field} name="from" label={operator === 'unequal' ? t('Value') : t('From')} />
          )}
          {(operator === 'between' || operator === 'to') && <End field={field} name="to" label={t('To')} />}
        </>
      );
  }
}

/** A week, month, quarter or year, and the one that the address has. */
function Period() {
  const { value } = useFormField<string>('period');
  const offered = new Set([...periods, value]);
  const choices = [...offered].map(period => ({ value: period, label: relativeWords(period) }));
  return <OneOf name="period" label={t('Period')} choices={choices} />;
}

function End({ field: { kind }, name, label }: { field: AnyFilter; name: 'from' | 'to'; label: string }) {
  if (kind === 'date' || kind === 'dateTime') return <DateField name={name} label={label} />;
  return <NumberField kind={kind === 'money' ? 'money' : 'number'} name={name} label={label} />;
}

/** One of a few that can't be none. */
function OneOf(props: {
  name: 'operator' | 'period' | 'yesOrNo';
  label: string;
  choices: readonly Choice[];
}) {
  const { id, value, change } = useFormField<string>(props.name);
  return (
    <FieldFrame id={id} label={props.label}>
      <SelectInput id={id} value={value} onChange={event => change(event.target.value)}>
        {props.choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </SelectInput>
    </FieldFrame>
  );
}

const Rows = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
`;

const Ways = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space(2)};
`;
