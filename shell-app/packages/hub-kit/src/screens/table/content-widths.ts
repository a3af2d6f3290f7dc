import { t, useLanguage } from '../../common/text.ts';
import { useEffect, useState } from 'react';
import type { AnyColumn } from '../../definition/define-screen.ts';
import { fieldOf, shownText } from '../cell.tsx';

/** The widths of a column in pixels. */
export interface ContentWidth {
  /** With the title on one line. */
  ideal: number;
  /** With the title on two lines; what is shown is as wide as its longest text. */
  min: number;
}

export type ContentWidths = Readonly<Record<string, ContentWidth>>;

/** What is beside the texts of a column, in pixels. */
export interface Besides {
  /** The padding of a cell, on both sides. */
  padding: number;
  /** The column that marks rows of a closed month, while there are some. */
  closedKey: string | undefined;
}

/** The width of a text in a cell, in pixels. */
export type TextWidth = (text: string) => number;

/** Beside the text of a chip. */
const CHIP = 20;
const GAP = 8;
/** The font size of a chip, and of what is beside it, relative to a cell. */
const CHIP_SCALE = 12 / 14;
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
 * The widths that the contents of columns need, measured once for the same contents. They grow with further pages and never shrink, so that no column moves
 * back and forth.
 */
export function useContentWidths(
  columns: readonly AnyColumn[],
  rows: readonly object[],
  besides: Besides,
): ContentWidths {
  const textWidth = useTextWidth();
  const contents = [columns, rows, besides.padding, besides.closedKey, textWidth, useLanguage()];
  const [measured, setMeasured] = useState<{ contents: unknown[]; widths: ContentWidths }>({
    contents: [],
    widths: {},
  });
  if (contents.every((part, index) => part === measured.contents[index])) return measured.widths;
  const widths = grow(measured.widths, contentWidths(columns, rows, besides, textWidth));
  setMeasured({ contents, widths });
  return widths;
}

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
    .map(([key, { ideal, min }]) => {
      const before = widths[key] ?? { ideal: 0, min: 0 };
      const grown = {
        ideal: Math.max(ideal, before.ideal),
        min: Math.max(min, before.min),
      };
      return { key, before, grown };
    })
    .filter(({ before, grown }) => grown.ideal > before.ideal || grown.min > before.min);
  if (larger.length === 0) return widths;
  return { ...widths, ...Object.fromEntries(larger.map(({ key, grown }) => [key, grown])) };
}

/** What decides the width of a column, in pixels. */
export interface FlexibleColumn {
  key: string;
  minWidth: number;
  /** The width from which on nothing of a cell is cut. */
  wholeWidth: number;
  /** The width that its content wants, with the title on one line. */
  contentWidth: number;
}

/** The widths between which a column is. Dates, amounts and chips are never cut: text columns are cut first. */
export function limitsOf(column: AnyColumn, width: ContentWidth | undefined): FlexibleColumn {
  const { ideal, min } = width ?? { ideal: 0, min: 0 };
  const isWhole = column.isWhole ?? (column.chip !== undefined || column.align === 'end');
  const minWidth = isWhole ? min : Math.min(NARROWEST, ideal);
  return { key: column.key, minWidth, wholeWidth: Math.max(minWidth, min), contentWidth: ideal };
}

/**
 * Divides a width among columns. Each has its minimum; what is left goes to texts that are cut, then to titles on two
 * lines, then to all.
 */
export function shareWidth(
  width: number,
  columns: readonly FlexibleColumn[],
): Readonly<Record<string, number>> {
  const stages = [
    columns.map(({ minWidth }) => minWidth),
    columns.map(({ wholeWidth }) => wholeWidth),
    columns.map(({ contentWidth, wholeWidth }) => Math.max(contentWidth, wholeWidth)),
  ];
  const widths = stages.reduce((shared, goals) => growTowards(width, shared, goals));
  // Without contents, such as before the first rows, all are equally wide.
  const parts = sum(widths) > 0 ? widths : widths.map(() => 1);
  const scale = Math.max(1, width / sum(parts));
  return Object.fromEntries(columns.map(({ key }, index) => [key, parts[index]! * scale]));
}

/** Widens columns within a width. Those that lack least reach their goals first, so that few stay cut. */
function growTowards(width: number, widths: readonly number[], goals: readonly number[]): number[] {
  const lacks = goals.map((goal, index) => goal - widths[index]!);
  const grown = [...widths];
  let left = Math.max(0, width - sum(widths));
  [...lacks.keys()]
    .sort((a, b) => lacks[a]! - lacks[b]!)
    .forEach((index, position) => {
      const part = Math.min(lacks[index]!, left / (lacks.length - position));
      grown[index]! += part;
      left -= part;
    });
  return grown;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

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
  return {
    ideal: within(Math.max(longest, titleWidth(title))),
    min: within(Math.max(longest, twoLines)),
  };
}

function cellWidth(column: AnyColumn, row: object, textWidth: TextWidth): number {
  const width = textWidth(shownText(column, row));
  if (!column.chip) return width;
  const value = fieldOf(row, column.key);
  const alerts = column.alert?.(row) ? 1 : 0;
  const chips = alerts + (Array.isArray(value) ? value.length : 1);
  const gaps = alerts + (column.remark?.(row) ? 1 : 0);
  return width * CHIP_SCALE + chips * CHIP + gaps * GAP;
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
