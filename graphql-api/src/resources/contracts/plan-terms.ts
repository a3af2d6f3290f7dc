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
 * @param anchor the day from which the contract counts its periods; a term that begins with one of its months ends with
 * another one: after 31 January and 28 February comes 31 March
 */
export function termEnd(
  start: string,
  { duration, durationUnit }: Pick<PlanTerms, 'duration' | 'durationUnit'>,
  anchor = start,
): string | undefined {
  const days = DAYS.get(durationUnit);
  const unit = MONTHS.get(durationUnit) ?? (days === undefined ? Infinity : days / DAYS_OF_MONTH);
  if (!(duration * unit <= LONGEST_MONTHS)) return undefined;
  if (days !== undefined) return addDays(start, Math.max(1, Math.round(duration * days)) - 1);
  const months = Math.floor(duration * unit);
  const rest = Math.round((duration * unit - months) * DAYS_OF_MONTH);
  const passed = monthsSince(anchor, start);
  const end = passed === undefined ? addMonths(start, months) : addMonths(anchor, passed + months);
  const after = addDays(end, rest);
  return addDays(after > start ? after : addDays(start, 1), -1);
}

/** The months after which a day begins that are counted from the anchor; undefined where none begins on it. */
function monthsSince(anchor: string, day: string): number | undefined {
  const [from, to] = [anchor, day].map(date => date.split('-').map(Number)) as [number[], number[]];
  const months = (to[0]! - from[0]!) * 12 + to[1]! - from[1]!;
  return addMonths(anchor, months) === day ? months : undefined;
}

/** What decides whether a contract renews itself. Dates are yyyy-mm-dd. */
export interface RenewingContract {
  endDate: string | null;
  billingFrequency: string;
  billingAnchor: string;
  autoRenewal: boolean;
  cancelledOn: string | null;
}

/** What limits the further terms of a contract. */
interface TermLimits {
  /** The days by which freezes have moved the end; those of each further term are counted without them. */
  movedDays: number;
  /** The first day of the member's next contract of this kind, before which the terms end; null for none. */
  nextStart: string | null;
}

/**
 * The last day of a contract after as many further terms by auto-renewal as reach past a day. No term follows where the
 * length of one is not known, and none that the next contract of the member cuts off.
 */
export function renewedEnd(
  { endDate, billingFrequency, billingAnchor, autoRenewal, cancelledOn }: RenewingContract,
  plan: Pick<PlanTerms, 'duration' | 'durationUnit'>,
  { movedDays, nextStart }: TermLimits,
  day: string,
): string | null {
  if (endDate === null || !autoRenewal || cancelledOn !== null || billingFrequency === 'one-time')
    return endDate;
  let end = endDate;
  while (end <= day) {
    const next = termEnd(addDays(end, 1 - movedDays), plan, billingAnchor);
    if (next === undefined) return end;
    const moved = addDays(next, movedDays);
    if (nextStart !== null && moved >= nextStart) return end;
    end = moved;
  }
  return end;
}
