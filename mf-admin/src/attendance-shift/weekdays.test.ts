import { expect, it } from 'vitest';
import { daysOf, daysText } from './weekdays.ts';

it('reads days with and without blanks, and writes them in the order of the week', () => {
  expect(daysOf('Wed, Mon')).toEqual(['Wed', 'Mon']);
  expect(daysOf(null)).toEqual([]);
  expect(daysText(['Sun', 'Wed', 'Mon'])).toBe('Mon,Wed,Sun');
});
