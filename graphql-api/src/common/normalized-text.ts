/**
 * Compares texts regardless of case, composition and invisible characters. A text is stored composed (NFC). A search ignores
 * case, and what identifies a record ignores invisible characters and further spaces too. Accents, ß and ss, and the Turkish i stay different.
 */

/** A value with its texts composed (Unicode NFC), those within lists and plain objects too; any other value as it is. */
export function composed<T>(value: T): T;
export function composed(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC');
  if (Array.isArray(value)) return value.map(entry => composed<unknown>(entry));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) === Date.prototype)
    return value;
  const entries = Object.entries(value).map(([name, entry]) => [name, composed<unknown>(entry)]);
  return Object.assign(
    Object.create(Object.getPrototypeOf(value) as object | null),
    Object.fromEntries(entries),
  );
}

/** A text as `searchedSql` makes it, for comparisons that are not made in SQL. */
export const folded = (text: string): string => composed(text.toLowerCase()).replaceAll('ς', 'σ');

const lowerSql = (expression: string) => `lower((${expression}) collate "default")`;
const oneSigma = (expression: string) => `translate(${expression}, 'ς', 'σ')`;

/**
 * The SQL of a composed text without differences of case. Both sides of a comparison take it: a capital sigma at the end
 * of a word has another small letter than within it, and PostgreSQL and JavaScript differ in which they take.
 */
export const foldedSql = (expression: string): string => oneSigma(lowerSql(expression));

/** The same for any text, composed; too slow for a comparison with each row. */
export const searchedSql = (expression: string): string =>
  oneSigma(`normalize(${lowerSql(expression)}, nfc)`);

/** A text without characters that nobody sees: zero-width spaces and joiners, soft hyphens, marks of direction. */
export const withoutInvisible = (text: string): string =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/** Zero-width characters, soft hyphens, fillers and marks of direction. */
const NEEDLESS = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0]/g;
/** Joiners beside which there is nothing to join. */
const JOINS_NOTHING = /(?<=^|\s)[\u200C\u200D]+|[\u200C\u200D]+(?=\s|$)/g;

/**
 * A name without characters that nobody sees; empty if there are no others. What joins letters of Persian and Indian scripts
 * or the parts of an emoji stays.
 */
export function nameText(text: string): string {
  const name = text.replace(NEEDLESS, '').replace(JOINS_NOTHING, '');
  return /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(name) ? '' : name;
}

/** The SQL of what a text that identifies a record is compared by. Migration 0027 makes the function. */
export const textKeySql = (expression: string): string => `text_key(${expression})`;
