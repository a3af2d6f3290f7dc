import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Priority } from './priority.ts';

const timeOf = async (work: Promise<unknown>) => {
  const began = performance.now();
  await work;
  return performance.now() - began;
};

test('ad hoc work does not wait where nothing interactive runs', async () => {
  let isDone = false;
  void new Priority().yield().then(() => (isDone = true));
  await pause();
  expect(isDone).toBe(true);
});

test('ad hoc work waits for an interactive request, also for one that fails, and leaves the thread idle afterwards', async () => {
  const priority = new Priority();
  let done = false;
  const failing = priority.first(async () => {
    await pause(10);
    done = true;
    throw new Error('Failed');
  });
  const waited = priority.yield().then(() => done);
  await expect(failing).rejects.toThrow('Failed');
  expect(await waited).toBe(true);
  expect(await timeOf(priority.yield())).toBeGreaterThan(5);
});

test('ad hoc work waits for a limited time', async () => {
  const priority = new Priority();
  const long = priority.first(() => pause(500));
  expect(await timeOf(priority.yield())).toBeLessThan(300);
  await long;
});
