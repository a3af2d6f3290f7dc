import { cents } from '../money.ts';

export type BillingParts = Partial<Record<'amount' | 'taxAmount' | 'discountAmount', number | null>>;

/** Amount + tax - discount, to the cent; a missing tax or discount counts as nothing. Null until all are numbers. */
export function billingTotal({ amount, taxAmount, discountAmount }: BillingParts): number | null {
  const parts = [amount ?? Number.NaN, taxAmount ?? 0, discountAmount ?? 0];
  if (parts.some(Number.isNaN)) return null;
  return (cents(amount) + cents(taxAmount) - cents(discountAmount)) / 100;
}
