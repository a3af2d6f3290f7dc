import { IconButton, PageHeader } from '@gym/hub-kit';
import { optionsDocument } from '@gym/hub-kit/define';
import {
  ControlRow,
  DateField,
  FieldFrame,
  FieldGrid,
  FormSection,
  NumberField,
  PasswordField,
  RecordSearch,
  ReferenceField,
  SelectField,
  SelectInput,
  SuggestField,
  SwitchField,
  TextareaField,
  TextareaInput,
  TextField,
  TimeField,
} from '@gym/hub-kit/fields';
import { Form, Formik } from 'formik';
import { useId } from 'react';
import { locationsScreen } from './locations-screen.ts';
import { Shown } from './shown.tsx';

const values = {
  text: 'Ada',
  password: 'secret',
  number: 12,
  date: '2026-03-04',
  time: '09:30',
  place: 'On the roof',
  choice: 'open',
  isOpen: true,
  remark: 'By the door',
  member: '1',
  name: 'Pier Gym',
  city: 'Boston',
  status: 'active',
  capacity: 80,
  amenities: ['Sauna', 'A pool with a very long name that has to wrap on a phone'],
};
const names = Object.keys(values);
const all = <Value,>(value: Value) => Object.fromEntries(names.map(name => [name, value]));

const states = [
  { title: 'Filled', initialValues: values },
  {
    title: 'Invalid',
    initialValues: values,
    initialErrors: all('Enter something else'),
    initialTouched: all(true),
  },
  { title: 'Disabled', initialValues: values, disabled: true },
];

/** Every field in every state, each in a form of its own. */
export function Fields() {
  return (
    <>
      <PageHeader title="Fields" icon="edit" />
      {states.map(({ title, disabled, ...form }) => (
        <Formik key={title} {...form} onSubmit={() => undefined}>
          <Form aria-label={title}>
            <fieldset disabled={disabled} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
              <AllFields title={title} />
            </fieldset>
          </Form>
        </Formik>
      ))}
    </>
  );
}

function AllFields({ title }: { title: string }) {
  const id = useId();
  return (
    <Shown
      of={[
        'FieldGrid',
        'FieldFrame',
        'ControlRow',
        'TextField',
        'PasswordField',
        'NumberField',
        'DateField',
        'TimeField',
        'SuggestField',
        'SelectField',
        'SelectInput',
        'SwitchField',
        'TextareaField',
        'TextareaInput',
        'RecordSearch',
        'ReferenceField',
        'FormSection',
      ]}
    >
      <FieldGrid>
        <TextField name="text" label={`${title} text`} help="A line of help" required />
        <PasswordField name="password" label={`${title} password`} />
        <NumberField name="number" kind="money" label={`${title} amount`} min={0} />
        <DateField name="date" label={`${title} date`} />
        <TimeField name="time" label={`${title} time`} />
        <SuggestField
          name="place"
          label={`${title} place`}
          options={optionsDocument('member')}
          failed="Failed to fetch places"
        />
        <SelectField kind="select" name="choice" label={`${title} choice`} choices={['open', 'locked']} />
        <SwitchField name="isOpen" label={`${title} switch`} />
        <TextareaField name="remark" label={`${title} remark`} />
        <ReferenceField
          name="member"
          label={`${title} member`}
          options={optionsDocument('member')}
          failed="Failed to fetch members"
        />
        <RecordSearch
          label={`${title} search`}
          options={optionsDocument('member')}
          placeholder="Scan or type a name"
          text=""
          onType={() => undefined}
          onChoose={() => undefined}
          onEnter={() => undefined}
        />
        <FieldFrame
          id={`${id}-code`}
          label={`${title} field with a very long label that has to wrap on a phone`}
        >
          <ControlRow>
            <input id={`${id}-code`} placeholder="On the door" />
            <IconButton icon="refresh" label="New code" />
          </ControlRow>
        </FieldFrame>
        <FieldFrame id={`${id}-level`} label={`${title} level`}>
          <SelectInput id={`${id}-level`}>
            <option>Gold</option>
          </SelectInput>
        </FieldFrame>
        <FieldFrame id={`${id}-notes`} label={`${title} notes`} span={12}>
          <TextareaInput id={`${id}-notes`} rows={2} />
        </FieldFrame>
      </FieldGrid>
      {locationsScreen.form.sections.map(section => (
        <FormSection key={section.title} section={section} />
      ))}
    </Shown>
  );
}
