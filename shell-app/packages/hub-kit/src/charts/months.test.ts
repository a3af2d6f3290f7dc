import { expect, test } from 'vitest';
import { formatMonth } from '../common/format.ts';
import { daysOfMonth, lastMonths, valuesByMonth } from './months.ts';

test('the last months end with the present one, over the turn of a year', () => {
  expect(lastMonths(3, '2026-01-31')).toEqual(['2025-11', '2025-12', '2026-01']);
  expect(lastMonths(12, '2026-12-01').at(0)).toBe('2026-01');
});

test('a month is named with its year', () => {
  expect(formatMonth('2026-03')).toBe('Mar 2026');
  expect(formatMonth('2026-03', 'long')).toBe('March 2026');
});

test('a month without a group counts nothing', () => {
  const groups = [
    { month: '2026-01', value: 5 },
    { month: '2026-03', value: null },
    { month: '2024-01', value: 9 },
  ];
  expect(valuesByMonth(['2026-01', '2026-02', '2026-03'], groups, group => group)).toEqual([5, 0, 0]);
});

test('the days of a month end with its last, or earlier', () => {
  expect(daysOfMonth('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(daysOfMonth('2028-02', '2028-03-15')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(daysOfMonth('2026-03', '2026-03-15')).toEqual({ from: '2026-03-01', to: '2026-03-15' });
});
