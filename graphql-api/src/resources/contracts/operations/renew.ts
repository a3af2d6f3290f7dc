import { addDays } from '../../../common/dates.ts';
import { badInput } from '../../../common/errors.ts';
import { msg } from '../../../common/message.ts';
import { periodAt } from '../billing-periods.ts';
import type { PlanTerms } from '../plan-terms.ts';
import type { RenewContractInput } from './operation-types.ts';
import {
  adjustmentLines,
  billedUntil,
  checkDay,
  firstPeriodOf,
  invoicedThrough,
  type Club,
  type ContractState,
  type NewContract,
  type Outcome,
} from './outcome.ts';
import { newTerms, offerWarnings } from './sign-up.ts';

/**
 * Renews a contract with one that follows on it. The billing days stay where one follows directly on the other. A contract
 * that begins later is invoiced when it begins, by the billing run.
 * @param given the plan of the input; the same plan without one
 */
export function renew(
  state: ContractState,
  input: RenewContractInput,
  club: Club,
  given: PlanTerms | null,
): Outcome {
  const { contract, freezes, plan: present } = state;
  const { endDate } = contract;
  if (endDate === null)
    throw badInput({
      id: msg('{number} has no end. Switch its plan or cancel it instead.', {
        number: contract.contractNumber,
      }),
    });
  const plan = given ?? present;
  const following = addDays(endDate, 1);
  const startDate = input.startDate ?? (following < club.today ? club.today : following);
  checkDay('startDate', 'Start date', startDate, club.today);
  if (startDate <= endDate)
    throw badInput({
      startDate: msg('Start date must be after {day}, the last day of {number}', {
        day: endDate,
        number: contract.contractNumber,
      }),
    });
  // The agreed price goes on with the plan.
  const price = input.price ?? (given ? given.price : contract.price);
  const billingFrequency =
    input.billingFrequency ?? (given ? given.billingFrequency : contract.billingFrequency);
  const autoRenewal =
    input.autoRenewal ??
    ((given ? given.autoRenewal : contract.autoRenewal) && billingFrequency !== 'one-time');
  const continuesPeriods =
    startDate === following &&
    billingFrequency === contract.billingFrequency &&
    billingFrequency !== 'one-time' &&
    contract.billingAnchor <= startDate &&
    periodAt(contract, startDate).from === startDate;
  const billingAnchor = continuesPeriods ? contract.billingAnchor : startDate;
  const terms = newTerms({ ...input, price, billingFrequency, autoRenewal }, plan, {
    startDate,
    today: club.today,
    billingAnchor,
  });
  const created: NewContract = {
    ...terms,
    memberId: contract.memberId,
    planId: plan.id,
    locationId: contract.locationId,
    kind: contract.kind,
    startDate,
    billingAnchor,
    billedThrough: null,
    succession: 'renewal',
  };
  const changes = contract.autoRenewal ? { autoRenewal: false, ...billedUntil(state, endDate) } : undefined;
  // A contract that would have renewed itself is invoiced beyond its end, where a freeze has moved that into a period.
  const through = invoicedThrough(state);
  const isInvoiced = through !== null && through > endDate;
  const credits = isInvoiced
    ? adjustmentLines(state, club, { from: following, to: through }, { endDate, freezes }).map(line => ({
        ...line,
        contractId: state.id,
      }))
    : [];
  const warnings = offerWarnings(plan, startDate);
  if (startDate > club.today) {
    warnings.push(msg('The first invoice follows when the contract begins, on {day}.', { day: startDate }));
    return { changes, created: { ...created, plan }, lines: credits, warnings };
  }
  const first = firstPeriodOf(created, plan, club, state);
  return {
    changes,
    created: { ...created, billedThrough: first.through, plan },
    lines: [...credits, ...first.lines],
    ...(first.reason === null && { period: first.days }),
    warnings,
  };
}
