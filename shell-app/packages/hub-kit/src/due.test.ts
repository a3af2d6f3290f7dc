import { parse, print } from 'graphql';
import { describe, expect, test } from 'vitest';
import { dueAddress, dueMark, dueVariables } from './due.ts';
import { dueDocument } from './due-document.ts';

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

describe('the records that are due', () => {
  test('are found by the same days as they are marked', () => {
    expect(dueVariables(due, today)).toEqual({
      yesterday: '2026-02-19',
      today: '2026-02-20',
      soon: '2026-03-06',
    });
    const document = parse(dueDocument({ ...due, aggregate: 'parkingPassesAggregate' }));
    expect(print(document)).toBe(`query Due($yesterday: LocalDate!, $today: LocalDate!, $soon: LocalDate!) {
  soon: parkingPassesAggregate(
    filter: {validUntil: {gte: $today, lte: $soon}, status: {in: ["active", "paused"]}}
  ) {
    count
  }
  over: parkingPassesAggregate(
    filter: {validUntil: {lte: $yesterday}, status: {in: ["active", "paused"]}}
  ) {
    count
  }
}`);
  });

  test('have an address', () => {
    expect(dueAddress('/passes', due, false, today)).toBe(
      '/passes?f.validUntil=2026-02-20..2026-03-06&f.status=active&f.status=paused',
    );
    expect(dueAddress('/passes', { ...due, among: {} }, true, today)).toBe(
      '/passes?f.validUntil=..2026-02-19',
    );
  });
});
