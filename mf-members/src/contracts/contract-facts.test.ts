import { addDays, today } from '@gym/hub-kit/format';
import { describe, expect, it } from 'vitest';
import { isEndingSoon, nextBillingDay, plannedFreeze, type ContractDays } from './contract-facts.ts';

const contract: ContractDays = {
  status: 'active',
  startDate: '2026-01-31',
  endDate: '2027-01-30',
  billedThrough: '2026-02-27',
  autoRenewal: false,
  billingFrequency: 'monthly',
};

describe('the next billing day', () => {
  it.each([
    ['follows the last invoiced day', {}, '2026-02-28'],
    ['is the start before the first invoice', { billedThrough: null }, '2026-01-31'],
    ['is none when everything is invoiced', { billedThrough: '2027-01-30' }, null],
    [
      'follows the end of one that renews itself',
      { billedThrough: '2027-01-30', autoRenewal: true },
      '2027-01-31',
    ],
    ['is none after a one-time invoice', { billingFrequency: 'one-time', endDate: null }, null],
    ['is none after the end', { status: 'cancelled' }, null],
  ])('%s', (_, changes, day) => {
    expect(nextBillingDay({ ...contract, ...changes })).toBe(day);
  });
});

describe('the planned freeze', () => {
  const [past, next] = [{ from: today() }, { from: addDays(today(), 1) }];
  it('begins later than today', () => {
    expect(plannedFreeze({ freezes: { items: [next, past] } })).toBe(next);
    expect(plannedFreeze({ freezes: { items: [past] } })).toBe(undefined);
    expect(plannedFreeze({})).toBe(undefined);
  });
});

describe('a contract ends soon', () => {
  const endDate = addDays(today(), 30);
  it.each([
    ['within thirty days', { endDate }, true],
    ['not later', { endDate: addDays(endDate, 1) }, false],
    ['not if it renews itself', { endDate, autoRenewal: true }, false],
    ['not without an end', { endDate: null }, false],
    ['not before it begins', { endDate, status: 'upcoming' }, false],
  ])('%s', (_, changes, expected) => {
    expect(isEndingSoon({ ...contract, ...changes })).toBe(expected);
  });
});
