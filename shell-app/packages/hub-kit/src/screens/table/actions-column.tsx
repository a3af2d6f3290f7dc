import type { Column } from 'react-data-grid';
import { t } from '../../common/text.ts';
import { buttonsOf, type RowButtons } from '../row-action.ts';
import { besideMenu, MOST_BUTTONS, RowActions } from '../row-actions.tsx';

/** The width of the button of an action, in pixels. */
const BUTTON = 32;

/** The column of the buttons of rows, at the end of the grid. */
export function actionsColumn<Row>(
  buttons: RowButtons<Row>,
  mostButtons: number,
  padding: number,
): Column<Row> {
  // Room for the buttons, never less than for two.
  const buttonsWidth = Math.min(MOST_BUTTONS, Math.max(2, mostButtons)) * BUTTON;
  const width = 2 * padding + buttonsWidth;
  return {
    key: ':actions',
    name: t('Actions'),
    width,
    minWidth: width,
    frozen: 'end',
    cellClass: 'cell-end',
    headerCellClass: 'cell-end',
    renderCell: ({ row, tabIndex }) => (
      <RowActions
        {...buttonsOf(buttons, row)}
        tabIndex={tabIndex}
        width={buttonsWidth}
        maxButtons={besideMenu(mostButtons)}
      />
    ),
  };
}
