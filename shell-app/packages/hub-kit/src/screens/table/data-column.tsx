import type { Column } from 'react-data-grid';
import styled from 'styled-components';
import { t } from '../../common/text.ts';
import type { AnyColumn } from '../../definition/define-screen.ts';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { Cell, cellText, fieldOf } from '../cell.tsx';
import type { RowButtons } from '../row-action.ts';

/** Loaded where a column has deadlines. */
const DueMark = lazyPart(async () => ({ default: (await import('../row-marks.tsx')).DueMark }), {
  fallback: null,
});

/** Loaded where a list has records of a closed month. */
const ClosedMark = lazyPart(async () => ({ default: (await import('../row-marks.tsx')).ClosedMark }), {
  fallback: null,
});

/** A row has one line. */
const chipsInALine = 2;

/** A column of the screen in the grid. */
export function dataColumn<Row extends object>(
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

/** The full text of a cell as its tooltip, except for chips, which are never truncated. */
function tooltipOf(column: AnyColumn, row: object): string | undefined {
  if (column.chip && !Array.isArray(fieldOf(row, column.key))) return undefined;
  const detail = column.detailOf?.(row);
  return detail ? `${cellText(column, row)}\n${detail.text}` : cellText(column, row);
}

const Text = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;
