import { addDays } from '../../../common/dates.ts';
import { badInput } from '../../../common/errors.ts';
import { FREQUENCIES, type Period } from '../billing-periods.ts';
import { ONE_TIME_ENDS } from '../contract-rules.ts';
import { nextCharge, periodLine } from '../period-charge.ts';
import { termEnd, type PlanTerms } from '../plan-terms.ts';
import type { SignUpInput } from './operation-types.ts';
import {
  checkAmount,
  checkDay,
  checkText,
  dayBefore,
  feeLine,
  type Club,
  type NewContract,
  type Outcome,
} from './outcome.ts';

/** What the inputs of new contracts have in common. */
type Terms = Pick<SignUpInput, 'endDate' | 'price' | 'billingFrequency' | 'autoRenewal' | 'notes'>;

/** Signs a member up for a plan: with its fees and the first billing period on one invoice. */
export function signUp(input: SignUpInput, plan: PlanTerms, club: Club): Outcome {
  const startDate = input.startDate ?? club.today;
  checkDay('startDate', 'Start date', startDate, club.today);
  const trialDays = input.freeTrial ? (plan.freeTrialDays ?? 0) : 0;
  if (input.freeTrial && trialDays === 0)
    throw badInput({ freeTrial: `${plan.planName} has no free trial. Sign up without it.` });
  const billingAnchor = addDays(startDate, trialDays);
  const terms = newTerms(input, plan, { startDate: billingAnchor, today: club.today });
  const contract: NewContract = {
    ...terms,
    memberId: Number(input.memberId),
    planId: plan.id,
    kind: 'membership',
    startDate,
    billingAnchor,
    billedThrough: trialDays > 0 ? dayBefore(billingAnchor) : null,
  };
  const tax = club.taxOn(contract.kind, startDate);
  const fees = [
    ...feeLine(
      'setup_fee',
      'Setup fee',
      checkAmount('setupFee', 'Setup fee', input.setupFee ?? plan.setupFee ?? 0),
      tax,
    ),
    ...feeLine(
      'enrollment_fee',
      'Enrollment fee',
      checkAmount('enrollmentFee', 'Enrollment fee', input.enrollmentFee ?? plan.enrollmentFee ?? 0),
      tax,
    ),
  ];
  const warnings = offerWarnings(plan, startDate);
  if (trialDays === 0) {
    const first = firstPeriod(contract, plan, club);
    return {
      created: { ...contract, ...first.billed, plan },
      lines: [...fees, ...first.lines],
      period: first.period,
      warnings,
    };
  }
  warnings.push(
    `The trial is free until ${dayBefore(billingAnchor)}. The first billing period begins on ${billingAnchor}.`,
  );
  return { created: { ...contract, plan }, lines: fees, warnings };
}

/** The days that the terms of a new contract depend on. */
interface TermDays {
  /** The first billed day. */
  startDate: string;
  today: string;
  /** The day from which its billing periods are counted; the first billed day unless given. */
  billingAnchor?: string;
  /** The last day unless the input names one; by default that of a term of the plan, and null for no end. */
  defaultEnd?: string | null;
}

/** The agreed terms of a new contract. @throws BAD_USER_INPUT */
export function newTerms(
  { endDate, price, billingFrequency, autoRenewal, notes }: Terms,
  plan: PlanTerms,
  { startDate, today, billingAnchor, defaultEnd }: TermDays,
): Pick<NewContract, 'endDate' | 'price' | 'billingFrequency' | 'autoRenewal' | 'notes'> {
  const frequency = billingFrequency ?? plan.billingFrequency;
  if (!(FREQUENCIES as readonly string[]).includes(frequency))
    throw badInput({ billingFrequency: `Billing frequency must be one of: ${FREQUENCIES.join(', ')}` });
  // What is paid once has one price for its days.
  const isExtended = autoRenewal ?? (plan.autoRenewal && frequency !== 'one-time');
  if (isExtended && frequency === 'one-time') throw badInput({ autoRenewal: ONE_TIME_ENDS });
  const end =
    endDate ?? (defaultEnd === undefined ? requiredTermEnd(startDate, plan, billingAnchor) : defaultEnd);
  if (endDate != null) checkDay('endDate', 'End date', endDate, today);
  if (end !== null && end < startDate)
    throw badInput({ endDate: `End date cannot be before ${startDate}, the first billed day` });
  return {
    endDate: end,
    price: checkAmount('price', 'Price', price ?? plan.price),
    billingFrequency: frequency,
    autoRenewal: isExtended,
    notes: checkText('notes', notes),
  };
}

function requiredTermEnd(start: string, plan: PlanTerms, anchor: string | undefined): string {
  const end = termEnd(start, plan, anchor);
  if (end !== undefined) return end;
  const { duration, durationUnit, planName } = plan;
  throw badInput({
    endDate: `Enter the last day: ${duration} ${durationUnit}, the duration of ${planName}, is unknown or too long`,
  });
}

/** The invoice of the first period of a contract that is not invoiced yet. */
export function firstPeriod(contract: NewContract, plan: PlanTerms, club: Club) {
  const charge = nextCharge(contract, []);
  if (!charge) return { billed: {}, lines: [], period: undefined };
  const lines =
    charge.cents === 0
      ? []
      : [periodLine(charge, plan.planName, club.taxOn(contract.kind, charge.period.from))];
  const period: Period | undefined = lines.length > 0 ? charge.period : undefined;
  return { billed: { billedThrough: charge.period.to }, lines, period };
}

/** What staff should know about a plan that is not on offer. */
export function offerWarnings(
  { planName, status, validityStart, validityEnd }: PlanTerms,
  day: string,
): string[] {
  const warnings: string[] = [];
  if (status !== 'active') warnings.push(`${planName} is not on offer (${status}).`);
  else if (validityStart != null && day < validityStart)
    warnings.push(`${planName} is on offer from ${validityStart} only.`);
  else if (validityEnd != null && day > validityEnd)
    warnings.push(`${planName} was on offer until ${validityEnd}.`);
  return warnings;
}
