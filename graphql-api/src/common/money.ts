import { badInput } from './errors.ts';

/** The largest amount that a money column stores, in dollars; the smallest is its negative. */
export const LARGEST_AMOUNT = 9_999_999_999.99;

/** Money is added as whole cents, so that a total is exact. */
export const cents = (amount: number | null | undefined) => Math.round((amount ?? 0) * 100);

export const dollars = (wholeCents: number) => Math.round(wholeCents) / 100;

/**
 * The total of a record, in dollars, computed from its parts.
 * @param given the total of the request, if any
 * @throws BAD_USER_INPUT when the request has another total, or when the total is more than can be stored
 */
export function totalOf(wholeCents: number, given: number | null | undefined): number {
  const total = dollars(wholeCents);
  const problem =
    Math.abs(total) > LARGEST_AMOUNT
      ? `Total amount cannot be above ${LARGEST_AMOUNT}`
      : given != null && cents(given) !== cents(total) && `Total amount must be ${total.toFixed(2)}`;
  if (problem) throw badInput({ totalAmount: problem });
  return total;
}
