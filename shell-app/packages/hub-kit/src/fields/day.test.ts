import { describe, expect, it } from 'vitest';
import { dayText } from './day-text.ts';
import { addDays, daysBetween, fromCalendarDate, isDay, parseDay, toCalendarDate } from './day.ts';

describe('a day', () => {
  it.each([
    ['1/5/2025', '2025-01-05'],
    ['01/05/2025', '2025-01-05'],
    ['12-31-2024', '2024-12-31'],
    [' 2/29/2024 ', '2024-02-29'],
    ['2025-01-05', '2025-01-05'],
  ])('typed as %s is %s', (typed, day) => expect(parseDay(typed)).toBe(day));

  it.each(['2/29/2025', '13/1/2025', '0/1/2025', '1/32/2025', '1/5/25', 'soon', '2025-02-30', ''])(
    'is not %j',
    typed => expect(parseDay(typed)).toBeNull(),
  );

  it('goes through a calendar unchanged', () => {
    for (const day of ['2025-03-09', '2025-11-02', '2024-02-29', '1969-12-31']) {
      expect(fromCalendarDate(toCalendarDate(day))).toBe(day);
    }
  });

  it('exists or not', () => {
    expect(isDay('2024-02-29')).toBe(true);
    expect(isDay('2023-02-29')).toBe(false);
  });

  it('may be left empty in a form, but not be half a date', async () => {
    await expect(dayText().validate('')).resolves.toBe('');
    await expect(dayText().validate('1/5/20')).rejects.toThrow('Enter a date as MM/DD/YYYY');
  });
});

it('days are counted over the end of a month, leap days and the change of clocks', () => {
  expect(addDays('2024-02-20', 14)).toBe('2024-03-05');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-03-01', '2026-03-15')).toBe(14);
  expect(daysBetween('2026-11-05', '2026-10-30')).toBe(-6);
});
