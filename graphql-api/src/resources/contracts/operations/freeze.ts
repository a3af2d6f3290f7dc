import { addDays, addMonths } from '../../../common/dates.ts';
import { badInput } from '../../../common/errors.ts';
import { daysIn, overlapOf } from '../billing-periods.ts';
import type { FreezeContractInput } from './operation-types.ts';
import {
  adjustmentLines,
  checkAmount,
  checkDay,
  checkText,
  feeLine,
  isPaidOnce,
  requireOpen,
  type Club,
  type ContractState,
  type Outcome,
} from './outcome.ts';

/** Freezes a contract: frozen days are credited where they are invoiced, and the end moves by as many days. */
export function freeze(state: ContractState, input: FreezeContractInput, club: Club): Outcome {
  const { contract, freezes } = state;
  requireOpen(contract, 'frozen');
  const frozen = { from: input.from ?? club.today, to: input.until };
  checkDays(state, frozen, club);
  const fee = checkAmount('fee', 'Fee', input.fee ?? 0);
  const endDate = contract.endDate && addDays(contract.endDate, daysIn(frozen));
  const after = { endDate, freezes: [...freezes, { ...frozen }] };
  return {
    changes: { endDate, ...(isPaidOnce(contract) && { billedThrough: endDate }) },
    addedFreeze: { ...frozen, reason: checkText('reason', input.reason), fee },
    lines: [
      ...feeLine(
        'freeze_fee',
        `Freeze from ${frozen.from} to ${frozen.to}`,
        fee,
        club.taxOn(contract.kind, club.today),
      ),
      ...(isPaidOnce(contract) ? [] : adjustmentLines(state, club, frozen, after)),
    ],
    warnings: [],
  };
}

type Frozen = { from: string; to: string };

/** @throws BAD_USER_INPUT for days outside of the contract, and for what its plan does not allow */
function checkDays(
  { contract, plan, freezes, charges }: ContractState,
  frozen: Frozen,
  { today }: Club,
): void {
  const { startDate, endDate, contractNumber } = contract;
  checkDay('from', 'From', frozen.from, today);
  checkDay('until', 'Until', frozen.to, today);
  if (frozen.to < frozen.from)
    throw badInput({ until: `Until cannot be before ${frozen.from}, the first frozen day` });
  if (frozen.from < startDate || (endDate !== null && frozen.from > endDate))
    throw badInput({
      from: `From must be a day of ${contractNumber}, from ${startDate}${endDate === null ? '' : ` to ${endDate}`}`,
    });
  if (endDate !== null && charges.some(charge => charge.from > endDate))
    throw badInput({
      until: `The invoices of ${contractNumber} after ${endDate} are credited, so that its end cannot move. Sign the member up again instead.`,
    });
  const other = freezes.find(each => overlapOf(each, frozen));
  if (other)
    throw badInput({
      from: `${contractNumber} is frozen from ${other.from} to ${other.to} already. Choose other days.`,
    });
  const { planName, freezePeriod, freezeLimit } = plan;
  const days = daysIn(frozen);
  if (freezeLimit === 0 || freezePeriod === 0) throw badInput({ from: `${planName} cannot be frozen` });
  if (freezePeriod != null && days > freezePeriod)
    throw badInput({
      until: `${planName} can be frozen for ${freezePeriod} days at the most, and these are ${days}. Until ${addDays(frozen.from, freezePeriod - 1)} is possible.`,
    });
  const sameYear = freezes.filter(
    ({ from }) => from > addMonths(frozen.from, -12) && from < addMonths(frozen.from, 12),
  );
  if (freezeLimit != null && sameYear.length >= freezeLimit)
    throw badInput({
      from: `${planName} can be frozen ${freezeLimit === 1 ? 'once' : `${freezeLimit} times`} within a year. The last freeze began on ${sameYear.at(-1)!.from}.`,
    });
}
