import { BYTE_ORDER_MARK, CSV_LINE_END, csvLine } from '@gym/csv';
import { inEnglish } from '../../common/text.ts';
import { cellValue } from '../cell.tsx';
import type { ColumnDefinition } from '../../definition/define-screen.ts';

/**
 * Rows as CSV in English: a line for each, with the columns as they are shown; no line end follows the last. What a spreadsheet would take for a formula is
 * quoted to be text; numbers are left without their format, to be counted with.
 */
export function csvOf<Row extends object, Field extends string>(
  columns: readonly ColumnDefinition<Row, Field>[],
  rows: readonly Row[],
): string {
  const titles = columns.map(({ title }) => title);
  const lines = inEnglish(() => rows.map(row => columns.map(column => cellValue(column, row))));
  const text = [titles, ...lines].map(values => csvLine(values)).join('');
  return BYTE_ORDER_MARK + text.slice(0, -CSV_LINE_END.length);
}
