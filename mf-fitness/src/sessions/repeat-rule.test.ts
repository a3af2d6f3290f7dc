import { expect, test } from 'vitest';
import { repeatProblems, ruleOf, weekdayOf, type RepeatValues } from './repeat-rule.ts';

const days = { MO: true, TU: false, WE: false, TH: true, FR: false, SA: false, SU: false };
const values: RepeatValues = {
  interval: 2,
  days,
  until: '',
  times: 9,
  skipClashes: false,
  overlapReason: '',
};

test('COUNT includes the session itself, and a day replaces it', () => {
  expect(ruleOf(values)).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;COUNT=10');
  expect(ruleOf({ ...values, until: '2031-03-31' })).toBe(
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20310331',
  );
});

test('a week begins on Monday', () => {
  expect([weekdayOf('2031-03-03'), weekdayOf('2031-03-09')]).toEqual(['MO', 'SU']);
});

test('an interval, and a day or how many times, are required', () => {
  expect(repeatProblems(values)).toEqual({});
  expect(Object.keys(repeatProblems({ ...values, interval: 0, times: null }))).toEqual(['interval', 'times']);
  expect(repeatProblems({ ...values, until: '2031-03-31', times: null })).toEqual({});
});
