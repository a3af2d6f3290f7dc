import { addDays } from '../../../common/dates.ts';
import { badInput } from '../../../common/errors.ts';
import { msg } from '../../../common/message.ts';
import { daysIn, periodAt } from '../billing-periods.ts';
import type { ResumeContractInput } from './operation-types.ts';
import {
  adjustmentLines,
  billedUntil,
  checkDay,
  dayBefore,
  invoicedThrough,
  isPaidOnce,
  renewedEndAfter,
  requireOpen,
  type Club,
  type ContractState,
  type Outcome,
} from './outcome.ts';
import { isEndMovable, moveSuccessors } from './move-successors.ts';

/**
 * Ends the freeze of a contract early: its remaining days are charged where they are invoiced, and the end moves back as
 * the freeze has moved it.
 */
export function resume(state: ContractState, input: ResumeContractInput, club: Club): Outcome {
  const { contract, freezes } = state;
  requireOpen(contract, 'resumed');
  const on = input.on ?? club.today;
  checkDay('on', 'The day', on, club.today);
  const freeze = freezes.find(({ to }) => to >= on);
  if (!freeze)
    throw badInput({
      on: msg('{number} is not frozen on {day} or later. There is nothing to resume.', {
        number: contract.contractNumber,
        day: on,
      }),
    });
  const returned = { from: on > freeze.from ? on : freeze.from, to: freeze.to };
  const movesEnd = freeze.movedEnd && contract.endDate !== null && isEndMovable(state);
  const endDate = movesEnd ? addDays(contract.endDate!, -daysIn(returned)) : contract.endDate;
  const lastFrozen = dayBefore(returned.from);
  const remaining = freezes.flatMap(each => {
    if (each !== freeze) return [each];
    return lastFrozen < freeze.from ? [] : [{ ...freeze, to: lastFrozen }];
  });
  // The end may move back over invoiced days, also of periods after the freeze.
  const through = invoicedThrough(state);
  const billedEnd = renewedEndAfter(
    state,
    { ...contract, endDate, freezes: remaining },
    through ?? club.today,
  );
  const isInvoiced = billedEnd !== null && through !== null && through > billedEnd;
  if (isInvoiced && periodAt(contract, through).from > billedEnd)
    throw badInput({
      on: msg('{number} would end on {end}, but is invoiced until {day}. Choose a later day.', {
        number: contract.contractNumber,
        end: billedEnd,
        day: through,
      }),
    });
  const concerned = { from: returned.from, to: isInvoiced ? through : returned.to };
  return {
    changes: { endDate, ...(billedEnd !== null && billedUntil(state, billedEnd)) },
    movedFreezes: [{ id: freeze.id, to: lastFrozen }],
    movedSuccessors: movesEnd ? moveSuccessors(state, -daysIn(returned), club.today) : [],
    lines:
      movesEnd && isPaidOnce(contract)
        ? []
        : adjustmentLines(state, club, concerned, { endDate: billedEnd, freezes: remaining }),
    warnings: [],
  };
}
