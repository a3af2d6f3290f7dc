import { useMemo } from 'react';
import type { Column } from 'react-data-grid';
import { useLanguage } from '../../common/text.ts';
import type { AnyColumn, Identified } from '../../definition/define-screen.ts';
import { mostButtonsOf } from '../row-action.ts';
import type { RowsProps } from '../rows-props.ts';
import { actionsColumn } from './actions-column.tsx';
import { type ContentWidth, limitsOf, shareWidth, useContentWidths } from './content-widths.ts';
import { dataColumn } from './data-column.tsx';
import { selectColumn } from './select-column.tsx';

interface GridColumnsOptions<Row extends Identified> extends Pick<
  RowsProps<Row>,
  'columns' | 'nameColumn' | 'rows' | 'rowButtons' | 'hrefOf' | 'linkState' | 'periodKey' | 'selection'
> {
  /** On each side of a cell, in pixels. */
  padding: number;
  /** The width of the grid in pixels. */
  gridWidth: number;
  /** The widths that the user has set, in pixels, by the keys of columns. */
  resized: ReadonlyMap<string, number>;
}

/** The columns of the grid: check boxes, the columns of the screen by their contents, and buttons. */
export function useGridColumns<Row extends Identified>({
  columns,
  nameColumn,
  rows,
  rowButtons,
  hrefOf,
  linkState,
  periodKey,
  selection,
  padding,
  gridWidth,
  resized,
}: GridColumnsOptions<Row>): readonly Column<Row>[] {
  const language = useLanguage();
  const hasBoxes = selection !== undefined;
  const contentWidths = useContentWidths(columns, rows, {
    padding: 2 * padding,
    closedKey: rows.some(rowButtons.closedMonthOf) ? periodKey : undefined,
  });
  const mostButtons = useMemo(() => mostButtonsOf(rowButtons, rows), [rowButtons, rows]);
  const sharedColumns = useMemo(
    () => {
      const sizes = columns.map(column => sizeOf(column, contentWidths[column.key]));
      const before = hasBoxes ? [selectColumn(rowButtons.rowName)] : [];
      const after = mostButtons > 0 ? [actionsColumn(rowButtons, mostButtons, padding)] : [];
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
      padding,
      nameColumn,
      periodKey,
      hrefOf,
      linkState,
      mostButtons,
      rowButtons,
      language,
    ],
  );
  return useMemo(() => fillWidth(sharedColumns, gridWidth, resized), [sharedColumns, gridWidth, resized]);
}

/** What decides the width of a column. One without a width shares what the others leave, by its content. */
const sizeOf = (column: AnyColumn, width: ContentWidth | undefined) => ({
  ...limitsOf(column, width),
  // Hubs of earlier versions may name a share, such as `2fr`.
  width: typeof column.width === 'number' ? column.width : undefined,
});

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
