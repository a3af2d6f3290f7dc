import { expect, test } from 'vitest';
import { overBudget } from './test-budget.ts';

const file = (name: string, processorSeconds: number) => ({
  project: 'browser',
  file: name,
  milliseconds: 1,
  processorSeconds,
  passed: 1,
  skipped: 0,
  failures: [],
});

test('a browser file above its limit, and a whole run above its budget, is named', () => {
  const files = [file('a.browser.test.ts', 61), file('b.browser.test.ts', 60), file('c.test.ts', 90)];
  expect(overBudget(files, undefined, 1)).toEqual([
    'a.browser.test.ts took 61 s of processor time; it may take 60 on this machine',
  ]);
  expect(overBudget([], 4_600, 1)).toEqual([
    expect.stringMatching(/^The run took 4600 s of processor time; it may take \d+ on this machine$/),
  ]);
});

test('a slower machine may take longer', () => {
  expect(overBudget([file('a.browser.test.ts', 119)], undefined, 2)).toEqual([]);
  expect(overBudget([file('a.browser.test.ts', 121)], undefined, 2)).toHaveLength(1);
  expect(overBudget([file('a.slow.browser.test.ts', 121)], undefined, 2)).toEqual([]);
});

test('pages that boot too often are counted', () => {
  const files = [{ ...file('a.browser.test.ts', 1), pageBoots: 300 }, file('b.browser.test.ts', 1)];
  expect(overBudget(files, undefined, 1)).toEqual([]);
  expect(overBudget([...files, ...files], undefined, 1)).toEqual([
    expect.stringMatching(/^Pages were booted 600 times; they may be \d+ times$/),
  ]);
});
