/** The parts of screens: a definition and the whole it makes, or the parts for a screen of its own kind. */

export { defineScreen } from './define-screen.ts';
export type {
  ColumnDefinition,
  Documents,
  FormDefinition,
  ScreenDefinition,
  SectionDefinition,
} from './define-screen.ts';
export { CrudDialog, CrudScreen } from './crud-screen.tsx';
export type { CrudDialogProps } from './crud-dialog.tsx';
export { CrudGrid } from './crud-grid.tsx';
export type { CrudGridProps } from './crud-grid.tsx';
export { useAllowed, useCrud } from './use-crud.ts';
export type { Allowed, Crud } from './use-crud.ts';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { Dialog } from './dialog.tsx';
export { failureText, readApiError } from './api-error.ts';
export type { ApiError } from './api-error.ts';
export { dayText } from '../fields/day.ts';
export type { Choice, ChoiceSource, FieldDefinition, OptionsDocument } from '../fields/field-definition.ts';
