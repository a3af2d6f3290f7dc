import { detectDelimiter, streamCsvRows } from 'hucre/csv';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { t } from '../../common/text.ts';

/** Bytes of a file. */
const MOST_BYTES = 50_000_000;
/** Rows of a file, as the server takes them. */
export const MOST_ROWS = 100_000;
/** The time after which other work of the page gets its turn, in milliseconds. */
const SLICE_MS = 30;

/** The rows of a file, and how it was read. */
export interface FileTable {
  fileName: string;
  columns: string[];
  /** The texts of their cells, and the line of each in the file. */
  rows: { line: number; cells: string[] }[];
  /** Of a text file. */
  encoding?: Encoding;
  delimiter?: string;
  /** Of a workbook: the names of its sheets, and the one that was read. */
  sheets?: readonly string[];
  sheet?: string;
}

export const ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le', 'iso-8859-2', 'windows-1251'] as const;
export type Encoding = (typeof ENCODINGS)[number];
export const DELIMITERS = [',', ';', '\t', '|'] as const;

/** How a file is read where it was recognized wrongly. */
export interface ReadOptions {
  encoding?: Encoding;
  delimiter?: string;
  sheet?: string;
}

/** A file that cannot be read; its message says what to do. */
export class UnreadableFile extends Error {}

/** Reads a CSV file or a workbook. Formulas are not evaluated: their last result is read. @throws UnreadableFile */
export async function readTable(file: File, options: ReadOptions = {}): Promise<FileTable> {
  if (file.size > MOST_BYTES)
    throw new UnreadableFile(t('The file is larger than 50 MB. Split it into several.'));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isWorkbook && bytes[0] === 0xd0 && bytes[1] === 0xcf)
    throw new UnreadableFile(
      t('This is a workbook of an old format, or has a password. Save it as XLSX or CSV.'),
    );
  return isWorkbook ? readWorkbook(file.name, bytes, options) : readText(file.name, bytes, options);
}

async function readWorkbook(fileName: string, bytes: Uint8Array, options: ReadOptions): Promise<FileTable> {
  const sheets: string[] = [];
  try {
    await readXlsx(bytes, {
      sheets: ({ name, hidden, veryHidden }) => {
        if (!hidden && !veryHidden) sheets.push(name);
        return false;
      },
    });
    const sheet = options.sheet ?? sheets[0];
    if (sheet === undefined) throw new UnreadableFile(t('The workbook has no sheet.'));
    const table = await collect(rowsOf(bytes, sheet));
    return { fileName, ...table, sheets, sheet };
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    console.error('A workbook was not read', error);
    throw new UnreadableFile(t('The workbook cannot be read. Save it as CSV.'));
  }
}

async function* rowsOf(bytes: Uint8Array, sheet: string): AsyncGenerator<{ line: number; cells: string[] }> {
  for await (const { index, values } of streamXlsxRows(bytes, { sheet }))
    yield { line: index + 1, cells: values.map(textOf) };
}

/** A cell of a workbook as text: numbers with a point, days as yyyy-mm-dd. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  if (!(value instanceof Date)) return String(value);
  if (Number.isNaN(value.getTime())) return '';
  const [day, time = ''] = value.toISOString().split('T');
  return time.startsWith('00:00:00') ? day! : `${day} ${time.slice(0, 8)}`;
}

async function readText(fileName: string, bytes: Uint8Array, options: ReadOptions): Promise<FileTable> {
  const encoding = options.encoding ?? encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.includes('\0')) throw new UnreadableFile(t('This is no table. Choose a CSV or XLSX file.'));
  const delimiter = options.delimiter ?? detectDelimiter(text.slice(0, 100_000));
  const table = await collect(linesOf(text, delimiter));
  return { fileName, ...table, encoding, delimiter };
}

/** By the byte order mark, else UTF-8 if all bytes are, else what spreadsheets of the west write. */
function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

function* linesOf(text: string, delimiter: string): Generator<{ line: number; cells: string[] }> {
  let line = 0;
  for (const cells of streamCsvRows(text, { delimiter, skipEmptyRows: false }))
    yield { line: ++line, cells: cells.map(cell => String(cell ?? '').replaceAll('\r\n', '\n')) };
}

type Line = { line: number; cells: string[] };

/** The titles and the rows below them; rows without a text are left out. @throws UnreadableFile */
async function collect(
  lines: Iterable<Line> | AsyncIterable<Line>,
): Promise<Pick<FileTable, 'columns' | 'rows'>> {
  let columns: string[] | undefined;
  const rows: Line[] = [];
  let began = performance.now();
  for await (const { line, cells } of lines) {
    if (cells.every(cell => cell.trim() === '')) continue;
    if (!columns) columns = titlesOf(cells);
    else rows.push({ line, cells: columns.map((_, index) => cells[index] ?? '') });
    if (rows.length > MOST_ROWS)
      throw new UnreadableFile(
        t('The file has more than {max} rows. Split it into several.', { max: MOST_ROWS }),
      );
    if (performance.now() - began < SLICE_MS) continue;
    await new Promise(done => setTimeout(done));
    began = performance.now();
  }
  if (!columns || rows.length === 0) throw new UnreadableFile(t('The file has no rows below its titles.'));
  return { columns, rows };
}

/** The titles of columns; those without one are called by their letter, as spreadsheets do. */
function titlesOf(cells: readonly string[]): string[] {
  const last = cells.findLastIndex(cell => cell.trim() !== '');
  return cells
    .slice(0, last + 1)
    .map((cell, index) => cell.trim() || t('Column {letter}', { letter: letterOf(index) }));
}

const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
