import { expect, test } from 'vitest';
import { nextBirthdays } from './birthdays.ts';

const born = (dateOfBirth: string | null) => ({ name: 'Ann Lee', dateOfBirth });

test.each([
  ['1990-11-28', '2026-11-28', '2026-11-28', 36],
  ['1990-12-05', '2026-11-28', '2026-12-05', 36],
  ['1990-01-02', '2026-12-28', '2027-01-02', 37],
  ['2000-02-29', '2028-02-25', '2028-02-29', 28],
  ['2000-02-29', '2026-02-25', '2026-03-01', 26],
])('born on %s, seen on %s: %s, %i years', (dateOfBirth, today, day, age) => {
  expect(nextBirthdays([born(dateOfBirth)], today)).toEqual([{ ...born(dateOfBirth), day, age }]);
});

test.each([
  [null, '2026-11-28'],
  ['1990-12-06', '2026-11-28'],
  ['1990-11-27', '2026-11-28'],
  ['2000-02-29', '2028-03-01'],
  ['2026-11-28', '2026-11-28'],
])('born on %s, seen on %s: none', (dateOfBirth, today) => {
  expect(nextBirthdays([born(dateOfBirth)], today)).toEqual([]);
});

test('the next come first', () => {
  const people = [born('1990-12-01'), born('1985-11-29')];
  expect(nextBirthdays(people, '2026-11-28').map(({ day }) => day)).toEqual(['2026-11-29', '2026-12-01']);
});
