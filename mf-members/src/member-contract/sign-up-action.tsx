import { Icon, Link, type Slots, useSession } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import { signUpAddress } from '../contracts/operations/operation-parameters.ts';
import { currentContract } from './current-contract.ts';
import { memberContractsDocument } from './member-contract.graphql.ts';

/** Signs up a member who has no contract. */
export default function SignUpAction({ memberId }: Slots['member']) {
  const { can } = useSession();
  const { data } = useQuery(memberContractsDocument, {
    variables: { memberId },
    skip: !can('contracts:view'),
  });
  if (!data || currentContract(data.contracts.items)) return null;
  return (
    <Link to={signUpAddress(memberId)}>
      <Icon name="id-card" size={16} />
      {t('Sign up')}
    </Link>
  );
}
