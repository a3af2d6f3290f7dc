import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { REQUEST_DEADLINE_MS, RequestDeadline, unlessAborted, unlessSilent } from './deadline.ts';
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
    const request = new AbortController();
    const abort = () => request.abort(disconnected());
    const left = await unhandledOf(async () => {
      if (when === 'before it begins') abort();
      if (when === 'when it has failed') reject(new Error('lost'));
      if (when === 'when it is complete') resolve('done');
      const outcome = unlessAborted(request.signal, promise).catch((error: unknown) => error);
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

test.each([
  ['rejects', () => Promise.reject(new Error('lost')), 'The database does not respond.'],
  ['says no', () => Promise.resolve(false), 'The database does not respond.'],
  ['says yes', () => Promise.resolve(true), 'The request took longer than 10 seconds'],
])(
  'a liveness check that %s ends the request with an error for its client',
  async (_what, isReady, message) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const deadline = new RequestDeadline();
    const left = await unhandledOf(async () => {
      deadline.watch(isReady);
      for (let ms = 0; ms <= REQUEST_DEADLINE_MS && !deadline.signal.aborted; ms += 1_000)
        await vi.advanceTimersByTimeAsync(1_000);
      deadline.end();
    });
    expect(left).toEqual([]);
    expect(deadline.signal.reason).toMatchObject({
      extensions: { code: 'UNAVAILABLE' },
      message: expect.stringContaining(message),
    });
  },
);

test('a liveness check that fails after the request has ended does nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const deadline = new RequestDeadline();
  const { promise, reject } = Promise.withResolvers<boolean>();
  const left = await unhandledOf(async () => {
    deadline.watch(() => promise);
    await vi.advanceTimersByTimeAsync(1_500);
    deadline.end();
    reject(new Error('lost'));
  });
  expect(left).toEqual([]);
  expect(deadline.signal.aborted).toBe(false);
});
