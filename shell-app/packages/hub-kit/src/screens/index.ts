/** The parts of screens: a definition and the whole it makes, or the parts for a screen of its own kind. */

export { defineScreen, messagesOf } from '../definition/define-screen.ts';
export type {
  ColumnDefinition,
  Documents,
  FormDefinition,
  RowChange,
  ScreenDefinition,
  SectionDefinition,
} from '../definition/define-screen.ts';
export { endBeforeStart } from '../definition/warning.ts';
export type { Warning, WarningContext } from '../definition/warning.ts';
export { defineFilters } from '../definition/filter-definition.ts';
export type { FilterDefinition, Filters } from '../definition/filter-definition.ts';
export { CrudDialog, CrudPanel } from './crud-panel.tsx';
export type { CrudPanelProps } from './crud-panel.tsx';
export { AddButton } from './add-button.tsx';
export { CrudScreen } from './crud-screen.tsx';
export { crudTab, HeaderActions, TabbedScreen } from './tabbed-screen.tsx';
export type { CrudDialogProps } from '../records/crud-dialog.tsx';
export { CrudGrid } from './crud-grid.tsx';
export type { CrudGridProps } from './crud-grid.tsx';
export { useAllowed, useCrud } from './use-crud.ts';
export type { Allowed, Crud } from './use-crud.ts';
export { ConfirmDialog } from '../elements/confirm-dialog.tsx';
export { LeaveQuestion } from '../elements/leave-question.tsx';
export type { LeaveQuestionProps } from '../elements/leave-question.tsx';
export { Dialog } from '../elements/dialog.tsx';
export type { RowAction } from './row-actions.tsx';
export { useStoredRecord } from '../records/stored-record.ts';
export { Tabs, useTab } from '../elements/tabs.tsx';
export { RelatedRecords } from './slots/related-records.tsx';
export type { RelatedRecordsProps } from './slots/related-records.tsx';
export { Slot } from './slots/slot.tsx';
export type { SlotProps } from './slots/slot.tsx';
export { TokenList } from './tokens/token-list.tsx';
export type { TokenListProps } from './tokens/token-list.tsx';
export { failureText, readApiError } from '../records/api-error.ts';
export type { ApiError } from '../records/api-error.ts';
export { dayText } from '../records/day-text.ts';
export { momentText } from '../records/moment-text.ts';
export type {
  Choice,
  ChoiceSource,
  FieldDefinition,
  OptionsDocument,
} from '../definition/field-definition.ts';
