import type { CheckInRules } from './decide-access.ts';

/** The rules of a new club. */
export const DEFAULT_CHECK_IN_RULES: CheckInRules = {
  replaced_card: 'deny',
  no_contract: 'deny',
  not_begun: 'deny',
  ended: 'deny',
  frozen: 'deny',
  access_blocked: 'deny',
  wrong_location: 'warn',
  access_hours: 'warn',
  minimum_age: 'warn',
  already_inside: 'warn',
};
