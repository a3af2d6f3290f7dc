import { afterEach, expect, it, vi } from 'vitest';
import { clockTime, setClubTimeZone, today } from './club-clock.ts';
import { clubMoment } from './club-moment.ts';

afterEach(() => vi.useRealTimers());

it.each([
  ['America/New_York', '2026-03-01T04:59:00Z', '2026-02-28'],
  ['America/New_York', '2026-03-01T05:00:00Z', '2026-03-01'],
  ['Pacific/Auckland', '2026-02-28T11:00:00Z', '2026-03-01'],
  ['Pacific/Pago_Pago', '2026-03-01T10:59:00Z', '2026-02-28'],
])('today in %s at %s is %s', (zone, now, day) => {
  vi.useFakeTimers({ now: Date.parse(now) });
  setClubTimeZone(zone);
  expect(today()).toBe(day);
});

it('today some months ahead stays within the month', () => {
  setClubTimeZone('America/New_York');
  vi.useFakeTimers({ now: Date.parse('2026-01-31T18:00:00Z') });
  expect(today(1)).toBe('2026-02-28');
  expect(today(12)).toBe('2027-01-31');
});

it.each([
  ['America/New_York', '2026-07-04', '00:00', '2026-07-04T04:00:00.000Z'],
  ['America/New_York', '2026-01-04', '00:00', '2026-01-04T05:00:00.000Z'],
  ['Asia/Kathmandu', '2026-01-04', '12:00', '2026-01-04T06:15:00.000Z'],
  // Set forward at 02:00 on March 8: 02:30 does not exist.
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
  ['America/New_York', '2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
  // Set back at 02:00 on November 1: 01:30 comes twice.
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ['America/New_York', '2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
])('in %s the clock shows %s %s at %s', (zone, day, time, moment) => {
  setClubTimeZone(zone);
  expect(clubMoment(day, time).toISOString()).toBe(moment);
});

it('formats a column of cells with one Intl.DateTimeFormat', () => {
  setClubTimeZone('Europe/Lisbon');
  const create = vi.spyOn(Intl, 'DateTimeFormat');
  for (let cell = 0; cell < 5; cell++) clockTime('2026-07-04T04:00:00Z');
  expect(create).toHaveBeenCalledTimes(1);
  create.mockRestore();
});

it('a moment is shown by the clock on the wall, at midnight and in summer time', () => {
  setClubTimeZone('America/New_York');
  expect(clockTime('2026-07-04T04:00:00Z')).toEqual({ day: '2026-07-04', time: '00:00' });
  expect(clockTime('2026-01-04T04:59:00Z')).toEqual({ day: '2026-01-03', time: '23:59' });
  expect(clockTime('2026-11-01T06:30:00Z')).toEqual({ day: '2026-11-01', time: '01:30' });
});
