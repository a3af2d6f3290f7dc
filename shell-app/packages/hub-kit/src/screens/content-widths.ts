import { t } from '@gym/hub-kit/format';
import { useState } from 'react';
import type { AnyColumn } from '../definition/define-screen.ts';
import { shownText } from './cell.tsx';

/** The width that the content of each column wants, in pixels, by the key of the column. */
export type ContentWidths = Readonly<Record<string, number>>;

/** Average widths of a character in a cell and in a header, in pixels; digits and capitals of a cell are wider. */
const CELL_CHARACTER = 7.5;
const WIDE_CHARACTER = 9.2;
const HEADER_CHARACTER = 6.8;
/** What is beside a text, in pixels. */
const PADDING = 34;
const CHIP = 20;
const SORT_ARROW = 18;
const DUE_MARK = 24;
/** Longer texts leave room for other columns. */
const WIDEST = 420;

/**
 * The width that the content of each column wants. It grows with further pages and never shrinks, so that no column
 * moves back and forth.
 */
export function useContentWidths(columns: readonly AnyColumn[], rows: readonly object[]): ContentWidths {
  const [widths, setWidths] = useState<ContentWidths>({});
  const grown = grow(widths, columns, rows);
  if (grown !== widths) setWidths(grown);
  return grown;
}

/** The widths after further rows; the same object when none is wider. */
export function grow(
  widths: ContentWidths,
  columns: readonly AnyColumn[],
  rows: readonly object[],
): ContentWidths {
  const wider = columns
    .map(column => [column.key, contentWidth(column, rows)] as const)
    .filter(([key, width]) => width > (widths[key] ?? 0));
  return wider.length > 0 ? { ...widths, ...Object.fromEntries(wider) } : widths;
}

/** What decides the width of a column, in pixels. */
export interface FlexibleColumn {
  key: string;
  minWidth: number;
  /** The width that its content wants. */
  contentWidth: number;
}

/** Divides a width among columns by their contents. Where it is too small, each column has its minimum. */
export function shareWidth(width: number, columns: readonly FlexibleColumn[]): ContentWidths {
  const all = columns.reduce((sum, { contentWidth }) => sum + contentWidth, 0);
  const shareOf = ({ contentWidth }: FlexibleColumn) => (width * contentWidth) / all;
  const narrow = columns.filter(column => shareOf(column) < column.minWidth);
  if (narrow.length === 0) return Object.fromEntries(columns.map(column => [column.key, shareOf(column)]));
  const rest = narrow.reduce((left, { minWidth }) => left - minWidth, width);
  const others = columns.filter(column => !narrow.includes(column));
  return {
    ...Object.fromEntries(narrow.map(({ key, minWidth }) => [key, minWidth])),
    ...shareWidth(rest, others),
  };
}

function textWidth(text: string): number {
  const wide = text.match(/[\p{Lu}\d]/gu)?.length ?? 0;
  return (text.length - wide) * CELL_CHARACTER + wide * WIDE_CHARACTER;
}

function contentWidth(column: AnyColumn, rows: readonly object[]): number {
  const longest = Math.max(0, ...rows.map(row => textWidth(shownText(column, row))));
  const cell = longest + (column.chip ? CHIP : 0) + (column.due ? DUE_MARK : 0);
  const header = t(column.title).length * HEADER_CHARACTER + (column.sortKey ? SORT_ARROW : 0);
  return Math.min(WIDEST, Math.round(Math.max(cell, header) + PADDING));
}
