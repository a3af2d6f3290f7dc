import { addDays } from '../../../common/dates.ts';
import { badInput } from '../../../common/errors.ts';
import { periodAt } from '../billing-periods.ts';
import type { PlanTerms } from '../plan-terms.ts';
import type { RenewContractInput } from './operation-types.ts';
import { checkDay, type Club, type ContractState, type NewContract, type Outcome } from './outcome.ts';
import { firstPeriod, newTerms, offerWarnings } from './sign-up.ts';

/**
 * Renews a contract with one that follows on it. The billing days stay where one follows directly on the other. A contract
 * that begins later is invoiced when it begins, by the billing run.
 * @param given the plan of the input; the same plan without one
 */
export function renew(
  { contract, plan: present }: ContractState,
  input: RenewContractInput,
  club: Club,
  given: PlanTerms | null,
): Outcome {
  const { endDate } = contract;
  if (endDate === null)
    throw badInput({ id: `${contract.contractNumber} has no end. Switch its plan or cancel it instead.` });
  const plan = given ?? present;
  const following = addDays(endDate, 1);
  const startDate = input.startDate ?? (following < club.today ? club.today : following);
  checkDay('startDate', 'Start date', startDate, club.today);
  if (startDate <= endDate)
    throw badInput({
      startDate: `Start date must be after ${endDate}, the last day of ${contract.contractNumber}`,
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
    periodAt({ ...contract, endDate: null }, startDate).from === startDate;
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
    kind: contract.kind,
    startDate,
    billingAnchor,
    billedThrough: null,
  };
  const changes = contract.autoRenewal ? { autoRenewal: false } : undefined;
  const warnings = offerWarnings(plan, startDate);
  if (startDate > club.today) {
    warnings.push(`The first invoice follows when the contract begins, on ${startDate}.`);
    return { changes, created: { ...created, plan }, lines: [], warnings };
  }
  const { billed, lines, period } = firstPeriod(created, plan, club);
  return { changes, created: { ...created, ...billed, plan }, lines, period, warnings };
}
