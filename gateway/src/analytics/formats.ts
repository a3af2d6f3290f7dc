import { CSV_LINE_END, csvLine, csvText } from '@gym/csv';
import type { TableColumn, WriteLines } from '@gym/graphql-api';
import { cellAt, columnTitle } from './cells.ts';
import type { ColumnPath } from './selection.ts';
import type { Row } from './table-pages.ts';

/** One way to write a table, part by part. */
export interface Format {
  type: string;
  extension: string;
  /** What stands before the rows. */
  head(columns: readonly ColumnPath[]): string;
  rows(rows: readonly Row[], columns: readonly ColumnPath[]): string;
  /** The same of one row that is no object, where none is needed. */
  lines?: WriteLines;
}

/** A line for each row, a column for each value; what a spreadsheet would take for a formula is quoted to be text. */
const csv: Format = {
  type: 'text/csv',
  extension: 'csv',
  head: columns => csvLine(columns.map(columnTitle)),
  rows: (rows, columns) => rows.map(row => csvLine(columns.map(path => cellAt(row, path)))).join(''),
  lines: columns => {
    const cells = columns.map(({ at, kind }) => ({ at, write: CELLS[kind] }));
    return row => {
      let line = '';
      for (const { at, write } of cells) {
        const value = row[at]!;
        line += value === null ? ',' : `${write(value)},`;
      }
      return line.slice(0, -1) + CSV_LINE_END;
    };
  },
};

/** A JSON object for each row, nested as the answer is. */
const jsonLines: Format = {
  type: 'application/jsonl',
  extension: 'jsonl',
  head: () => '',
  rows: rows => rows.map(row => `${JSON.stringify(row)}\n`).join(''),
};

/** The formats by the media type that asks for them. */
export const formats: ReadonlyMap<string, Format> = new Map(
  [csv, jsonLines].map(format => [format.type, format]),
);

/** Values as PostgreSQL writes them. */
const CELLS: Readonly<Record<TableColumn['kind'], (value: string) => string>> = {
  text: csvText,
  'plain text': value => value,
  number: value => String(Number(value)),
  flag: value => (value === 't' ? 'true' : 'false'),
};
