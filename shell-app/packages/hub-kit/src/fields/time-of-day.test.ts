import { expect, it } from 'vitest';
import { movedEnd } from './time-of-day.ts';

it.each([
  ['09:00', '10:00', '14:30', '15:30'],
  ['09:00', '10:30', '08:15', '09:45'],
  ['09:00', '10:00', '23:30', '23:59'],
  ['10:00', '09:00', '11:00', null],
  ['09:00', '', '11:00', null],
  ['', '10:00', '11:00', null],
  ['09:00', '10:00', '', null],
])('%s to %s, moved to %s, ends at %s', (start, end, moved, expected) =>
  expect(movedEnd({ start, end }, moved)).toBe(expected),
);

it.each([
  ['14:00', '22:00', '20:00', '04:00'],
  ['22:00', '06:00', '21:00', '05:00'],
  ['22:00', '06:00', '06:00', '14:00'],
])('overnight, %s to %s, moved to %s, ends at %s', (start, end, moved, expected) =>
  expect(movedEnd({ start, end }, moved, true)).toBe(expected),
);
