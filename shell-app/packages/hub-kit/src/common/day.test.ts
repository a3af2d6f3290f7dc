import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  fromCalendarDate,
  isDay,
  monthsBetween,
  parseDay,
  toCalendarDate,
} from './day.ts';

describe('a day', () => {
  it.each([
    ['1/5/2025', '2025-01-05'],
    ['01/05/2025', '2025-01-05'],
    ['12-31-2024', '2024-12-31'],
    [' 2/29/2024 ', '2024-02-29'],
    ['2025-01-05', '2025-01-05'],
    ['05041994', '1994-05-04'],
    ['050494', '1994-05-04'],
    ['5/4/94', '1994-05-04'],
    ['1/5/25', '2025-01-05'],
    ['1/1/68', '2068-01-01'],
    ['12/31/76', '2076-12-31'],
    ['1/5/77', '1977-01-05'],
    ['2/29/28', '2028-02-29'],
    ['today', '2026-03-01'],
    ['Tomorrow', '2026-03-02'],
    [' YESTERDAY', '2026-02-28'],
  ])('typed as %s is %s', (typed, day) => expect(parseDay(typed, { now: '2026-03-01' })).toBe(day));

  it.each([
    ['5/4/94', '1994-05-04'],
    ['5/4/30', '1930-05-04'],
    ['030126', '2026-03-01'],
    ['030226', '1926-03-02'],
    ['03/02/2026', '2026-03-02'],
  ])('in the past, typed as %s, is %s', (typed, day) =>
    expect(parseDay(typed, { past: true, now: '2026-03-01' })).toBe(day),
  );

  it.each([
    '2/29/2025',
    '13/1/2025',
    '0/1/2025',
    '1/32/2025',
    '25/12/2025',
    // Month or day first? Nobody can tell.
    '05.06.2025',
    '25.12.2025',
    '5.6.25',
    '1/5-2025',
    '1/5/202',
    '0504',
    '13012025',
    'soon',
    'constructor',
    '2025-02-30',
    '',
  ])('is not %j', typed => expect(parseDay(typed)).toBeNull());

  it('goes through a calendar unchanged', () => {
    for (const day of ['2025-03-09', '2025-11-02', '2024-02-29', '1969-12-31']) {
      expect(fromCalendarDate(toCalendarDate(day))).toBe(day);
    }
  });

  it('exists or not', () => {
    expect(isDay('2024-02-29')).toBe(true);
    expect(isDay('2023-02-29')).toBe(false);
  });
});

it('days are counted over the end of a month, leap days and the change of clocks', () => {
  expect(addDays('2024-02-20', 14)).toBe('2024-03-05');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-03-01', '2026-03-15')).toBe(14);
  expect(daysBetween('2026-11-05', '2026-10-30')).toBe(-6);
});

it('adds months within the month, and counts them to the nearest', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
  expect(addMonths('2026-11-15', 3)).toBe('2027-02-15');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(monthsBetween('2026-01-31', '2026-02-28')).toBe(1);
  expect(monthsBetween('2025-06-01', '2026-06-01')).toBe(12);
  expect(monthsBetween('2026-01-01', '2026-01-08')).toBe(0);
  expect(monthsBetween('2026-03-01', '2026-01-01')).toBe(-2);
});
