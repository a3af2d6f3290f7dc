// A hub compiles this file without the other files of its folder.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../../common/css.d.ts" />
import { useDeferredValue, useRef } from 'react';
import { DataGrid, type DataGridHandle } from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import { useSettings } from '../../common/settings.tsx';
import type { Identified } from '../../definition/define-screen.ts';
import { isRowClick } from '../row-click.ts';
import type { RowsProps } from '../rows-props.ts';
import { copyCell } from './copy-cell.ts';
import { GridFrame } from './grid-frame.ts';
import { handleKey } from './grid-keys.ts';
import { useActiveCell } from './use-active-cell.ts';
import { useColumnWidths } from './use-column-widths.ts';
import { useGridColumns } from './use-grid-columns.ts';
import { renderers, useGridSort } from './use-grid-sort.tsx';
import { useInnerWidth } from './use-inner-width.ts';

const heights = { comfortable: { row: 52, header: 44 }, compact: { row: 40, header: 40 } };

/** From this number on, columns have less padding, so that they fit a usual screen. */
const manyColumns = 8;

/**
 * The rows of one page as a grid: one Tab stop, arrow keys move, a click or Enter opens, or follows the link of the
 * cell, Delete asks to delete, copying copies the text of the cell, a header sorts.
 */
export function DataTable<Row extends Identified>(props: RowsProps<Row>) {
  const { columns, onOpen, selection } = props;
  // The header shows a click first; rendering other rows takes longer.
  const rows = useDeferredValue(props.rows);
  const { settings } = useSettings();
  const height = heights[settings.density];
  const padding = columns.length < manyColumns ? 16 : 12;
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<DataGridHandle>(null);
  const gridWidth = useInnerWidth(() => grid.current?.element ?? frame.current);
  const widths = useColumnWidths(props.resource, props.viewId);
  const gridColumns = useGridColumns({
    ...props,
    rows,
    padding,
    gridWidth,
    resized: widths.resized,
  });
  const { onFocus, onMove } = useActiveCell(grid, rows);
  const { sortColumns, changeSort } = useGridSort(grid, gridColumns, props);

  return (
    <GridFrame
      ref={frame}
      data-waiting={props.waiting || undefined}
      $padding={padding}
      onFocus={onFocus}
      // The grid would move from cell to cell; the browser leaves the grid.
      onKeyDownCapture={event => event.key === 'Tab' && event.stopPropagation()}
    >
      {gridWidth > 0 && (
        <DataGrid
          ref={grid}
          aria-label={props.label}
          columns={gridColumns}
          rows={rows}
          rowKeyGetter={idOf}
          {...(selection && {
            selectedRows: selection.selected,
            isRowSelectionDisabled: (row: Row) => !selection.isSelectable(row),
            onSelectedRowsChange: selection.onSelect,
          })}
          rowHeight={height.row}
          headerRowHeight={height.header}
          columnWidths={widths.initial}
          onColumnResize={({ key }, width) => widths.change(key, width)}
          sortColumns={sortColumns}
          onSortColumnsChange={changeSort}
          onColumnsReorder={props.onMoveColumn}
          onCellClick={({ row }, event) => isRowClick(event) && onOpen(row)}
          onActivePositionChange={onMove}
          onCellKeyDown={(args, event) => handleKey(args, event, props)}
          onCellCopy={(args, event) => copyCell(args, event, columns)}
          renderers={renderers}
          // All rows are rendered in any case: the grid is as high as its rows.
          enableVirtualization={false}
          style={{ blockSize: height.header + rows.length * height.row }}
        />
      )}
    </GridFrame>
  );
}

const idOf = (row: Identified) => row.id;
