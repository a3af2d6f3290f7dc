import { cellAt, columnTitle } from '../../../../src/analytics/cells.ts';
import type { Table } from '../tables.ts';

/** A column of a table that a chart can show. */
export interface ChartColumn {
  title: string;
  index: number;
}

export interface ChartColumns {
  /** Columns of texts and dates, by which bars are named. */
  labels: readonly ChartColumn[];
  numbers: readonly ChartColumn[];
}

/** A value of a chart, with its name. */
export interface Point {
  label: string;
  value: number;
}

/** More would not be told apart. */
export const MOST_POINTS = 100;

/** The columns of a table by what a chart can do with them; empty columns are of no use. */
export function chartColumnsOf({ columns, rows }: Table): ChartColumns {
  const labels: ChartColumn[] = [];
  const numbers: ChartColumn[] = [];
  for (const [index, path] of columns.entries()) {
    const values = rows.map(row => cellAt(row, path)).filter(value => value !== null && value !== undefined);
    if (values.length === 0) continue;
    const isNumber = values.every(value => typeof value === 'number');
    const column = { title: columnTitle(path), index };
    // Keys of groups are names also where they are numbers, such as hours.
    if (isNumber && path[0] !== 'group') numbers.push(column);
    else labels.push(column);
  }
  return { labels, numbers };
}

/** The first values of a number column, in the order of the rows; those without a number are left out. */
export function pointsOf({ columns, rows }: Table, label: ChartColumn, number: ChartColumn): Point[] {
  return rows
    .flatMap(row => {
      const value = cellAt(row, columns[number.index]!);
      const name = cellAt(row, columns[label.index]!);
      if (typeof value !== 'number') return [];
      return [
        { label: name === null || name === undefined || name === '' ? '–' : String(name as string), value },
      ];
    })
    .slice(0, MOST_POINTS);
}
