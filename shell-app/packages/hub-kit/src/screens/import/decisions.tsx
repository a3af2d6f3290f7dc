import { Form, Formik } from 'formik';
import { useMemo } from 'react';
import styled from 'styled-components';
import { t } from '../../common/text.ts';
import type { AnyScreen } from '../../definition/define-screen.ts';
import { optionsDocument } from '../../definition/documents.ts';
import { Button } from '../../elements/button.tsx';
import { FieldGrid } from '../../fields/field-frame.tsx';
import { ReferenceField } from '../../fields/reference-field.tsx';
import { SelectField } from '../../fields/select-field.tsx';
import { color, radius, space, typography } from '../../theme/theme.ts';
import { decide } from './sources.ts';
import { fieldLabel, type ImportField, type Mapping, type ReadFile } from './use-import.ts';

/** Texts that are decided at once. */
const MOST = 20;

interface Undecided {
  field: string;
  text: string;
}

/** The different texts of rejected rows that a decision makes clear, the first of them. */
export function undecidedIn(
  rows: readonly { problems: readonly { field: string | null; undecided: string | null }[] }[],
): Undecided[] {
  const found = new Map<string, Undecided>();
  for (const { problems } of rows)
    for (const { field, undecided: text } of problems)
      if (field && text) found.set(JSON.stringify([field, text.toLowerCase()]), { field, text });
  return [...found.values()].slice(0, MOST);
}

interface DecisionsProps {
  screen: AnyScreen;
  read: ReadFile;
  mapping: Mapping;
  undecided: readonly Undecided[];
  onMap: (mapping: Mapping) => void;
  onCheck: (mapping: Mapping) => void;
}

/** The value of the control of a text that is left out. */
const NONE = ':none';

/** What texts mean that name no record or entry, or several. */
export function Decisions({ screen, read, mapping, undecided, onMap, onCheck }: DecisionsProps) {
  const initial = useMemo(
    () => Object.fromEntries(undecided.map((_, index) => [`text${index}`, ''])),
    [undecided],
  );
  if (undecided.length === 0) return null;
  const fieldNamed = (name: string) => read.fields.fields.find(field => field.name === name)!;
  const submit = (values: Record<string, string>) => {
    let { sources } = mapping;
    for (const [index, { field, text }] of undecided.entries()) {
      const value = values[`text${index}`];
      if (value) sources = decide(sources, field, text, value === NONE ? null : value);
    }
    const next = { ...mapping, sources };
    onMap(next);
    onCheck(next);
  };
  return (
    <Box>
      <h3>{t('What do these texts mean?')}</h3>
      <Formik initialValues={initial} enableReinitialize onSubmit={submit}>
        <Form>
          <FieldGrid>
            {undecided.map(({ field, text }, index) => (
              <Decision
                key={`${field} ${text}`}
                name={`text${index}`}
                label={`${fieldLabel(screen, fieldNamed(field))}: “${text}”`}
                field={fieldNamed(field)}
              />
            ))}
          </FieldGrid>
          <Button type="submit">{t('Check again')}</Button>
        </Form>
      </Formik>
    </Box>
  );
}

function Decision({ name, label, field }: { name: string; label: string; field: ImportField }) {
  if (field.recordName)
    return (
      <ReferenceField
        name={name}
        label={label}
        span={6}
        options={optionsDocument(field.recordName)}
        failed="Failed to fetch choices"
      />
    );
  const masterData = field.page && field.dropdown ? { page: field.page, dropdown: field.dropdown } : null;
  return (
    <SelectField
      kind="select"
      name={name}
      label={label}
      span={6}
      {...(masterData ? { masterData } : { choices: field.values })}
    />
  );
}

const Box = styled.section`
  margin-bottom: ${space(6)};
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.base};
  h3 {
    ${typography.label}
    margin-bottom: ${space(3)};
  }
  button[type='submit'] {
    margin-top: ${space(4)};
  }
`;
