import { expect, test } from 'vitest';
import { cents } from '../../common/money.ts';
import { overtimeOf, salaryParts, shareOut, sumOf } from './pay-amounts.ts';
import { overtimeCases, salaryCases } from './pay-amounts.golden.ts';

const paysOf = (pays: readonly (readonly [string, number, number?])[]) =>
  pays.map(([validFrom, salary, overtimeRate = 0], index) => ({
    id: index + 1,
    validFrom,
    salary: cents(salary),
    overtimeRate: cents(overtimeRate),
  }));

test.each(salaryCases)('salary: $case', ({ pays, from, until, amounts }) => {
  const parts = salaryParts(paysOf(pays), from, until);
  expect(parts.map(({ amount }) => amount)).toEqual(amounts.map(cents));
  expect(parts[0]!.from).toBe(from);
  expect(parts.at(-1)!.until).toBe(until);
});

test.each(overtimeCases)('overtime: $case', ({ pays, days, amounts, hours, rate, rest }) => {
  const overtime = overtimeOf(
    paysOf(pays),
    days.map(([day, worked]) => ({ day, hours: cents(worked) })),
  );
  expect(overtime.days.map(({ amount }) => amount)).toEqual(amounts.map(cents));
  expect(overtime).toMatchObject({ hours: cents(hours), rate: cents(rate), rest: cents(rest) });
});

test.each([
  ['2026-04-15', '2026-04-16', 1000.01],
  ['2026-04-01', '2026-04-02', 1000.01],
  ['2026-04-29', '2026-04-30', 1000.01],
])('two periods that meet on %s and %s add up to their month', (until, from, month) => {
  const pays = paysOf([['2020-01-01', 12_000.12]]);
  const [first, second] = [salaryParts(pays, '2026-04-01', until), salaryParts(pays, from, '2026-04-30')];
  expect(sumOf([...first, ...second].map(({ amount }) => amount))).toBe(cents(month));
});

test('parts add up to the rounded sum, and none differs from its exact amount by a cent', () => {
  let state = 7;
  const random = (below: number) => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) % below;
  for (let round = 0; round < 500; round++) {
    const divisor = 1 + random(400);
    const numerators = Array.from({ length: 1 + random(8) }, () => random(1_000_000));
    const shares = shareOut(numerators, divisor);
    expect(sumOf(shares)).toBe(Math.floor(sumOf(numerators) / divisor + 0.5));
    for (const [index, share] of shares.entries())
      expect(Math.abs(share - numerators[index]! / divisor)).toBeLessThan(1);
  }
});
