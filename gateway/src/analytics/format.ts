import type { Readable } from 'node:stream';
import type { LineSerializer, ValueKind } from '@gym/graphql-api';
import type { ColumnPath } from './selection.ts';
import type { TableOptions } from './table-options.ts';

export type Row = Record<string, unknown>;

export interface Column {
  path: ColumnPath;
  /** What its values are; formats whose cells have no types ignore it. */
  kind?: ValueKind;
}

/** What an export says of itself: names and values. */
export type About = readonly (readonly [name: string, value: string])[];

/** One way to write a table, part by part. */
export interface Format {
  /** The media type. */
  type: string;
  extension: string;
  /** The most rows of one file; unlimited unless given. */
  maxRows?: number;
  /** The text before the rows. */
  head(columns: readonly Column[]): string;
  rows(rows: readonly Row[], columns: readonly Column[]): string;
  /** The same of one row that is no object, where none is needed. */
  lines: LineSerializer;
  /** The file of which head and rows are a part; without it they are the file. */
  file?(table: AsyncIterable<string | Buffer>, about: About): Readable;
}

export type MakeFormat = (options: Omit<TableOptions, 'rows'>) => Format;
