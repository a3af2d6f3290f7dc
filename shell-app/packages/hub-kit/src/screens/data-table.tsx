// A hub compiles this file without the other files of its folder.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../common/css.d.ts" />
import { color, space } from '../theme/theme.ts';
import { Icon } from '../elements/icons.tsx';
import { t, useLanguage } from '../common/text.ts';
import { useSettings } from '../common/settings.tsx';
import {
  useDeferredValue,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type RefObject,
} from 'react';
import {
  DataGrid,
  type CellKeyboardEvent,
  type CellKeyDownArgs,
  type CellCopyArgs,
  type Column,
  type DataGridHandle,
  type PositionChangeArgs,
  type RenderSortStatusProps,
  type SortColumn,
} from 'react-data-grid';
import styled from 'styled-components';
import 'react-data-grid/lib/styles.css';
import { Cell, cellText, fieldOf, shownText } from './cell.tsx';
import { lazyPart } from '../elements/lazy-part.tsx';
import type { AnyColumn, Identified } from '../definition/define-screen.ts';
import { selectColumn, type RowSelection } from './bulk/select-column.tsx';
import type { SortBy } from './list-url-state.ts';
import { buttonsOf, mostButtonsOf, type RowButtons } from './row-action.ts';
import { besideMenu, focusSibling, MOST_BUTTONS, RowActions } from './row-actions.tsx';
import { isRowClick } from './row-click.ts';
import { dimmed } from '../elements/looks.ts';
import type { ListOfRecord } from '../records/list-of-record.ts';
import { useColumnWidths } from './use-column-widths.ts';
import { type ContentWidth, limitsOf, shareWidth, useContentWidths } from './content-widths.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

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

const heights = { comfortable: { row: 52, header: 44 }, compact: { row: 40, header: 40 } };

/**
 * The rows of one page as a grid: one Tab stop, arrow keys move, a click or Enter opens, or follows the link of the
 * cell, Delete asks to delete, copying copies the text of the cell, a header sorts.
 */
