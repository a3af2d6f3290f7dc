import type { ComputedField } from '../../declaration/resource-options.ts';
import { IS_SETTLING } from '../payments/settlement.ts';

/** Amount and number of payments by method, as an object. */
const byMethod = (
  rows: string,
) => `(select coalesce(jsonb_object_agg(method, jsonb_build_array(amount, number)), '{}')
  from (${rows} group by 1) sums)`;

/** Who took a payment never changes, so that sums by method are enough. */
const hasChanged = (close: string) =>
  `(${close}.reopened_at is null and ${byMethod(
    `select payment_method as method, sum(amount) as amount, count(*) as number from payment
    where location_id = ${close}.location_id and payment_date = ${close}.day and ${IS_SETTLING}`,
  )} <> ${byMethod(
    `select entry ->> 'method' as method, sum((entry ->> 'amount')::numeric) as amount, sum((entry ->> 'count')::int) as number
     from jsonb_array_elements(${close}.expected) entry`,
  )})`;

/** Whether payments of a closed day add up to something else by now. */
export const changedAfterClose = {
  rows: 200,
  project: ({ alias }, { key }) => ({ key, kind: 'boolean', sql: hasChanged(alias) }),
  column: {
    kind: 'boolean',
    label: 'Changed after the close',
    description:
      'Whether the payments of the day and location add up to something else by now, as a user with `closed-periods:edit` changed them; `dayTotals` returns what',
    sql: hasChanged,
  },
} satisfies ComputedField;
