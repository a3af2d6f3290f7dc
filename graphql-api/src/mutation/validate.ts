import { currencyDecimals } from '../common/club-settings.ts';
import { today } from '../common/dates.ts';
import { badInput, type ErrorText } from '../common/errors.ts';
import { labelMessage, type Message, msg } from '../common/message.ts';
import { composed, nameText, withoutInvisible } from '../common/normalized-text.ts';
import { LARGEST_AMOUNT } from '../common/money.ts';
import { lengthOf } from '../common/text-length.ts';
import type { Column } from '../declaration/column-registry.ts';
import { parseRecordId } from '../declaration/record-id.ts';
import { isSameValue, type Values } from './records.ts';

/**
 * Validates the fields of a request against the columns and returns them normalized: texts composed (NFC) and trimmed, names,
 * e-mail addresses and unique texts without invisible characters, known fields only.
 * @param stored the values of the record that changes; null for a new record. Fields that are set on create only must equal
 * them, so that a client can send a record back as it was read
 * @throws BAD_USER_INPUT with a message for each field that is wrong
 */
export function validated(columns: readonly Column[], given: Values, stored: Values | null): Values {
  const values: Values = {};
  const fields: Record<string, Message> = {};
  const isNew = stored === null;
  for (const column of columns) {
    if (!isNew && given[column.name] === undefined) continue;
    const value = normalize(column, given[column.name]) ?? defaultValue(column, given, isNew);
    const message =
      stored && column.createOnly ? changeError(column, value, stored) : validationError(column, value);
    if (message) fields[column.name] = message;
    else values[column.name] = value;
  }
  if (Object.keys(fields).length > 0) throw badInput(fields);
  return values;
}

/**
 * Rejects what is wrong beside the columns.
 * @param errors a message for each field that is wrong
 * @throws BAD_USER_INPUT
 */
export function rejectInvalid(errors: Readonly<Record<string, ErrorText | null | undefined>>): void {
  const fields = Object.entries(errors).filter((entry): entry is [string, ErrorText] => Boolean(entry[1]));
  if (fields.length > 0) throw badInput(Object.fromEntries(fields));
}

function changeError(column: Column, value: unknown, stored: Values): Message | undefined {
  if (isSameValue(composed(stored[column.name]), value)) return undefined;
  return msg('{label} cannot be changed after the record is created', { label: labelMessage(column.label) });
}

const SHOWN_VALUES = 3;
const SHOWN_LENGTH = 50;

/** Values of a request as a message repeats them: a few, and of each the beginning. */
export const shortened = (values: readonly string[]): string =>
  values
    .slice(0, SHOWN_VALUES)
    .map(value => (value.length > SHOWN_LENGTH ? `${value.slice(0, SHOWN_LENGTH)}…` : value))
    .join(', ') + (values.length > SHOWN_VALUES ? `, and ${values.length - SHOWN_VALUES} more` : '');

export const defaultOf = (column: Column) =>
  typeof column.default === 'function' ? column.default() : (column.default ?? null);

const NUMBERS: ReadonlySet<Column['kind']> = new Set(['money', 'number', 'int']);

/** The value of a missing field: the default of a new record, and of a number that is cleared. */
function defaultValue(column: Column, given: Values, isNew: boolean): unknown {
  const isCleared = given[column.name] !== undefined;
  if (isCleared && (column.required || !(isNew || NUMBERS.has(column.kind)))) return null;
  return normalize(column, defaultOf(column));
}

function normalize(column: Column, value: unknown): unknown {
  if (value === undefined) return null;
  if (column.ref && value !== null) return parseRecordId(value) ?? NO_RECORD;
  if (column.kind === 'textList') return composed(value) ?? [];
  if (column.kind === 'password') return value;
  if (typeof value !== 'string') return column.kind === 'json' ? composed(value) : value;
  const text = composed(seenText(column, value)).trim();
  return text === '' ? null : knownValue(column, text);
}

