import { expect, test } from 'vitest';
import { minutesOfSlot, movedSlot, proposedSlot, resizedSlot, slotValues } from './time-slot.ts';

const today = '2026-11-28';
const definition = { date: 'date', start: 'startTime', end: 'endTime', columns: [] };

const day = '2026-11-30';
const textOf = (slot: ReturnType<typeof movedSlot>) => slot && `${slot.day} ${slot.start} ${slot.end}`;

test.each([
  ['09:00', '10:30', 15, '2026-11-30 09:15 10:45'],
  ['09:00', '10:30', -30, '2026-11-30 08:30 10:00'],
  ['09:00', '10:30', 1440, '2026-12-01 09:00 10:30'],
  ['09:00', '10:30', -1440, '2026-11-29 09:00 10:30'],
  ['22:30', '23:30', 30, '2026-11-30 23:00 23:59'],
  ['22:30', '23:30', 45, null],
  ['00:00', '01:00', -15, null],
  ['00:00', '01:00', -60, '2026-11-29 23:00 23:59'],
])('%s to %s, %d minutes later, is %s', (start, end, minutes, expected) => {
  expect(textOf(movedSlot({ day, start, end }, minutes))).toBe(expected);
});

test.each([
  ['09:00', '10:00', 15, '2026-11-30 09:00 10:15'],
  ['09:00', '10:00', -45, '2026-11-30 09:00 09:15'],
  ['09:00', '10:00', -60, null],
  ['23:00', '23:45', 15, '2026-11-30 23:00 23:59'],
  ['23:00', '23:45', 30, null],
])('%s to %s, ending %d minutes later, is %s', (start, end, minutes, expected) => {
  expect(textOf(resizedSlot({ day, start, end }, minutes))).toBe(expected);
});

test.each([
  ['09:00', '10:15', 540, 615],
  ['09:00', '', 540, 570],
  ['23:50', '00:10', 1430, 1440],
])('%s to %s is shown from minute %d to %d', (start, end, from, to) => {
  expect(minutesOfSlot({ start, end })).toEqual({ from, to });
});

test.each([
  // The next full hour of today, if it is shown.
  ['week', '2026-11-25', '10:20', '2026-11-28 11:00 12:00'],
  ['day', '2026-11-28', '10:00', '2026-11-28 11:00 12:00'],
  ['day', '2026-11-28', '23:40', '2026-11-28 22:00 23:00'],
  ['day', '2026-11-27', '10:20', '2026-11-27 09:00 10:00'],
  ['week', '2026-12-02', '10:20', '2026-12-02 09:00 10:00'],
] as const)('a new record in the %s of %s at %s is at %s', (view, day, time, expected) => {
  const slot = proposedSlot({ view, day, by: '' }, { day: today, time });
  expect(`${slot.day} ${slot.start} ${slot.end}`).toBe(expected);
});

test('a slot sets the fields of the definition', () => {
  expect(slotValues(definition, { day: today, start: '09:00', end: '10:00' })).toEqual({
    date: today,
    startTime: '09:00',
    endTime: '10:00',
  });
});
