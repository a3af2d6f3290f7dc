import { cellAt, columnTitle } from '../../../src/analytics/cells.ts';
import type { Table } from './tables.ts';

/** The aggregates that may be added up over groups. Averages, extremes, shares and distinct counts may not. */
const ADDITIVE = /(^|\.)(count|sum\.\w+)$/;

/**
 * The sums of the number columns, by the index of the column. Of an aggregate only counts and sums are added, and with
 * `rollup` only the groups, not their subtotals. Values of a record that are repeated for its rows are not added.
 */
export function totalsOf(table: Table): ReadonlyMap<number, number> {
  const rows = groupsOf(table);
  return new Map(
    table.columns.flatMap((path, index) => {
      if (!isAdded(columnTitle(path), table)) return [];
      const values = rows.map(row => cellAt(row, path)).filter(value => !isMissing(value));
      const isNumber = values.length > 0 && values.every(value => typeof value === 'number');
      return isNumber ? [[index, sumOf(values)] as const] : [];
    }),
  );
}

function isAdded(title: string, { columns, ownPath, isRecord }: Table): boolean {
  if (isRecord) return false;
  if (columns.some(([first]) => first === 'group')) return ADDITIVE.test(title);
  return ownPath === undefined || title.startsWith(`${columnTitle(ownPath)}.`);
}

/** The groups of the lowest level; all rows where the query selects no `level`. */
function groupsOf({ columns, rows }: Table): readonly unknown[] {
  const level = columns.find(path => columnTitle(path) === 'level');
  if (!level) return rows;
  const lowest = Math.max(...rows.map(row => Number(cellAt(row, level))));
  return rows.filter(row => cellAt(row, level) === lowest);
}

/** Without the digits that adding fractions in binary brings. */
function sumOf(values: readonly number[]): number {
  const decimals = Math.max(...values.map(value => (String(value).split('.')[1] ?? '').length));
  return Number(values.reduce((sum, value) => sum + value, 0).toFixed(Math.min(decimals, 20)));
}

const isMissing = (value: unknown) => value === null || value === undefined;
