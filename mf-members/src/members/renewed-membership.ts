import { addMonths, monthsBetween, today } from '@gym/hub-kit/format';

export interface RenewableMembership {
  membershipStartDate: string | null;
  membershipEndDate: string | null;
}

/** A year, as for a new member. */
const standardMonths = 12;

/**
 * The membership again, for as many months as before: from its end, or from today if that has passed.
 */
export function renewedMembership({ membershipStartDate, membershipEndDate }: RenewableMembership) {
  const months =
    membershipStartDate && membershipEndDate ? monthsBetween(membershipStartDate, membershipEndDate) : 0;
  const start = membershipEndDate && membershipEndDate > today() ? membershipEndDate : today();
  return {
    membershipStartDate: start,
    membershipEndDate: addMonths(start, months > 0 ? months : standardMonths),
    status: 'active',
  };
}
