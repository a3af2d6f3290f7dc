import { isDate, parseDateTime, parseRecordId, type FieldContract, type FieldKind } from '@gym/graphql-api';

/** Thrown for a value that is not of its field's kind; the text goes after the field's label. */
export class WrongValue extends Error {}

type Reader = (value: unknown) => unknown;

const MAX_INT = 2_147_483_647;

function text(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw new WrongValue('must be text');
}

function asNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)$/.test(value.trim()) ? Number(value) : NaN;
}

function number(value: unknown): number {
  const found = asNumber(value);
  if (!Number.isFinite(found)) throw new WrongValue('must be a number');
  return found;
}

function int(value: unknown): number {
  const found = asNumber(value);
  if (!Number.isInteger(found) || Math.abs(found) > MAX_INT) throw new WrongValue('must be a whole number');
  return found;
}

function id(value: unknown): string {
  if ((typeof value === 'number' || typeof value === 'string') && parseRecordId(value) !== null)
    return String(value);
  throw new WrongValue('must be the number of a record');
}

function boolean(value: unknown): boolean {
  const word = typeof value === 'string' ? value.toLowerCase() : value;
  if (word === true || word === 1 || word === '1' || word === 'true') return true;
  if (word === false || word === 0 || word === '0' || word === 'false') return false;
  throw new WrongValue('must be true or false');
}

function date(value: unknown): string {
  if (typeof value === 'string' && isDate(value)) return value;
  throw new WrongValue('must be a date, yyyy-mm-dd');
}

function dateTime(value: unknown): string {
  const found = typeof value === 'string' ? parseDateTime(value) : undefined;
  if (!found) throw new WrongValue('must be a date and time, such as 2025-01-31T09:30:00Z');
  return found.toISOString();
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

function textList(value: unknown): string[] {
  const list = parsed(value);
  if (Array.isArray(list) && list.every(entry => typeof entry === 'string')) return list;
  throw new WrongValue('must be a list of texts');
}

function structure(value: unknown): object {
  const found = parsed(value);
  if (typeof found === 'object' && found !== null && !Array.isArray(found)) return found;
  throw new WrongValue('must be an object');
}

const READERS: Readonly<Record<FieldKind, Reader>> = {
  id,
  text,
  email: text,
  choice: text,
  time: text,
  password: text,
  money: number,
  number,
  int,
  date,
  dateTime,
  boolean,
  textList,
  json: structure,
};

/** Kinds whose empty text is a value of its own and not a missing one. */
const KEEPS_EMPTY: ReadonlySet<FieldKind> = new Set(['text', 'email', 'password']);

/**
 * A value of a request as GraphQL wants it. Forms and spreadsheets send numbers, flags and lists as text.
 * @throws WrongValue
 */
export function readValue(kind: FieldKind, value: unknown): unknown {
  if (value === null || (value === '' && !KEEPS_EMPTY.has(kind))) return null;
  return READERS[kind](value);
}

/** Whether a value is read as text. */
export const isText = (kind: FieldKind): boolean => READERS[kind] === text;

/** A value of a response as the wire shows it. */
export function writeValue(field: FieldContract, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (field.bit) return value ? 1 : 0;
  if (field.kind === 'id') return Number(value);
  if (field.entries)
    return (value as Record<string, unknown>[]).map(entry => entryOnWire(field.entries!, entry));
  return value;
}

const entryOnWire = (entries: NonNullable<FieldContract['entries']>, entry: Record<string, unknown>) =>
  Object.fromEntries(entries.map(({ name, wire }) => [wire, entry[name] ?? null]));
