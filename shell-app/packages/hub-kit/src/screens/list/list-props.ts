import type { ReactNode } from 'react';
import type { Identified, ScreenDefinition } from '../../definition/define-screen.ts';
import type { BulkAction } from '../bulk/bulk-action.ts';
import type { BulkOperationAction } from '../bulk/bulk-operation-action.ts';
import type { RowAction } from '../row-action.ts';
import type { Crud } from '../use-crud.ts';

export interface CrudGridProps<Row extends Identified, Field extends string, Values extends object> {
  screen: ScreenDefinition<Row, Field, Values>;
  crud: Crud<Row, Field, Values>;
  /** Called to delete a row; the parent asks for confirmation. */
  onDelete: (row: Row) => void;
  /** Rendered beside the search box: filters of a screen's own. */
  tools?: ReactNode;
  /** Rows that may not be edited although the user has the permission; none by default. */
  locked?: (row: Row) => boolean;
  /** Further actions of a row, after the actions of the definition. */
  actions?: (row: Row) => readonly RowAction[];
  /** Steps for selected rows, beside those that the definition offers. */
  bulk?: readonly BulkAction<Row>[];
  /** Bulk operations of the server, beside the change of a field and the deletion. */
  bulkOperations?: readonly BulkOperationAction[];
  /** Runs after a record was saved or deleted. */
  onChanged?: () => void;
}

/** The props for any screen: the parts of a list show all rows alike. */
export type ListProps = CrudGridProps<Identified, string, Record<string, unknown>>;
