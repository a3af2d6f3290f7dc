import { t } from '@gym/hub-kit/format';
import { color, space, typography } from '@gym/hub-kit';
import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Output, SectionDefinition } from '../definition/define-screen.ts';
import { FieldGrid } from './field-frame.tsx';
import { FormField } from './form-field.tsx';
import { OutputField } from './output-field.tsx';

export interface FormSectionProps<Values> {
  section: SectionDefinition<Values>;
  /** Rendered below the fields. */
  children?: ReactNode;
}

/**
 * A titled part of a record's form.
 * @example
 * <FormSection section={locationsScreen.form.sections[0]!}>
 *   <NumberField name="floors" label="Floors" />
 * </FormSection>
 */
export function FormSection<Values>({ section, children }: FormSectionProps<Values>) {
  return (
    <Section>
      <Legend>{t(section.title)}</Legend>
      <FieldGrid>
        {section.fields.map(field => (
          <FormField key={field.name} field={field} required={field.required ?? false} />
        ))}
        {section.output && <OutputField {...(section.output as Output<FormikValues>)} />}
        {children}
      </FieldGrid>
    </Section>
  );
}

const Section = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: ${space(2)} 0 ${space(4)};
  border: 0;
  & + & {
    padding-top: ${space(5)};
    border-top: 1px solid ${color.line};
  }
`;

const Legend = styled.legend`
  float: left;
  width: 100%;
  margin-bottom: ${space(4)};
  padding: 0;
  ${typography.heading}
  font-size: 15px;
  & + * {
    clear: both;
  }
`;
