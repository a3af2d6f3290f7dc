/** The parts of screens: a definition and the whole it makes, or the parts for a screen of its own kind. */

export { CrudDialog, CrudPanel } from './crud-panel.tsx';
export { AddButton } from './add-button.tsx';
export { CrudScreen } from './crud-screen.tsx';
export { crudTab, HeaderActions, TabbedScreen } from './tabbed-screen.tsx';
export { useCrud } from './use-crud.ts';
export { ConfirmDialog } from '../elements/confirm-dialog.tsx';
export { LeaveQuestion, SendingQuestion } from '../elements/leave-question.tsx';
export { lazyPart } from '../elements/lazy-part.tsx';
export { Dialog } from '../elements/dialog.tsx';
export { useQueryFailure } from '../elements/query-failure.tsx';
export { RecordLink } from '../elements/record-link.tsx';
export { DocumentButtons } from './documents/document-buttons.tsx';
export { useDocumentActions } from './documents/document-actions.ts';
export { fileOf, saveFile } from '../elements/save-file.ts';
export type { BulkAction } from './bulk-action.ts';
export type { RowAction } from './row-actions.tsx';
export { useStoredRecord } from '../records/stored-record.ts';
export { RelatedRecords } from './slots/related-records.tsx';
export { AuditEntries, RecordHistory } from '../records/history/history.tsx';
export { FactOf, RecordPage } from './record-page/record-page.tsx';
export { Slot } from './slots/slot.tsx';
export { TokenList } from './tokens/token-list.tsx';
export { Creation } from '../records/creation.ts';
export { readApiError } from '../records/api-error.ts';
export { undoAction } from '../records/history/undo-action.ts';
export { reportFailure } from '../records/report-failure.ts';
export { dryRun, write } from '../records/write.ts';
