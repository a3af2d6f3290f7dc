import type { AnyIcon } from '../common/icon.ts';

/**
 * A further action of a row, between Edit and Delete.
 * @example
 * const open: RowAction = { icon: 'key', label: 'Open', onClick: () => toast.info('Opening') };
 */
export interface RowAction {
  icon: AnyIcon;
  /** Read out with the name of the row: `Deactivate` for `Deactivate Ann Lee`. */
  label: string;
  /** What it does; until a promise that it returns has settled, further clicks in the row do nothing. */
  onClick: () => void | Promise<unknown>;
}

export interface RowButtons<Row> {
  rowName: (row: Row) => string;
  onEdit?: (row: Row) => void;
  /** Rows that are not edited, although others are. */
  locked: (row: Row) => boolean;
  onDelete?: (row: Row) => void;
  /** Opens the form of a new record with the values of the row. */
  onDuplicate?: (row: Row) => void;
  /** The closed month of a row, which is neither edited nor deleted; null for others. */
  closedMonthOf: (row: Row) => string | null;
  actions?: (row: Row) => readonly RowAction[];
}

export function buttonsOf<Row>(buttons: RowButtons<Row>, row: Row) {
  const { rowName, onEdit, locked, onDelete, onDuplicate, closedMonthOf, actions } = buttons;
  return {
    name: rowName(row),
    onEdit: onEdit && !locked(row) ? () => onEdit(row) : undefined,
    onDelete: onDelete && !closedMonthOf(row) ? () => onDelete(row) : undefined,
    onDuplicate: onDuplicate && (() => onDuplicate(row)),
    actions: actions?.(row),
  };
}

export const mostButtonsOf = <Row>(
  { onEdit, onDelete, actions }: Partial<RowButtons<Row>>,
  rows: readonly Row[],
): number =>
  Number(Boolean(onEdit)) +
  Number(Boolean(onDelete)) +
  Math.max(0, ...rows.map(row => actions?.(row).length ?? 0));
