import { describe, expect, test } from 'vitest';
import { addDays } from '../../common/dates.ts';
import { periodCases } from './billing-periods.golden.ts';
import { daysIn, periodAfter, periodAt } from './billing-periods.ts';
import { allocationCases, priceCases } from './proration.golden.ts';
import { allocate, priceOfDays } from './proration.ts';

describe('billing periods', () => {
  test.each(periodCases)('$name', ({ frequency, anchor, day, period: [from, to] }) => {
    const billing = { billingFrequency: frequency, billingAnchor: anchor };
    expect(periodAt(billing, day)).toEqual({ from, to });
    if (frequency === 'one-time') return;
    const next = periodAfter(billing, { from, to });
    expect(next.from, 'no day between two periods').toBe(addDays(to, 1));
    for (const each of [from, to]) expect(periodAt(billing, each)).toEqual({ from, to });
  });
});

describe('proration', () => {
  test.each(allocationCases)('$name', ({ cents, weights, parts }) => {
    expect(allocate(cents, weights)).toEqual(parts);
  });

  test.each(priceCases)('$name: $arithmetic', ({ priceCents, whole, days, freezes, cents }) => {
    expect(priceOfDays(priceCents, daysIn(whole), days, freezes)).toBe(cents);
  });
});

/** Repeatable numbers: a linear congruential generator. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

test('the parts of any amount add up to it, and each is within a cent of its share', () => {
  const next = numbersFrom(58_120_134);
  for (let run = 0; run < 2_000; run++) {
    const cents = next(2_000_000) - 1_000_000;
    const weights = [1 + next(400), ...Array.from({ length: next(6) }, () => next(400))];
    const sum = weights.reduce((total, weight) => total + weight, 0);
    const parts = allocate(cents, weights);
    expect(parts.reduce((total, part) => total + part, 0)).toBe(cents);
    for (const [index, part] of parts.entries())
      expect(Math.abs(part - (cents * weights[index]!) / sum)).toBeLessThan(1);
  }
});

test('the price of any days and of the other days of a period is the price of the period', () => {
  const next = numbersFrom(7);
  for (let run = 0; run < 2_000; run++) {
    const from = addDays('2024-01-01', next(900));
    const length = 2 + next(364);
    const whole = { from, to: addDays(from, length - 1) };
    const price = next(100_000);
    const split = 1 + next(length - 1);
    const [first, second] = [
      { from, to: addDays(from, split - 1) },
      { from: addDays(from, split), to: whole.to },
    ];
    const frozen = priceOfDays(price, daysIn(whole), whole, [first]);
    expect(frozen).toBe(priceOfDays(price, daysIn(whole), second));
    const parts = priceOfDays(price, daysIn(whole), first) + priceOfDays(price, daysIn(whole), second);
    // Halves of a cent are both rounded up, each on an invoice of its own.
    expect(Math.abs(parts - price)).toBeLessThanOrEqual(1);
    expect(priceOfDays(price, daysIn(whole), whole, [whole])).toBe(0);
  }
});
