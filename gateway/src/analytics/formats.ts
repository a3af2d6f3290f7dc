import { BYTE_ORDER_MARK, csvLine, csvText, endLine } from '@gym/csv';
import { tableColumns, type TableColumn } from '@gym/graphql-api';
import { cellAt, columnTitle, plainText } from './cells.ts';
import type { MakeFormat, Row } from './format.ts';
import type { ColumnPath } from './selection.ts';
import { xlsx } from './xlsx/xlsx.ts';

/** A line for each row, a column for each value; what a spreadsheet would take for a formula is quoted to be text. */
const csv: MakeFormat = ({ bom, decimals, nullText }) => {
  const number = decimals === undefined ? (value: string) => String(Number(value)) : rounded(decimals);
  const isPlain = decimals === undefined && nullText === undefined;
  const inList = isPlain ? plainText : (value: unknown) => listText(value);
  const listText = (value: unknown): string => {
    if (value === null || value === undefined) return nullText ?? '';
    return typeof value === 'number' ? number(String(value)) : plainText(value);
  };
  const cell = (row: Row, path: ColumnPath) => {
    const value = cellAt(row, path, inList);
    return typeof value === 'number' && decimals !== undefined ? Number(number(String(value))) : value;
  };
  return {
    type: 'text/csv',
    extension: 'csv',
    head: columns => (bom ? BYTE_ORDER_MARK : '') + csvLine(columns.map(({ path }) => columnTitle(path))),
    rows: (rows, columns) =>
      rows
        .map(row =>
          csvLine(
            columns.map(({ path }) => cell(row, path)),
            nullText,
          ),
        )
        .join(''),
    lines: ({ fields }) => {
      const columns = tableColumns(fields);
      if (!columns) return undefined;
      const text = nullText === undefined ? csvText : (value: string) => csvText(value, nullText);
      const write: Readonly<Record<TableColumn['kind'], (value: string) => string>> = {
        ...CELLS,
        text,
        number,
      };
      const cells = columns.map(({ at, kind }) => ({ at, write: write[kind] }));
      const missing = `${nullText ?? ''},`;
      return row => {
        let line = '';
        for (const { at, write } of cells) {
          const value = row[at]!;
          line += value === null ? missing : `${write(value)},`;
        }
        return endLine(line.slice(0, -1));
      };
    },
  };
};

/** A JSON object for each row, nested as the response is. */
const jsonLines: MakeFormat = () => ({
  type: 'application/jsonl',
  extension: 'jsonl',
  head: () => '',
  rows: rows => rows.map(row => `${JSON.stringify(row)}\n`).join(''),
  lines: format => row => `${format.toJson(row)}\n`,
});

/** The formats by the media type that requests them. */
export const formats: ReadonlyMap<string, MakeFormat> = new Map([
  ['text/csv', csv],
  ['application/jsonl', jsonLines],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', xlsx],
]);

/** Values as PostgreSQL writes them. */
const CELLS = {
  plainText: (value: string) => value,
  date: (value: string) => value,
  dateTime: (value: string) => value,
  boolean: (value: string) => (value === 't' ? 'true' : 'false'),
};

/** Rounds the decimal that a text names, not the binary number next to it: 1.005 becomes 1.01. */
function rounded(decimals: number): (value: string) => string {
  const format = new Intl.NumberFormat('en-US', {
    maximumFractionDigits: decimals,
    useGrouping: false,
    signDisplay: 'negative',
  });
  return value => format.format(value as Intl.StringNumericLiteral);
}
