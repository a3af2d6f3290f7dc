import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWithin, longRequest } from './time-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A request whose response never begins, or has begun. */
function request(init: object, begins = false) {
  let signal: AbortSignal | null | undefined;
  const fetch = (_input: unknown, init?: RequestInit) => {
    signal = init?.signal;
    return begins ? Promise.resolve(new Response()) : new Promise<Response>(() => {});
  };
  void fetchWithin(fetch, '/graphql', init);
  return () => signal?.aborted;
}

test.each([
  ['a normal request ends after ten seconds', {}, 10_000],
  ['a request for a file or a run ends after three minutes', longRequest.fetchOptions, 180_000],
])('%s without a response', async (_what, init, limit) => {
  const isAborted = request(init);
  await vi.advanceTimersByTimeAsync(limit - 1);
  expect(isAborted()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isAborted()).toBe(true);
});

test('a response that has begun is not cut off', async () => {
  const isAborted = request({}, true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isAborted()).toBe(false);
});

test('what the caller cancels ends at once', () => {
  const caller = new AbortController();
  const isAborted = request({ signal: caller.signal });
  caller.abort();
  expect(isAborted()).toBe(true);
});
