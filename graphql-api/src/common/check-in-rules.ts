/** The rules of check-in, in the order in which their reasons are named. */
export const CHECK_IN_RULES = [
  'replaced_card',
  'no_contract',
  'not_begun',
  'ended',
  'frozen',
  'access_blocked',
  'wrong_location',
  'access_hours',
  'minimum_age',
  'already_inside',
] as const;
export type CheckInRule = (typeof CHECK_IN_RULES)[number];

/** What the club does where a rule applies. */
export const CHECK_IN_EFFECTS = ['deny', 'warn', 'allow'] as const;
export type CheckInEffect = (typeof CHECK_IN_EFFECTS)[number];

export type CheckInRules = Readonly<Record<CheckInRule, CheckInEffect>>;

/** A rule as Club Settings store it. */
export interface CheckInRuleSetting {
  rule: CheckInRule;
  effect: CheckInEffect;
}

const WARNS: readonly CheckInRule[] = ['wrong_location', 'access_hours', 'minimum_age', 'already_inside'];

/** The rules of a new club. */
export const defaultCheckInRules: readonly CheckInRuleSetting[] = CHECK_IN_RULES.map(rule => ({
  rule,
  effect: WARNS.includes(rule) ? 'warn' : 'deny',
}));

/** All rules in their order: those that are not given are `others`. */
export const allCheckInRules = (
  given: readonly CheckInRuleSetting[],
  others: readonly CheckInRuleSetting[] = defaultCheckInRules,
): CheckInRuleSetting[] =>
  CHECK_IN_RULES.map(rule => [...given, ...others].find(each => each.rule === rule)!).map(
    ({ rule, effect }) => ({
      rule,
      effect,
    }),
  );

/** What each rule does. */
export const effectsOf = (rules: readonly CheckInRuleSetting[]): CheckInRules =>
  Object.fromEntries(
    allCheckInRules(rules).map(({ rule, effect }) => [rule, effect]),
  ) as unknown as CheckInRules;
