import { Icon, Link, type Slots, useSession } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import { addAddress } from '@gym/hub-kit/define';
import type { payments } from '@gym/hub-kit/resources';
import { paymentTypes } from '../billing/payment-types.ts';
import { useAccountVariables } from './account-variables.ts';
import { memberAccountDocument } from './member-account.graphql.ts';

/** Leads to a new payment of a member: for the invoice that is due first, and on account where several are open. */
export default function TakePayment({ memberId }: Slots['member']) {
  const { can } = useSession();
  const { data } = useQuery(memberAccountDocument, {
    variables: useAccountVariables(memberId),
    skip: !can('billing:view'),
  });
  const [invoice] = data?.first.items ?? [];
  const open = data?.owed[0]?.sum.openAmount ?? 0;
  const ofInvoice = invoice && {
    billingId: invoice.id,
    ...(paymentTypes[invoice.billingType] && { paymentType: paymentTypes[invoice.billingType]! }),
  };
  return (
    <>
      <Link to={addAddress<typeof payments>('/payments', { memberId, ...ofInvoice })}>
        <Icon name="payments" size={16} />
        {t('Take payment')}
      </Link>
      {(data?.first.totalCount ?? 0) > 1 && (
        <Link to={addAddress<typeof payments>('/payments', { memberId, onAccount: true, amount: open })}>
          <Icon name="payments" size={16} />
          {t('Pay all open invoices')}
        </Link>
      )}
    </>
  );
}
