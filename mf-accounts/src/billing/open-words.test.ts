import { expect, it } from 'vitest';
import { openWords } from './open-words.ts';

it.each([
  ['pending', 49, '$49.00 open'],
  ['paid', 10.5, '$10.50 open'],
  ['paid', 0, ''],
  ['overdue', 0, 'settled'],
  ['paid', -5, '$5.00 credit left'],
  ['cancelled', 49, ''],
  ['refunded', 49, ''],
])('%s with %d open says “%s”', (paymentStatus, openAmount, words) =>
  expect(openWords({ paymentStatus, openAmount })).toBe(words),
);
