/** Fields of a Formik form, for forms that a screen writes itself. */

export { DateField } from './date-field.tsx';
export { ControlRow, FieldFrame, FieldGrid } from './field-frame.tsx';
export type { OwnFieldProps } from '../definition/field-definition.ts';
export { FormField } from './form-field.tsx';
export { FormSection } from './form-section.tsx';
export { useChoices, withStored } from './master-data.ts';
export { NumberField } from './number-field.tsx';
export { ReferenceField, useReferenceLabel } from './reference-field.tsx';
export { SelectField, SelectInput } from './select-field.tsx';
export { PasswordField, TextareaInput, TextField } from './text-field.tsx';
export { describedBy, useFormField } from './use-form-field.ts';
