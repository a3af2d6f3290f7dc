import { tableColumns } from '@gym/graphql-api';
import { cellAt, columnTitle } from '../cells.ts';
import type { MakeFormat } from '../format.ts';
import { Cells, columnName, STYLES, textCell } from './cells.ts';
import { sheetHead, workbook } from './workbook.ts';

/** Rows of a sheet of Excel below the header. */
const MAX_ROWS = 1_048_575;
/** In characters. */
const [NARROWEST, DATE_TIME, WIDEST] = [11, 17, 40];

/** A workbook: typed cells below a header that stays visible, and a second sheet that says what they are. */
export const xlsx: MakeFormat = ({ decimals }) => {
  const cells = new Cells(decimals !== undefined);
  let rows = 0;
  const nextRow = () => {
    rows += 1;
    if (rows > MAX_ROWS) throw new Error('A sheet is full');
    return rows + 1;
  };
  const end = (text: string) => `${text}</row>`;
  return {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    maxRows: MAX_ROWS,
    head: columns => {
      const titles = columns.map(({ path }) => columnTitle(path));
      const widths = columns.map(({ kind }, index) => {
        const narrowest = kind === 'dateTime' ? DATE_TIME : NARROWEST;
        return Math.min(Math.max(titles[index]!.length + 2, narrowest), WIDEST);
      });
      const header = titles.map((title, index) => textCell(`${columnName(index)}1`, title, STYLES.header));
      return end(`${sheetHead(widths)}<row r="1">${header.join('')}`);
    },
    rows: (records, columns) => {
      const named = columns.map((column, index) => ({ ...column, name: columnName(index) }));
      const rowOf = (record: object) => {
        const at = nextRow();
        const row = named.map(({ path, kind, name }) => cells.ofValue(name + at, cellAt(record, path), kind));
        return end(`<row r="${at}">${row.join('')}`);
      };
      return records.map(rowOf).join('');
    },
    lines: ({ fields }) => {
      const columns = tableColumns(fields)?.map((column, index) => ({ ...column, name: columnName(index) }));
      if (!columns) return undefined;
      return row => {
        const number = nextRow();
        let text = `<row r="${number}">`;
        for (const { at, kind, name } of columns) {
          const value = row[at]!;
          if (value !== null) text += cells.ofText(name + number, value, kind);
        }
        return end(text);
      };
    },
    file: (table, about) =>
      workbook(table, {
        decimals: decimals ?? 2,
        about: () => [
          ...about,
          ['Rows', String(rows)],
          ...(cells.cut > 0
            ? [
                [
                  'Shortened',
                  `${cells.cut} texts are longer than the 32,767 characters of a cell; CSV has them whole`,
                ] as const,
              ]
            : []),
        ],
      }),
  };
};
