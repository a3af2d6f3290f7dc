import { addDays, addMonths } from '../../common/dates.ts';
import type { MembershipPlan } from '../membership-plans/membership-plan.ts';

/** What contracts take from a plan. */
export type PlanTerms = Pick<
  MembershipPlan,
  'id' | 'planName' | 'duration' | 'durationUnit' | 'price' | 'billingFrequency' | 'autoRenewal' | 'status'
> & {
  [
    Name in
      | 'setupFee'
      | 'enrollmentFee'
      | 'minimumCommitment'
      | 'noticePeriod'
      | 'cancellationFee'
      | 'freezePeriod'
      | 'freezeLimit'
      | 'freeTrialDays'
      | 'validityStart'
      | 'validityEnd'
  ]?: MembershipPlan[Name] | null;
};

const MONTHS: ReadonlyMap<string, number> = new Map([
  ['months', 1],
  ['years', 12],
]);
const DAYS: ReadonlyMap<string, number> = new Map([
  ['days', 1],
  ['weeks', 7],
]);
/** Of a part of a month. */
const DAYS_OF_MONTH = 30;
/** A hundred years. */
const LONGEST_MONTHS = 1_200;

/**
 * The last day of a term that begins on a day: the duration of the plan, at least one day. Undefined where it is longer
 * than a hundred years, and for a unit that the club has added, whose length is not known.
 */
export function termEnd(start: string, { duration, durationUnit }: PlanTerms): string | undefined {
  const days = DAYS.get(durationUnit);
  const unit = MONTHS.get(durationUnit) ?? (days === undefined ? Infinity : days / DAYS_OF_MONTH);
  if (!(duration * unit <= LONGEST_MONTHS)) return undefined;
  if (days !== undefined) return addDays(start, Math.max(1, Math.round(duration * days)) - 1);
  const months = Math.floor(duration * unit);
  const rest = Math.round((duration * unit - months) * DAYS_OF_MONTH);
  const after = addDays(addMonths(start, months), rest);
  return addDays(after > start ? after : addDays(start, 1), -1);
}
