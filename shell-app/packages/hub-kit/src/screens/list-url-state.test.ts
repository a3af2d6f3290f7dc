import { describe, expect, it } from 'vitest';
import { pageCount, readListState, writeListState, type ListDefaults } from './list-url-state.ts';

const defaults: ListDefaults<'name' | 'status'> = {
  size: 25,
  sizes: [10, 25, 50, 100],
  sort: [{ field: 'name', direction: 'ASC' }],
  sortable: ['name', 'status'],
  filters: [
    { kind: 'text', name: 'name', label: 'Name' },
    { kind: 'date', name: 'joined', label: 'Joined' },
  ],
};
const read = (query: string) => readListState(new URLSearchParams(query), defaults);

describe('the URL state of a list', () => {
  it('is empty for the defaults', () => {
    const state = read('');
    expect(state).toEqual({
      page: 1,
      size: 25,
      sort: defaults.sort,
      search: '',
      filters: {},
      group: '',
      chart: '',
    });
    expect(writeListState(new URLSearchParams(), state, defaults).toString()).toBe('');
  });

  it('is read as it was written', () => {
    const query =
      'page=3&size=50&sort=status%2C-name&q=ann+lee&group=-joined.month&chart=bar%2Cjoined.month%2Ccount&f.name.starts=an';
    expect(read(query)).toEqual({
      page: 3,
      size: 50,
      sort: [
        { field: 'status', direction: 'ASC' },
        { field: 'name', direction: 'DESC' },
      ],
      search: 'ann lee',
      filters: { name: { operator: 'starts', text: 'an' } },
      group: '-joined.month',
      chart: 'bar,joined.month,count',
    });
    expect(writeListState(new URLSearchParams(), read(query), defaults).toString()).toBe(query);
  });

  it('has the order of its filters, unless another was chosen', () => {
    const byStatus = [{ field: 'status', direction: 'ASC' } as const];
    const due = { ...defaults, sortOf: (filters: object) => ('name' in filters ? byStatus : undefined) };
    const state = readListState(new URLSearchParams('f.name.starts=an'), due);
    expect(state.sort).toEqual(byStatus);
    expect(writeListState(new URLSearchParams(), state, due).toString()).toBe('f.name.starts=an');
    const chosen = { ...state, sort: defaults.sort };
    const address = writeListState(new URLSearchParams(), chosen, due);
    expect(readListState(address, due).sort).toEqual(defaults.sort);
    expect(readListState(new URLSearchParams(), due).sort).toEqual(defaults.sort);
  });

  it('ignores invalid values', () => {
    expect(read('page=-2&size=7&sort=password,-nothing')).toEqual(read(''));
    expect(read('page=1.5&size=all')).toEqual(read(''));
    expect(read('page=1e9')).toEqual(read(''));
    expect(read('page=1e20')).toEqual(read(''));
    expect(read('group=name')).toEqual(read(''));
  });

  it('keeps the parameters of others', () => {
    const next = writeListState(new URLSearchParams('tab=all&page=2'), read(''), defaults);
    expect(next.toString()).toBe('tab=all');
  });

  it('counts pages', () => {
    expect([pageCount(0, 25), pageCount(25, 25), pageCount(26, 25)]).toEqual([1, 1, 2]);
  });
});
