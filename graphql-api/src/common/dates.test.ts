import { afterEach, expect, test, vi } from 'vitest';
import { addDays, addMonths, parseDateTime, today } from './dates.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('a month on is the same day, or the last of a shorter month', () => {
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
  expect(addMonths('2025-01-31', 1)).toBe('2025-02-28');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  expect(addMonths('2024-02-29', 48)).toBe('2028-02-29');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
});

test('days are counted over the ends of months, leap days and changes of the clock', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-12-20', 30)).toBe('2027-01-19');
});

test.each([
  ['Pacific/Kiritimati', '2026-11-21'],
  ['Pacific/Pago_Pago', '2026-11-20'],
  ['America/New_York', '2026-11-20'],
  ['UTC', '2026-11-20'],
])('today is the day of the club in %s', (zone, day) => {
  vi.useFakeTimers({ now: new Date('2026-11-20T23:30:00Z') });
  vi.stubEnv('CLUB_TIME_ZONE', zone);
  expect(today()).toBe(day);
});

test.each(['Pacific/Kiritimati', 'America/New_York', 'UTC'])(
  'no date-time of a client throws in %s',
  zone => {
    vi.stubEnv('CLUB_TIME_ZONE', zone);
    for (const text of [
      '0000-01-01',
      '0000-12-31T23:59',
      '-0001-01-01',
      '20000-01-01',
      '2026-02-30',
      '2026-01-01T24:01',
      '',
    ])
      expect(parseDateTime(text), text).toBeUndefined();
    for (const text of ['0001-01-01', '9999-12-31T23:59'])
      expect(() => parseDateTime(text), text).not.toThrow();
  },
);
