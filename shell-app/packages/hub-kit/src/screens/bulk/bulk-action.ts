import type { AnyIcon } from '../../common/icon.ts';

/**
 * A step that is taken for the selected rows of a list, one after the other, so that each has its own result.
 * @example
 * const open: BulkAction<{ id: string; isOpen: boolean }> = {
 *   icon: 'key',
 *   label: 'Open',
 *   when: ({ isOpen }) => !isOpen,
 *   run: ({ id }) => fetch(`/doors/${id}`, { method: 'POST' }),
 *   done: count => `${count} doors opened`,
 * };
 */
export interface BulkAction<Row> {
  icon: AnyIcon;
  /** A verb: `Approve`. */
  label: string;
  /** The rows that it is for; it leaves out other selected rows. */
  when: (row: Row) => boolean;
  /** The question before it begins. */
  confirm?: (rows: readonly Row[]) => { title: string; text: string };
  /** Takes the step for one row; throws the error of the request. */
  run: (row: Row) => Promise<unknown>;
  /** Says how many rows it was taken for: `12 payroll records approved`. */
  done: (count: number) => string;
}
