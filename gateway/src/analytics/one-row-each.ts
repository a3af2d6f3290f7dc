import type { Row } from './format.ts';
import type { ColumnPath, SelectedList } from './selection.ts';

/** A row for each row of a list, with the values of its record repeated; a record without any has none. */
export function oneRowEach({ path, items }: SelectedList, record: Row): Row[] {
  const page = path.reduce<unknown>((value, name) => (value as Row | null)?.[name], record) as Row | null;
  return ((page?.[items] ?? []) as unknown[]).map(item => withAt(record, path, { ...page, [items]: item }));
}

/** A copy of a row with another value at a path. */
function withAt(row: Row, [name, ...rest]: ColumnPath, value: Row): Row {
  return { ...row, [name!]: rest.length === 0 ? value : withAt(row[name!] as Row, rest, value) };
}
