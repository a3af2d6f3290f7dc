import { attentionField, dueFields, reminderDocument } from '@gym/hub-rules/reminders';
import { parse, print } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { setClubTimeZone } from '../common/club-clock.ts';
import { attentionAddress, dueAddress, dueMark } from './due.ts';

const today = '2026-02-20';
const due = {
  field: 'validUntil',
  days: 14,
  among: { status: ['active', 'paused'] },
  soon: 'Expires',
  over: 'Expired',
} as const;

describe('the mark of a record', () => {
  test.each([
    ['2026-02-20', 'Expires today'],
    ['2026-02-21', 'Expires tomorrow'],
    ['2026-03-06', 'Expires in 14 days'],
    ['2026-02-19', 'Expired yesterday'],
    ['2025-02-20', 'Expired 365 days ago'],
  ])('%s: %s', (validUntil, text) => {
    expect(dueMark(due, { validUntil, status: 'active' }, today)).toEqual({ text, over: validUntil < today });
  });

  test('is missing while there is time, without a date, and for records that do not count', () => {
    expect(dueMark(due, { validUntil: '2026-03-07', status: 'active' }, today)).toBe(null);
    expect(dueMark(due, { validUntil: null, status: 'active' }, today)).toBe(null);
    expect(dueMark(due, { validUntil: today, status: 'cancelled' }, today)).toBe(null);
  });
});

describe('a date-time', () => {
  const rented = { ...due, field: 'rentedUntil', kind: 'dateTime', among: {} } as const;
  beforeAll(() => setClubTimeZone('America/New_York'));

  test.each([
    ['2026-02-21T04:59:00.000Z', 'Expires today'],
    ['2026-02-21T05:00:00.000Z', 'Expires tomorrow'],
    ['2026-02-20T04:59:00.000Z', 'Expired yesterday'],
  ])('%s counts by its day in the club: %s', (rentedUntil, text) => {
    expect(dueMark(rented, { rentedUntil }, today)?.text).toBe(text);
  });

  test('is counted by whole days', () => {
    const { soon, over } = dueFields({ ...rented, aggregate: 'lockersAggregate' });
    expect(soon).toBe(
      'lockersAggregate(filter: { rentedUntil: { gte: "now/d", lte: "now+14d/d" } }) { count }',
    );
    expect(over).toBe('lockersAggregate(filter: { rentedUntil: { lt: "now/d" } }) { count }');
    expect(dueAddress('/lockers', rented, true)).toBe('/lockers?f.rentedUntil=..now-1d%2Fd');
  });
});

describe('the records that are due', () => {
  test('are found by the same days as they are marked', () => {
    const { soon, over } = dueFields({ ...due, aggregate: 'parkingPassesAggregate' });
    expect(print(parse(reminderDocument([soon, over])))).toBe(`query Reminders {
  count0: parkingPassesAggregate(
    filter: {validUntil: {gte: "now/d", lte: "now+14d/d"}, status: {in: ["active", "paused"]}}
  ) {
    count
  }
  count1: parkingPassesAggregate(
    filter: {validUntil: {lt: "now/d"}, status: {in: ["active", "paused"]}}
  ) {
    count
  }
}`);
  });

  test('have an address', () => {
    expect(dueAddress('/passes', due, false)).toBe(
      '/passes?f.validUntil=now%2Fd..now%2B14d%2Fd&f.status=active&f.status=paused',
    );
    expect(dueAddress('/passes', { ...due, among: {} }, true)).toBe('/passes?f.validUntil=..now-1d%2Fd');
  });
});

test('what needs attention is counted by the filter of its list', () => {
  const overdue = {
    aggregate: 'billingRecordsAggregate',
    filter: { dueDate: { day: 'past' }, openAmount: { atLeast: 0.01 } },
    line: ['overdue invoice', 'overdue invoices'],
  } as const;
  expect(attentionField(overdue)).toBe(
    'billingRecordsAggregate(filter: { dueDate: { lt: "now/d" }, openAmount: { gte: 0.01 } }) { count }',
  );
  expect(attentionAddress('/billing', overdue)).toBe('/billing?f.dueDate=..now-1d%2Fd&f.openAmount=0.01..');

  const sessions = {
    aggregate: 'sessionsAggregate',
    filter: { date: { day: 'today' }, status: { among: ['scheduled'] } },
    line: ['session today', 'sessions today'],
  } as const;
  expect(attentionField(sessions)).toContain(
    'date: { gte: "now/d", lte: "now/d" }, status: { in: ["scheduled"] }',
  );
  expect(attentionAddress('/sessions', sessions)).toBe(
    '/sessions?f.date=now%2Fd..now%2Fd&f.status=scheduled',
  );
});
