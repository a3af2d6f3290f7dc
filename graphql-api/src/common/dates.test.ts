import { afterEach, expect, test, vi } from 'vitest';
import { addDays, addMonths, endOfDay, parseDateTime, today } from './dates.ts';

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

test.each([
  ['Pacific/Kiritimati', '2026-11-20T10:00:00.000Z'],
  ['America/New_York', '2026-11-21T05:00:00.000Z'],
  ['UTC', '2026-11-21T00:00:00.000Z'],
])('a day ends at the midnight of the club in %s', (zone, moment) => {
  vi.stubEnv('CLUB_TIME_ZONE', zone);
  expect(endOfDay('2026-11-20')).toBe(moment);
  expect(endOfDay('9999-12-31')).toBe('infinity');
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

test.each([
  // Clocks are set forward at midnight: the day begins at 01:00.
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
  ['America/Santiago', '2026-09-06T00:30', '2026-09-06T04:30:00.000Z'],
  ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  // They are set back from midnight to 23:00, or from 01:00 to midnight, which comes twice.
  ['America/Santiago', '2026-04-05', '2026-04-05T04:00:00.000Z'],
  ['America/Santiago', '2026-04-04T23:30', '2026-04-05T02:30:00.000Z'],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['America/Havana', '2026-11-01T00:30', '2026-11-01T04:30:00.000Z'],
  ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  // Half an hour; and a day that the island skipped.
  ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00.000Z'],
  ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30T22:00:00.000Z'],
  ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z'],
])('in %s, %s is %s', (zone, text, moment) => {
  vi.stubEnv('CLUB_TIME_ZONE', zone);
  expect(parseDateTime(text)?.toISOString()).toBe(moment);
});

test.each(['America/Bogota', ''])('many plain dates are read with few formatters, in the zone "%s"', zone => {
  vi.stubEnv('CLUB_TIME_ZONE', zone);
  const formats = vi.spyOn(Intl, 'DateTimeFormat');
  for (let day = 0; day < 1_000; day++) parseDateTime(addDays('2020-01-01', day));
  expect(formats.mock.calls.length).toBeLessThanOrEqual(2);
});
