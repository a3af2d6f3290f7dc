import { addDays } from '../../../common/dates.ts';
import { badInput } from '../../../common/errors.ts';
import { msg } from '../../../common/message.ts';
import type { ContractFields, ContractState, MovedContract, Successor } from './outcome.ts';

/**
 * Whether the end of a contract moves with its freezes: not where a planned switch of the plan has decided it, nor where it
 * is not stored what follows.
 */
export const isEndMovable = ({ successors: [next] }: ContractState): boolean =>
  next === undefined || next.contract.succession === 'renewal' || next.contract.predecessorId === null;

/**
 * Moves the renewals that follow on a contract by as many days as its end. A planned switch of the plan stays, and with it
 * the end of the contract before it.
 * @param days negative to move them back
 * @throws BAD_USER_INPUT where one has begun, is invoiced or would be frozen outside of its days
 */
export function moveSuccessors(
  { contract, successors }: ContractState,
  days: number,
  today: string,
): MovedContract[] {
  const moved: MovedContract[] = [];
  let before = { contract, billingAnchor: contract.billingAnchor };
  for (const [index, successor] of successors.entries()) {
    const { id, contract: present } = successor;
    if (days === 0 || present.succession !== 'renewal') break;
    const next = successors[index + 1]?.contract;
    if (next) checkSuccession(next, present.contractNumber);
    const isEndDecided = next?.succession === 'switch';
    const { startDate, endDate, billingAnchor } = present;
    const continuesPeriods = billingAnchor === before.contract.billingAnchor;
    const changes = {
      startDate: addDays(startDate, days),
      endDate: endDate === null || isEndDecided ? endDate : addDays(endDate, days),
      billingAnchor: continuesPeriods ? before.billingAnchor : addDays(billingAnchor, days),
    };
    checkMovable(successor, changes, contract.contractNumber, today);
    moved.push({ id, changes });
    before = { contract: present, billingAnchor: changes.billingAnchor };
  }
  return moved;
}

/** @throws BAD_USER_INPUT for a contract of an earlier version, which may have begun on a chosen day or after a term */
export function checkSuccession(
  { contractNumber, succession, predecessorId }: ContractFields,
  predecessor: string,
): void {
  if (succession === null && predecessorId !== null)
    throw badInput({
      id: msg(
        '{number} follows on {predecessor}, but it is not stored whether it is a renewal. Cancel {number}, freeze {predecessor}, and renew it again.',
        { number: contractNumber, predecessor },
      ),
    });
}

function checkMovable(
  { contract, freezes, isInvoiced }: Successor,
  after: { startDate: string; endDate: string | null },
  predecessor: string,
  today: string,
): void {
  const { contractNumber } = contract;
  const follows = msg('{number} follows on {predecessor}', { number: contractNumber, predecessor });
  if (contract.startDate <= today)
    throw badInput({
      id: msg('{follows} and has begun, so that its days cannot move. Freeze that contract.', { follows }),
    });
  if (isInvoiced)
    throw badInput({
      id: msg('{follows} and is invoiced already, so that its days cannot move. Cancel its invoices first.', {
        follows,
      }),
    });
  if (after.endDate !== null && after.endDate < after.startDate)
    throw badInput({
      id: msg('{follows} and would have no day left before its plan changes on {day}. Choose fewer days.', {
        follows,
        day: addDays(after.endDate, 1),
      }),
    });
  const outside = freezes.find(
    ({ from, to }) => from < after.startDate || (after.endDate !== null && to > after.endDate),
  );
  if (outside)
    throw badInput({
      id: msg('{follows} and would be frozen outside of its days, from {from} to {until}. Resume it first.', {
        follows,
        from: outside.from,
        until: outside.to,
      }),
    });
}
