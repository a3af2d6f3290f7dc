import { currencyDecimals } from './club-settings.ts';
import { badInput } from './errors.ts';
import { msg } from './message.ts';

/** The largest amount that a money column stores; the smallest is its negative. */
export const LARGEST_AMOUNT = 9_999_999_999.99;

/** Money is added as whole cents, so that a total is exact. */
export const toMinor = (amount: number | null | undefined) => Math.round((amount ?? 0) * 100);

/** Whole cents in the smallest amount of the club's currency: 1, or 100 where it has no decimals. */
export const smallestAmount = (): number => (currencyDecimals() === 0 ? 100 : 1);

/** Cents rounded to whole ones that the club's currency has. */
export function roundAmount(wholeCents: number): number {
  const unit = smallestAmount();
  return Math.round(wholeCents / unit) * unit;
}

export const fromMinor = (wholeCents: number) => Math.round(wholeCents) / 100;

/**
 * The total of a record, computed from its parts.
 * @param given the total of the request, if any
 * @throws BAD_USER_INPUT when the request has another total, or when the total is more than can be stored
 */
export function totalOf(wholeCents: number, given: number | null | undefined): number {
  const total = fromMinor(roundAmount(wholeCents));
  const problem =
    Math.abs(total) > LARGEST_AMOUNT
      ? msg('{label} cannot be above {max}', { label: msg('Total amount'), max: LARGEST_AMOUNT })
      : given != null &&
        toMinor(given) !== toMinor(total) &&
        msg('Total amount must be {amount}', { amount: total.toFixed(currencyDecimals()) });
  if (problem) throw badInput({ totalAmount: problem });
  return total;
}
