/** The parts of screens: a definition and the whole it makes, or the parts for a screen of its own kind. */

export { defineScreen, messagesOf } from './define-screen.ts';
export type {
  ColumnDefinition,
  Documents,
  FormDefinition,
  RowChange,
  ScreenDefinition,
  SectionDefinition,
} from './define-screen.ts';
export { endBeforeStart } from './warnings.ts';
export type { Warning, WarningContext } from './warnings.ts';
export { defineFilters } from './filters/filter-definition.ts';
export type { FilterDefinition, Filters } from './filters/filter-definition.ts';
export { CrudDialog, CrudPanel } from './crud-panel.tsx';
export type { CrudPanelProps } from './crud-panel.tsx';
export { CrudScreen } from './crud-screen.tsx';
export type { CrudDialogProps } from './crud-dialog.tsx';
export { CrudGrid } from './crud-grid.tsx';
export type { CrudGridProps } from './crud-grid.tsx';
export { useAllowed, useCrud } from './use-crud.ts';
export type { Allowed, Crud } from './use-crud.ts';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { LeaveQuestion } from './leave-question.tsx';
export type { LeaveQuestionProps } from './leave-question.tsx';
export { Dialog } from './dialog.tsx';
export type { RowAction } from './row-actions.tsx';
export { useStoredRecord } from './stored-record.ts';
export { Tabs, useTab } from './tabs.tsx';
export { useMediaQuery } from './use-media-query.ts';
export { RelatedRecords } from '../slots/related-records.tsx';
export type { RelatedRecordsProps } from '../slots/related-records.tsx';
export { Slot } from '../slots/slot.tsx';
export type { SlotProps } from '../slots/slot.tsx';
export { TokenList } from '../tokens/token-list.tsx';
export type { TokenListProps } from '../tokens/token-list.tsx';
export { failureText, readApiError } from './api-error.ts';
export type { ApiError } from './api-error.ts';
export { dayText } from '../fields/day-text.ts';
export { momentText } from '../fields/moment-text.ts';
export type { Choice, ChoiceSource, FieldDefinition, OptionsDocument } from '../fields/field-definition.ts';
