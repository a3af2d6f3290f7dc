import { t } from '../../common/text.ts';
import {
  SELECT_COLUMN_KEY,
  SelectCellFormatter,
  useHeaderRowSelection,
  useRowSelection,
  type Column,
} from 'react-data-grid';

const WIDTH = 48;

/** The column of the check boxes. A click with Shift selects a range. */
export const selectColumn = <Row,>(rowName: (row: Row) => string): Column<Row> => ({
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
      // A disabled control takes no focus: the arrow keys stop at its cell.
      tabIndex={isRowSelectionDisabled ? -1 : tabIndex}
      disabled={isRowSelectionDisabled}
      value={isRowSelected}
      onChange={(checked, isShiftClick) => onRowSelectionChange({ row, checked, isShiftClick })}
    />
  );
}
