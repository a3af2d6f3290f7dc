import { clubLocalTime, type ValueKind } from '@gym/graphql-api';

/** The cell formats of a workbook, by their position in `cellXfs` of its styles. */
export const STYLES = { header: 1, date: 2, dateTime: 3, decimals: 4, wrapped: 5 } as const;

/** Characters of a cell; Excel opens no file with more. */
const MAX_TEXT = 32_767;
const DAY_MS = 86_400_000;
/** Days from 1899-12-30, on which the calendar of spreadsheets begins, to 1970. */
const DAYS_TO_1970 = 25_569;
/** 1900-03-01: before it Excel counts a day that never was. */
const FIRST_DAY = 61;
/** Whole numbers that a double holds exactly; ids, not texts with leading zeros. */
const ID = /^[1-9]\d{0,14}$/;

/** What XML cannot contain, what it means otherwise, and what Excel takes for an escaped character. */
const SPECIAL = /[<>&\uFFFE\uFFFF]|(?![\t\n])\p{Cc}|_(?=x[\dA-Fa-f]{4}_)/gu;
const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };

/** Whether a text needs more than itself: nearly none does, and one test decides. */
const NOT_PLAIN = /[<>&\p{Cc}\p{Cs}\uFFFE\uFFFF]|_x/u;

const escaped = (found: string) =>
  ENTITIES[found] ?? `_x${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

export const xmlText = (text: string): string =>
  NOT_PLAIN.test(text) ? text.toWellFormed().replace(SPECIAL, escaped) : text;

/** Names of columns: A to Z, AA and so on. */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

export const textCell = (at: string, text: string, style?: number): string =>
  `<c r="${at}"${styled(style)} t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

const styled = (style: number | undefined) => (style === undefined ? '' : ` s="${style}"`);
const numberCell = (at: string, value: number, style?: number) =>
  `<c r="${at}"${styled(style)}><v>${value}</v></c>`;

/** Makes the cells of a table, and counts the texts that no cell can hold. */
export class Cells {
  /** How many texts were longer than a cell. */
  cut = 0;

  private readonly numberStyle: number | undefined;

  /** @param hasDecimals whether numbers have the format with decimals */
  constructor(hasDecimals: boolean) {
    this.numberStyle = hasDecimals ? STYLES.decimals : undefined;
  }

  /** @param value as JSON has it */
  ofValue(at: string, value: unknown, kind: ValueKind = 'text'): string {
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return this.ofText(at, value ? 't' : 'f', 'boolean');
    if (typeof value === 'number') return this.ofText(at, String(value), 'number');
    return this.ofText(at, String(value), kind === 'boolean' || kind === 'number' ? 'text' : kind);
  }

  /** @param value as PostgreSQL writes it */
  ofText(at: string, value: string, kind: ValueKind): string {
    switch (kind) {
      case 'number':
        return numberCell(at, Number(value), this.numberStyle);
      case 'boolean':
        return `<c r="${at}" t="b"><v>${value === 't' ? 1 : 0}</v></c>`;
      case 'date':
        return this.ofDay(at, value, Date.parse(value), STYLES.date);
      case 'dateTime':
        return this.ofDay(at, value, clubLocalTime(Date.parse(value)), STYLES.dateTime);
      case 'plainText':
        return ID.test(value) ? numberCell(at, Number(value)) : this.text(at, value);
      default:
        return this.text(at, value);
    }
  }

  /** A day of a calendar that spreadsheets do not have stays text, and so do several in one cell. */
  private ofDay(at: string, text: string, local: number, style: number): string {
    const days = local / DAY_MS + DAYS_TO_1970;
    return days >= FIRST_DAY ? numberCell(at, Math.round(days * 1e8) / 1e8, style) : this.text(at, text);
  }

  private text(at: string, text: string): string {
    if (text.length <= MAX_TEXT) return textCell(at, text);
    this.cut += 1;
    return textCell(at, text.slice(0, MAX_TEXT));
  }
}
