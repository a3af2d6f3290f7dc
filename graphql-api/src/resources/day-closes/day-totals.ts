import { fromMinor, toMinor } from '../../common/money.ts';
import { IS_SETTLING } from '../payments/settlement.ts';
import type { DayAmount } from './day-close.ts';

/** A day of a location. */
export interface LocationDay {
  locationId: number;
  /** yyyy-mm-dd */
  day: string;
}

/** What the payments of a day and location add up to. */
export interface ExpectedAmounts {
  expected: DayAmount[];
  receivedAmount: number;
  expectedCash: number;
}

const CASH = 'cash';

/** SQL of `DayAmount` by method and cashier; its parameters are location and day. */
export const dayAmountsSql = (location: string, day: string) =>
  `select payment_method as method, taken_by_id::text as "cashierId", username as cashier, sum(amount)::float8 as amount, count(*)::int as count
     from payment left join "user" on "user".id = taken_by_id
    where location_id = ${location} and payment_date = ${day} and ${IS_SETTLING}
    group by payment_method, taken_by_id, username
    order by payment_method, username nulls last, taken_by_id`;

export function sumOfDay(expected: DayAmount[]): ExpectedAmounts {
  const total = (amounts: readonly DayAmount[]) =>
    fromMinor(amounts.reduce((cents, { amount }) => cents + toMinor(amount), 0));
  return {
    expected,
    receivedAmount: total(expected),
    expectedCash: total(expected.filter(({ method }) => method === CASH)),
  };
}
