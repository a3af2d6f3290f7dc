import { t } from '../common/text.ts';
import {
  SELECT_COLUMN_KEY,
  SelectCellFormatter,
  useHeaderRowSelection,
  useRowSelection,
  type Column,
} from 'react-data-grid';
import type { Identified } from '../definition/define-screen.ts';
import type { Selection } from './bulk-action.ts';

/** The selection of a list, with what the grid needs for its check boxes, which is loaded with it. */
export interface SelectionParts<Row extends Identified> {
  selected: Selection<Row>;
  onSelect: (selected: Selection<Row>) => void;
  column: (rowName: (row: Row) => string) => Column<Row>;
  gridProps: (selection: RowSelection<Row>, rows: readonly Row[]) => object;
}

export interface RowSelection<Row extends Identified> extends SelectionParts<Row> {
  isSelectable: (row: Row) => boolean;
}

const WIDTH = 48;

export const selectColumn = <Row extends Identified>(rowName: (row: Row) => string): Column<Row> => ({
  key: SELECT_COLUMN_KEY,
  name: '',
  width: WIDTH,
  minWidth: WIDTH,
  maxWidth: WIDTH,
  renderHeaderCell: ({ tabIndex }) => <SelectAll tabIndex={tabIndex} />,
  renderCell: ({ row, tabIndex }) => <SelectRow row={row} name={rowName(row)} tabIndex={tabIndex} />,
});

function SelectAll({ tabIndex }: { tabIndex: number }) {
  const { isIndeterminate, isRowSelected, onRowSelectionChange } = useHeaderRowSelection();
  return (
    <SelectCellFormatter
      aria-label={t('Select all rows of this page')}
      tabIndex={tabIndex}
      indeterminate={isIndeterminate}
      value={isRowSelected}
      onChange={checked => onRowSelectionChange({ checked })}
    />
  );
}

function SelectRow<Row>({ row, name, tabIndex }: { row: Row; name: string; tabIndex: number }) {
  const { isRowSelectionDisabled, isRowSelected, onRowSelectionChange } = useRowSelection();
  return (
    <SelectCellFormatter
      aria-label={t('Select {name}', { name })}
      tabIndex={tabIndex}
      disabled={isRowSelectionDisabled}
      value={isRowSelected}
      onChange={(checked, isShiftClick) => onRowSelectionChange({ row, checked, isShiftClick })}
    />
  );
}

/** What the grid needs for the check boxes. Rows of other pages stay selected. */
export function selectionProps<Row extends Identified>(
  { selected, onSelect, isSelectable }: RowSelection<Row>,
  rows: readonly Row[],
) {
  return {
    selectedRows: new Set(selected.keys()),
    isRowSelectionDisabled: (row: Row) => !isSelectable(row),
    onSelectedRowsChange: (ids: ReadonlySet<string>) => {
      const selectedRows = [...selected.values(), ...rows].filter(({ id }) => ids.has(id));
      onSelect(new Map(selectedRows.map(row => [row.id, row])));
    },
  };
}
