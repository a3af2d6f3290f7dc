import { Icon, Link, type Slots, useSession } from '@gym/hub-kit';
import { t, today } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import { paymentTypes } from '../billing/payment-types.ts';
import { memberAccountDocument } from './member-account.graphql.ts';

/** Leads to a new payment of a member, for the invoice that is due first. */
export default function TakePayment({ memberId }: Slots['member']) {
  const { can } = useSession();
  const { data } = useQuery(memberAccountDocument, {
    variables: { memberId, today: today() },
    skip: !can('billing:view'),
    fetchPolicy: 'cache-and-network',
  });
  const [invoice] = data?.first.items ?? [];
  const query = new URLSearchParams({ add: '', 'set.memberId': memberId });
  if (invoice) {
    query.set('set.billingId', invoice.id);
    const type = paymentTypes[invoice.billingType];
    if (type) query.set('set.paymentType', type);
  }
  return (
    <Link to={`/payments?${query.toString()}`}>
      <Icon name="payments" size={16} />
      {t('Take payment')}
    </Link>
  );
}
