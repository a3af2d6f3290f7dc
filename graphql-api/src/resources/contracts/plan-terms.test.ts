import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../common/dates.ts';
import { duePeriods, NOTHING_BILLED, type ContractToBill } from './due-periods.ts';
import { extendedEnd, termEnd, type PlanTerms } from './plan-terms.ts';

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
      end = extendedEnd({ endDate: end, billingAnchor: anchor }, plan, 0, end)!;
      found.push(end);
    }
    expect(found).toEqual(ends);
  });

  test('are counted without the days by which freezes moved the end', () => {
    // The term ends on 27 February, and 10 frozen days later; the next one is 28 February to 30 March, and 10 days.
    const contract = { endDate: '2026-03-09', billingAnchor: '2026-01-31' };
    expect(extendedEnd(contract, monthly, 10, '2026-03-09')).toBe('2026-04-09');
  });

  test('reach past a day after which nothing had run for months', () => {
    const contract = { endDate: '2026-02-27', billingAnchor: '2026-01-31' };
    expect(extendedEnd(contract, monthly, 0, '2026-05-30')).toBe('2026-06-29');
  });
});

/** What nightly runs and extensions invoice from a day on, over so many days: the first days and whole cents. */
function invoicesOf(start: string, plan: PlanTerms, days: number): [string, number][] {
  const contract: ContractToBill = {
    planName: plan.planName,
    taxOn: () => ({ percent: 0, name: null }),
    price: plan.price,
    startDate: start,
    endDate: termEnd(start, plan)!,
    billingFrequency: plan.billingFrequency,
    billingAnchor: start,
    billedThrough: null,
    ...NOTHING_BILLED,
  };
  const found: [string, number][] = [];
  for (let day = start; day < addDays(start, days); day = addDays(day, 1)) {
    const endDate = contract.endDate!;
    if (endDate <= day)
      contract.endDate = extendedEnd({ endDate, billingAnchor: start }, plan, 0, day) ?? endDate;
    for (const period of duePeriods(contract, day)) {
      found.push([period.days.from, period.totalAmount]);
      contract.billedThrough = period.days.to;
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
