import type { ColumnPath } from './selection.ts';

/** What a column is called: its path with dots. */
export const columnTitle = (path: ColumnPath) => path.join('.');

/** What stands in a row's cell of a column; the values of a list within the row share it. */
export function cellAt(row: unknown, path: ColumnPath): unknown {
  let value = row;
  for (const name of path) {
    if (Array.isArray(value)) break;
    if (value === null || value === undefined) return value;
    value = (value as Record<string, unknown>)[name];
  }
  if (!Array.isArray(value)) return value;
  return valuesAt(row, path)
    .filter(one => one !== null && one !== undefined)
    .join('; ');
}

/** The values at a path; a list on the way leads to several. */
function valuesAt(value: unknown, [name, ...rest]: ColumnPath): unknown[] {
  if (Array.isArray(value))
    return value.flatMap(one => valuesAt(one, name === undefined ? [] : [name, ...rest]));
  if (name === undefined || value === null || value === undefined) return [value];
  return valuesAt((value as Record<string, unknown>)[name], rest);
}
