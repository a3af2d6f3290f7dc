import { BYTE_ORDER_MARK, CSV_LINE_END, csvLine, type CsvFormat } from '@gym/csv';
import { clubFormats } from '../../common/club.ts';
import { inEnglish } from '../../common/text.ts';
import { clockTime } from '../../common/club-clock.ts';
import { isDay } from '../../common/day.ts';
import { formatDay } from '../../common/format.ts';
import { isMoment } from '../../fields/moment.ts';
import { cellValue, fieldOf } from '../cell.tsx';
import type { AnyColumn } from '../../definition/define-screen.ts';

/** How a file has dates: `2026-11-27`, which sorts anywhere, or as the club writes them: `11/27/2026`. */
export type CsvDates = 'iso' | 'club';

/**
 * Rows as CSV in English: a line for each, with the columns as they are shown; no line end follows the last. Separator
 * and decimals follow the club, so that a spreadsheet of its country opens the file as a table. What a
 * spreadsheet would take for a formula is quoted to be text; numbers are left without groups and currency.
 */
export function csvOf(
  columns: readonly AnyColumn[],
  rows: readonly object[],
  dates: CsvDates = 'iso',
): string {
  const titles = columns.map(({ title }) => title);
  const rowTexts = inEnglish(() =>
    rows.map(row => columns.map(column => plain(dateOf(column, row, dates) ?? cellValue(column, row)))),
  );
  const format = clubFormat();
  const text = [titles, ...rowTexts].map(values => csvLine(values, undefined, format)).join('');
  return BYTE_ORDER_MARK + text.slice(0, -CSV_LINE_END.length);
}

/** A date, or a date-time by the club's clock; null for other values. */
function dateOf({ key, value, format }: AnyColumn, row: object, dates: CsvDates): string | null {
  const stored = fieldOf(row, key);
  if (value || !format || typeof stored !== 'string') return null;
  const show = dates === 'iso' ? (day: string) => day : formatDay;
  if (isDay(stored)) return show(stored);
  if (!isMoment(stored)) return null;
  const { day, time } = clockTime(stored);
  return `${show(day)} ${time}`;
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
