import { describe, expect, it } from 'vitest';
import { readListState, writeListState, type ListDefaults } from '../list-url-state.ts';
import { viewStateOf } from './saved-view.ts';
import { isPending, openedWith, viewIdOf, withView } from './view-address.ts';
import { normalizedQuery } from './view-query.ts';

const defaults: ListDefaults = {
  size: 10,
  sizes: [5, 10, 25],
  sort: [{ field: 'name', direction: 'ASC' }],
  sortable: ['name', 'joinDate'],
  filters: [
    { kind: 'choice', name: 'status', label: 'Status', choices: ['active', 'paused'] },
    { kind: 'date', name: 'joinDate', label: 'Join date' },
  ],
};
const params = (text: string) => new URLSearchParams(text);
const normalized = (query: string) => normalizedQuery(query, defaults);

describe('a view in the address', () => {
  it('replaces order, page, search and filters, and keeps the parameters of others', () => {
    const next = withView(params('q=ann&page=3&f.joinDate=now/d..&sort=-name&theme=dark'), {
      id: '12',
      query: 'sort=-joinDate&size=25&f.status=active&f.status=paused',
    });
    expect(next.toString()).toBe(
      'theme=dark&saved=12&sort=-joinDate&size=25&f.status=active&f.status=paused',
    );
    expect(viewIdOf(next)).toBe('12');
  });

  it('opens no form: other parameters of its query are ignored', () => {
    const query = 'sort=name&add=&set.name=Eve&id=7&saved=13&q=ann&page=9';
    expect(withView(params(''), { id: '12', query }).toString()).toBe('saved=12&sort=name');
  });

  it('is without one where none was chosen', () => {
    const none = withView(params('saved=12&sort=name&f.status=active'), null);
    expect(none.toString()).toBe('saved=none');
    expect(viewIdOf(none)).toBeNull();
    expect(viewIdOf(params('saved=1e3'))).toBeNull();
  });

  it('is pending until the address contains its state, also when that has no filter', () => {
    expect(isPending(params('saved=12'))).toBe(true);
    expect(isPending(params('saved=none'))).toBe(false);
    expect(isPending(params('f.status=active'))).toBe(false);
    const opened = withView(params('saved=12'), { id: '12', query: normalized('') });
    expect(isPending(opened)).toBe(false);
    const cleared = writeListState(opened, readListState(params(''), defaults), defaults);
    expect(isPending(cleared)).toBe(false);
  });
});

describe('the default view', () => {
  const view = { id: '12', query: 'sort=name&size=10&f.status=active' };

  it('opens a list whose address has no state', () => {
    expect(openedWith(params('theme=dark'), () => view).toString()).toBe(
      'theme=dark&saved=12&sort=name&size=10&f.status=active',
    );
  });

  it.each([
    'f.status=paused',
    'q=ann',
    'page=2',
    'sort=-name',
    'view=week',
    'group=status',
    'saved=none',
    'saved=13',
  ])('does not replace what an address says: %s', text => {
    const address = params(text);
    expect(openedWith(address, () => view)).toBe(address);
  });
});

describe('the query of a view', () => {
  it('contains order and page size also where they are those of the screen, and no page or search', () => {
    expect(normalized('q=ann&page=2')).toBe('sort=name&size=10');
    expect(normalized('sort=-joinDate,name&size=25&f.status=paused')).toBe(
      'sort=-joinDate%2Cname&size=25&f.status=paused',
    );
  });

  it('is the same for filters in another order, and keeps relative days', () => {
    const query = normalized('f.joinDate=now-30d/d..&f.status=active');
    expect(normalized('f.status=active&f.joinDate=now-30d/d..')).toBe(query);
    expect(readListState(params(query), defaults).filters['joinDate']).toEqual({
      operator: 'range',
      from: 'now-30d/d',
      to: '',
    });
  });

  it('contains groups and the chart', () => {
    const query = 'sort=name&size=10&group=-joinDate.month&chart=bar%2Cstatus%2Ccount';
    expect(normalized('group=-joinDate.month&chart=bar,status,count')).toBe(query);
    expect(withView(params('group=status'), { id: '12', query }).get('group')).toBe('-joinDate.month');
  });

  it('ignores fields that the screen does not have', () => {
    expect(normalized('sort=salary&f.salary=1..2&f.status=active&group=salary')).toBe(
      'sort=name&size=10&f.status=active',
    );
  });
});

describe('the stored state of a view', () => {
  it('is returned without what is unknown', () => {
    const columns = { order: ['name'], hidden: ['email'], shown: [] };
    expect(viewStateOf({ query: 'sort=name', columns, widths: [['name', 200]], group: ['status'] })).toEqual({
      query: 'sort=name',
      columns,
      widths: [['name', 200]],
    });
  });

  it('has the columns of the screen where its own are not valid', () => {
    expect(viewStateOf({ query: '', columns: { order: 'name' }, widths: [['name', -1]] })).toEqual({
      query: '',
      columns: null,
      widths: [],
    });
  });

  it.each([null, [], 'sort=name', {}, { query: 1 }])('is null for %j', stored => {
    expect(viewStateOf(stored)).toBeNull();
  });
});
