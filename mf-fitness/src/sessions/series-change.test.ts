import { expect, test } from 'vitest';
import { changeOf, changeProblems, valuesOf } from './series-change.ts';

const session = {
  id: '7',
  date: '2041-03-11',
  startTime: '10:00',
  endTime: '11:00',
  status: 'scheduled',
  trainerId: '3',
  location: null,
  roomNumber: 'B 2',
  price: 40,
  seriesId: 5,
  name: 'Ada Moss, 03/11/2041 10:00',
};
const values = valuesOf(session);

test('what differs is set, and the rest stays as each session has it', () => {
  expect(changeOf(session, values)).toEqual({
    sessionId: '7',
    scope: 'FOLLOWING',
    shiftDays: 0,
    patch: {},
    overlapReason: null,
  });
  const changed = { ...values, startTime: '09:00', trainerId: '4', location: 'Harbor Gym', price: null };
  expect(changeOf(session, changed).patch).toEqual({
    startTime: '09:00',
    trainerId: '4',
    location: 'Harbor Gym',
    price: 0,
  });
  expect(changeOf(session, { ...values, roomNumber: '' }).patch).toEqual({ roomNumber: null });
});

test('all move by as many days as the session, also over the clock change', () => {
  expect(changeOf(session, { ...values, date: '2041-03-13' }).shiftDays).toBe(2);
  expect(changeOf(session, { ...values, date: '2041-03-10' }).shiftDays).toBe(-1);
  expect(changeOf(session, { ...values, date: '2041-04-11' }).shiftDays).toBe(31);
});

test('a change needs a day, a trainer, and times in their order', () => {
  expect(changeProblems(values)).toEqual({});
  expect(
    Object.keys(changeProblems({ ...values, date: '', trainerId: '', endTime: '09:00' })).sort(),
  ).toEqual(['date', 'endTime', 'trainerId']);
});