export function DataTable<Row extends Identified>(props: RowsProps<Row>) {
  const { columns, nameColumn, rowButtons, onOpen, hrefOf, linkState, sort, onSort, periodKey, selection } =
    props;
  const hasBoxes = selection !== undefined;
  // The header shows a click first; rendering other rows takes longer.
  const rows = useDeferredValue(props.rows);
  const { settings } = useSettings();
  const language = useLanguage();
  const height = heights[settings.density];
  const widths = useColumnWidths(props.resource, props.viewId);
  const skin = useRef<HTMLDivElement>(null);
  const grid = useRef<DataGridHandle>(null);
  const gridWidth = useInnerWidth(() => grid.current?.element ?? skin.current);

  const isDense = columns.length >= manyColumns;
  const contentWidths = useContentWidths(columns, rows, {
    padding: 2 * cellPadding[isDense ? 'dense' : 'wide'],
    closedKey: rows.some(rowButtons.closedMonthOf) ? periodKey : undefined,
  });
  const mostButtons = useMemo(() => mostButtonsOf(rowButtons, rows), [rowButtons, rows]);
  const sharedColumns = useMemo(
    () => {
      const sizes = columns.map(column => sizeOf(column, contentWidths[column.key]));
      const before = hasBoxes ? [selectColumn(rowButtons.rowName)] : [];
      const after = mostButtons > 0 ? [actionsColumn(rowButtons, mostButtons, isDense)] : [];
      const fixed = [...before, ...after, ...sizes].reduce((sum, { width }) => sum + (Number(width) || 0), 0);
      const shared = shareWidth(
        gridWidth - fixed,
        sizes.filter(({ width }) => width === undefined),
      );
      return [
        ...before,
        ...columns.map((column, index) =>
          dataColumn(column, {
            minWidth: sizes[index]!.minWidth,
            width: sizes[index]!.width ?? shared[column.key]!,
            hrefOf: column.key === nameColumn?.key ? hrefOf : undefined,
            linkState,
            closedMonthOf: column.key === periodKey ? rowButtons.closedMonthOf : undefined,
          }),
        ),
        ...after,
      ];
    },
    // The titles depend on the language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [
      columns,
      contentWidths,
      gridWidth,
      hasBoxes,
      isDense,
      nameColumn,
      periodKey,
      hrefOf,
      linkState,
      mostButtons,
      rowButtons,
      language,
    ],
  );
  const gridColumns = useMemo(
    () => fillWidth(sharedColumns, gridWidth, widths.resized),
    [sharedColumns, gridWidth, widths.resized],
  );
  const sortColumns = sort.flatMap(({ field, direction }) => {
    const column = columns.find(({ sortKey }) => sortKey === field);
    return column ? [{ columnKey: column.key, direction }] : [];
  });

  const changeSort = (chosen: SortColumn[]) =>
    onSort(
      chosen.flatMap(({ columnKey, direction }) => {
        const field = columns.find(({ key }) => key === columnKey)?.sortKey;
        return field ? [{ field, direction }] : [];
      }),
    );

  const active = useRef<{ rowIdx: number; idx: number; id?: string | undefined }>({ rowIdx: 0, idx: 0 });
  // The grid keeps the active cell by the index of its row.
  useLayoutEffect(() => {
    const { id, idx, rowIdx } = active.current;
    if (id === undefined || rows[rowIdx]?.id === id) return;
    const moved = rows.findIndex(row => row.id === id);
    if (moved === -1) active.current.id = rows[rowIdx]?.id;
    else {
      const shouldFocus = grid.current?.element?.contains(document.activeElement) ?? false;
      grid.current?.setActivePosition({ idx, rowIdx: moved }, { shouldFocus });
    }
  }, [rows]);
  const onFocus = useFocusAfterRemoval(() => {
    const cell = grid.current?.element?.querySelector<HTMLElement>('.rdg-cell[aria-selected="true"]');
    const rowIdx = Math.min(active.current.rowIdx, rows.length - 1);
    if (cell) cell.focus();
    else grid.current?.setActivePosition({ ...active.current, rowIdx }, { shouldFocus: true });
  });
  useSortMarks(grid, gridColumns, sortColumns);

  const onKey = ({ mode, row }: CellKeyDownArgs<Row>, event: CellKeyboardEvent) => {
    if (mode !== 'ACTIVE') return;
    const { key, target } = event;
    if (target instanceof Element && target.closest('[popover]')) return event.preventGridDefault();
    if (target instanceof HTMLButtonElement) {
      const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
      if (!sideways || !focusSibling(target, key)) return;
      event.preventDefault();
      return event.preventGridDefault();
    }
    if (!row || event.ctrlKey || event.metaKey || (key !== 'Enter' && key !== 'Delete')) return;
    // The dialog opens synchronously, and the same key press would activate its focused button.
    event.preventDefault();
    if (key === 'Enter' && target instanceof HTMLAnchorElement) target.click();
    else if (key === 'Enter') onOpen(row);
    else buttonsOf(rowButtons, row).onDelete?.();
  };

  const onCopy = ({ row, column: { key } }: CellCopyArgs<Row>, event: ClipboardEvent) => {
    const column = columns.find(item => item.key === key);
    // Selected text is copied by the browser.
    if (!row || !column || getSelection()?.isCollapsed === false) return;
    event.clipboardData.setData('text/plain', shownText(column, row));
    event.preventDefault();
  };

  return (
    <GridFrame
      ref={skin}
      data-waiting={props.waiting || undefined}
      $many={isDense}
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
          onActivePositionChange={({ rowIdx, row, column }: PositionChangeArgs<Row>) => {
            active.current = { rowIdx, idx: column?.idx ?? 0, id: row?.id };
          }}
          onCellKeyDown={onKey}
          onCellCopy={onCopy}
          renderers={renderers}
          // All rows are rendered in any case: the grid is as high as its rows.
          enableVirtualization={false}
          style={{ blockSize: height.header + rows.length * height.row }}
        />
      )}
    </GridFrame>
  );
}

/** From this number on, columns have less padding, so that they fit a usual screen. */
const manyColumns = 8;

/** On each side of a cell, in pixels. */
const cellPadding = { dense: 12, wide: 16 };

/** A row has one line. */
const chipsInALine = 2;

