import { describe, expect, test } from 'vitest';
import { setClubTimeZone, today } from '../../common/club-clock.ts';
import { addDays } from '../../common/day.ts';
import { readFilterState, writeFilterState } from '../../definition/filter-state.ts';
import type { AnyFilter } from '../../definition/filter-definition.ts';
import { checkInput, conditionOf, inputOf, operatorsOf, type ConditionInput } from './condition-input.ts';
import { rangeText } from './condition-text.tsx';

setClubTimeZone('UTC');

const day: AnyFilter = { kind: 'date', name: 'day', label: 'Day' };
const time: AnyFilter = { kind: 'dateTime', name: 'day', label: 'Day' };

const read = (field: AnyFilter, address: string) =>
  readFilterState(new URLSearchParams({ 'f.day': address }), [field])['day'];
function addressOf(field: AnyFilter, changes: Partial<ConditionInput>) {
  const address = new URLSearchParams();
  writeFilterState(address, { day: conditionOf({ ...inputOf(field, undefined), ...changes }) });
  return address.get('f.day');
}

describe.each([day, time])('a relative condition of a $kind', field => {
  test.each([
    ['ago', 30, '..now-30d/d', 'at least 30 days ago'],
    ['ago', 9999, '..now-9999d/d', 'at least 9,999 days ago'],
    ['past', null, '..now-1d/d', 'before today'],
    ['today', null, 'now/d..now/d', 'today'],
    ['within', 1, 'now/d..now+1d/d', 'within 1 day'],
    ['last', 7, 'now-7d/d..now/d', 'in the last 7 days'],
  ] as const)('%s %s is %s in the address, and reads %s', (operator, days, address, text) => {
    expect(addressOf(field, { operator, days })).toBe(address);
    expect(inputOf(field, read(field, address))).toMatchObject({ operator, days });
    const [from, to] = address.split('..') as [string, string];
    expect(rangeText(field.kind, from, to)).toBe(text);
  });

  test('one day ago is before today', () => {
    expect(addressOf(field, { operator: 'ago', days: 1 })).toBe('..now-1d/d');
  });

  test.each([
    ['now/w', 'this week'],
    ['now-1M/M', 'last month'],
    ['now+1Q/Q', 'next quarter'],
    ['now/y', 'this year'],
    ['now/fy', 'this year (fiscal)'],
    ['now-1Q/fQ', 'last quarter (fiscal)'],
    // Only in addresses.
    ['now-2M/M', '2 months ago'],
  ])('%s reads %s', (period, text) => {
    const address = `${period}..${period}`;
    expect(addressOf(field, { operator: 'period', period })).toBe(address);
    expect(inputOf(field, read(field, address))).toMatchObject({ operator: 'period', period });
    expect(rangeText(field.kind, period, period)).toBe(text);
  });

  test('other ranges keep their ends', () => {
    expect(rangeText(field.kind, 'now-30d/d', 'now-7d/d')).toBe('30 days ago – 7 days ago');
    expect(rangeText(field.kind, 'now-30d/M', '')).toBe('from now-30d/M');
    expect(inputOf(field, read(field, '2026-01-01..now-7d/d'))).toMatchObject({
      operator: 'between',
      from: '2026-01-01',
      to: addDays(today(), -7),
    });
  });

  test.each([null, 0, -3, 1.5, 10_000])('%s days are a validation error', days => {
    const input = { ...inputOf(field, undefined), operator: 'ago', days } as const;
    expect(checkInput(field, input)).toEqual({ days: 'Enter a whole number from 1 to 9,999' });
  });

  test('the form offers it', () => {
    expect(operatorsOf(field.kind)).toContainEqual({ value: 'ago', label: 'is at least so many days ago' });
  });
});

test('an amount has no days', () => {
  expect(rangeText('money', '', '-30')).toBe('up to -$30.00');
});
