import { t } from '@gym/hub-kit/format';
import { useEffect, useState } from 'react';
import type { AnyColumn } from '../definition/define-screen.ts';
import { shownText } from './cell.tsx';

/** The widths of a column in pixels. */
export interface ContentWidth {
  /** With the title on one line. */
  wanted: number;
  /** With the title on two lines; what is shown is as wide as its longest text. */
  least: number;
}

/** The widths of columns, by their keys. */
export type ContentWidths = Readonly<Record<string, ContentWidth>>;

/** What is beside the texts of a column, in pixels. */
export interface Besides {
  /** The padding of a cell, on both sides. */
  padding: number;
  /** The column whose rows may be marked as those of a closed month, while some are. */
  closedKey: string | undefined;
}

/** The width of a text in a cell, in pixels. */
export type TextWidth = (text: string) => number;

const CHIP = 20;
const GAP = 8;
const MARK = 24;
const SORT_ARROW = 18;
/** A title is smaller than a cell, and bolder. */
const TITLE_SCALE = 0.9;
/** Longer texts leave room for other columns. */
const WIDEST = 420;
/** Text columns are cut down to this width, in pixels, before others. */
const NARROWEST = 100;
/** What rounding may take. */
const SLACK = 2;

/**
 * The widths that the contents of columns need. They grow with further pages and never shrink, so that no column moves
 * back and forth.
 */
export function useContentWidths(
  columns: readonly AnyColumn[],
  rows: readonly object[],
  besides: Besides,
): ContentWidths {
  const textWidth = useTextWidth();
  const [widths, setWidths] = useState<ContentWidths>({});
  const grown = grow(widths, contentWidths(columns, rows, besides, textWidth));
  if (grown !== widths) setWidths(grown);
  return grown;
}

/** The widths that rows need. */
export const contentWidths = (
  columns: readonly AnyColumn[],
  rows: readonly object[],
  besides: Besides,
  textWidth: TextWidth,
): ContentWidths =>
  Object.fromEntries(columns.map(column => [column.key, contentWidth(column, rows, besides, textWidth)]));

/** The larger of two widths for each column; the first object when none of the second is larger. */
export function grow(widths: ContentWidths, measured: ContentWidths): ContentWidths {
  const larger = Object.entries(measured)
    .map(([key, { wanted, least }]) => {
      const before = widths[key] ?? { wanted: 0, least: 0 };
      const grown = { wanted: Math.max(wanted, before.wanted), least: Math.max(least, before.least) };
      return { key, before, grown };
    })
    .filter(({ before, grown }) => grown.wanted > before.wanted || grown.least > before.least);
  if (larger.length === 0) return widths;
  return { ...widths, ...Object.fromEntries(larger.map(({ key, grown }) => [key, grown])) };
}

/** What decides the width of a column, in pixels. */
export interface FlexibleColumn {
  key: string;
  minWidth: number;
  /** The width that its content wants. */
  contentWidth: number;
}

/** The widths between which a column is. Dates, amounts and chips are never cut: text columns are cut first. */
export function limitsOf(column: AnyColumn, width: ContentWidth | undefined): FlexibleColumn {
  const { wanted, least } = width ?? { wanted: 0, least: 0 };
  const isWhole = column.isWhole ?? (column.chip !== undefined || column.align === 'end');
  const minWidth = isWhole ? least : Math.min(column.minWidth ?? NARROWEST, wanted);
  return { key: column.key, contentWidth: wanted, minWidth };
}

/** Divides a width among columns by their contents. Where it is too small, each column has its minimum. */
export function shareWidth(
  width: number,
  columns: readonly FlexibleColumn[],
): Readonly<Record<string, number>> {
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

function contentWidth(
  column: AnyColumn,
  rows: readonly object[],
  { padding, closedKey }: Besides,
  textWidth: TextWidth,
): ContentWidth {
  const marks = Number(column.due !== undefined) + Number(column.key === closedKey);
  const longest = Math.max(0, ...rows.map(row => cellWidth(column, row, textWidth))) + marks * MARK;
  const titleWidth = (text: string) => textWidth(text) * TITLE_SCALE + (column.sortKey ? SORT_ARROW : 0);
  const title = t(column.title);
  const twoLines = Math.max(titleWidth(title) / 2, ...title.split(/\s/).map(titleWidth));
  const within = (width: number) => Math.min(WIDEST, Math.ceil(width + padding + SLACK));
  return { wanted: within(Math.max(longest, titleWidth(title))), least: within(Math.max(longest, twoLines)) };
}

function cellWidth(column: AnyColumn, row: object, textWidth: TextWidth): number {
  const beside = column.chip ? [column.alert?.(row), column.remark?.(row)].filter(Boolean).length : 0;
  return textWidth(shownText(column, row)) + (column.chip ? CHIP : 0) + beside * (CHIP + GAP);
}

/** Measures texts in the font of cells, again once that has loaded. */
function useTextWidth(): TextWidth {
  const [textWidth, setTextWidth] = useState(measureInFont);
  useEffect(() => {
    const font = cellFont();
    if (!document.fonts.check(font))
      void document.fonts.load(font).then(() => setTextWidth(() => measureInFont()));
  }, []);
  return textWidth;
}

/** In its boldest weight. */
const cellFont = () => `550 14px ${getComputedStyle(document.body).fontFamily}`;

/** The font features of the page, which a canvas does not apply, make texts wider by up to 4 percent. */
const FEATURES = 1.04;

function measureInFont(): TextWidth {
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = cellFont();
  // Digits may be tabular, as wide as the widest of them.
  return text => FEATURES * (context?.measureText(text.replaceAll(/\d/g, '0')).width ?? 0);
}
