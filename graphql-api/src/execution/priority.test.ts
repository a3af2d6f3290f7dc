import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Precedence } from './priority.ts';

const timeOf = async (work: Promise<unknown>) => {
  const began = performance.now();
  await work;
  return performance.now() - began;
};

test('where nobody works at a screen nothing waits', async () => {
  expect(await timeOf(new Precedence().giveWay())).toBeLessThan(5);
});

test('what goes first is waited for, whether it succeeds or not, and room is left behind it', async () => {
  const precedence = new Precedence();
  let done = false;
  const failing = precedence.first(async () => {
    await pause(10);
    done = true;
    throw new Error('Answered as ever');
  });
  const waited = precedence.giveWay().then(() => done);
  await expect(failing).rejects.toThrow('Answered as ever');
  expect(await waited).toBe(true);
  expect(await timeOf(precedence.giveWay())).toBeGreaterThan(5);
});

test('what takes long keeps nobody waiting for ever', async () => {
  const precedence = new Precedence();
  const long = precedence.first(() => pause(500));
  expect(await timeOf(precedence.giveWay())).toBeLessThan(300);
  await long;
});
