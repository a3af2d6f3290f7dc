import 'react-data-grid/lib/styles.css';
import { useMemo, useState } from 'react';
import { DataGrid, type Column, type SortColumn } from 'react-data-grid';
import { cellAt, columnTitle } from '../../../src/analytics/cells.ts';
import { clubNumber } from '../club-numbers.ts';
import { rowsInWords } from '../words.ts';
import type { Table } from './tables.ts';
import { totalsOf } from './totals.ts';

type Cells = unknown[];

/** The rows of a table and the sums of its number columns; a header sorts by its column, with Ctrl by several. */
export function DataTable({ table }: { table: Table }) {
  const [sorting, setSorting] = useState<readonly SortColumn[]>([]);
  const rows = useMemo(() => table.rows.map(row => table.columns.map(path => cellAt(row, path))), [table]);
  const totals = useMemo(() => totalsOf(table), [table]);
  const columns = useMemo(() => {
    const labelled = table.columns.findIndex((_path, index) => !totals.has(index));
    const label = `Sum of ${rowsInWords(rows.length, null)}`;
    const total = (index: number) => (index === labelled ? label : text(totals.get(index)));
    return table.columns.map((path, index) => column(columnTitle(path), index, rows, total(index)));
  }, [table, rows, totals]);
  const sorted = useMemo(() => rows.toSorted((a, b) => inOrder(a, b, sorting)), [rows, sorting]);

  return (
    <DataGrid
      className="result-table"
      aria-label={table.name}
      columns={columns}
      rows={sorted}
      bottomSummaryRows={totals.size > 0 ? [totals] : undefined}
      rowHeight={32}
      headerRowHeight={36}
      sortColumns={sorting}
      onSortColumnsChange={setSorting}
      renderers={{ noRowsFallback: <p className="no-rows">No rows</p> }}
    />
  );
}

function column(
  name: string,
  index: number,
  rows: readonly Cells[],
  total: string,
): Column<Cells, ReadonlyMap<number, number>> {
  const values = rows.map(row => row[index]).filter(value => value !== null && value !== undefined);
  const isNumber = values.length > 0 && values.every(value => typeof value === 'number');
  const className = isNumber ? 'number' : undefined;
  return {
    key: String(index),
    name,
    sortable: true,
    resizable: true,
    width: 'max-content',
    minWidth: 72,
    maxWidth: 360,
    cellClass: className,
    summaryCellClass: className,
    renderSummaryCell: () => <strong title={total}>{total}</strong>,
    headerCellClass: className,
    renderCell: ({ row }) => <span title={text(row[index])}>{text(row[index])}</span>,
  };
}

const text = (value: unknown) =>
  value === null || value === undefined
    ? ''
    : typeof value === 'number'
      ? clubNumber(value)
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);

const { compare } = new Intl.Collator('en', { numeric: true });

function inOrder(rowA: Cells, rowB: Cells, sorting: readonly SortColumn[]): number {
  for (const { columnKey, direction } of sorting) {
    const [a, b] = [rowA[Number(columnKey)], rowB[Number(columnKey)]];
    // What is missing comes last either way.
    if (isMissing(a) || isMissing(b)) {
      if (isMissing(a) && isMissing(b)) continue;
      return isMissing(a) ? 1 : -1;
    }
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : compare(text(a), text(b));
    if (order !== 0) return direction === 'ASC' ? order : -order;
  }
  return 0;
}

const isMissing = (value: unknown) => value === null || value === undefined || value === '';
