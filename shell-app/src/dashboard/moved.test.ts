import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 0, 'bac'],
  [1, 1, 'abc'],
])('the item at %i is moved to %i', (from, to, expected) => {
  const items = ['a', 'b', 'c'];
  expect(moved(items, from, to).join('')).toBe(expected);
  expect(items.join('')).toBe('abc');
});
