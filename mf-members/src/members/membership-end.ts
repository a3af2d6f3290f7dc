import { defineDue } from '@gym/hub-kit/define';
import { members } from '@gym/hub-kit/resources';

/** Memberships of active members run out; other memberships have ended already. */
export const membershipEnd = defineDue(members, {
  field: 'membershipEndDate',
  days: 14,
  among: { status: ['active'] },
  soon: 'Membership runs out',
  over: 'Membership ran out',
  lines: {
    soon: ['membership runs out', 'memberships run out'],
    over: ['active member has a membership that ran out', 'active members have memberships that ran out'],
  },
});
