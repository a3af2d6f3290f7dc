import type { DueCount } from '@gym/hub-kit';

/** Memberships of active members run out; those of others are over already. */
export const membershipEnd = {
  field: 'membershipEndDate',
  days: 14,
  among: { status: ['active'] },
  soon: 'Membership runs out',
  over: 'Membership ran out',
  aggregate: 'membersAggregate',
  lines: {
    soon: ['membership runs out', 'memberships run out'],
    over: ['active member has a membership that ran out', 'active members have memberships that ran out'],
  },
} as const satisfies DueCount;
