import { describe, expect, test } from 'vitest';
import { CASES, STEPS } from './dunning-rules.golden.ts';
import { daysOverdue, memberSteps, nextStep, type DunningState } from './dunning-rules.ts';

test.each(CASES)('$name: $because', ({ expected, steps = STEPS, ...state }) => {
  const next = nextStep(steps, state);
  expect(next && `${next.position} ${next.action} ${next.date}`).toBe(expected);
});

describe('a member with several overdue invoices', () => {
  const fresh = { done: [], lastOn: null, pausedUntil: null } as const;
  const reminded = { ...fresh, done: ['reminder'], lastOn: '2026-11-08' } as const;
  const blocked = {
    ...fresh,
    done: ['reminder', 'reminder_with_fee', 'block'],
    lastOn: '2026-12-01',
  } as const;
  const stepsOn = (today: string, invoices: readonly DunningState[], settings = STEPS) => {
    const { steps, isBlocked } = memberSteps(settings, invoices, today);
    const texts = steps.map(
      ({ invoice, step }) => `${invoices.indexOf(invoice)} ${step.action} ${step.fee} ${step.date}`,
    );
    return isBlocked ? 'blocked' : texts;
  };

  test('the oldest leads, and the others have its day', () => {
    expect(
      stepsOn('2026-11-08', [
        { ...fresh, dueDate: '2026-11-01' },
        { ...fresh, dueDate: '2026-11-05' },
      ]),
    ).toEqual(['0 reminder 0 2026-11-08', '1 reminder 0 2026-11-08']);
  });

  test('the furthest leads, the others take their own next step without a fee', () => {
    expect(
      stepsOn('2026-11-15', [
        { ...fresh, dueDate: '2026-10-30', pausedUntil: '2026-11-10' },
        { ...reminded, dueDate: '2026-11-01' },
        { ...reminded, dueDate: '2026-11-03' },
      ]),
    ).toEqual([
      '1 reminder_with_fee 5 2026-11-15',
      '0 reminder 0 2026-11-15',
      '2 reminder_with_fee 0 2026-11-15',
    ]);
  });

  test('no block comes before its day', () => {
    const charged = { ...fresh, done: ['reminder', 'reminder_with_fee'], lastOn: '2026-11-15' } as const;
    const invoices = [
      { ...charged, dueDate: '2026-11-01' },
      { ...charged, dueDate: '2026-11-04' },
    ];
    expect(stepsOn('2026-12-01', invoices)).toEqual(['0 block 0 2026-12-01']);
    expect(stepsOn('2026-12-04', invoices)).toEqual(['0 block 0 2026-12-01', '1 block 0 2026-12-01']);
  });

  test('nothing follows a block that is in force; a paused one is not', () => {
    const other = { ...fresh, dueDate: '2026-12-01' };
    expect(stepsOn('2026-12-10', [{ ...blocked, dueDate: '2026-11-01' }, other])).toBe('blocked');
    expect(
      stepsOn('2026-12-10', [{ ...blocked, dueDate: '2026-11-01', pausedUntil: '2026-12-31' }, other]),
    ).toEqual(['1 reminder 0 2026-12-08']);
  });

  test('after the last step of a club without blocks the next invoice leads', () => {
    const charged = { ...fresh, done: ['reminder', 'reminder_with_fee'], lastOn: '2026-11-15' } as const;
    expect(
      stepsOn(
        '2026-12-10',
        [
          { ...charged, dueDate: '2026-11-01' },
          { ...fresh, dueDate: '2026-12-01' },
        ],
        STEPS.slice(0, 2),
      ),
    ).toEqual(['1 reminder 0 2026-12-08']);
  });
});

test('the day after the due date is one day overdue', () => {
  expect(daysOverdue('2026-10-24', '2026-10-26'), 'the clock changes on Oct 25').toBe(2);
  expect(daysOverdue('2026-11-01', '2026-11-01')).toBe(0);
});
