import { expect, test } from 'vitest';
import { parseTime } from './time.ts';

test.each([
  ['09:00', '09:00'],
  ['9', '09:00'],
  ['930', '09:30'],
  ['1830', '18:30'],
  ['9.05', '09:05'],
  ['9:30 pm', '21:30'],
  ['12am', '00:00'],
  ['12 p.m.', '12:00'],
])('%s is %s', (text, time) => {
  expect(parseTime(text)).toBe(time);
});

test.each(['', '24:00', '9:60', '13 pm', '0 am', 'noon', '9:5'])('%j is no time', text => {
  expect(parseTime(text)).toBeNull();
});
