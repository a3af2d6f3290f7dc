import { expect, it } from 'vitest';
import { billingTotal } from './billing-total.ts';

it.each([
  [{ amount: 0.1, taxAmount: 0.2, discountAmount: 0 }, 0.3],
  [{ amount: 199.99, taxAmount: 17.75, discountAmount: 20 }, 197.74],
  [{ amount: 100, taxAmount: null }, 100],
  [{ amount: 10, discountAmount: 12.5 }, -2.5],
  [{ amount: null, taxAmount: 5 }, null],
  [{ amount: 100, taxAmount: Number.NaN }, null],
])('%o come to %d', (parts, total) => expect(billingTotal(parts)).toBe(total));
