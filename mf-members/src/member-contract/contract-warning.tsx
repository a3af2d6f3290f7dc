import type { Slots } from '@gym/hub-kit';
import { useQuery } from '@gym/hub-kit/graphql';
import { contractWarning, currentContract } from './current-contract.ts';
import { memberContractsDocument } from './member-contract.graphql.ts';

/** That the contract of a member is frozen, or ends soon; nothing otherwise. */
export default function ContractWarning({ memberId }: Slots['member']) {
  const { data } = useQuery(memberContractsDocument, { variables: { memberId } });
  return contractWarning(data && currentContract(data.contracts.items));
}
