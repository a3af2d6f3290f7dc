import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Priority } from './priority.ts';

test('ad hoc work does not wait where nothing interactive runs', async () => {
  let isDone = false;
  void new Priority().yield().then(() => (isDone = true));
  await turn();
  expect(isDone).toBe(true);
});

test('ad hoc work waits for an interactive request, and leaves the thread idle afterwards', async () => {
  const priority = new Priority();
  let done = false;
  priority.begin();
  const request = pause(10).then(() => {
    done = true;
    priority.end();
  });
  const waited = priority.yield().then(() => done);
  await request;
  expect(await waited).toBe(true);
  const order: string[] = [];
  setTimeout(() => order.push('other work'), 5);
  await priority.yield();
  expect(order).toEqual(['other work']);
});

test('ad hoc work waits for a limited time', async () => {
  const priority = new Priority();
  priority.begin();
  // While it still runs.
  await priority.yield();
});
