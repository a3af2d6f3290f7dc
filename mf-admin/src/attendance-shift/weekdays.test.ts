import { expect, it } from 'vitest';
import { daysOf, daysText, shownDays } from './weekdays.ts';

it('reads days with and without blanks, and writes them in the order of the week', () => {
  expect(daysOf('Wed, Mon')).toEqual(['Wed', 'Mon']);
  expect(daysOf(null)).toEqual([]);
  expect(daysText(['Sun', 'Wed', 'Mon'])).toBe('Mon,Wed,Sun');
});

it.each([
  ['Mon,Tue,Wed,Thu,Fri', 'Mon–Fri'],
  ['Sun, Mon, Wed, Tue', 'Mon–Wed, Sun'],
  ['Mon,Tue,Thu', 'Mon, Tue, Thu'],
  ['', ''],
  [null, ''],
])('shows %s as %s', (stored, shown) => expect(shownDays(stored)).toBe(shown));
