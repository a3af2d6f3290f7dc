import { isDate, parseDateTime, today } from '../../common/dates.ts';
import { labelMessage, type Message, msg } from '../../common/message.ts';
import { shortened } from '../../mutation/validate.ts';
import type { Column } from '../../declaration/column-registry.ts';
import type { Format } from './import-mapping.ts';

/** What a cell says: a value as mutations take it, or why it is none. */
export type Read = { value: unknown } | { problem: Message };

/**
 * Reads the text of a cell as a value of a column. Drop-downs and references are texts still.
 * @param text trimmed, not empty
 */
export function readCell(column: Column, text: string, format: Format | null): Read {
  const value = readers[column.kind]?.(text, format, column) ?? text;
  if (value !== undefined && value !== NONE) return { value };
  const names = { label: labelMessage(column.label), text: shortened([text]) };
  if (NUMBERS.has(column.kind))
    return { problem: msg('{label}: “{text}” is no number as it is written in this column', names) };
  if (column.kind === 'boolean') return { problem: msg('{label}: “{text}” is neither yes nor no', names) };
  return { problem: msg('{label}: “{text}” is no date as it is written in this column', names) };
}

/** The text has no such value. */
const NONE = Symbol('none');
type Reader = (text: string, format: Format | null, column: Column) => unknown;

const NUMBERS: ReadonlySet<Column['kind']> = new Set(['money', 'number', 'int']);

const readers: Partial<Record<Column['kind'], Reader>> = {
  money: readNumber,
  number: readNumber,
  int: (text, format) => {
    const number = readNumber(text, format);
    return Number.isInteger(number) ? number : NONE;
  },
  date: (text, format, { past }) => readDay(text, format, past === true) ?? NONE,
  dateTime: (text, format) => readDateTime(text, format) ?? NONE,
  time: text =>
    text.replace(
      /^(\d{1,2})[:.](\d\d)(?::\d\d)?$/,
      (_, hour: string, minute: string) => `${hour.padStart(2, '0')}:${minute}`,
    ),
  boolean: text => booleans.get(text.toLowerCase()) ?? NONE,
  textList: text =>
    text
      .split(/[;\n|]|,(?!\d)/)
      .map(entry => entry.trim())
      .filter(Boolean),
};

const booleans = new Map([
  ...['yes', 'y', 'true', '1', 'x', '✓', 'on', 'ja', 'wahr', 'oui', 'si', 'sí'].map(
    text => [text, true] as const,
  ),
  ...['no', 'n', 'false', '0', '-', 'off', 'nein', 'falsch', 'non'].map(text => [text, false] as const),
]);

/** With the decimal sign, digits are grouped by the other one, spaces or apostrophes. */
const PATTERNS = {
  POINT: /^(?:\d{1,3}(?:[,' ]\d{3})+|\d+)(?:\.\d*)?$|^\.\d+$/,
  COMMA: /^(?:\d{1,3}(?:[.' ]\d{3})+|\d+)(?:,\d*)?$|^,\d+$/,
} as const;
const CURRENCY = /[\p{Sc}%]|\b(?:EUR|USD|GBP|CHF)\b/gu;

/** A number with an optional sign and currency; in parentheses it is negative, as accountants write it. */
function readNumber(text: string, format: Format | null): unknown {
  const plain = text
    .replace(CURRENCY, '')
    .replace(/[\u00A0\u202F\u2009]/g, ' ')
    .replaceAll('’', "'")
    .trim();
  const [, isInParentheses] = /^(\()(.*)\)$/.exec(plain) ?? [];
  const [, before, digits = '', after] =
    /^([-−+]?)\s*([\d.,' ]+?)\s*(-?)$/.exec(isInParentheses ? plain.slice(1, -1) : plain) ?? [];
  const isNegative = isInParentheses !== undefined || before === '-' || before === '−' || after === '-';
  const decimal = format === 'COMMA' ? 'COMMA' : 'POINT';
  // Without a format, what could be read in two ways is not read.
  const pattern = format === 'COMMA' || format === 'POINT' ? PATTERNS[decimal] : /^\d+$/;
  if (!pattern.test(digits)) return NONE;
  const number = Number(
    decimal === 'COMMA' ? digits.replaceAll(/[.' ]/g, '').replace(',', '.') : digits.replaceAll(/[,' ]/g, ''),
  );
  return isNegative ? -number || 0 : number;
}

const ORDERS = { DMY: [2, 1, 0], MDY: [2, 0, 1], YMD: [0, 1, 2] } as const;
const NUMERIC_DAY = /^(\d{1,4})[./-]\s?(\d{1,2})[./-]\s?(\d{1,4})$/;

/** A day as yyyy-mm-dd. The year of two digits is the last one that may be, and a day ahead is at most ten years ahead. */
function readDay(text: string, format: Format | null, isPast: boolean): string | undefined {
  const [iso] = /^\d{4}-\d\d-\d\d(?=$|[T ]00:00)/.exec(text) ?? [];
  if (iso) return isDate(iso) ? iso : undefined;
  const order = format && ORDERS[format as keyof typeof ORDERS];
  const [, ...parts] = NUMERIC_DAY.exec(text) ?? [];
  if (!order || parts.length < 3) return undefined;
  const [year, month, day] = order.map(position => parts[position]!) as [string, string, string];
  if (year.length !== 4 && year.length !== 2) return undefined;
  const rest = `-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (year.length === 4) return isDate(year + rest) ? year + rest : undefined;
  const latest = isPast ? today() : `${Number(today().slice(0, 4)) + 10}-12-31`;
  return ['20', '19'].map(century => century + year + rest).find(found => isDate(found) && found <= latest);
}

/** A date-time by the club's clock; a day is its first moment. */
function readDateTime(text: string, format: Format | null): Date | undefined {
  const [, day = text, hour = '0', minute = '00', second = '00', half] =
    /^(.*?\d)(?:,?\s+|T)(\d{1,2})[:.](\d\d)(?::(\d\d)(?:\.\d+)?)?\s*([AaPp][Mm])?$/.exec(text) ?? [];
  const date = readDay(day, format, false);
  if (!date) return parseDateTime(text);
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
  return parseDateTime(`${date}T${String(hours).padStart(2, '0')}:${minute}:${second}`);
}
