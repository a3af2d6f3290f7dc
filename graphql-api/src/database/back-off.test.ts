import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackOff } from './back-off.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const backOff = () => new BackOff({ first: MINUTE, most: 4 * MINUTE, forgottenAfter: 10 * MINUTE });

/** For how many minutes it is active from now on. */
function minutes(subject: BackOff): number {
  let count = 0;
  for (; subject.isActive(); count++) vi.advanceTimersByTime(MINUTE);
  return count;
}

test('doubles with each failure up to its upper bound', () => {
  const subject = backOff();
  expect(subject.isActive()).toBe(false);
  const lengths = Array.from({ length: 5 }, () => {
    subject.extend();
    return minutes(subject);
  });
  expect(lengths).toEqual([1, 2, 4, 4, 4]);
});

test.each([
  ['a success', (subject: BackOff) => subject.reset()],
  ['a time without failures', () => vi.advanceTimersByTime(11 * MINUTE)],
])('%s resets it', (_, pass) => {
  const subject = backOff();
  for (let failures = 0; failures < 3; failures++) subject.extend();
  minutes(subject);
  pass(subject);
  subject.extend();
  expect(minutes(subject)).toBe(1);
});
