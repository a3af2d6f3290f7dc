import type { ComponentType } from 'react';
import type { AnyIcon } from '../../common/icon.ts';
import type { Permission } from '../../common/permission.ts';
import type { BulkDialogProps } from '../../definition/bulk-dialog.ts';

/**
 * A bulk operation of the server, which a list offers for its selected records, also for all that match.
 * @example
 * const close: BulkOperationAction = {
 *   icon: 'key',
 *   label: 'Close',
 *   requires: 'lockers:edit',
 *   Dialog: ({ count }) => <p>{count}</p>,
 * };
 */
export interface BulkOperationAction {
  icon: AnyIcon;
  /** A verb: `Freeze`. */
  label: string;
  /** Without it, the operation is not offered. */
  requires: Permission;
  /** Usually a `BulkRunDialog` that `lazyPart` loads. */
  Dialog: ComponentType<BulkDialogProps>;
}
