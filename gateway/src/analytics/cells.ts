import type { ColumnPath } from './selection.ts';

/** What a column is called: its path with dots. */
export const columnTitle = (path: ColumnPath) => path.join('.');

/** Makes the text of one value among others in a cell. */
export type CellText = (value: unknown) => string;

/** A missing value is an empty text, so that it keeps its position among the others. */
export const plainText: CellText = value => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
};

/**
 * The value of a row's cell in a column. The values of a list within the row share it, with semicolons between them and
 * one position for each row of the list, so that two columns of a list have equally many.
 */
export function cellAt(row: unknown, path: ColumnPath, text: CellText = plainText): unknown {
  let value = row;
  for (const [index, name] of path.entries()) {
    if (Array.isArray(value)) return valuesAt(value, path.slice(index)).map(text).join('; ');
    if (value === null || value === undefined) return value;
    value = (value as Record<string, unknown>)[name];
  }
  if (Array.isArray(value)) return value.map(text).join('; ');
  return typeof value === 'object' && value !== null ? text(value) : value;
}

/** The values at a path, one for each row of the lists on the way. */
function valuesAt(value: unknown, path: ColumnPath): unknown[] {
  const [name, ...rest] = path;
  if (name === undefined || value === null || value === undefined) return [value];
  if (Array.isArray(value)) return value.flatMap(one => valuesAt(one, path));
  return valuesAt((value as Record<string, unknown>)[name], rest);
}
