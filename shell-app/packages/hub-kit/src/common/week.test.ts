import { expect, test } from 'vitest';
import { weekStart } from './week.ts';

test.each([
  // Weeks that begin on Monday, Sunday and Saturday; November 23, 2026 is a Monday.
  ['2026-11-23', 1, '2026-11-23'],
  ['2026-11-29', 1, '2026-11-23'],
  ['2027-01-01', 1, '2026-12-28'],
  ['2026-11-23', 0, '2026-11-22'],
  ['2026-11-29', 0, '2026-11-29'],
  ['2026-11-23', 6, '2026-11-21'],
  ['2026-11-28', 6, '2026-11-28'],
])('the week of %s that begins on weekday %d begins on %s', (day, first, start) => {
  expect(weekStart(day, first)).toBe(start);
});
