import { expect, test } from 'vitest';
import { mondayOf, weekFrom } from './week.ts';

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-25', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test('a week has seven days, across the end of a month', () => {
  expect(weekFrom('2026-12-28')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
});
