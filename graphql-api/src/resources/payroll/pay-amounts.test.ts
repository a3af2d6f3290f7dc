import { expect, test } from 'vitest';
import { addDays, addMonths } from '../../common/dates.ts';
import { toMinor } from '../../common/money.ts';
import { backPayOf, type PaidSalary } from './back-pay.ts';
import { clawBack } from './clawback.ts';
import { overtimeOf, salaryParts, shareOut, sumOf, type Pay } from './pay-amounts.ts';
import { backPayCases, clawbackCases, overtimeCases, salaryCases } from './pay-amounts.golden.ts';

const paysOf = (pays: readonly (readonly [string, number, number?])[]) =>
  pays.map(([validFrom, salary, overtimeRate = 0], index) => ({
    id: index + 1,
    validFrom,
    salary: toMinor(salary),
    overtimeRate: toMinor(overtimeRate),
  }));

function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) % below;
}

test.each(salaryCases)('salary: $case', ({ pays, from, until, amounts }) => {
  const parts = salaryParts(paysOf(pays), from, until);
  expect(parts.map(({ amount }) => amount)).toEqual(amounts.map(toMinor));
  expect(parts[0]!.from).toBe(from);
  expect(parts.at(-1)!.until).toBe(until);
});

test.each(overtimeCases)('overtime: $case', ({ pays, days, amounts, hours, rate, rest }) => {
  const overtime = overtimeOf(
    paysOf(pays),
    days.map(([day, worked]) => ({ day, hours: toMinor(worked) })),
  );
  expect(overtime.days.map(({ amount }) => amount)).toEqual(amounts.map(toMinor));
  expect(overtime).toMatchObject({ hours: toMinor(hours), rate: toMinor(rate), rest: toMinor(rest) });
});

test.each([
  ['2026-04-15', '2026-04-16', 1000.01],
  ['2026-04-01', '2026-04-02', 1000.01],
  ['2026-04-29', '2026-04-30', 1000.01],
])('two periods that meet on %s and %s add up to their month', (until, from, month) => {
  const pays = paysOf([['2020-01-01', 12_000.12]]);
  const [first, second] = [salaryParts(pays, '2026-04-01', until), salaryParts(pays, from, '2026-04-30')];
  expect(sumOf([...first, ...second].map(({ amount }) => amount))).toBe(toMinor(month));
});

test('parts add up to the rounded sum, and none differs from its exact amount by a cent', () => {
  const random = randomFrom(7);
  for (let round = 0; round < 500; round++) {
    const divisor = 1 + random(400);
    const numerators = Array.from({ length: 1 + random(8) }, () => random(1_000_000));
    const shares = shareOut(numerators, divisor);
    expect(sumOf(shares)).toBe(Math.floor(sumOf(numerators) / divisor + 0.5));
    for (const [index, share] of shares.entries())
      expect(Math.abs(share - numerators[index]! / divisor)).toBeLessThan(1);
  }
});

const paidOf = (
  kind: PaidSalary['kind'],
  parts: readonly (readonly [string, string, number])[] = [],
): PaidSalary[] =>
  parts.map(([from, until, amount], payrollId) => ({
    payrollId,
    kind,
    from,
    until,
    amount: toMinor(amount),
    isChanged: false,
  }));

test.each(backPayCases)('back pay: $case', ({ paid, backPaid, pays, own, parts, overpaid }) => {
  const [from, until, salary] = own;
  expect(sumOf(salaryParts(paysOf(pays), from, until).map(({ amount }) => amount))).toBe(toMinor(salary));
  const backPay = backPayOf(paysOf(pays), [...paidOf('base', paid), ...paidOf('back_pay', backPaid)], {
    own: { from, until, salary: toMinor(salary) },
    since: addMonths(from, -3),
  });
  expect(backPay.parts.map(part => [part.from, part.until, part.amount])).toEqual(
    parts.map(([first, last, amount]) => [first, last, toMinor(amount)]),
  );
  expect(backPay.overpaid).toBe(toMinor(overpaid));
});

test.each(clawbackCases)('clawback: $case', ({ owed, pay, parts, rest }) => {
  const commissions = owed.map((amount, recordId) => ({
    recordId,
    employeeId: 1,
    day: '2026-03-01',
    amount: toMinor(amount),
    description: null,
  }));
  const clawback = clawBack(commissions, toMinor(pay));
  expect(clawback.parts.map(({ amount }) => amount)).toEqual(parts.map(toMinor));
  expect(clawback.rest).toBe(toMinor(rest));
});

test('raises that are entered at any time are paid in full, once and to the cent', () => {
  const random = randomFrom(11);
  for (let round = 0; round < 300; round++) {
    let pays: Pay[] = paysOf([['2020-01-01', 12_000 + random(100_000) / 100]]);
    const paid: PaidSalary[] = [];
    let day = '2026-01-01';
    for (let payrollId = 1; day < '2026-04-01'; payrollId++) {
      const until = addDays(day, random(40));
      const parts = salaryParts(pays, day, until);
      const salary = sumOf(parts.map(({ amount }) => amount));
      const own = { from: day, until, salary };
      const backPay = () => backPayOf(pays, paid, { own, since: '2026-01-01' });
      const { parts: late, overpaid } = backPay();
      expect(overpaid).toBe(0);
      const added = (kind: PaidSalary['kind'], each: (typeof parts)[number]) =>
        paid.push({
          payrollId,
          kind,
          from: each.from,
          until: each.until,
          amount: each.amount,
          isChanged: false,
        });
      for (const part of late) added('back_pay', part);
      expect(backPay().parts).toEqual([]);
      for (const part of parts) added('base', part);
      const earned = salaryParts(pays, '2026-01-01', until).map(({ amount }) => amount);
      expect(sumOf(paid.map(({ amount }) => amount))).toBe(sumOf(earned));
      day = addDays(until, 1);
      const validFrom = addDays('2026-01-01', random(120));
      if (random(2)) pays = raisedFrom(pays, validFrom, 1 + random(100_000));
    }
  }
});

/** Each pay is raised from a day on. */
function raisedFrom(pays: readonly Pay[], day: string, raise: number): Pay[] {
  const before = pays.filter(pay => pay.validFrom < day);
  const starts = [{ ...before.at(-1)!, validFrom: day }, ...pays.filter(pay => pay.validFrom >= day)];
  return [...before, ...starts.map(pay => ({ ...pay, salary: pay.salary + raise }))];
}
