import { expect, test } from 'vitest';
import { isOpen } from './opening-hours.ts';

test.each([
  ['09:00-18:00', '09:00', '18:00', true],
  ['09:00-18:00', '08:59', '10:00', false],
  ['09:00-18:00', '17:30', '18:01', false],
  ['9 - 18', '09:00', '10:00', true],
  ['09:00–18:00', '17:00', '19:00', false],
  ['08:00-12:00, 14:00-20:00', '11:00', '12:00', true],
  ['08:00-12:00, 14:00-20:00', '11:30', '14:30', false],
  ['14:00-20:00; 08:00-14:00', '13:30', '14:30', true],
  ['closed', '09:00', '10:00', false],
  [' Closed ', '09:00', '10:00', false],
  ['18:00-02:00', '22:00', '23:59', true],
  ['18:00-02:00', '17:00', '19:00', false],
  ['00:00-24:00', '00:00', '23:59', true],
  // What is not understood is no limit.
  ['by appointment', '03:00', '04:00', true],
  ['09:00-18:00, by appointment', '03:00', '04:00', true],
  ['25:00-26:00', '03:00', '04:00', true],
  ['', '03:00', '04:00', true],
  [null, '03:00', '04:00', true],
])('%j from %s to %s: %s', (hours, from, until, open) => {
  expect(isOpen(hours, from, until)).toBe(open);
});
