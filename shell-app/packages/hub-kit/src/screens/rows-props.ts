import type { RefObject } from 'react';
import type { AnyColumn, Identified } from '../definition/define-screen.ts';
import type { ListOfRecord } from '../records/list-of-record.ts';
import type { SortBy } from './list-url-state.ts';
import type { RowButtons } from './row-action.ts';

/** The rows of one page, for a table or cards. */
export interface RowsProps<Row extends Identified> {
  /** The permission resource of the records: what the user sets for the table is stored under it. */
  resource: string;
  /** The view of the list, whose widths the columns have. */
  viewId: string | null;
  /** The accessible name of the table. */
  label: string;
  columns: readonly AnyColumn[];
  /** The column that names the record, at any position. */
  nameColumn: AnyColumn | undefined;
  /** Called to move a column to the position of another, by their keys. */
  onMoveColumn: (key: string, target: string) => void;
  rows: readonly Row[];
  rowButtons: RowButtons<Row>;
  sort: readonly SortBy[];
  onSort: (sort: SortBy[]) => void;
  onOpen: (row: Row) => void;
  /** The URL of the record of a row; its name is a link there. */
  hrefOf: (row: Row) => string;
  /** The state of these links: the list that leads to the record. */
  linkState: RefObject<ListOfRecord>;
  /** The column of the date that decides the month. */
  periodKey?: string;
  /** The check boxes of rows, where they have some. */
  selection?: RowSelection<Row>;
  /** Whether other rows have been loading for a while. */
  waiting: boolean;
}

/** The check boxes of the rows of a page. */
export interface RowSelection<Row> {
  /** The ids of selected rows, also of other pages. */
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  isSelectable: (row: Row) => boolean;
}
