import { type Language, t, useLanguage } from '../common/text.ts';
import { DateField } from './date-field.tsx';
import { MomentField } from './moment-field.tsx';
import { ErrorBoundary } from 'react-error-boundary';
import { FormikProvider } from 'formik';
import { memo, type FunctionComponent } from 'react';
import type { AnyField, LazyField, OwnDefinition, OwnFieldProps } from '../definition/field-definition.ts';
import { lazyPart, type LazyPart } from '../elements/lazy-part.tsx';
import { MultiSelectField } from './multi-select-field.tsx';
import { NumberField } from './number-field.tsx';
import { ReferenceField } from './reference-field.tsx';
import { SelectField } from './select-field.tsx';
import { SuggestField } from './suggest-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { PasswordField, TextareaField, TextField } from './text-field.tsx';
import { TimeField } from './time-field.tsx';
import { useFormOfField } from './use-form-of-field.ts';

interface FormFieldProps {
  field: AnyField;
  required: boolean;
}

/** A field of the form around. Renders its control again only when something that the control shows has changed. */
export function FormField(props: FormFieldProps) {
  return (
    <FormikProvider value={useFormOfField(props.field)}>
      <FieldOfKind {...props} language={useLanguage()} />
    </FormikProvider>
  );
}

const FieldOfKind = memo(({ field: definition, required }: FormFieldProps & { language: Language }) => {
  const field = translated(definition);
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'phone':
      return <TextField {...field} kind={field.kind} required={required} />;
    case 'time':
      return <TimeField {...field} required={required} />;
    case 'password':
      return <PasswordField {...field} required={required} />;
    case 'dateTime':
      return <MomentField {...field} required={required} />;
    case 'textarea':
      return <TextareaField {...field} required={required} />;
    case 'number':
    case 'money':
      return <NumberField {...field} required={required} />;
    case 'date':
      return <DateField {...field} required={required} />;
    case 'select':
      return <SelectField {...field} required={required} />;
    case 'multi-select':
      return <MultiSelectField {...field} required={required} />;
    case 'switch':
      return <SwitchField {...field} />;
    case 'reference':
      return <ReferenceField {...field} required={required} />;
    case 'suggest':
      return <SuggestField {...field} required={required} />;
    case 'own': {
      const { field: component, kind: _, text: __, ...frame } = field;
      return <OwnField component={component} frame={{ ...frame, required }} />;
    }
  }
});

/** A field of the hub: one that fails leaves the form and what was entered. */
function OwnField({ component, frame }: { component: OwnDefinition['field']; frame: OwnFieldProps }) {
  const Field = 'load' in component ? partOf(component) : component;
  return (
    <ErrorBoundary fallback={<p role="alert">{t('{label} could not be shown.', { label: frame.label })}</p>}>
      <Field {...frame} />
    </ErrorBoundary>
  );
}

const parts = new WeakMap<LazyField, LazyPart<FunctionComponent<OwnFieldProps>>>();

/** The component of a lazy field, the same for each form. */
function partOf(field: LazyField): LazyPart<FunctionComponent<OwnFieldProps>> {
  const part = parts.get(field) ?? lazyPart(field.load);
  parts.set(field, part);
  return part;
}

/** With its texts in the user's language; its choices translate themselves. */
function translated(field: AnyField): AnyField {
  const { label, help, placeholder } = field;
  const texts = {
    ...field,
    label: t(label),
    help: help && t(help),
    placeholder: placeholder && t(placeholder),
  };
  if ('emptyLabel' in texts && texts.emptyLabel) texts.emptyLabel = t(texts.emptyLabel);
  if ('unit' in texts && texts.unit) texts.unit = t(texts.unit);
  return texts;
}
