import { addDays, addMonths } from '../../../common/dates.ts';
import { badInput } from '../../../common/errors.ts';
import { type Message, msg } from '../../../common/message.ts';
import { lineTexts } from '../../../documents/document-texts.ts';
import { periodAt } from '../billing-periods.ts';
import { feesLeft } from '../period-charge.ts';
import { CancellationTime, type CancelContractInput } from './operation-types.ts';
import {
  adjustmentLines,
  billedUntil,
  checkAmount,
  checkText,
  dayBefore,
  endFreezes,
  feeLine,
  invoicedThrough,
  requireOpen,
  type Club,
  type ContractState,
  type Outcome,
} from './outcome.ts';

/**
 * Cancels a contract. Now: today is its last day, paid days after it are credited, and the fee of the plan is charged where
 * notice period or minimum commitment are not over. A contract that has not begun has no days then, and what was charged
 * for signing up is credited too. At the end of the period: with the billing period in which both are over, or at the end
 * of the contract, unless that would be extended before they are.
 */
export function cancel(state: ContractState, input: CancelContractInput, club: Club): Outcome {
  const { contract } = state;
  requireOpen(contract, 'cancelled');
  if (contract.cancelledOn !== null && input.at === CancellationTime.END_OF_PERIOD)
    throw badInput({
      id: msg('{number} was cancelled on {day} and ends on {end}. Cancel it now to end it earlier.', {
        number: contract.contractNumber,
        day: contract.cancelledOn,
        end: contract.endDate!,
      }),
    });
  const required = requiredEnd(state, club.today);
  const endDate =
    input.at === CancellationTime.NOW ? endNow(state, club.today) : endOfPeriod(state, required.day);
  const endsAnyway = endDate === contract.endDate && !contract.autoRenewal;
  const isEarly = contract.startDate <= club.today && endDate < required.day && !endsAnyway;
  const fee = checkAmount('fee', 'Fee', input.fee ?? (isEarly ? (state.plan.cancellationFee ?? 0) : 0));
  const { kept } = endFreezes(state.freezes, endDate);
  const through = invoicedThrough(state);
  const isInvoiced = through !== null && through > endDate;
  const days = { from: addDays(endDate, 1), to: through ?? endDate };
  return {
    changes: {
      endDate,
      autoRenewal: false,
      cancelledOn: contract.cancelledOn ?? club.today,
      cancellationReason: checkText('reason', input.reason) ?? contract.cancellationReason,
      ...billedUntil(state, endDate),
    },
    // The cancellation decides the end, which the freezes no longer move.
    movedFreezes: state.freezes
      .filter(({ to, movedEnd }) => movedEnd || to > endDate)
      .map(({ id, to }) => ({ id, to: to > endDate ? endDate : to, movesEnd: false })),
    lines: [
      ...feeLine('cancellation_fee', lineTexts().cancellationFee, fee, club.taxOn(contract.kind, club.today)),
      ...(isInvoiced ? adjustmentLines(state, club, days, { endDate, freezes: kept }) : []),
      ...(endDate < contract.startDate ? feesLeft(state.feeInvoices, true) : []),
    ],
    warnings: [
      ...state.successors.map(({ contract: { contractNumber } }) =>
        msg('The contract {contract} follows and stays. Cancel it as well if the member leaves.', {
          contract: contractNumber,
        }),
      ),
      ...termWarnings(state, required, isEarly ? fee : null),
    ],
  };
}

/** The first day on which the member may leave by the terms of the plan. */
function requiredEnd({ contract, plan }: ContractState, today: string) {
  const notice = addDays(today, plan.noticePeriod ?? 0);
  const months = plan.minimumCommitment ?? 0;
  const committed = dayBefore(addMonths(contract.startDate, months));
  return {
    day: notice > committed ? notice : committed,
    notice: notice > today ? notice : null,
    committed: months > 0 && committed >= today ? committed : null,
  };
}

/**
 * Until when the terms of the plan bind the member.
 * @param fee what an earlier end costs; null for an end that is not earlier
 */
function termWarnings(
  { plan }: ContractState,
  { notice, committed }: ReturnType<typeof requiredEnd>,
  fee: number | null,
): Message[] {
  const warnings: Message[] = [];
  if (notice !== null)
    warnings.push(
      msg(
        fee === null
          ? 'The notice period of {days} days is over on {day}.'
          : fee === 0
            ? 'The notice period of {days} days is over on {day}. It ends earlier without a fee.'
            : 'The notice period of {days} days is over on {day}. It ends earlier, for which the cancellation fee is charged.',
        { days: plan.noticePeriod!, day: notice },
      ),
    );
  if (committed !== null)
    warnings.push(
      msg(
        fee === null
          ? 'The minimum commitment of {months} months is over on {day}.'
          : fee === 0
            ? 'The minimum commitment of {months} months is over on {day}. It ends earlier without a fee.'
            : 'The minimum commitment of {months} months is over on {day}. It ends earlier, for which the cancellation fee is charged.',
        { months: plan.minimumCommitment!, day: committed },
      ),
    );
  return warnings;
}

function endNow({ contract }: ContractState, today: string): string {
  if (contract.startDate > today) return dayBefore(contract.startDate);
  return contract.endDate !== null && contract.endDate < today ? contract.endDate : today;
}

/** The end of the billing period of a day, or of the contract where that comes first and is not extended until the day. */
function endOfPeriod({ contract }: ContractState, day: string): string {
  const from = day < contract.startDate ? contract.startDate : day;
  const { to } = periodAt(contract, from);
  const { endDate, autoRenewal } = contract;
  return endDate !== null && endDate < to && !(autoRenewal && endDate < day) ? endDate : to;
}
