import { describe, expect, test } from 'vitest';
import { currentTab, listTabs, selectTab, type ListTab } from './list-tabs.ts';

const choices = [
  { value: 'active', label: 'Active' },
  { value: 'expired', label: 'Expired' },
];
const attention = [
  {
    label: 'Expiring Soon',
    isLate: false,
    filter: { validUntil: { withinDays: 14 }, status: { among: ['active'] } },
  },
  { label: 'Ran Out', isLate: true, filter: { validUntil: { day: 'past' }, status: { among: ['active'] } } },
  { label: 'Large', isLate: false, filter: { capacity: { atLeast: 50 } } },
] as const;
const tabs = listTabs({ field: 'status', label: 'Status', attention }, choices);
const tab = (label: string): ListTab => tabs.find(tab => tab.label === label)!;
const active = { operator: 'any', values: ['active'] } as const;
const soon = { operator: 'range', from: 'now/d', to: 'now+14d/d' } as const;

test('tabs are all records, those that need attention, and one for each choice', () => {
  expect(tabs.map(({ label, isLate, count }) => ({ label, isLate, ...count }))).toEqual([
    { label: 'All', isLate: false, alias: 'groups' },
    { label: 'Expiring Soon', isLate: false, alias: 'attention0' },
    { label: 'Ran Out', isLate: true, alias: 'attention1' },
    { label: 'Large', isLate: false, alias: 'attention2' },
    { label: 'Active', isLate: false, alias: 'groups', value: 'active' },
    { label: 'Expired', isLate: false, alias: 'groups', value: 'expired' },
  ]);
  expect(tab('Ran Out').filters).toEqual({
    validUntil: { operator: 'range', from: '', to: 'now-1d/d' },
    status: active,
  });
});

test('a tab of the own records filters by the caller', () => {
  const mine = {
    label: 'Mine',
    isLate: false,
    filter: { trainerId: { me: true } },
    ownRecord: 'trainer',
  } as const;
  expect(listTabs({ label: 'Sessions', attention: [mine] }, [])[1]).toMatchObject({
    label: 'Mine',
    ownRecord: 'trainer',
    filters: { trainerId: { operator: 'any', values: ['me'] } },
  });
});

test('a choice that is called like a tab of attention has none of its own', () => {
  const overdue = { label: 'Overdue', isLate: true, filter: { validUntil: { day: 'past' } } } as const;
  const withOverdue = [...choices, { value: 'overdue', label: 'Überfällig' }];
  expect(
    listTabs({ field: 'status', label: 'Status', attention: [overdue] }, withOverdue).map(
      ({ label, count: { alias } }) => `${label} ${alias}`,
    ),
  ).toEqual(['All groups', 'Overdue attention0', 'Active groups', 'Expired groups']);
});

describe('the current tab', () => {
  test.each([
    ['All', {}],
    ['All', { lot: { operator: 'is', text: 'A' } }],
    ['All', { validUntil: soon }],
    ['Active', { status: active }],
    ['Active', { status: active, validUntil: { operator: 'range', from: '2026-02-01', to: '' } }],
    ['Expiring Soon', { validUntil: soon, status: active }],
    ['Large', { capacity: { operator: 'range', from: '50', to: '' } }],
  ] as const)('is %s', (label, filters) => {
    expect(currentTab(tabs, filters)?.label).toBe(label);
  });

  test('is none when the filter is another', () => {
    const either = { status: { operator: 'any', values: ['active', 'expired'] } } as const;
    expect(currentTab(tabs, either)).toBe(undefined);
  });

  test('is none when one of several filters is enough', () => {
    const status = { operator: 'any', values: ['active'], or: true } as const;
    expect(currentTab(tabs, { status })).toBe(undefined);
  });

  test('does not depend on the order of values', () => {
    const filter = { status: { among: ['a', 'b'] } };
    const both = listTabs({ label: '', attention: [{ label: 'Both', isLate: false, filter }] }, []);
    expect(currentTab(both, { status: { operator: 'any', values: ['b', 'a'] } })?.label).toBe('Both');
  });
});

describe('a selected tab', () => {
  const lot = { lot: { operator: 'is', text: 'A' } } as const;

  test('replaces the filters of the current one and keeps others', () => {
    const filters = { ...lot, validUntil: soon, status: active };
    expect(selectTab(filters, currentTab(tabs, filters), tab('Expired'))).toEqual({
      ...lot,
      status: { operator: 'any', values: ['expired'] },
    });
    expect(selectTab(filters, currentTab(tabs, filters), tab('All'))).toEqual(lot);
  });

  test('keeps a filter that another tab uses', () => {
    const filters = { validUntil: soon };
    expect(selectTab(filters, currentTab(tabs, filters), tab('Active'))).toEqual({
      validUntil: soon,
      status: active,
    });
  });

  test('replaces a filter on its own field', () => {
    const either = { ...lot, status: { operator: 'any', values: ['active', 'expired'] } } as const;
    expect(selectTab(either, currentTab(tabs, either), tab('All'))).toEqual(lot);
  });
});