/** The full text of a cell as its tooltip, except for chips, which are never truncated. */
function tooltipOf(column: AnyColumn, row: object): string | undefined {
  if (column.chip && !Array.isArray(fieldOf(row, column.key))) return undefined;
  const detail = column.detailOf?.(row);
  return detail ? `${cellText(column, row)}\n${detail.text}` : cellText(column, row);
}

/** Loaded where a column has deadlines. */
const DueMark = lazyPart(async () => ({ default: (await import('./row-marks.tsx')).DueMark }), {
  fallback: null,
});

/** Loaded where a list has records of a closed month. */
const ClosedMark = lazyPart(async () => ({ default: (await import('./row-marks.tsx')).ClosedMark }), {
  fallback: null,
});

/** What decides the width of a column. One without a width shares what the others leave, by its content. */
const sizeOf = (column: AnyColumn, width: ContentWidth | undefined) => ({
  ...limitsOf(column, width),
  // Hubs of earlier versions may name a share, such as `2fr`.
  width: typeof column.width === 'number' ? column.width : undefined,
});

function dataColumn<Row extends object>(
  column: AnyColumn,
  {
    hrefOf,
    linkState,
    closedMonthOf,
    ...widths
  }: {
    minWidth: number;
    width: number;
    hrefOf?: (row: Row) => string;
    linkState: object;
    closedMonthOf?: RowButtons<Row>['closedMonthOf'];
  },
): Column<Row> {
  return {
    key: column.key,
    name: t(column.title),
    sortable: column.sortKey !== undefined,
    resizable: true,
    draggable: true,
    ...widths,
    cellClass: `${hrefOf ? 'cell-name' : ''} ${column.align === 'end' ? 'cell-end' : ''}`,
    headerCellClass: column.align === 'end' ? 'cell-end' : undefined,
    renderCell: ({ row, tabIndex }) => {
      const month = closedMonthOf?.(row);
      return (
        <>
          <Text title={tooltipOf(column, row)}>
            <Cell
              column={column}
              row={row}
              maxChips={chipsInALine}
              href={hrefOf?.(row)}
              linkState={linkState}
              tabIndex={tabIndex}
            />
          </Text>
          {column.due && <DueMark due={column.due} row={row} />}
          {month && <ClosedMark month={month} />}
        </>
      );
    },
  };
}

/** Makes the last column at least as wide as what the others leave of the grid: it cannot be narrowed to leave a gap. */
function fillWidth<Row>(
  columns: readonly Column<Row>[],
  gridWidth: number,
  resized: ReadonlyMap<string, number>,
): readonly Column<Row>[] {
  const last = columns.at(-1);
  if (!last) return columns;
  const leading = columns.slice(0, -1);
  const left = Math.floor(
    leading.reduce((remaining, { key, width }) => remaining - (resized.get(key) ?? Number(width)), gridWidth),
  );
  const atLeast = (width: unknown) => Math.max(Number(width) || 0, left);
  return [...leading, { ...last, width: atLeast(last.width), minWidth: atLeast(last.minWidth) }];
}

/** The width of the button of an action, in pixels. */
const BUTTON = 32;

