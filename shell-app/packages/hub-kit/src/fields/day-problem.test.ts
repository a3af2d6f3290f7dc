import { expect, it } from 'vitest';
import { dayProblem } from './day-problem.ts';

it('only a day of the calendar can be used', () => {
  expect(dayProblem('2024-02-29', true)).toBeUndefined();
  for (const day of ['2026-99-99', '2026-02-29', '01/0'])
    expect(dayProblem(day)).toBe('Enter a date as MM/DD/YYYY');
});

it('an empty field is a problem only where a day is required', () => {
  expect(dayProblem('')).toBeUndefined();
  expect(dayProblem('', true)).toBe('Enter a date');
});
