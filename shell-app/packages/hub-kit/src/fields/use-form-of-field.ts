import { useFormikContext, type FormikContextType, type FormikValues } from 'formik';
import { useState } from 'react';
import type { AnyField } from '../definition/field-definition.ts';

type Form = FormikContextType<FormikValues>;

/** The form around, as it was when something that the field shows last changed. */
export function useFormOfField(field: AnyField): Form {
  const form = useFormikContext<FormikValues>();
  const [kept, setKept] = useState(form);
  if (kept === form || isShownAlike(field, kept, form)) return kept;
  setKept(form);
  return form;
}

function isShownAlike(field: AnyField, before: Form, now: Form): boolean {
  const [shown, next] = [before, now].map(form => shownOf(field, form));
  return next!.every((part, index) => Object.is(part, shown![index]));
}

function shownOf(field: AnyField, form: Form): unknown[] {
  const { value, error, touched } = form.getFieldMeta(field.name);
  return [
    value,
    error,
    touched,
    form.status,
    form.isSubmitting,
    // The link to the chosen record opens another tab while the form would lose input.
    'record' in field && form.dirty,
    dependsOnOthers(field) && form,
  ];
}

/** Whether a field shows other values of its form as well. */
export const dependsOnOthers = (field: AnyField): boolean =>
  field.kind === 'own' ||
  ('optionsFor' in field && field.optionsFor !== undefined) ||
  ('dayFrom' in field && field.dayFrom !== undefined) ||
  ('end' in field && field.end !== undefined);
