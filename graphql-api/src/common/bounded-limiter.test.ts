import { expect, test, vi } from 'vitest';
import { BoundedLimiter } from './bounded-limiter.ts';

const limiter = () => new BoundedLimiter({ points: 2, duration: 60, maxKeys: 3 });
const limited = { extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) } };
const failure = (work: () => void): unknown => {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
};

test('a key may be used so many times in a window, and again in the next', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const one = limiter();
    one.take('a');
    one.take('a');
    expect(failure(() => one.take('a'))).toMatchObject(limited);
    one.take('b');
    vi.advanceTimersByTime(60_000);
    one.take('a');
  } finally {
    vi.useRealTimers();
  }
});

test('a use that is given back can be used again', () => {
  const one = limiter();
  one.take('a');
  one.take('a');
  one.giveBack('a');
  one.take('a');
  one.reset('a');
  one.take('a');
  one.giveBack('b');
});

test('of more keys than are kept the least recently used is forgotten', () => {
  const one = limiter();
  one.take('a');
  one.take('a');
  for (const key of ['b', 'c', 'd']) one.take(key);
  one.take('a');
  expect(failure(() => one.take('a'))).toBeUndefined();
});
