import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { HUB_SIZE, sizeProblem } from './size.ts';

test('the size of a hub is that of all its files, compressed', () => {
  const compressible = new Uint8Array(10 * HUB_SIZE);
  expect(sizeProblem(new Map([['a.js', compressible]]))).toBeUndefined();
  const files = new Map([
    ['small.js', randomBytes(100_000)],
    ['large.js', randomBytes(200_000)],
  ]);
  expect(sizeProblem(files)).toBe(
    'Its files have 301 kB with gzip; 250 kB are allowed. The largest are large.js 201 kB, small.js 101 kB',
  );
});
