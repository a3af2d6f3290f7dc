/** Fields of a Formik form, for forms and fields that a hub writes itself, and the question before their input is lost. */

export { DateField } from './date-field.tsx';
export { dayProblem } from './day-problem.ts';
export { ControlRow } from '../elements/control-row.ts';
export { FieldFrame, FieldGrid } from './field-frame.tsx';
export type { OwnFieldProps } from '../definition/field-definition.ts';
export { FormSection } from './form-section.tsx';
export { useChoices } from './master-data.ts';
export { NumberField } from './number-field.tsx';
export { RecordSearch } from './record-search.tsx';
export { ReferenceField } from './reference-field.tsx';
export { SelectField, SelectInput } from './select-field.tsx';
export { SuggestField } from './suggest-field.tsx';
export { SwitchField } from './switch-field.tsx';
export { PasswordField, TextareaField, TextareaInput, TextField } from './text-field.tsx';
export { TimeField } from './time-field.tsx';
export { useFormField } from './use-form-field.ts';
export { useDiscardQuestion } from '../elements/discard-question.tsx';
