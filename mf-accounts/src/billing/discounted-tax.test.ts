import { expect, it } from 'vitest';
import { discountedTax } from './discounted-tax.ts';

const course = { amount: 20, taxPercent: 19, taxAmount: 3.8 };
const book = { amount: 10, taxPercent: 7, taxAmount: 0.7 };

it.each([
  ['100.00 + 20 %, 50.00 less', [{ amount: 100, taxPercent: 20, taxAmount: 20 }], 50, 1, 10],
  ['13.33 × 19 % + 6.67 × 7 % = 2.53 + 0.47', [course, book], 10, 1, 3],
  ['nothing less', [course, book], 0, 1, 4.5],
  ['all of it', [course, book], 30, 1, 0],
  ['110.00 + 20 %', [{ amount: 100, taxPercent: 20, taxAmount: 20 }], -10, 1, 22],
  ['¥667 × 10 % in whole yen', [{ amount: 1_000, taxPercent: 10, taxAmount: 100 }], 333, 100, 67],
  ['a credit has no share', [course, { amount: -5, taxPercent: 19, taxAmount: -0.95 }], 10, 1, 0.95],
] as const)('%s', (_name, lines, discount, unit, tax) =>
  expect(discountedTax(lines, discount, unit)).toBe(tax),
);
