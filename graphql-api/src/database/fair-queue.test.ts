import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** Of requests that nobody ends. */
const { signal } = new AbortController();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts calls of users by name, and records the order in which they run. */
function queueOf(slots: number, waitingPerUser = 20, slotsPerUser = 1) {
  const queue = new FairQueue<string>({ slots, slotsPerUser, waitingPerUser, longestWait: 30_000 });
  const started: string[] = [];
  const running = new Map<string, () => void>();
  const call = (user: string, name: string) =>
    queue.run(user, signal, () => {
      started.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      running.set(name, resolve);
      return promise;
    });
  const finish = async (name: string) => {
    running.get(name)!();
    running.delete(name);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, started, call, finish };
}

test('users take turns, and the calls of a user run in order, one at a time', async () => {
  const { started, call, finish } = queueOf(1);
  const calls = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map(name => call(name[0]!, name));
  const order = ['a1', 'a2', 'b1', 'c1', 'a3', 'b2'];
  for (const [index, name] of order.entries()) {
    expect(started).toEqual(order.slice(0, index + 1));
    await finish(name);
  }
  await Promise.all(calls);
});

test('a user has one running call although another slot is free', async () => {
  const { started, call, finish } = queueOf(2);
  const calls = [call('a', 'a1'), call('a', 'a2'), call('b', 'b1')];
  expect(started).toEqual(['a1', 'b1']);
  await finish('a1');
  expect(started).toEqual(['a1', 'b1', 'a2']);
  await finish('b1');
  await finish('a2');
  await Promise.all(calls);
});

test('a user has several running calls where more than one slot is a part', async () => {
  const { started, call, finish } = queueOf(3, 20, 2);
  const calls = ['a1', 'a2', 'a3', 'b1', 'b2'].map(name => call(name[0]!, name));
  expect(started).toEqual(['a1', 'a2', 'b1']);
  await finish('a2');
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  await finish('b1');
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
  for (const name of ['a1', 'a3', 'b2']) await finish(name);
  await Promise.all(calls);
});

test('a failed call makes room for the next one', async () => {
  const { queue } = queueOf(1);
  const failed = queue.run('a', signal, () => Promise.reject(new Error('Failed')));
  const next = queue.run('b', signal, async () => 'done');
  await expect(failed).rejects.toThrow('Failed');
  expect(await next).toBe('done');
});

test('a call over the limit of waiting calls is rejected, without effect on the others', async () => {
  const { started, call, finish } = queueOf(1, 2);
  const calls = [call('a', 'a1'), call('a', 'a2'), call('a', 'a3')];
  await expect(call('a', 'a4')).rejects.toMatchObject({
    message: '2 of your queries are waiting already. Wait until some of them have completed, then try again.',
    extensions: { code: 'RATE_LIMITED', retryAfter: 1 },
  });
  const other = call('b', 'b1');
  for (const name of ['a1', 'a2', 'b1', 'a3']) await finish(name);
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  await Promise.all([...calls, other]);
});

test('a call that waits too long is rejected and never runs', async () => {
  const { started, call, finish } = queueOf(1);
  const long = call('a', 'a1');
  const waiting = Promise.allSettled([call('a', 'a2'), call('b', 'b1')]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await waiting).toMatchObject([
    {
      reason: {
        message: 'Your other queries took longer than 30 seconds. Try again when they have completed.',
        extensions: { code: 'RATE_LIMITED', retryAfter: 30 },
      },
    },
    {
      reason: {
        message: 'Others are using the analytics connections. Try again in 30 seconds.',
        extensions: { code: 'RATE_LIMITED', retryAfter: 30 },
      },
    },
  ]);
  const next = call('c', 'c1');
  await finish('a1');
  expect(started).toEqual(['a1', 'c1']);
  await finish('c1');
  await Promise.all([long, next]);
});

test('a call whose request ends leaves the queue and never runs', async () => {
  const { queue, started, call, finish } = queueOf(1);
  const long = call('a', 'a1');
  const request = new AbortController();
  const work = vi.fn<() => Promise<void>>();
  const waiting = queue.run('b', request.signal, work);
  const next = call('c', 'c1');
  request.abort(new Error('The client disconnected'));
  await expect(waiting).rejects.toThrow('The client disconnected');
  await finish('a1');
  expect(started).toEqual(['a1', 'c1']);
  expect(work).not.toHaveBeenCalled();
  await finish('c1');
  await Promise.all([long, next]);
});
