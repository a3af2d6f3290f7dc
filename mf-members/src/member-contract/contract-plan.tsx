import type { Slots } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { FactOf } from '@gym/hub-kit/screen';
import { currentContract } from './current-contract.ts';
import { memberContractsDocument } from './member-contract.graphql.ts';

/** The plan of a member's contract. */
export default function ContractPlan({ memberId }: Slots['member']) {
  return (
    <FactOf document={memberContractsDocument} variables={{ memberId }}>
      {({ contracts }) => currentContract(contracts.items)?.plan?.planName ?? t('No contract')}
    </FactOf>
  );
}
