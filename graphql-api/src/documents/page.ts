import type { Weight } from './fonts.ts';

/** A4 in points, as the margins are. */
export const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = { left: 56, right: 56, top: 56, bottom: 72 };
export const CONTENT_WIDTH = PAGE.width - MARGIN.left - MARGIN.right;

/** What a text is for programs that read the file, by its name in PDF. */
type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD';

export interface TextStyle {
  size?: number;
  weight?: Weight;
  color?: 'ink' | 'muted';
  /** Where lines begin; a text that is read from the right begins on the right unless given. */
  align?: 'start' | 'end';
  /** A paragraph unless given; null for what is repeated on each page, which is not read. */
  tag?: Tag | null;
}

export interface TableColumn {
  title: string;
  /** In points; the columns fill `CONTENT_WIDTH`. */
  width: number;
  align?: 'end';
}

export interface PaperOptions {
  title: string;
  author: string;
  /** yyyy-mm-dd; the same content is always the same file. */
  date: string;
  /** BCP 47. */
  language: string;
  /** The text at the foot of each page. */
  footer: string;
  /** The text with the number of a page: `Page {page} of {count}`. */
  pageNumber: string;
}

export interface PrintedFile {
  content: Buffer;
  /** Characters of its texts that no font has. */
  missingCharacters: readonly string[];
}

/** What a document is made of, from top to bottom. */
export interface Pages {
  /** Draws a text over the whole width. */
  text(text: string, style?: TextStyle): void;
  gap(points: number): void;
  /** Draws texts beside each other from the same height. */
  columns(columns: readonly { width: number; text: string; style?: TextStyle }[]): void;
  /** Draws an image of at most this size at the right edge, without moving on. */
  logo(content: Uint8Array, size: { width: number; height: number }): void;
  /** Draws a table; its header is repeated on each page, and no row is divided unless it is longer than a page. */
  table(columns: readonly TableColumn[], rows: readonly (readonly string[])[]): void;
  /** Begins a page unless this much room is left, in points. */
  reserve(height: number): void;
  /** Begins an element of the structure, for what is drawn until `finish`. */
  begin(tag: 'Table' | 'TR'): void;
  finish(): void;
}

/** A call of a method of `Pages`. */
export type DrawingStep = { [Name in keyof Pages]: readonly [Name, ...Parameters<Pages[Name]>] }[keyof Pages];
