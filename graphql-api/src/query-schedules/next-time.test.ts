import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextTime, type Times } from './next-time.ts';

beforeEach(() => void vi.stubEnv('CLUB_TIME_ZONE', 'Europe/Berlin'));
afterEach(() => void vi.unstubAllEnvs());

const daily: Times = { frequency: 'daily', days: [], dayOfMonth: null, time: '07:00' };

// 2026-11-27 is a Friday. Berlin is an hour ahead of UTC in winter, and two in summer.
test.each<[string, Partial<Times>, string, string]>([
  ['today', {}, '2026-11-27T05:59:59Z', '2026-11-27T06:00:00Z'],
  ['tomorrow once it is over', {}, '2026-11-27T06:00:00Z', '2026-11-28T06:00:00Z'],
  ['Monday after Friday', { frequency: 'weekdays' }, '2026-11-27T06:00:00Z', '2026-11-30T06:00:00Z'],
  [
    'the next of the days',
    { frequency: 'weekly', days: ['monday', 'thursday'] },
    '2026-11-30T07:00:00Z',
    '2026-12-03T06:00:00Z',
  ],
  ['a week later', { frequency: 'weekly', days: ['friday'] }, '2026-11-27T06:00:00Z', '2026-12-04T06:00:00Z'],
  [
    'a day of the month',
    { frequency: 'monthly', dayOfMonth: 5 },
    '2026-11-27T06:00:00Z',
    '2026-12-05T06:00:00Z',
  ],
  [
    'the last day of a shorter month',
    { frequency: 'monthly', dayOfMonth: 31 },
    '2027-01-31T06:00:00Z',
    '2027-02-28T06:00:00Z',
  ],
  ['the day of the club, not of UTC', { time: '00:30' }, '2026-11-27T23:00:00Z', '2026-11-27T23:30:00Z'],
  ['summer time', {}, '2027-03-27T06:00:00Z', '2027-03-28T05:00:00Z'],
  ['a time that clocks skip', { time: '02:30' }, '2027-03-27T12:00:00Z', '2027-03-28T01:30:00Z'],
  ['a time that comes twice, once', { time: '02:30' }, '2026-10-25T00:30:00Z', '2026-10-26T01:30:00Z'],
])('the next time is %s', (_case, times, after, expected) => {
  expect(nextTime({ ...daily, ...times }, new Date(after)).toISOString()).toBe(
    new Date(expected).toISOString(),
  );
});
