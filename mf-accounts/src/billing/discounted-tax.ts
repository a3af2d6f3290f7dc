import { cents } from '../money.ts';

/** A line of an invoice; amounts in the club's currency. */
export interface TaxedLine {
  amount: number;
  /** In percent. */
  taxPercent: number;
  taxAmount: number;
}

/**
 * The tax that a discount leaves of an invoice with lines, as the server computes it: the lines share the discount as their
 * amounts are, and each has the tax of what is left.
 * @param unit the smallest amount of the currency in cents
 */
export function discountedTax(lines: readonly TaxedLine[], discountAmount: number, unit: 1 | 100): number {
  const shares = sharesOf(lines, cents(discountAmount), unit);
  const taxes = lines.map(({ amount, taxPercent, taxAmount }, index) => {
    const share = shares[index]!;
    if (share === cents(amount)) return share === 0 ? cents(taxAmount) : 0;
    const taken = taxOf(cents(amount), taxPercent, unit) - taxOf(cents(amount) - share, taxPercent, unit);
    return cents(taxAmount) - taken;
  });
  return taxes.reduce((sum, tax) => sum + tax, 0) / 100;
}

/** Shares in whole units; those that are left go to the lines that lost most, the earlier one of two equal ones. */
function sharesOf(lines: readonly TaxedLine[], discount: number, unit: 1 | 100): number[] {
  const weights = lines.map(({ amount }) => Math.max(0, cents(amount)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const units = discount % unit === 0 ? unit : 1;
  const whole = BigInt(Math.abs(discount) / units);
  const parts = weights.map(weight => Number((whole * BigInt(weight)) / BigInt(sum)));
  const remainders = weights.map(weight => Number((whole * BigInt(weight)) % BigInt(sum)));
  const left = Number(whole) - parts.reduce((total, part) => total + part, 0);
  const byRemainder = weights
    .map((_, index) => index)
    .toSorted((a, b) => remainders[b]! - remainders[a]! || a - b);
  for (const index of byRemainder.slice(0, left)) parts[index]!++;
  return parts.map(part => part * units * Math.sign(discount));
}

/** Whole cents, half of a unit away from zero. */
const taxOf = (amount: number, percent: number, unit: number) =>
  Math.sign(amount) * Math.round((Math.abs(amount) * Math.round(percent * 1000)) / (100_000 * unit)) * unit;
