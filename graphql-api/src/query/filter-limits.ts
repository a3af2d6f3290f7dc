import { badInput } from '../common/errors.ts';
import { composed } from '../common/normalized-text.ts';
import type { Column } from '../declaration/column-registry.ts';
import { LARGEST_BIGINT, parseRecordId } from '../declaration/record-id.ts';

/** Conditions of one filter, together with those of an aggregate's `having`. */
const MAX_CONDITIONS = 200;
/** Characters of a text that values are compared with, or that is searched for. */
export const MAX_OPERAND_LENGTH = 1_000;
/** Words of a search. */
const MAX_SEARCH_WORDS = 20;
/** Entries of a list that values are compared with. */
const MAX_LIST_ENTRIES = 10_000;

const figure = (count: number) => count.toLocaleString('en-US');

/**
 * Counts the operators on every level of a filter, before any of them becomes SQL. An empty filter counts as one. Takes
 * no recursion, so that depth is harmless.
 * @throws BAD_USER_INPUT
 */
export function requireFewConditions(...filters: unknown[]): void {
  const pending = filters.filter(isGiven);
  let conditions = 0;
  for (let next = pending.pop(); isGiven(next); next = pending.pop()) {
    const parts = partsOf(next);
    if (parts.length > 0) for (const part of parts) pending.push(part);
    else if (++conditions > MAX_CONDITIONS)
      throw badInput({
        filter: `A filter has at most ${MAX_CONDITIONS} conditions. Look for many values of a field with \`in\`.`,
      });
  }
}

const isGiven = (value: unknown): value is NonNullable<unknown> => value !== undefined && value !== null;
const isFilter = (value: unknown) => typeof value === 'object' && value !== null && !(value instanceof Date);

/** What a filter combines; nothing of an operand, such as a list of values. */
function partsOf(value: unknown): NonNullable<unknown>[] {
  if (Array.isArray(value)) return value.some(isFilter) ? value.filter(isGiven) : [];
  return isFilter(value) ? Object.values(value as object).filter(isGiven) : [];
}

/**
 * @param field its name and label, for the message
 * @throws BAD_USER_INPUT for a text or list that is too long to be compared with
 */
export function requireShortOperand(field: { name: string; label: string }, value: unknown): void {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  if (values.length > MAX_LIST_ENTRIES)
    throw badInput({
      [field.name]: `${field.label} is compared with at most ${figure(MAX_LIST_ENTRIES)} values`,
    });
  if (values.some(value => typeof value === 'string' && value.length > MAX_OPERAND_LENGTH))
    throw badInput({
      [field.name]: `${field.label} is compared with texts of at most ${figure(MAX_OPERAND_LENGTH)} characters`,
    });
  for (const value of values) if (typeof value === 'string') requireText(field.name, field.label, value);
}

/**
 * The words of a search, each once.
 * @throws BAD_USER_INPUT for a text that is too long or no text
 */
export function searchWords(search: string): string[] {
  if (search.length > MAX_OPERAND_LENGTH)
    throw badInput({ search: `A search has at most ${figure(MAX_OPERAND_LENGTH)} characters` });
  requireText('search', 'A search', search);
  const words = new Set(composed(search).trim().split(/\s+/).filter(Boolean));
  if (words.size > MAX_SEARCH_WORDS)
    throw badInput({ search: `A search has at most ${MAX_SEARCH_WORDS} words. Leave some out.` });
  return [...words];
}

/** @throws BAD_USER_INPUT for half a character or NUL, which no stored text has */
export function requireText(name: string, label: string, text: string): void {
  if (!text.isWellFormed() || text.includes('\0'))
    throw badInput({ [name]: `${label} contains characters that are no text` });
}

/** @throws BAD_USER_INPUT for what is no id of a record */
export function requireIds(column: Pick<Column, 'name' | 'label' | 'bigint'>, value: unknown): void {
  for (const id of [value].flat())
    if (parseRecordId(id, column.bigint ? LARGEST_BIGINT : undefined) === null)
      throw badInput({ [column.name]: `${column.label} is compared with ids, such as "17"` });
}

/** @throws BAD_USER_INPUT */
export function requireFewIds(ids: readonly unknown[]): void {
  if (ids.length > MAX_LIST_ENTRIES)
    throw badInput({ ids: `At most ${figure(MAX_LIST_ENTRIES)} records can be named` });
}
