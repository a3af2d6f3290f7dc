import { AS_OF } from '../../common/day-context.ts';
import { isRecord } from '../../common/storage.ts';
import { isPreset } from '../../records/preset-values.ts';
import { writeListState, type ListDefaults, type ListState } from '../list-url-state.ts';

/** What is kept of a chart: the address of its list, and the filter that the list has beside it. */
export interface PinnedState {
  /** Of the screen: `/payments`. */
  path: string;
  /** With the chart: `f.status=active&chart=bar,status,count`. */
  query: string;
  filter?: object;
}

/** The state of a pinned chart, of a JSON text; null for another value. */
export function readPinnedState(text: string): PinnedState | null {
  const state: unknown = JSON.parse(text);
  if (!isRecord(state) || typeof state['path'] !== 'string' || typeof state['query'] !== 'string')
    return null;
  const { path, query, filter } = state;
  return { path, query, ...(isRecord(filter) && { filter }) };
}

/** Dialogs, the day of the records, and the view, whose state is in the address. */
const isLeftOut = (name: string) => /^(?:id|add|saved)$/.test(name) || name === AS_OF || isPreset(name);

/** The query of a list for a chart of it. */
export function pinnedQuery(address: URLSearchParams, state: ListState, defaults: ListDefaults): string {
  const kept = new URLSearchParams([...address].filter(([name]) => !isLeftOut(name)));
  return writeListState(kept, { ...state, page: 1, group: '' }, defaults).toString();
}
