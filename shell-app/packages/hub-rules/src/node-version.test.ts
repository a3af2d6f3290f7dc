import { expect, test } from 'vitest';
import { nodeProblem } from './node-version.ts';

test.each([
  ['>=24', '24.0.0'],
  ['>=24', '26.1.0'],
  ['>=24.15', '24.15.0'],
  ['>=24.15', '25.0.0'],
])('%s is met by %s', (range, found) => {
  expect(nodeProblem(range, found)).toBeUndefined();
});

test.each([
  ['>=24', '22.18.0', 'Node 22.18.0 runs this command; it needs Node 24 or newer.'],
  ['>=24.15', '24.9.0', 'Node 24.9.0 runs this command; it needs Node 24.15 or newer.'],
])('%s is not met by %s', (range, found, sentence) => {
  expect(nodeProblem(range, found)).toContain(sentence);
});
