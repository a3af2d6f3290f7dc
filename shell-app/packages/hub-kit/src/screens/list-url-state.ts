import type { SortDirection } from '../definition/define-screen.ts';
import { readFilterState, writeFilterState, type FilterState } from '../definition/filter-state.ts';
import type { AnyFilter } from '../definition/filter-definition.ts';
import { groupsOf } from '../definition/groups.ts';
import { viewIdOf } from './views/view-address.ts';

export interface SortBy<Field extends string = string> {
  field: Field;
  direction: SortDirection;
}

/** The state of a list. It is part of the URL, so that links, reload and Back show the same rows. */
export interface ListState<Field extends string = string> {
  /** Counted from one. */
  page: number;
  size: number;
  sort: SortBy<Field>[];
  search: string;
  filters: FilterState;
  /** By what the rows are grouped, `status` or `invoiceDate.month`; after `-`, the largest groups are first. '' without. */
  group: string;
  /** The chart above the rows: `bar,status,count`; '' without. */
  chart: string;
}

/** The state of a list without search parameters, and the values that they may have. */
export interface ListDefaults<Field extends string = string> {
  size: number;
  sizes: readonly number[];
  sort: SortBy<Field>[];
  /** The order of a list with these filters, where it is another than `sort`. */
  sortOf?(filters: FilterState): SortBy<Field>[] | undefined;
  /** Fields that may be sorted by; others in the URL are ignored. */
  sortable: readonly Field[];
  /** What may be filtered by; others in the URL are ignored. */
  filters: readonly AnyFilter[];
}

/** Below it, the API can count the rows before a page of any size. */
const MAX_PAGE = 1e7;

/** Reads `?page=2&size=50&sort=status,-name&q=ann&f.status=active&group=status`; ignores invalid values. */
export function readListState<Field extends string>(
  address: URLSearchParams,
  defaults: ListDefaults<Field>,
): ListState<Field> {
  const page = Number(address.get('page'));
  const size = Number(address.get('size'));
  const sort = (address.get('sort') ?? '').split(',').flatMap(word => sortOf(word, defaults.sortable));
  const filters = readFilterState(address, defaults.filters);
  const group = address.get('group') ?? '';
  return {
    page: page % 1 === 0 && page > 0 && page < MAX_PAGE ? page : 1,
    size: defaults.sizes.includes(size) ? size : defaults.size,
    sort: sort.length ? sort : defaultSort(defaults, filters),
    search: address.get('q') ?? '',
    filters,
    group: defaults.filters.flatMap(groupsOf).includes(group.replace('-', '')) ? group : '',
    chart: address.get('chart') ?? '',
  };
}

/** The order of a list for which the user has chosen none. */
export const defaultSort = <Field extends string>(
  defaults: ListDefaults<Field>,
  filters: FilterState,
): SortBy<Field>[] => defaults.sortOf?.(filters) ?? defaults.sort;

function sortOf<Field extends string>(word: string, sortable: readonly Field[]): SortBy<Field>[] {
  const descending = word.startsWith('-');
  const field = sortable.find(name => name === (descending ? word.slice(1) : word));
  return field ? [{ field, direction: descending ? 'DESC' : 'ASC' }] : [];
}

/**
 * Writes the state into a copy of `address`. Omits default values and keeps the parameters of others. The order is
 * written with a view, which would otherwise be opened again.
 */
export function writeListState<Field extends string>(
  address: URLSearchParams,
  state: ListState<Field>,
  defaults: ListDefaults<Field>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  const put = (name: string, value: string, defaultValue: string) =>
    value === defaultValue ? next.delete(name) : next.set(name, value);
  put('page', String(state.page), '1');
  put('size', String(state.size), String(defaults.size));
  put(
    'sort',
    sortWords(state.sort),
    viewIdOf(address) ? '' : sortWords(defaultSort(defaults, state.filters)),
  );
  put('q', state.search, '');
  put('group', state.group, '');
  put('chart', state.chart, '');
  writeFilterState(next, state.filters);
  return next;
}

/** `status,-name` */
export const sortWords = (sort: readonly SortBy[]) =>
  sort.map(({ field, direction }) => (direction === 'DESC' ? `-${field}` : field)).join(',');

/** How many pages hold `total` rows; an empty list has one. */
export const pageCount = (total: number, size: number) => Math.max(1, Math.ceil(total / size));
