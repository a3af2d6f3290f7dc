import { expect, test } from 'vitest';
import { weekFrom } from './week.ts';

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
