import type { ResultOf } from '@gym/hub-kit/graphql';
import { formatDay, t } from '@gym/hub-kit/format';
import { isEndingSoon } from '../contracts/contract-facts.ts';
import type { memberContractsDocument } from './member-contract.graphql.ts';

export type MemberContract = ResultOf<typeof memberContractsDocument>['contracts']['items'][number];

const IN_FORCE: readonly string[] = ['active', 'frozen'];

/** The contract in force, else the next one; undefined if a member has neither. @param contracts the latest first */
export const currentContract = <Contract extends { status: string }>(
  contracts: readonly Contract[],
): Contract | undefined =>
  contracts.find(({ status }) => IN_FORCE.includes(status)) ??
  contracts.findLast(({ status }) => status === 'upcoming');

/** The contract that a renewal follows on: that in force, else one that ended. @param contracts the latest first */
export const renewableContract = <Contract extends { status: string }>(
  contracts: readonly Contract[],
): Contract | undefined =>
  contracts.find(({ status }) => IN_FORCE.includes(status)) ??
  contracts.find(({ status }) => status === 'ended');

/** What somebody has to look after; null if there is nothing. */
export function contractWarning(contract: MemberContract | undefined): string | null {
  if (!contract) return null;
  const { status, endDate, contractNumber, freezes, successors } = contract;
  const [freeze] = freezes.items;
  if (status === 'frozen')
    return freeze
      ? t('The contract {contract} is frozen until {date}.', {
          contract: contractNumber,
          date: formatDay(freeze.until),
        })
      : t('The contract {contract} is frozen.', { contract: contractNumber });
  return isEndingSoon(contract) && successors.items.length === 0
    ? t('The contract {contract} ends on {date} and is not renewed.', {
        contract: contractNumber,
        date: formatDay(endDate),
      })
    : null;
}
