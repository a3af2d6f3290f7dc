import type { AnyScreen, BulkTarget } from './define-screen.ts';

/**
 * What the dialogs of changes of many records have in common.
 * @example
 * const CloseMany = ({ count, onClose }: BulkDialogProps) => <button onClick={onClose}>{count}</button>;
 */
export interface BulkDialogProps {
  /** The words of the selected records, and the record that they are. */
  screen: Pick<AnyScreen, 'entity' | 'record'>;
  target: BulkTarget;
  /** How many records are selected. */
  count: number;
  /** The name of a selected record that the list has shown. */
  nameOf: (id: string) => string | undefined;
  /** Called with the id of the operation, the number of its records, and whether the user may undo it; true if left out. */
  onStarted: (id: string, total: number, canUndo?: boolean) => void;
  onClose: () => void;
}

/** Of the dialogs that follow from the definition of the screen. */
export interface ScreenDialogProps extends BulkDialogProps {
  screen: AnyScreen;
}
