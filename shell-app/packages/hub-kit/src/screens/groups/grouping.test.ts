import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setClubTimeZone } from '../../common/club-clock.ts';
import type { AnyFilter } from '../../definition/filter-definition.ts';
import type { FilterState } from '../../definition/filter-state.ts';
import type { SummaryGroup } from '../../definition/groups.ts';
import { filtersOfGroup, groupChoices, groupingOf, groupText, orderedGroups } from './grouping.ts';

const fields: readonly AnyFilter[] = [
  { kind: 'choice', name: 'status', label: 'Status', choices: ['paid', 'open', 'late'] },
  { kind: 'date', name: 'invoiceDate', label: 'Invoice Date' },
  { kind: 'dateTime', name: 'createdAt', label: 'Created' },
  { kind: 'boolean', name: 'renews', label: 'Renews' },
  { kind: 'boolean', name: 'unbilled', label: 'Not Billed', isComputed: true },
  { kind: 'money', name: 'amount', label: 'Amount' },
  { kind: 'reference', name: 'memberId', label: 'Member', options: {} as never },
];
const choices = ['paid', 'open', 'late'].map(value => ({ value, label: value.toUpperCase() }));
const groupingBy = (word: string) => groupingOf(word, fields)!;
const group = (value: string | boolean | null, count = 1): SummaryGroup => ({ group: { value }, count });
const period = (value: string | number | null): SummaryGroup => ({
  group: { date: { value } },
  count: 1,
  min: { date: '2026-03-04' },
  max: { date: '2026-03-29' },
});
const found = (word: string, of: SummaryGroup, filters: FilterState = {}) =>
  filtersOfGroup(groupingBy(word), of, filters);

describe('what a list can be grouped by', () => {
  it('is choices, dates by month and year, booleans and references, unless they are computed', () => {
    expect(groupChoices(fields)).toEqual([
      { value: 'status', label: 'Status' },
      { value: 'invoiceDate.month', label: 'Invoice Date by month' },
      { value: 'invoiceDate.year', label: 'Invoice Date by year' },
      { value: 'createdAt.month', label: 'Created by month' },
      { value: 'createdAt.year', label: 'Created by year' },
      { value: 'renews', label: 'Renews' },
      { value: 'memberId', label: 'Member' },
    ]);
  });

  it.each(['', 'amount', 'unbilled', 'invoiceDate', 'invoiceDate.week', 'status.month'])(
    'is not %j',
    word => {
      expect(groupingOf(word, fields)).toBeNull();
    },
  );
});

describe('the rows of a group', () => {
  it('are those of the list with its value', () => {
    const search = { status: { operator: 'any', values: ['paid', 'open'] } } as const;
    const amount = { operator: 'range', from: '10', to: '' } as const;
    expect(found('status', group('open'), { ...search, amount })).toEqual({
      status: { operator: 'any', values: ['open'] },
      amount,
    });
    expect(found('memberId', group('7'))).toEqual({ memberId: { operator: 'any', values: ['7'] } });
    expect(found('renews', group(false))).toEqual({ renews: { operator: 'boolean', yes: false } });
  });

  it('are those without a value; a missing boolean has no filter', () => {
    expect(found('status', group(null))).toEqual({ status: { operator: 'empty' } });
    expect(found('invoiceDate.month', period(null))).toEqual({ invoiceDate: { operator: 'empty' } });
    expect(found('renews', group(null))).toBeNull();
  });

  it.each([
    ['invoiceDate.month', '2026-02', '2026-02-01', '2026-02-28'],
    ['invoiceDate.month', '2024-02', '2024-02-01', '2024-02-29'],
    ['invoiceDate.month', '2026-12', '2026-12-01', '2026-12-31'],
    ['invoiceDate.year', 2026, '2026-01-01', '2026-12-31'],
  ])('of %s %s are from %s to %s', (word, value, from, to) => {
    expect(found(word, period(value))).toEqual({ invoiceDate: { operator: 'range', from, to } });
  });

  it('are no more than the range of the list has', () => {
    const filters = { invoiceDate: { operator: 'range', from: 'now-30d/d', to: '' } } as const;
    expect(found('invoiceDate.month', period('2026-03'), filters)).toEqual({
      invoiceDate: { operator: 'range', from: '2026-03-04', to: '2026-03-29' },
    });
  });

  it('are exact where one of several conditions is enough', () => {
    const amount = { operator: 'range', from: '10', to: '', or: true } as const;
    const filters: FilterState = { status: { operator: 'any', values: ['paid'], or: true }, amount };
    expect(found('status', group('paid'), filters)).toEqual({
      status: { operator: 'any', values: ['paid'] },
    });
    expect(found('status', group('open'), filters)).toEqual({
      status: { operator: 'any', values: ['open'] },
      amount,
    });
    const dated: FilterState = { invoiceDate: { ...amount, from: '2026-03-10' }, amount };
    expect(found('invoiceDate.month', period('2026-03'), dated)).toBeNull();
  });

  describe('by the time of the club', () => {
    beforeEach(() => setClubTimeZone('America/New_York'));
    afterEach(() => setClubTimeZone('UTC'));

    it('begin and end on days of its clock', () => {
      const filters = { createdAt: { operator: 'range', from: '2026-03-01', to: '' } } as const;
      const ends = { min: { date: '2026-03-05T02:00:00Z' }, max: { date: '2026-03-30T12:00:00Z' } };
      expect(found('createdAt.month', { ...period('2026-03'), ...ends }, filters)).toEqual({
        createdAt: { operator: 'range', from: '2026-03-04', to: '2026-03-30' },
      });
    });
  });
});

describe('groups', () => {
  const texts = (word: string, groups: readonly SummaryGroup[]) =>
    orderedGroups(groupingBy(word), groups, choices).map(one => groupText(groupingBy(word), one, choices));

  it('are in the order of choices, with others and missing values last', () => {
    const groups = [group(null), group('on_hold'), group('late'), group('paid')];
    expect(texts('status', groups)).toEqual(['PAID', 'LATE', 'On Hold', '–']);
  });

  it('are in the order of the response where the largest are first', () => {
    expect(texts('-status', [group('late', 9), group(null, 5), group('paid', 2)])).toEqual([
      'LATE',
      '–',
      'PAID',
    ]);
  });

  it('of dates have the latest first', () => {
    const groups = ['2025-12', null, '2026-02', '2026-01'].map(period);
    expect(texts('invoiceDate.month', groups)).toEqual(['Feb 2026', 'Jan 2026', 'Dec 2025', '–']);
  });

  it('of records are named by their titles, numbers in them by size', () => {
    const named = (value: string, title: string) => ({ group: { value, record: { title } }, count: 1 });
    expect(texts('memberId', [named('3', 'Room 10'), named('4', 'Room 9'), named('5', 'Ada')])).toEqual([
      'Ada',
      'Room 9',
      'Room 10',
    ]);
  });
});