/** The valid value of a column that a text means, however it is written: "Paid" and "On Leave" for `paid` and `on_leave`. */
export const knownValue = ({ values }: Column, text: string): string =>
  values?.find(value => foldedValue(value) === foldedValue(text)) ?? text;

const foldedValue = (text: string) => text.toLowerCase().replaceAll(/[\s_-]+/g, '');

/** What people call a record is at most this long, in characters; a longer required text is written to be read. */
const LONGEST_NAME = 300;

function seenText({ unique, kind, required, maxLength = 0 }: Column, text: string): string {
  if (unique || kind === 'email') return withoutInvisible(text);
  return kind === 'text' && required && maxLength <= LONGEST_NAME ? nameText(text) : text;
}

/** Represents a value that is not a number of a record. */
const NO_RECORD = 0;

function validationError(column: Column, value: unknown): Message | undefined {
  const label = labelMessage(column.label);
  const missing =
    value === null || value === '' || (column.required && Array.isArray(value) && value.length === 0);
  if (missing && column.required) return labelMessage(column.required);
  if (missing) return column.default === undefined ? undefined : msg('{label} is required', { label });
  if (column.ref && value === NO_RECORD) return msg('{label} not found', { label });
  if (typeof value === 'string') {
    if (!isStorable(value)) return msg('{label} contains a character that cannot be stored', { label });
    if (column.maxLength && lengthOf(value) > column.maxLength)
      return msg('{label} may have {max} characters at the most', { label, max: column.maxLength });
    if (column.pattern && !column.pattern[0].test(value)) return labelMessage(column.pattern[1]);
    if (column.values && !column.values.includes(value))
      return msg('{label} must be one of: {values}', { label, values: column.values.join(', ') });
  }
  if ((column.kind === 'date' || column.kind === 'dateTime') && !hasCommonYear(value))
    return column.invalid !== undefined
      ? labelMessage(column.invalid)
      : msg('{label} must be in a year from 1 to 9999', { label });
  if (column.past && String(value) > today()) return msg('{label} cannot be in the future', { label });
  if (Array.isArray(value) && value.length > 200)
    return msg('{label} may have 200 entries at the most', { label });
  const entries: unknown[] =
    Array.isArray(value) || column.kind === 'json' ? Object.values(value as object) : [];
  if (!entries.every(text => isEntry(text, column.maxLength!)))
    return msg('An entry of {label} is too long or cannot be stored', { label });
  if (typeof value === 'number') return numberError(column, value);
  return undefined;
}

/** PostgreSQL stores no NUL, and UTF-8 no half of a surrogate pair. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

/** PostgreSQL has no year 0, and ISO 8601 writes years beyond 9999 with a sign. */
function hasCommonYear(value: unknown): boolean {
  const year = value instanceof Date ? value.getUTCFullYear() : Number(String(value).slice(0, 4));
  return year >= 1 && year <= 9999;
}

const isEntry = (text: unknown, longest: number) =>
  typeof text !== 'string' || (isStorable(text) && lengthOf(text) <= longest);

const MAX_INT = 2_147_483_647;

function numberError(column: Column, value: number): Message | undefined {
  const { kind } = column;
  const label = labelMessage(column.label);
  if (!Number.isFinite(value)) return msg('{label} must be a number', { label });
  if (kind !== 'int' && Math.round(value * 100) / 100 !== value)
    return msg('{label} may have two decimals at the most', { label });
  if (kind === 'money' && currencyDecimals() === 0 && !Number.isInteger(value))
    return msg('{label} must be a whole amount', { label });
  if (column.min !== undefined && value < column.min)
    return column.invalid !== undefined
      ? labelMessage(column.invalid)
      : msg('{label} cannot be below {min}', { label, min: column.min });
  const max = column.max ?? (kind === 'int' ? MAX_INT : LARGEST_AMOUNT);
  if (value < -max) return msg('{label} cannot be below {min}', { label, min: -max });
  if (value > max) return msg('{label} cannot be above {max}', { label, max });
  return undefined;
}
