import { clubTimeZone } from '../../common/dates.ts';
import type { ComputedField } from '../../declaration/resource-options.ts';
import { literal } from '../../query/sql.ts';

/** The time zone is a part of cached plans, which a change of the settings removes. */
const isBlocked = (
  member: string,
) => `exists (select from dunning_case where member_id = ${member}.id and stage = 'block'
    and (paused_until is null or paused_until < (now() at time zone ${literal(clubTimeZone())})::date))`;

/**
 * Whether a member's access is blocked: a step `block` was carried out for an invoice of which the member still owes
 * something, and the dunning is not paused. The stage follows the invoice in the transaction of a payment, so that nothing
 * lifts the block but what settles the invoice: a payment, or a credit.
 */
export const accessBlocked = {
  rows: 1,
  project: ({ alias }, { key }) => ({ key, kind: 'boolean', sql: isBlocked(alias) }),
  column: {
    kind: 'boolean',
    label: 'Access blocked',
    description: 'Whether dunning blocks access now: something is owed of an invoice with a block',
    sql: isBlocked,
  },
} satisfies ComputedField;
