import { expect, test } from 'vitest';
import { clashText } from './clash-text.ts';

const clash = {
  date: '2031-03-05',
  record: 'session',
  recordId: '7',
  name: 'Tom',
  trainerName: 'Eva',
  memberName: 'Ann',
  startTime: '10:00',
  endTime: '11:00',
  hours: null,
};

test.each([
  ['trainer', {}, 'Tom has a session with Ann from 10:00 to 11:00 already.'],
  ['member', { name: 'Ben' }, 'Ben has a session with Eva from 10:00 to 11:00 already.'],
  ['room', { name: 'A 1' }, 'Room A 1 is taken by Eva from 10:00 to 11:00.'],
  ['trainer_absent', {}, 'Tom is absent on this day.'],
  ['outside_availability', {}, 'Tom is not available on Wednesday.'],
  ['location_closed', { name: 'Harbor Gym', hours: 'closed' }, 'Harbor Gym is closed on this day.'],
  ['location_closed', { name: 'Harbor Gym', hours: '9-18' }, 'Harbor Gym is open 9-18 on this day.'],
  ['equipment', { name: 'Treadmill 1' }, 'Treadmill 1 is out of use.'],
  ['of a later version', {}, null],
])('%s', (kind, more, text) => {
  expect(clashText({ ...clash, kind, ...more })).toBe(text);
});
