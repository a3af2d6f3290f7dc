import { describe, expect, test } from 'vitest';
import {
  CHECK_IN_RULES,
  defaultCheckInRules,
  effectsOf,
  type CheckInEffect,
} from '../../common/check-in-rules.ts';
import { isWithinAccessHours } from './access-hours.ts';
import { decideAccess } from './decide-access.ts';
import { accessCases, accessHourCases, admitted, contract } from './decide-access.golden.ts';

const each = (effect: CheckInEffect) => effectsOf(CHECK_IN_RULES.map(rule => ({ rule, effect })));

describe('access with the rules of a new club', () => {
  test.each(accessCases)('$name: $decision $rules', ({ facts, contract: terms, decision, rules, values }) => {
    const all = { ...admitted, contracts: [{ ...contract, ...terms }], ...facts };
    const decided = decideAccess(all, effectsOf(defaultCheckInRules));
    expect(decided).toMatchObject({ decision, reasons: rules.map(rule => ({ rule })) });
    expect(decided.reasons[0] ?? {}).toMatchObject(values ?? {});
  });

  test('the table has each rule', () => {
    expect(new Set(accessCases.flatMap(({ rules }) => rules))).toEqual(new Set(CHECK_IN_RULES));
  });
});

test.each(CHECK_IN_RULES)('the club decides what %s does', rule => {
  const { facts, contract: terms } = accessCases.find(
    ({ rules }) => rules.length === 1 && rules[0] === rule,
  )!;
  const all = { ...admitted, contracts: [{ ...contract, ...terms }], ...facts };
  const decide = (effect: CheckInEffect) => decideAccess(all, { ...each('allow'), [rule]: effect });
  expect(decide('deny')).toMatchObject({ decision: 'denied', reasons: [{ rule, effect: 'deny' }] });
  expect(decide('warn')).toMatchObject({ decision: 'warned', reasons: [{ rule, effect: 'warn' }] });
  expect(decide('allow')).toEqual({ decision: 'allowed', reasons: [] });
});

test.each(accessHourCases)('access hours %j on weekday %i at %s: %s', (texts, weekday, time, admits) => {
  expect(isWithinAccessHours(texts, weekday, time)).toBe(admits);
});
