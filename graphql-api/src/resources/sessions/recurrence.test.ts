import { expect, test } from 'vitest';
import { followingDays } from './recurrence.ts';

/** A Monday. */
const MONDAY = '2031-03-03';

test('without BYDAY it is the weekday of the session, and the session is the first of COUNT', () => {
  expect(followingDays('FREQ=WEEKLY;COUNT=3', MONDAY)).toEqual(['2031-03-10', '2031-03-17']);
});

test('UNTIL is the last day', () => {
  const days = ['2031-03-10', '2031-03-17'];
  expect(followingDays('FREQ=WEEKLY;UNTIL=20310317', MONDAY)).toEqual(days);
  expect(followingDays('FREQ=WEEKLY;UNTIL=20310316', MONDAY)).toEqual(days.slice(0, 1));
});

test('several weekdays, from Monday to Sunday', () => {
  expect(followingDays('FREQ=WEEKLY;BYDAY=SU,MO,TH;COUNT=5', MONDAY)).toEqual([
    '2031-03-06',
    '2031-03-09',
    '2031-03-10',
    '2031-03-13',
  ]);
});

test('every second week leaves out the weeks between, which begin on Monday', () => {
  expect(followingDays('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;COUNT=4', '2031-03-04')).toEqual([
    '2031-03-09',
    '2031-03-18',
    '2031-03-23',
  ]);
});

test('months and years end, and the clocks change, without a day being lost', () => {
  // Clocks are set forward on 2031-03-30 in Europe and on 2031-03-09 in America, back on 2031-10-26 and 2031-11-02.
  expect(followingDays('FREQ=WEEKLY;COUNT=3', '2031-03-23')).toEqual(['2031-03-30', '2031-04-06']);
  expect(followingDays('FREQ=WEEKLY;COUNT=4', '2031-10-19')).toEqual([
    '2031-10-26',
    '2031-11-02',
    '2031-11-09',
  ]);
  expect(followingDays('FREQ=WEEKLY;COUNT=3', '2032-02-22')).toEqual(['2032-02-29', '2032-03-07']);
  expect(followingDays('FREQ=WEEKLY;COUNT=2', '2031-12-31')).toEqual(['2032-01-07']);
});

test('at most 104 sessions follow', () => {
  expect(followingDays('FREQ=WEEKLY;COUNT=105', MONDAY)).toHaveLength(104);
  for (const rule of ['FREQ=WEEKLY;COUNT=106', 'FREQ=WEEKLY;UNTIL=99991231'])
    expect(() => followingDays(rule, MONDAY)).toThrow('A session is repeated at most 104 times');
});

test.each([
  ['', 'A rule is weekly'],
  ['FREQ=DAILY;COUNT=2', 'A rule is weekly'],
  ['FREQ=WEEKLY;BYDAY=1MO;COUNT=2', 'A rule is weekly'],
  ['FREQ=WEEKLY;COUNT=0', 'A rule is weekly'],
  ['FREQ=WEEKLY;COUNT=2;COUNT=3', 'A rule is weekly'],
  ['FREQ=WEEKLY;COUNT=2;BYHOUR=9', 'A rule is weekly'],
  ['FREQ=WEEKLY', 'A rule ends either with UNTIL or with COUNT'],
  ['FREQ=WEEKLY;COUNT=2;UNTIL=20310401', 'A rule ends either with UNTIL or with COUNT'],
  ['FREQ=WEEKLY;UNTIL=20310401T090000Z', 'UNTIL is a day, such as 20310331'],
  ['FREQ=WEEKLY;UNTIL=20310231', 'UNTIL is a day, such as 20310331'],
  ['FREQ=WEEKLY;BYDAY=TU;COUNT=2', 'BYDAY must include MO, the weekday of the session'],
  ['FREQ=WEEKLY;COUNT=1', 'The rule has no day after this session'],
])('%s is rejected: %s', (rule, message) => {
  expect(() => followingDays(rule, MONDAY)).toThrow(message);
});
