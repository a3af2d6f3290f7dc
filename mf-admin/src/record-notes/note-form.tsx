import { breakpoint, Button, color, space } from '@gym/hub-kit';
import { optionsDocument } from '@gym/hub-kit/define';
import { t, today } from '@gym/hub-kit/format';
import {
  ControlRow,
  DateField,
  dayProblem,
  FieldGrid,
  ReferenceField,
  SelectInput,
} from '@gym/hub-kit/fields';
import { useAction } from '@gym/hub-kit/screen';
import { Form, FormikProvider, useFormik } from 'formik';
import { useId } from 'react';
import styled from 'styled-components';
import { addNoteDocument } from './record-notes.graphql.ts';
import { subjectOf, type Subject } from './subject.ts';

const users = { options: optionsDocument('user'), failed: 'Failed to fetch users' };

const MAX_LENGTH = 2_000;

interface NoteFormProps {
  subject: Subject;
  /** The line has the focus when the dialog opens. */
  isFirst?: boolean;
  onSaved?: () => void;
}

/** One line: Enter saves it as a note, an alert or a task. */
export function NoteForm({ subject, isFirst, onSaved }: NoteFormProps) {
  const id = useId();
  const [add, isBusy] = useAction({
    document: addNoteDocument,
    takesKey: true,
    variables: (input: typeof empty) => ({ input: inputOf(input, subject) }),
    done: () => t('Saved'),
    failed: t('Failed to save note'),
  });
  const empty = { text: '', kind: 'note', forUserId: '', dueDay: today() };
  const form = useFormik({
    initialValues: empty,
    validateOnChange: false,
    validate: ({ text, kind, dueDay }) => ({
      ...(text.trim() === '' && { text: t('Text is required') }),
      ...(kind === 'task' && dayProblem(dueDay) && { dueDay: dayProblem(dueDay) }),
    }),
    onSubmit: async (values, { resetForm }) => {
      if (!(await add(values))) return;
      resetForm();
      onSaved?.();
    },
  });
  const { values } = form;
  const error = form.touched.text && form.submitCount > 0 ? form.errors.text : undefined;
  return (
    <FormikProvider value={form}>
      <Form noValidate>
        <Line>
          <ControlRow>
            <input
              {...form.getFieldProps('text')}
              aria-label={t('New note')}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && `${id}-error`}
              placeholder={t('Write a note, Enter saves it')}
              maxLength={MAX_LENGTH}
              autoComplete="off"
              data-autofocus={isFirst || undefined}
            />
          </ControlRow>
          <SelectInput aria-label={t('Kind')} {...form.getFieldProps('kind')}>
            <option value="note">{t('Note')}</option>
            <option value="alert">{t('Alert')}</option>
            <option value="task">{t('Task')}</option>
          </SelectInput>
          <Button look="solid" type="submit" busy={isBusy}>
            {t('Save')}
          </Button>
        </Line>
        {error && (
          <Message id={`${id}-error`} role="alert">
            {error}
          </Message>
        )}
        {values.kind === 'task' && (
          <FieldGrid>
            <ReferenceField name="forUserId" label={t('For')} emptyLabel={t('Anybody')} {...users} />
            <DateField name="dueDay" label={t('Due Day')} />
          </FieldGrid>
        )}
      </Form>
    </FormikProvider>
  );
}

interface NoteValues {
  text: string;
  kind: string;
  forUserId: string;
  dueDay: string;
}

const inputOf = ({ text, kind, forUserId, dueDay }: NoteValues, subject: Subject) => ({
  ...subjectOf(subject),
  text,
  kind,
  ...(kind === 'task' && { forUserId: forUserId || null, dueDay: dueDay || null }),
});

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 130px auto;
  gap: ${space(2)};
  margin-bottom: ${space(3)};
  @media ${breakpoint.small} {
    grid-template-columns: minmax(0, 1fr) auto;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Message = styled.p`
  margin-bottom: ${space(3)};
  color: ${color.danger};
`;
