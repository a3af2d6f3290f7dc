import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../common/dates.ts';
import { daysIn } from './billing-periods.ts';
import { duePeriods, NOTHING_BILLED, type ContractToBill } from './due-periods.ts';
import type { StoredFreeze } from './freezes.ts';
import { renewedEnd, termEnd, type PlanTerms, type RenewingContract } from './plan-terms.ts';

const monthly: PlanTerms = {
  id: 1,
  planName: 'Basic',
  duration: 1,
  durationUnit: 'months',
  price: 60,
  billingFrequency: 'monthly',
  autoRenewal: true,
  status: 'active',
};
const yearly = { ...monthly, duration: 1, durationUnit: 'years' };

const renewing = { billingFrequency: 'monthly', autoRenewal: true, cancelledOn: null };
const alone = { movedDays: 0, nextStart: null };

describe('the terms of a contract', () => {
  test.each([
    ['2026-01-31', monthly, ['2026-02-27', '2026-03-30', '2026-04-29', '2026-05-30', '2026-06-29']],
    ['2024-02-29', yearly, ['2025-02-27', '2026-02-27', '2027-02-27', '2028-02-28']],
    ['2026-08-31', { ...monthly, duration: 6 }, ['2027-02-27', '2027-08-30', '2028-02-28']],
    ['2026-01-15', monthly, ['2026-02-14', '2026-03-14']],
    ['2026-01-31', { ...monthly, durationUnit: 'weeks' }, ['2026-02-06', '2026-02-13']],
  ])('that begin on %s keep the day of their anchor', (anchor, plan, ends) => {
    let end = termEnd(anchor, plan)!;
    const found = [end];
    while (found.length < ends.length) {
      end = renewedEnd({ ...renewing, endDate: end, billingAnchor: anchor }, plan, alone, end)!;
      found.push(end);
    }
    expect(found).toEqual(ends);
  });

  test('are counted without the days by which freezes moved the end', () => {
    // The term ends on 27 February, and 10 frozen days later; the next one is 28 February to 30 March, and 10 days.
    const contract = { ...renewing, endDate: '2026-03-09', billingAnchor: '2026-01-31' };
    expect(renewedEnd(contract, monthly, { ...alone, movedDays: 10 }, '2026-03-09')).toBe('2026-04-09');
  });

  test('reach past a day after which nothing had run for months', () => {
    const contract = { ...renewing, endDate: '2026-02-27', billingAnchor: '2026-01-31' };
    expect(renewedEnd(contract, monthly, alone, '2026-05-30')).toBe('2026-06-29');
  });

  test('end before the next contract of the member', () => {
    const contract = { ...renewing, endDate: '2026-01-31', billingAnchor: '2026-01-01' };
    const ends = ['2026-03-31', '2026-04-01', '2026-04-02'].map(nextStart =>
      renewedEnd(contract, monthly, { ...alone, nextStart }, '2026-12-31'),
    );
    expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-03-31']);
  });

  test.each<Partial<RenewingContract>>([
    { autoRenewal: false },
    { cancelledOn: '2026-01-02' },
    { billingFrequency: 'one-time' },
    { endDate: null },
  ])('do not follow on a contract with %j', changed => {
    const contract = { ...renewing, endDate: '2026-01-31', billingAnchor: '2026-01-01', ...changed };
    expect(renewedEnd(contract, monthly, alone, '2026-12-31')).toBe(contract.endDate);
  });
});

/** What nightly runs and extensions invoice from a day on, over so many days: the first days and whole cents. */
function invoicesOf(
  start: string,
  plan: PlanTerms,
  days: number,
  freezes: readonly StoredFreeze[] = [],
): [string, number][] {
  const limits = { movedDays: freezes.reduce((sum, freeze) => sum + daysIn(freeze), 0), nextStart: null };
  const contract: ContractToBill & RenewingContract = {
    autoRenewal: true,
    cancelledOn: null,
    endAfter: day => renewedEnd(contract, plan, limits, day),
    planName: plan.planName,
    taxOn: () => ({ percent: 0, name: null }),
    price: plan.price,
    startDate: start,
    endDate: addDays(termEnd(start, plan)!, limits.movedDays),
    billingFrequency: plan.billingFrequency,
    billingAnchor: start,
    billedThrough: null,
    ...NOTHING_BILLED,
    freezes,
  };
  const found: [string, number][] = [];
  for (let day = start; day < addDays(start, days); day = addDays(day, 1)) {
    contract.endDate = contract.endAfter(day);
    for (const period of duePeriods(contract, day)) {
      found.push([period.days.from, period.totalAmount]);
      contract.billedThrough = period.through;
    }
  }
  return found;
}

test('a contract that is extended each month from the 31st has one invoice of its price a month', () => {
  expect(invoicesOf('2026-01-31', monthly, 130)).toEqual([
    ['2026-01-31', 60],
    ['2026-02-28', 60],
    ['2026-03-31', 60],
    ['2026-04-30', 60],
    ['2026-05-31', 60],
  ]);
});

const freeze = { id: 1, from: '2026-01-11', to: '2026-01-20', movedEnd: true };

test('a freeze that moves the end into a month leaves each month one invoice of its price', () => {
  // 21 of 31 days of January are not frozen.
  expect(invoicesOf('2026-01-01', monthly, 120, [freeze])).toEqual([
    ['2026-01-01', 40.65],
    ['2026-02-01', 60],
    ['2026-03-01', 60],
    ['2026-04-01', 60],
  ]);
});

test('a freeze that moves the end into a year leaves each year one invoice of its price', () => {
  const plan = { ...yearly, price: 365, billingFrequency: 'annual' };
  expect(invoicesOf('2026-01-01', plan, 800, [freeze])).toEqual([
    ['2026-01-01', 355],
    ['2027-01-01', 365],
    ['2028-01-01', 365],
  ]);
});
