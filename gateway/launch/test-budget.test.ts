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
  const files = [file('a.browser.test.ts', 76), file('b.browser.test.ts', 75), file('c.test.ts', 90)];
  expect(overBudget(files, undefined, 1)).toEqual([
    'a.browser.test.ts took 76 s of processor time; it may take 75 on this machine',
  ]);
  expect(overBudget([], 4_600, 1)).toEqual([
    expect.stringMatching(/^The run took 4600 s of processor time; it may take \d+ on this machine$/),
  ]);
});

test('a slower machine may take longer', () => {
  expect(overBudget([file('a.browser.test.ts', 149)], undefined, 2)).toEqual([]);
  expect(overBudget([file('a.browser.test.ts', 151)], undefined, 2)).toHaveLength(1);
});
