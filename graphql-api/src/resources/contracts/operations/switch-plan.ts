import { addDays } from '../../../common/dates.ts';
import { badInput } from '../../../common/errors.ts';
import { type Message, msg } from '../../../common/message.ts';
import type { PlanTerms } from '../plan-terms.ts';
import type { SwitchPlanInput } from './operation-types.ts';
import {
  adjustmentLines,
  billedUntil,
  checkDay,
  dayBefore,
  endFreezes,
  firstPeriodOf,
  invoicedThrough,
  requireOpen,
  type Club,
  type ContractState,
  type NewContract,
  type Outcome,
} from './outcome.ts';
import { newTerms, offerWarnings } from './sign-up.ts';

/** That a higher price of the same plan comes before the notice period is over. */
function noticeWarnings(
  { contract, plan: { noticePeriod } }: ContractState,
  { price, startDate }: NewContract,
  today: string,
): Message[] {
  if (price <= contract.price || !noticePeriod) return [];
  const notice = addDays(today, noticePeriod);
  if (startDate > notice) return [];
  return [
    msg('The notice period of {days} days is over on {day}. The higher price begins before.', {
      days: noticePeriod,
      day: notice,
    }),
  ];
}

/**
 * Switches the plan of a contract on a day: the contract ends on the day before, and one with the same billing days begins.
 * One invoice credits the invoiced days of the old plan and charges those of the new one up to the end of its period. On
 * its first day the plan was the wrong one: the contract keeps no day.
 */
export function switchPlan(
  state: ContractState,
  input: SwitchPlanInput,
  club: Club,
  given: PlanTerms | null,
): Outcome {
  const { contract, freezes } = state;
  const plan = given!;
  requireOpen(contract, 'switched');
  const on = input.on ?? club.today;
  checkDay('on', 'The day', on, club.today);
  if (on < contract.startDate || (contract.endDate !== null && on > contract.endDate))
    throw badInput({
      on:
        on < contract.startDate
          ? msg('The plan can change from {day}, the first day of {number}', {
              day: contract.startDate,
              number: contract.contractNumber,
            })
          : msg('The plan can change until {day}, the last day of {number}', {
              day: contract.endDate!,
              number: contract.contractNumber,
            }),
    });
  const isOtherPlan = plan.id !== contract.planId;
  const isSame =
    (input.price ?? contract.price) === contract.price &&
    (input.billingFrequency ?? contract.billingFrequency) === contract.billingFrequency;
  if (!isOtherPlan && isSame)
    throw badInput({
      planId: msg('{number} has this plan already. Choose another one, or another price.', {
        number: contract.contractNumber,
      }),
    });
  const lastDay = dayBefore(on);
  const { shortened, kept } = endFreezes(freezes, lastDay);
  if (shortened.length > 0)
    throw badInput({
      on: msg('{number} is frozen on {day} or later. Resume it first, or choose a day after the freeze.', {
        number: contract.contractNumber,
        day: on,
      }),
    });
  // On the first day of a contract that follows on another, the new one takes its place.
  const takesPlace = on === contract.startDate && contract.predecessorId !== null;
  const terms = newTerms(input, plan, { startDate: on, today: club.today, defaultEnd: contract.endDate });
  const created: NewContract = {
    ...terms,
    memberId: contract.memberId,
    planId: plan.id,
    locationId: contract.locationId,
    kind: contract.kind,
    startDate: on,
    // A free trial that is not over ends, and the billing periods begin.
    billingAnchor:
      terms.billingFrequency === 'one-time' || contract.billingAnchor > on ? on : contract.billingAnchor,
    billedThrough: null,
    succession: takesPlace ? contract.succession : 'switch',
  };
  const through = invoicedThrough(state);
  const isInvoiced = through !== null && through > lastDay;
  const changes = {
    endDate: lastDay,
    autoRenewal: false,
    ...billedUntil(state, lastDay),
  };
  const warnings = isOtherPlan ? offerWarnings(plan, on) : noticeWarnings(state, created, club.today);
  if (on > club.today && !isInvoiced) {
    warnings.push(
      msg(
        isOtherPlan
          ? 'The first invoice of the new plan follows when it begins, on {day}.'
          : 'The first invoice at the new price follows when it begins, on {day}.',
        { day: on },
      ),
    );
    return { changes, created: { ...created, plan }, lines: [], warnings };
  }
  const rest = { from: on, to: through ?? on };
  const credits = adjustmentLines(state, club, rest, { endDate: lastDay, freezes: kept }).map(line => ({
    ...line,
    contractId: state.id,
  }));
  const first = firstPeriodOf(created, plan, club, state);
  return {
    changes,
    created: { ...created, billedThrough: first.through, plan },
    lines: [...credits, ...first.lines],
    period: first.days,
    warnings,
  };
}
