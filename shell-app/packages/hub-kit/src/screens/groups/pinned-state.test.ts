import { describe, expect, test } from 'vitest';
import type { ListDefaults, ListState } from '../list-url-state.ts';
import { pinnedQuery, readPinnedState } from './pinned-state.ts';

const defaults: ListDefaults = {
  size: 25,
  sizes: [25, 50],
  sort: [{ field: 'name', direction: 'ASC' }],
  sortable: ['name'],
  filters: [],
};
const state: ListState = {
  page: 3,
  size: 25,
  sort: defaults.sort,
  search: 'ann',
  filters: { status: { operator: 'any', values: ['active'] } },
  group: 'status',
  chart: 'bar,status,count',
};

describe('the query of a pinned chart', () => {
  const parametersOf = (address: string) =>
    Object.fromEntries(new URLSearchParams(pinnedQuery(new URLSearchParams(address), state, defaults)));
  const kept = { q: 'ann', 'f.status': 'active', chart: 'bar,status,count' };

  test('has search, filters and chart, and what else the screen has in its address', () => {
    expect(parametersOf('page=3&group=status&tab=shifts&chart=bar')).toEqual({ ...kept, tab: 'shifts' });
  });

  test('has no dialog, day and view', () => {
    expect(parametersOf('id=7&add&set.memberId=7&asOf=2026-01-31&saved=4&sort=name')).toEqual(kept);
  });
});

test('the state of a pinned chart is read as it was written, and another value is none', () => {
  const pinned = { path: '/members', query: 'chart=bar', filter: { kind: { eq: 'task' } } };
  expect(readPinnedState(JSON.stringify(pinned))).toEqual(pinned);
  expect(readPinnedState('{"path":"/members","query":"","filter":"x","more":1}')).toEqual({
    path: '/members',
    query: '',
  });
  for (const text of ['{}', '[]', '{"path":"/members"}', '{"path":1,"query":""}'])
    expect(readPinnedState(text), text).toBeNull();
});
