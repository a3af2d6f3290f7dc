import { Link, type Slots, useSession } from '@gym/hub-kit';
import { listAddress } from '@gym/hub-kit/define';
import { t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import type { dunningCases } from '@gym/hub-kit/resources';
import { accessBlockedDocument } from './dunning.graphql.ts';

/** Says that dunning blocks a member's access; nothing otherwise. */
export default function AccessBlocked({ memberId }: Slots['member']) {
  const { can } = useSession();
  const { data } = useQuery(accessBlockedDocument, { variables: { memberId } });
  if (!data?.member?.accessBlocked) return null;
  const text = t('Access is blocked: an invoice is unpaid after the last reminder');
  return can('dunning:view') ? (
    <Link to={listAddress<typeof dunningCases>('/dunning', { memberId })}>{text}</Link>
  ) : (
    <>{text}</>
  );
}
