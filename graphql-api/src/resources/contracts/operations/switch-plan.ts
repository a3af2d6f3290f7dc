import { badInput } from '../../../common/errors.ts';
import { chargeAt, periodLine } from '../period-charge.ts';
import type { PlanTerms } from '../plan-terms.ts';
import type { SwitchPlanInput } from './operation-types.ts';
import {
  adjustmentLines,
  billedUntil,
  checkDay,
  dayBefore,
  endFreezes,
  invoicedThrough,
  requireOpen,
  type Club,
  type ContractState,
  type NewContract,
  type Outcome,
} from './outcome.ts';
import { newTerms, offerWarnings } from './sign-up.ts';

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
          ? `The plan can change from ${contract.startDate}, the first day of ${contract.contractNumber}`
          : `The plan can change until ${contract.endDate}, the last day of ${contract.contractNumber}`,
    });
  if (plan.id === contract.planId && input.price == null && input.billingFrequency == null)
    throw badInput({ planId: `${contract.contractNumber} has this plan already. Choose another one.` });
  const lastDay = dayBefore(on);
  const { shortened, kept } = endFreezes(freezes, lastDay);
  if (shortened.length > 0)
    throw badInput({
      on: `${contract.contractNumber} is frozen on ${on} or later. Resume it first, or choose a day after the freeze.`,
    });
  const terms = newTerms(input, plan, { startDate: on, today: club.today, defaultEnd: contract.endDate });
  const created: NewContract = {
    ...terms,
    memberId: contract.memberId,
    planId: plan.id,
    kind: contract.kind,
    startDate: on,
    // A free trial that is not over ends, and the billing periods begin.
    billingAnchor:
      terms.billingFrequency === 'one-time' || contract.billingAnchor > on ? on : contract.billingAnchor,
    billedThrough: null,
  };
  const through = invoicedThrough(state);
  const isInvoiced = through !== null && through > lastDay;
  const changes = {
    endDate: lastDay,
    autoRenewal: false,
    ...billedUntil(state, lastDay),
  };
  const warnings = offerWarnings(plan, on);
  if (on > club.today && !isInvoiced) {
    warnings.push(`The first invoice of the new plan follows when it begins, on ${on}.`);
    return { changes, created: { ...created, plan }, lines: [], warnings };
  }
  const rest = { from: on, to: through ?? on };
  const credits = adjustmentLines(state, club, rest, { endDate: lastDay, freezes: kept }).map(line => ({
    ...line,
    contractId: state.id,
  }));
  const charge = chargeAt(created, [], on)!;
  const charges =
    charge.cents === 0
      ? []
      : [periodLine(charge, plan.planName, club.taxOn(contract.kind, charge.period.from))];
  return {
    changes,
    created: { ...created, billedThrough: charge.period.to, plan },
    lines: [...credits, ...charges],
    period: charge.period,
    warnings,
  };
}
