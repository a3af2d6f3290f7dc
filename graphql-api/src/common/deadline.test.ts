import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { RequestDeadline, unlessAborted, unlessSilent } from './deadline.ts';
import { disconnected } from './errors.ts';

const unhandled: unknown[] = [];
const note = (reason: unknown) => void unhandled.push(reason);

afterEach(() => void vi.useRealTimers());

/** Runs work and returns what nobody handled of it. */
async function unhandledOf(work: () => Promise<unknown>): Promise<unknown[]> {
  unhandled.length = 0;
  process.on('unhandledRejection', note);
  try {
    await work();
    await turn();
    await turn();
    return [...unhandled];
  } finally {
    process.off('unhandledRejection', note);
  }
}

test.each(['before it begins', 'while it runs', 'when it has failed', 'when it is complete'])(
  'work that is aborted %s leaves no rejection unhandled',
  async when => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const request = new RequestDeadline();
    const abort = () => request.abort(disconnected());
    const left = await unhandledOf(async () => {
      if (when === 'before it begins') abort();
      if (when === 'when it has failed') reject(new Error('lost'));
      if (when === 'when it is complete') resolve('done');
      const outcome = unlessAborted(request, promise).catch((error: unknown) => error);
      await turn();
      if (when !== 'before it begins') abort();
      reject(new Error('late'));
      await outcome;
    });
    expect(left).toEqual([]);
  },
);

test('work that fails after the database was silent leaves no rejection unhandled', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { promise, reject } = Promise.withResolvers<never>();
  const left = await unhandledOf(async () => {
    const outcome = unlessSilent(promise).catch((error: unknown) => error);
    vi.advanceTimersByTime(5_000);
    expect(await outcome).toMatchObject({ extensions: { code: 'UNAVAILABLE' } });
    reject(new Error('late'));
  });
  expect(left).toEqual([]);
});

test('a deadline tells its signal and what listens, once and with the first reason', () => {
  const request = new RequestDeadline();
  const before = request.signal;
  const calls: unknown[] = [];
  const cancel = () => void calls.push(request.reason);
  const removed = () => void calls.push('removed');
  request.addEventListener('abort', cancel);
  request.addEventListener('abort', removed);
  request.removeEventListener('abort', removed);
  expect(() => request.throwIfAborted()).not.toThrow();
  const reason = disconnected();
  request.abort(reason);
  request.abort(new Error('later'));
  expect(calls).toEqual([reason]);
  expect(before.reason).toBe(reason);
  expect(request.signal).toBe(before);
  expect(() => request.throwIfAborted()).toThrow(reason);
  const late = new RequestDeadline();
  late.abort(reason);
  expect(late.signal.reason).toBe(reason);
});
