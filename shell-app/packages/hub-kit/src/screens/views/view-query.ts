import { writeFilterState } from '../../definition/filter-state.ts';
import { readListState, sortWords, type ListDefaults, type ListState } from '../list-url-state.ts';

/** What a view keeps of the state of a list, as search parameters. Equal for equal states. */
export function queryOf({ sort, size, filters, group, chart }: ListState): string {
  const query = new URLSearchParams({ sort: sortWords(sort), size: String(size) });
  const names = Object.keys(filters).toSorted();
  writeFilterState(query, Object.fromEntries(names.map(name => [name, filters[name]!])));
  if (group) query.set('group', group);
  if (chart) query.set('chart', chart);
  return query.toString();
}

/** The query of a view without what the list does not have. */
export const normalizedQuery = (query: string, defaults: ListDefaults): string =>
  queryOf(readListState(new URLSearchParams(query), defaults));
