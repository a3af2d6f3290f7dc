import { expect, test } from 'vitest';
import { CASES, STEPS } from './dunning-rules.golden.ts';
import { daysOverdue, nextStep } from './dunning-rules.ts';

test.each(CASES)('$name: $because', ({ expected, steps = STEPS, ...state }) => {
  const next = nextStep(steps, state);
  expect(next && `${next.position} ${next.action} ${next.date}`).toBe(expected);
});

test('the day after the due date is one day overdue', () => {
  expect(daysOverdue('2026-10-24', '2026-10-26'), 'the clock changes on Oct 25').toBe(2);
  expect(daysOverdue('2026-11-01', '2026-11-01')).toBe(0);
});
