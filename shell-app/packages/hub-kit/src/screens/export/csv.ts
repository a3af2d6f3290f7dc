import { BYTE_ORDER_MARK, CSV_LINE_END, csvLine, type CsvFormat } from '@gym/csv';
import { clubFormats } from '../../common/club.ts';
import { inEnglish } from '../../common/text.ts';
import { cellValue } from '../cell.tsx';
import type { AnyColumn } from '../../definition/define-screen.ts';

/**
 * Rows as CSV in English: a line for each, with the columns as they are shown; no line end follows the last. Separator,
 * decimals and dates are those of the club, so that a spreadsheet of its country opens the file as a table. What a
 * spreadsheet would take for a formula is quoted to be text; numbers are left without groups and currency.
 */
export function csvOf(columns: readonly AnyColumn[], rows: readonly object[]): string {
  const titles = columns.map(({ title }) => title);
  const lines = inEnglish(() => rows.map(row => columns.map(column => plain(cellValue(column, row)))));
  const format = clubFormat();
  const text = [titles, ...lines].map(values => csvLine(values, undefined, format)).join('');
  return BYTE_ORDER_MARK + text.slice(0, -CSV_LINE_END.length);
}

/** Where numbers have a decimal comma, spreadsheets separate cells by semicolons. */
function clubFormat(): CsvFormat {
  const parts = clubFormats().plain.formatToParts(0.5);
  const decimal = parts.find(({ type }) => type === 'decimal')!.value;
  return { separator: decimal === ',' ? ';' : ',', decimal };
}

/** Without the marks of direction that the dates of some locales have: a spreadsheet would not know the date. */
const plain = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll(/[\u200E\u200F\u061C]/g, '') : value;
