import { addDays } from '../../../common/dates.ts';
import { badInput } from '../../../common/errors.ts';
import { labelMessage, type Message, msg } from '../../../common/message.ts';
import { lineTexts } from '../../../documents/document-texts.ts';
import { FREQUENCIES } from '../billing-periods.ts';
import { ONE_TIME_ENDS } from '../contract-rules.ts';
import { termEnd, type PlanTerms } from '../plan-terms.ts';
import type { SignUpInput } from './operation-types.ts';
import {
  checkAmount,
  checkDay,
  checkText,
  dayBefore,
  feeLine,
  firstPeriodOf,
  renewedEndOfNew,
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
    throw badInput({
      freeTrial: msg('{plan} has no free trial. Sign up without it.', { plan: plan.planName }),
    });
  const billingAnchor = addDays(startDate, trialDays);
  const terms = newTerms(input, plan, { startDate: billingAnchor, today: club.today });
  const contract: NewContract = {
    ...terms,
    memberId: Number(input.memberId),
    planId: plan.id,
    locationId: input.locationId == null ? null : Number(input.locationId),
    kind: 'membership',
    startDate,
    billingAnchor,
    billedThrough: trialDays > 0 ? dayBefore(billingAnchor) : null,
    succession: null,
  };
  const tax = club.taxOn(contract.kind, startDate);
  const fees = [
    ...feeLine(
      'setup_fee',
      lineTexts().setupFee,
      checkAmount('setupFee', 'Setup fee', input.setupFee ?? plan.setupFee ?? 0),
      tax,
    ),
    ...feeLine(
      'enrollment_fee',
      lineTexts().enrollmentFee,
      checkAmount('enrollmentFee', 'Enrollment fee', input.enrollmentFee ?? plan.enrollmentFee ?? 0),
      tax,
    ),
  ];
  const warnings = offerWarnings(plan, startDate);
  if (trialDays === 0) {
    const first = firstPeriodOf(contract, plan, club, null);
    if (first.through < club.today && renewedEndOfNew(contract, plan, null, first.through) !== first.through)
      warnings.push(
        msg('The next billing run invoices what has begun after {day} too.', { day: first.through }),
      );
    return {
      created: { ...contract, billedThrough: first.through, plan },
      lines: [...fees, ...first.lines],
      ...(first.reason === null && { period: first.days }),
      warnings,
    };
  }
  warnings.push(
    msg('The trial is free until {day}. The first billing period begins on {first}.', {
      day: dayBefore(billingAnchor),
      first: billingAnchor,
    }),
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
    throw badInput({
      billingFrequency: msg('{label} must be one of: {values}', {
        label: msg('Billing frequency'),
        values: FREQUENCIES.join(', '),
      }),
    });
  // What is paid once has one price for its days.
  const isExtended = autoRenewal ?? (plan.autoRenewal && frequency !== 'one-time');
  if (isExtended && frequency === 'one-time') throw badInput({ autoRenewal: ONE_TIME_ENDS });
  const end =
    endDate ?? (defaultEnd === undefined ? requiredTermEnd(startDate, plan, billingAnchor) : defaultEnd);
  if (endDate != null) checkDay('endDate', 'End date', endDate, today);
  if (end !== null && end < startDate)
    throw badInput({
      endDate: msg('End date cannot be before {day}, the first billed day', { day: startDate }),
    });
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
    endDate: msg('Enter the last day: {duration} {unit}, the duration of {plan}, is unknown or too long', {
      duration,
      unit: durationUnit,
      plan: planName,
    }),
  });
}

/** What staff should know about a plan that is not on offer. */
export function offerWarnings(
  { planName, status, validityStart, validityEnd }: PlanTerms,
  day: string,
): Message[] {
  const warnings: Message[] = [];
  if (status !== 'active')
    warnings.push(
      msg('{plan} is not on offer ({status}).', { plan: planName, status: labelMessage(status) }),
    );
  else if (validityStart != null && day < validityStart)
    warnings.push(msg('{plan} is on offer from {day} only.', { plan: planName, day: validityStart }));
  else if (validityEnd != null && day > validityEnd)
    warnings.push(msg('{plan} was on offer until {day}.', { plan: planName, day: validityEnd }));
  return warnings;
}