function actionsColumn<Row>(buttons: RowButtons<Row>, mostButtons: number, isDense: boolean): Column<Row> {
  // Room for the buttons, never less than for two.
  const buttonsWidth = Math.min(MOST_BUTTONS, Math.max(2, mostButtons)) * BUTTON;
  const width = (isDense ? 24 : 32) + buttonsWidth;
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

/** The width within an element, without its scroll bar; zero before the first layout. */
function useInnerWidth(elementOf: () => HTMLElement | null) {
  const [width, setWidth] = useState(0);
  const element = useEffectEvent(elementOf);
  const isMeasured = width > 0;
  // The grid is rendered once its container is measured.
  useLayoutEffect(() => {
    const measured = element();
    if (!measured) return;
    const measure = () => setWidth(measured.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [isMeasured]);
  return width;
}

const idOf = (row: Identified) => row.id;

/**
 * Says of each sorted header in which direction it sorts. The grid itself says so only while there is one of them.
 */
function useSortMarks(
  grid: React.RefObject<DataGridHandle | null>,
  columns: readonly { key: string }[],
  sort: readonly SortColumn[],
) {
  useLayoutEffect(() => {
    const headers = grid.current?.element?.querySelectorAll('[role="columnheader"]') ?? [];
    for (const header of headers) {
      const key = columns[Number(header.getAttribute('aria-colindex')) - 1]?.key;
      const sorted = sort.find(({ columnKey }) => columnKey === key);
      if (sorted) header.setAttribute('aria-sort', sorted.direction === 'ASC' ? 'ascending' : 'descending');
      else header.removeAttribute('aria-sort');
    }
  });
}

const renderers = {
  renderSortStatus: ({ sortDirection, priority }: RenderSortStatusProps) =>
    sortDirection ? (
      <Sorted data-priority={priority}>
        <Icon name={sortDirection === 'ASC' ? 'up' : 'down'} size={14} />
      </Sorted>
    ) : (
      <Unsorted>
        <Icon name="up" size={14} />
      </Unsorted>
    ),
};

/** Counts the columns, where several are sorted by; not a part of the header's text. */
const Sorted = styled.span`
  display: inline-flex;
  &[data-priority]::after {
    content: attr(data-priority) / '';
  }
`;

/** Shows under the pointer which headers sort. */
const Unsorted = styled.span`
  display: none;
  opacity: 0.5;
  [role='columnheader']:hover & {
    display: inline-flex;
  }
`;

const Text = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

const GridFrame = styled.div<{ $many: boolean }>`
  display: flex;
  flex-direction: column;
  min-height: 0;
  ${dimmed}

  /* The cell shows the focus. */
  .rdg a {
    padding-block: 4px;
    outline: none;
  }
  .rdg {
    --rdg-color: ${color.text};
    --rdg-background-color: ${color.surface};
    --rdg-header-background-color: ${color.surface};
    --rdg-row-hover-background-color: ${color.hover};
    --rdg-row-selected-background-color: ${color.secondarySoft};
    --rdg-row-selected-hover-background-color: ${color.secondarySoft};
    --rdg-checkbox-focus-color: ${color.focus};
    --rdg-border-color: ${color.line};
    --rdg-border-width: 0px;
    --rdg-selection-color: ${color.focus};
    --rdg-font-size: 14px;
    flex: 0 1 auto;
    min-height: 0;
    border: 0;
    color-scheme: inherit;
  }
  .rdg-cell {
    display: flex;
    align-items: center;
    padding-inline: ${({ $many }) => cellPadding[$many ? 'dense' : 'wide']}px;
    border-block-end: 1px solid ${color.line};
  }
  /* The cell that the arrow keys are on shows only to whom uses them. */
  .rdg-cell[aria-selected='true'] {
    outline: none;
  }
  .rdg-cell:focus-visible,
  .rdg-cell:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  .rdg-row {
    cursor: pointer;
  }
  .rdg input[type='checkbox'] {
    width: 24px;
    height: 24px;
    accent-color: ${color.secondary};
  }
  .cell-name {
    font-weight: 550;
  }
  /* A title has two lines, and breaks within a word where the browser knows its syllables. */
  .rdg-header-row .rdg-cell {
    color: ${color.muted};
    font-size: 12px;
    font-weight: 600;
    line-height: 16px;
    white-space: normal;
    hyphens: auto;
  }
  .rdg-header-row .rdg-cell:has(.rdg-header-sort-name):hover {
    color: ${color.text};
  }
  /* A title that does not sort is plain text. */
  .rdg-header-row .rdg-cell:not(:has(.rdg-header-sort-name, input)) {
    display: grid;
    align-content: center;
  }
  .rdg-header-row .cell-end:not(:has(.rdg-header-sort-name)) {
    text-align: end;
  }
  .rdg-header-row .rdg-cell > span {
    min-width: 0;
  }
  .rdg-header-row .rdg-cell > span,
  .rdg-header-row .rdg-cell > span > span:last-child {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }
  .rdg-header-row .rdg-header-sort-name {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    flex: 0 1 auto;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* Where columns may scroll beneath the actions. */
  @media (max-width: 1279px) {
    .rdg-cell-frozen-end {
      border-inline-start: 1px solid ${color.line};
    }
  }
  .cell-end {
    justify-content: flex-end;
    font-variant-numeric: tabular-nums;
  }
  @media print {
    display: block;
    .rdg {
      contain: none;
      overflow: visible;
    }
    .rdg-row {
      break-inside: avoid;
    }
  }
`;
