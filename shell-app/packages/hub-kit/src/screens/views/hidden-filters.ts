import type { AnyScreen } from '../../definition/define-screen.ts';
import { isFilterParameter } from '../../definition/filter-state.ts';

/** Whether the query filters by fields that the screen does not offer to the user. */
export function hasHiddenFilters({ filters }: AnyScreen, query: string): boolean {
  const names = [...new URLSearchParams(query).keys()].filter(isFilterParameter);
  return names.some(name => !filters?.fields.some(field => field.name === name.split('.')[1]));
}
