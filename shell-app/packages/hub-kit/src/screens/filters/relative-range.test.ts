import { describe, expect, test } from 'vitest';
import { setClubTimeZone } from '../../common/club-clock.ts';
import { readFilterState, writeFilterState } from '../../definition/filter-state.ts';
import type { AnyFilter } from '../../definition/filter-definition.ts';
import { checkInput, conditionOf, inputOf, operatorsOf } from './condition-input.ts';
import { rangeText } from './condition-text.tsx';

setClubTimeZone('UTC');

const day: AnyFilter = { kind: 'date', name: 'day', label: 'Day' };
const time: AnyFilter = { kind: 'dateTime', name: 'day', label: 'Day' };

const read = (field: AnyFilter, address: string) =>
  readFilterState(new URLSearchParams({ 'f.day': address }), [field])['day'];
function addressOf(field: AnyFilter, operator: 'ago' | 'past' | 'today' | 'within', days: number | null) {
  const address = new URLSearchParams();
  writeFilterState(address, { day: conditionOf({ ...inputOf(field, undefined), operator, days }) });
  return address.get('f.day');
}

describe.each([day, time])('a relative condition of a $kind', field => {
  test.each([
    ['ago', 30, '..-30d', 'at least 30 days ago'],
    ['ago', 9999, '..-9999d', 'at least 9,999 days ago'],
    ['past', null, '..-1d', 'before today'],
    ['today', null, 'today..today', 'today'],
    ['within', 1, 'today..1d', 'within 1 day'],
  ] as const)('%s %s is %s in the address, and reads %s', (operator, days, address, text) => {
    expect(addressOf(field, operator, days)).toBe(address);
    expect(inputOf(field, read(field, address))).toMatchObject({ operator, days });
    const [from, to] = address.split('..') as [string, string];
    expect(rangeText(field.kind, from, to)).toBe(text);
  });

  test('one day ago is before today', () => {
    expect(addressOf(field, 'ago', 1)).toBe('..-1d');
  });

  test('other ranges keep their ends', () => {
    expect(rangeText(field.kind, '-30d', '-7d')).toBe('30 days ago – 7 days ago');
    expect(inputOf(field, read(field, '2026-01-01..-7d'))).toMatchObject({ operator: 'between' });
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
