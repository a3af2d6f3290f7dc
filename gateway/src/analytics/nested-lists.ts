import { RestFailure } from '../rest/failure.ts';
import type { Row } from './format.ts';
import type { ColumnPath, SelectedList } from './selection.ts';

/**
 * The list within a record of which each row becomes one of the table.
 * @param rowsOf its path in a record, with dots
 * @throws RestFailure 400 where there is no such list
 */
export function listOfRows(lists: readonly SelectedList[], rowsOf: string): SelectedList {
  const own = lists.filter(({ isWithinList }) => !isWithinList);
  const list = own.find(({ path }) => path.join('.') === rowsOf);
  if (list) return list;
  const names = own.map(({ path }) => path.join('.'));
  const hint = names.length > 0 ? `it has ${names.join(' and ')}` : 'it has none';
  throw new RestFailure(400, `rows=${rowsOf} names no list within the records of this query: ${hint}`);
}

/** A row for each row of a list, with the values of its record repeated; a record without any has none. */
export function oneRowEach({ path, items }: SelectedList, record: Row): Row[] {
  const page = path.reduce<unknown>((value, name) => (value as Row | null)?.[name], record) as Row | null;
  return ((page?.[items] ?? []) as unknown[]).map(item => withAt(record, path, { ...page, [items]: item }));
}

/** A copy of a row with another value at a path. */
function withAt(row: Row, [name, ...rest]: ColumnPath, value: Row): Row {
  return { ...row, [name!]: rest.length === 0 ? value : withAt(row[name!] as Row, rest, value) };
}
