import { expect, test } from 'vitest';
import '../index.ts';
import { taxOf } from './invoice-lines.ts';

test.each([
  [50, 19, 10],
  [-50, 19, -10],
  [-49, 19, -9],
  [-200, 8.25, -17],
])('half a cent of tax is rounded away from zero: %d cents at %f percent are %d', (amount, percent, tax) =>
  expect(taxOf(amount, percent)).toBe(tax),
);
