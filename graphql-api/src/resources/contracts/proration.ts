import { smallestAmount } from '../../common/money.ts';
import { daysIn, overlapOf, type Period } from './billing-periods.ts';

/**
 * Divides an amount by weights with the largest remainder method: each part gets its share rounded down, and the cents
 * that are left go to the parts that lost most, the earlier one of two equal ones. The parts add up to the amount.
 * @param cents whole cents, also negative
 * @param weights whole numbers of at least 0, such as days
 * @returns whole cents, one part for each weight; nothing for a sum of weights of 0
 */
export function allocate(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  if (cents < 0) return allocate(-cents, weights).map(part => (part === 0 ? 0 : -part));
  // Cents times days exceed what a double has exactly for amounts of many millions.
  const shares = weights.map(weight => BigInt(cents) * BigInt(weight));
  const parts = shares.map(share => Number(share / BigInt(sum)));
  const remainders = shares.map(share => Number(share % BigInt(sum)));
  const left = cents - parts.reduce((total, part) => total + part, 0);
  const byRemainder = weights
    .map((_, index) => index)
    .toSorted((a, b) => remainders[b]! - remainders[a]! || a - b);
  for (const index of byRemainder.slice(0, left)) parts[index]!++;
  return parts;
}

/** Divides an amount as `allocate` does, into whole amounts where the currency has no decimals. */
export function allocateAmount(cents: number, weights: readonly number[]): number[] {
  const unit = cents % smallestAmount() === 0 ? smallestAmount() : 1;
  return allocate(cents / unit, weights).map(part => part * unit);
}

/** The number of days of a period that are frozen; days of several freezes count once. */
export function frozenDays(period: Period, freezes: readonly Period[]): number {
  let days = 0;
  let after = '';
  for (const freeze of freezes.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const frozen = overlapOf(period, freeze);
    if (!frozen || frozen.to <= after) continue;
    const from = frozen.from > after ? frozen : { from: nextDay(after), to: frozen.to };
    days += daysIn(from);
    after = frozen.to;
  }
  return days;
}

const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/**
 * The price of some days of a billing period, in whole cents: their share of the price of the whole period by day, and at
 * most all of it.
 * @param wholeDays the days that the price is for
 * @param days the days that are charged, or null for none
 * @param freezes frozen days, which are not charged
 */
export function priceOfDays(
  priceCents: number,
  wholeDays: number,
  days: Period | null,
  freezes: readonly Period[] = [],
): number {
  if (!days) return 0;
  const charged = Math.min(daysIn(days) - frozenDays(days, freezes), wholeDays);
  return allocateAmount(priceCents, [charged, wholeDays - charged])[0]!;
}
