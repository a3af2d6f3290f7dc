import { RestFailure } from '../rest/failure.ts';
import type { SelectedList } from './selection.ts';

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
