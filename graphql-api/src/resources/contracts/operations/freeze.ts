import { addDays, addMonths } from '../../../common/dates.ts';
import { badInput } from '../../../common/errors.ts';
import { msg } from '../../../common/message.ts';
import { lineTexts } from '../../../documents/document-texts.ts';
import { formatDate } from '../../../documents/format.ts';
import { daysIn, overlapOf } from '../billing-periods.ts';
import type { FreezeContractInput } from './operation-types.ts';
import {
  adjustmentLines,
  checkAmount,
  checkDay,
  checkText,
  feeLine,
  invoicedThrough,
  isPaidOnce,
  renewedEndAfter,
  requireOpen,
  type Club,
  type ContractState,
  type Outcome,
} from './outcome.ts';
import { checkSuccession, isEndMovable, moveSuccessors } from './move-successors.ts';

/** Freezes a contract: frozen days are credited where they are invoiced, and the end moves by as many days. */
export function freeze(state: ContractState, input: FreezeContractInput, club: Club): Outcome {
  const { contract, freezes } = state;
  requireOpen(contract, 'frozen');
  const frozen = { from: input.from ?? club.today, to: input.until };
  checkDays(state, frozen, club);
  const fee = checkAmount('fee', 'Fee', input.fee ?? 0);
  const movesEnd = isEndMovable(state);
  const endDate =
    contract.endDate === null || !movesEnd ? contract.endDate : addDays(contract.endDate, daysIn(frozen));
  const after = [...freezes, { ...frozen, movedEnd: movesEnd }];
  const billedEnd = renewedEndAfter(
    state,
    { ...contract, endDate, freezes: after },
    invoicedThrough(state) ?? club.today,
  );
  return {
    changes: { endDate, ...(isPaidOnce(contract) && { billedThrough: endDate }) },
    addedFreezes: [{ ...frozen, reason: checkText('reason', input.reason), fee, movesEnd }],
    movedSuccessors: movesEnd ? moveSuccessors(state, daysIn(frozen), club.today) : [],
    lines: [
      ...feeLine(
        'freeze_fee',
        lineTexts().freezeFee(formatDate(frozen.from), formatDate(frozen.to)),
        fee,
        club.taxOn(contract.kind, club.today),
      ),
      ...(isPaidOnce(contract)
        ? []
        : adjustmentLines(state, club, frozen, { endDate: billedEnd, freezes: after })),
    ],
    warnings: [],
  };
}

/** @throws BAD_USER_INPUT where the end of the contract can neither move nor stay */
function checkEnd(state: ContractState, frozen: Frozen): void {
  const { contract, charges, freezes, successors } = state;
  const { contractNumber, endDate } = contract;
  if (endDate === null) return;
  const [next] = successors;
  if (next) checkSuccession(next.contract, contractNumber);
  if (isEndMovable(state)) {
    const billedEnd = renewedEndAfter(state, { ...contract, freezes }, invoicedThrough(state) ?? endDate)!;
    if (charges.some(charge => charge.from > billedEnd))
      throw badInput({
        until: msg(
          'The invoices of {number} after {day} are credited, so that its end cannot move. Sign the member up again instead.',
          { number: contractNumber, day: endDate },
        ),
      });
    return;
  }
  if (contract.billingFrequency === 'one-time')
    throw badInput({
      id: msg(
        '{number} is billed once and ends on {day}, since the plan changes. Its end cannot move, so that it cannot be frozen.',
        { number: contractNumber, day: endDate },
      ),
    });
  if (frozen.to > endDate)
    throw badInput({
      until: msg(
        'Until must be {day} at the latest, the last day of {number}: the plan changes on the day after.',
        { day: endDate, number: contractNumber },
      ),
    });
}

type Frozen = { from: string; to: string };

/** @throws BAD_USER_INPUT for days outside of the contract, and for what its plan does not allow */
function checkDays(state: ContractState, frozen: Frozen, { today }: Club): void {
  const { contract, plan, freezes } = state;
  const { startDate, endDate, contractNumber } = contract;
  checkDay('from', 'From', frozen.from, today);
  checkDay('until', 'Until', frozen.to, today);
  if (frozen.to < frozen.from)
    throw badInput({
      until: msg('Until cannot be before {day}, the first frozen day', { day: frozen.from }),
    });
  if (frozen.from < startDate || (endDate !== null && frozen.from > endDate))
    throw badInput({
      from:
        endDate === null
          ? msg('From must be a day of {number}, from {from}', { number: contractNumber, from: startDate })
          : msg('From must be a day of {number}, from {from} to {until}', {
              number: contractNumber,
              from: startDate,
              until: endDate,
            }),
    });
  checkEnd(state, frozen);
  const other = freezes.find(freeze => overlapOf(freeze, frozen));
  if (other)
    throw badInput({
      from: msg('{number} is frozen from {from} to {until} already. Choose other days.', {
        number: contractNumber,
        from: other.from,
        until: other.to,
      }),
    });
  const { planName, freezePeriod, freezeLimit } = plan;
  const days = daysIn(frozen);
  if (freezeLimit === 0 || freezePeriod === 0)
    throw badInput({ from: msg('{plan} cannot be frozen', { plan: planName }) });
  if (freezePeriod != null && days > freezePeriod)
    throw badInput({
      until: msg(
        '{plan} can be frozen for {max} days at the most, and these are {days}. Until {day} is possible.',
        { plan: planName, max: freezePeriod, days, day: addDays(frozen.from, freezePeriod - 1) },
      ),
    });
  const sameYear = freezes.filter(
    ({ from }) => from > addMonths(frozen.from, -12) && from < addMonths(frozen.from, 12),
  );
  if (freezeLimit != null && sameYear.length >= freezeLimit)
    throw badInput({
      from:
        freezeLimit === 1
          ? msg('{plan} can be frozen once within a year. The last freeze began on {day}.', {
              plan: planName,
              day: sameYear.at(-1)!.from,
            })
          : msg('{plan} can be frozen {times} times within a year. The last freeze began on {day}.', {
              plan: planName,
              times: freezeLimit,
              day: sameYear.at(-1)!.from,
            }),
    });
}
