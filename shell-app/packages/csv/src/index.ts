/** Marks a file as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** The end of a line of CSV. */
export const CSV_LINE_END = '\r\n';

/** What spreadsheets skip before they look for a formula: spaces, byte order marks, zero-width characters. */
const UNSEEN = String.raw`[\p{Zs}\p{Cf}]*`;
/** What a formula starts with, full-width forms included. */
const OPERATOR = '[-=+@\uFF0D\uFF1D\uFF0B\uFF20]';
/** A number and nothing else, up to the end or the next separator. */
const number = (ends: string) => String.raw`[-+]?\d+(?:\.\d+)?(?:[${ends}]|$)`;

/** The start of a cell that a spreadsheet would run. */
const FORMULA = new RegExp(`^(?=[\\t\\r\\n]|${UNSEEN}${OPERATOR})`, 'u');
/** The same behind what another spreadsheet takes for the end of a cell. Plain numbers of a list stay as they are. */
const formulaInside = (ends: string) =>
  new RegExp(`(?<=[${ends}])(?=${UNSEEN}${OPERATOR})(?!${UNSEEN}${number(ends)})`, 'gu');
const INSIDE = { ',': formulaInside(String.raw`;\t\r\n`), ';': formulaInside(String.raw`,;\t\r\n`) };

/** What separates cells, and the decimals of a number. */
export interface CsvFormat {
  separator: ',' | ';';
  decimal: string;
}

const NEUTRAL: CsvFormat = { separator: ',', decimal: '.' };

/** Whether a text needs more than itself: nearly none does, and one test decides. */
const NOT_PLAIN = /[",;\t\r\n\uFEFF]|^[-=+@\uFF0D\uFF1D\uFF0B\uFF20\p{Zs}\p{Cf}]|\p{Zs}$/u;

/**
 * A text as a cell of CSV. An apostrophe goes before whatever a spreadsheet would take for a formula, also one that
 * splits cells at the other separator or at tabs; then the text is quoted where it must be.
 * @param nullText the text of a missing value; the same text as a value is quoted
 */
export function csvText(text: string, nullText?: string, { separator } = NEUTRAL): string {
  if (!NOT_PLAIN.test(text)) return text !== '' && text === nullText ? `"${text}"` : text;
  const harmless = text.replace(INSIDE[separator], "'").replace(FORMULA, "'");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/**
 * Values as a line of CSV with its end. Numbers and booleans stay what they are.
 * @param nullText the text of null and undefined; empty by default
 * @param format commas and decimal points by default
 */
export const csvLine = (values: readonly unknown[], nullText?: string, format = NEUTRAL): string =>
  endLine(values.map(value => cell(value, nullText, format)).join(format.separator));

/** Ends the line of these cells. One empty cell is quoted: readers skip a line that is empty. */
export const endLine = (cells: string): string => (cells === '' ? '""' : cells) + CSV_LINE_END;

function cell(value: unknown, nullText: string | undefined, format: CsvFormat): string {
  if (value === null || value === undefined) return nullText ?? '';
  return typeof value === 'string'
    ? csvText(value, nullText, format)
    : String(value).replace('.', format.decimal);
}
