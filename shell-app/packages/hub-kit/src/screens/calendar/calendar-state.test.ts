import { expect, test } from 'vitest';
import { calendarFilter, daysOf, pagedDay, readCalendar, writeCalendar } from './calendar-state.ts';

const definition = {
  date: 'date',
  start: 'startTime',
  end: 'endTime',
  columns: [
    { key: 'trainer', field: 'trainerId', label: 'Trainer', title: 'name' },
    { key: 'location', field: 'location', label: 'Location' },
  ],
};
const today = '2026-11-28';
const read = (query: string) => readCalendar(new URLSearchParams(query), definition, today);

test.each([
  ['', null],
  ['view=month', null],
  ['day=2026-11-30', null],
  ['view=week', { view: 'week', day: today, by: 'trainer' }],
  ['view=day&day=2026-11-30&by=location', { view: 'day', day: '2026-11-30', by: 'location' }],
  ['view=agenda&day=2026-02-30&by=member', { view: 'agenda', day: today, by: 'trainer' }],
])('the address %s shows %o', (query, state) => {
  expect(read(query)).toEqual(state);
});

test.each([
  ['view=week', 'view=week'],
  ['view=week&day=2026-11-28&by=trainer', 'view=week'],
  ['q=ann&f.status=active&page=3&view=day&day=2026-11-30', 'q=ann&f.status=active&view=day&day=2026-11-30'],
])('%s is written as %s', (query, written) => {
  expect(writeCalendar(new URLSearchParams(query), read(query), definition, today).toString()).toBe(written);
});

test('the list leaves nothing of the calendar in the address', () => {
  const address = new URLSearchParams('q=ann&view=day&day=2026-11-30&by=location');
  expect(writeCalendar(address, null, definition, today).toString()).toBe('q=ann');
});

// Weeks begin on Sunday; November 28, 2026 is a Saturday.
test.each([
  ['day', '2026-11-28', '2026-11-28', '2026-11-29', '2026-11-27'],
  ['week', '2026-11-22', '2026-11-28', '2026-12-05', '2026-11-21'],
  ['agenda', '2026-11-22', '2026-11-28', '2026-12-05', '2026-11-21'],
] as const)('a %s is from %s to %s', (view, from, to, next, previous) => {
  const state = { view, day: today, by: 'trainer' };
  expect(daysOf(state)).toEqual({ from, to });
  expect(pagedDay(state, 1)).toBe(next);
  expect(pagedDay(state, -1)).toBe(previous);
});

test('the days are added to the filter of the screen', () => {
  const state = { view: 'day', day: today, by: '' } as const;
  const ofDay = { date: { gte: today, lte: today } };
  expect(calendarFilter(definition, state, undefined)).toEqual(ofDay);
  const own = { memberId: { eq: '7' } };
  expect(calendarFilter(definition, state, own)).toEqual({ and: [own, ofDay] });
});
