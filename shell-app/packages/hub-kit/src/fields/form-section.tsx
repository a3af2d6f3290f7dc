import { t } from '../common/text.ts';
import { color, mixin, space, typography } from '../theme/theme.ts';
import { useFormikContext, type FormikValues } from 'formik';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Output, SectionDefinition } from '../definition/define-screen.ts';
import { FieldGrid } from './field-frame.tsx';
import { FormField } from './form-field.tsx';

export interface FormSectionProps<Values> {
  section: SectionDefinition<Values>;
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

function OutputField({ label, text, help }: Output<FormikValues>) {
  const id = useId();
  const { values } = useFormikContext<FormikValues>();
  return (
    <Result>
      <div>
        <label htmlFor={id}>{t(label)}</label>
        <small>{help(values)}</small>
      </div>
      <output id={id}>{text(values)}</output>
    </Result>
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

const Result = styled.div`
  grid-column: 1 / -1;
  ${mixin.row}
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} ${space(4)};
  ${mixin.sunken}
  font-variant-numeric: tabular-nums;
  label {
    display: block;
    ${typography.label}
  }
  small {
    ${mixin.remark}
  }
  output {
    ${typography.title}
    margin-inline-start: auto;
  }
`;
