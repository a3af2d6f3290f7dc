import { clubTimeZone } from '../../common/dates.ts';
import type { ComputedField } from '../../declaration/resource-options.ts';
import { literal } from '../../query/sql.ts';

/** SQL of the first day of a contract that is not invoiced. */
export const firstUnbilledDay = (contract: string) =>
  `coalesce(${contract}.billed_through + 1, ${contract}.start_date)`;

/** SQL condition on a contract: it has a day up to the given one that is not invoiced. Only its own dates decide. */
export const isUnbilledOn = (contract: string, day: string) =>
  `(${firstUnbilledDay(contract)} <= least(${day}::date, coalesce(${contract}.end_date, 'infinity')))`;

/** The time zone is a part of cached plans, which a change of the settings removes. */
const isUnbilledToday = (contract: string) =>
  isUnbilledOn(contract, `(now() at time zone ${literal(clubTimeZone())})`);

/** Whether the next billing period has begun without an invoice. */
export const unbilled = {
  rows: 1,
  project: ({ alias }, { key }) => ({ key, kind: 'boolean', sql: isUnbilledToday(alias) }),
  column: {
    kind: 'boolean',
    label: 'Not billed',
    description: 'Whether it has days up to today that no billing run has invoiced or skipped',
    sql: isUnbilledToday,
  },
} satisfies ComputedField;
