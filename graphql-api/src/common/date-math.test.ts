import { expect, test } from 'vitest';
import { lastDayOf, relativeTime, type Clock } from './date-math.ts';

const UTC: Clock = {
  firstWeekday: 1,
  fiscalYearStart: 4,
  local: dateTime => dateTime,
  dateTime: local => local,
};
/** A Saturday. */
const NOW = Date.parse('2026-11-28T17:45:10.500Z');

const between = (text: string, now = NOW) => {
  const found = relativeTime(text, UTC, now);
  return found && [found.start, found.end].map(moment => moment.toISOString().replace('.000Z', 'Z'));
};
const day = (text: string) => between(text)?.map(moment => moment.slice(0, 10));

test.each([
  ['now', '2026-11-28T17:45:10.500Z'],
  ['now-1h', '2026-11-28T16:45:10.500Z'],
  ['now+90m', '2026-11-28T19:15:10.500Z'],
  ['now-30d', '2026-10-29T17:45:10.500Z'],
  ['now+2w', '2026-12-12T17:45:10.500Z'],
  ['now-9M', '2026-02-28T17:45:10.500Z'],
  ['now-1Q', '2026-08-28T17:45:10.500Z'],
  ['now+1y-1d', '2027-11-27T17:45:10.500Z'],
  ['now-60y', '1966-11-28T17:45:10.500Z'],
])('%s is one moment', (text, moment) => expect(between(text)).toEqual([moment, moment]));

test.each([
  ['now/d', ['2026-11-28', '2026-11-28']],
  ['now-30d/d', ['2026-10-29', '2026-10-29']],
  ['now/w', ['2026-11-23', '2026-11-29']],
  ['now-1w/w', ['2026-11-16', '2026-11-22']],
  ['now-1M/M', ['2026-10-01', '2026-10-31']],
  ['now/Q', ['2026-10-01', '2026-12-31']],
  ['now-1y/y', ['2025-01-01', '2025-12-31']],
  ['now/y+1M/M', ['2026-02-01', '2027-01-31']],
])('%s is a span', (text, days) => expect(day(text)).toEqual(days));

test.each([
  [0, '2026-11-28', ['2026-11-22', '2026-11-28']],
  [1, '2026-11-29', ['2026-11-23', '2026-11-29']],
  [6, '2026-11-28', ['2026-11-28', '2026-12-04']],
])('a week from weekday %i has %s', (firstWeekday, now, days) => {
  const { start, end } = relativeTime('now/w', { ...UTC, firstWeekday }, Date.parse(now))!;
  expect([start, end].map(moment => moment.toISOString().slice(0, 10))).toEqual(days);
});

test.each([
  [1, 'now/fy', '2026-11-28', ['2026-01-01', '2026-12-31']],
  [4, 'now/fy', '2026-11-28', ['2026-04-01', '2027-03-31']],
  [4, 'now/fy', '2026-03-31', ['2025-04-01', '2026-03-31']],
  [4, 'now-1y/fy', '2026-04-01', ['2025-04-01', '2026-03-31']],
  [10, 'now/fQ', '2026-12-31', ['2026-10-01', '2026-12-31']],
  [2, 'now/fQ', '2027-01-15', ['2026-11-01', '2027-01-31']],
  [2, 'now-1Q/fQ', '2027-01-15', ['2026-08-01', '2026-10-31']],
  [12, 'now/fQ', '2028-02-29', ['2027-12-01', '2028-02-29']],
])('fiscal years from month %i: %s on %s', (fiscalYearStart, text, now, days) => {
  const { start, end } = relativeTime(text, { ...UTC, fiscalYearStart }, Date.parse(now))!;
  expect([start, end].map(moment => moment.toISOString().slice(0, 10))).toEqual(days);
});

test.each([
  ['d', '2026-11-28', '2026-11-28'],
  ['w', '2026-11-28', '2026-11-29'],
  ['w', '2026-11-29', '2026-11-29'],
  ['M', '2028-02-01', '2028-02-29'],
  ['Q', '2026-11-28', '2026-12-31'],
  ['y', '2026-01-01', '2026-12-31'],
  ['fQ', '2026-02-01', '2026-03-31'],
  ['fy', '2026-03-31', '2026-03-31'],
  ['fy', '2026-04-01', '2027-03-31'],
])('the last day of %s at %s is %s', (unit, from, to) =>
  expect(new Date(lastDayOf(unit, Date.parse(from), UTC)).toISOString()).toBe(`${to}T00:00:00.000Z`),
);

test('a span begins with its first moment and ends with its last', () => {
  expect(between('now/M')).toEqual(['2026-11-01T00:00:00Z', '2026-11-30T23:59:59.999Z']);
  expect(between('now/h')).toEqual(['2026-11-28T17:00:00Z', '2026-11-28T17:59:59.999Z']);
});

test('the last day of a month is that of a shorter one', () => {
  const march = Date.parse('2028-03-31T12:00:00Z');
  expect(between('now-1M', march)![0]).toBe('2028-02-29T12:00:00Z');
  expect(between('now-1y-1M', march)![0]).toBe('2027-02-28T12:00:00Z');
});

test.each([
  '',
  'now ',
  'Now',
  'now-',
  'now-30',
  'now30d',
  'now/',
  'now/x',
  'now/fM',
  'now-1fy',
  'now-1.5d',
  'now-12345d',
  'now-9999y',
  'now-1100y',
  'now+9999y',
  'now||/d',
  'today',
  '2026-11-28',
])('“%s” is none', text => expect(relativeTime(text, UTC, NOW)).toBeUndefined());

test('days are those of the clock, also where it is set forward and back', () => {
  // New York: clocks are set forward on 8 March 2026 and back on 1 November 2026, at 2:00.
  const hours = (moment: number) =>
    moment < Date.parse('2026-03-08T07:00:00Z') ? 5 : moment < Date.parse('2026-11-01T06:00:00Z') ? 4 : 5;
  const clock: Clock = {
    ...UTC,
    local: dateTime => dateTime - hours(dateTime) * 3_600_000,
    dateTime: local =>
      local < Date.parse('2026-03-08T02:00:00Z')
        ? local + 5 * 3_600_000
        : local < Date.parse('2026-11-01T02:00:00Z')
          ? local + 4 * 3_600_000
          : local + 5 * 3_600_000,
  };
  const noon = Date.parse('2026-03-08T16:00:00Z');
  const { start, end } = relativeTime('now/d', clock, noon)!;
  expect([start, end].map(date => date.toISOString())).toEqual([
    '2026-03-08T05:00:00.000Z',
    '2026-03-09T03:59:59.999Z',
  ]);
  expect(relativeTime('now-1d', clock, noon)!.start.toISOString()).toBe('2026-03-07T17:00:00.000Z');
  expect(relativeTime('now-24h', clock, noon)!.start.toISOString()).toBe('2026-03-07T16:00:00.000Z');
});
