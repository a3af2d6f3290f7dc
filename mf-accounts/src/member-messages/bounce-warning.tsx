import { Link, type Slots } from '@gym/hub-kit';
import { listAddress } from '@gym/hub-kit/define';
import { t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import type { messages } from '@gym/hub-kit/resources';
import { emailPreferenceDocument } from './member-messages.graphql.ts';

/** That messages to the address of a member come back; nothing while they arrive. */
export default function BounceWarning({ memberId }: Slots['member']) {
  const { data } = useQuery(emailPreferenceDocument, { variables: { memberId } });
  if (!data?.emailPreference.bouncedAt) return null;
  return (
    <Link to={listAddress<typeof messages>('/messages', { memberId })}>
      {t('E-mail bounces: correct the address of the member')}
    </Link>
  );
}
