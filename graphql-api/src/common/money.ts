import { badInput } from './errors.ts';
import { LARGEST_AMOUNT } from '../mutation/validate.ts';

/** Money is added as whole cents, so that a total is exact. */
export const cents = (amount: number | null | undefined) => Math.round((amount ?? 0) * 100);

export const dollars = (wholeCents: number) => Math.round(wholeCents) / 100;

/**
 * The total of a record, in dollars, computed from its parts.
 * @param given the total that a request tells, if any
 * @throws BAD_USER_INPUT when the request tells another, or when it is more than can be stored
 */
export function totalOf(wholeCents: number, given: number | null | undefined): number {
  const total = dollars(wholeCents);
  const complaint =
    Math.abs(total) > LARGEST_AMOUNT
      ? `Total amount cannot be above ${LARGEST_AMOUNT}`
      : given != null && cents(given) !== cents(total) && `Total amount must be ${total.toFixed(2)}`;
  if (complaint) throw badInput({ totalAmount: complaint });
  return total;
}
