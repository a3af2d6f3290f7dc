import { Link, type Slots } from '@gym/hub-kit';
import { listAddress } from '@gym/hub-kit/define';
import { formatMoney, t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import type { billingRecords } from '@gym/hub-kit/resources';
import { useAccountVariables } from './account-variables.ts';
import { memberAccountDocument } from './member-account.graphql.ts';

/** The invoices of a member that are past their due date; nothing if there are none. */
export default function OverdueWarning({ memberId }: Slots['member']) {
  const { data } = useQuery(memberAccountDocument, { variables: useAccountVariables(memberId) });
  const [overdue] = data?.overdue ?? [];
  if (!overdue?.count) return null;
  const { count, sum } = overdue;
  return (
    <Link to={listAddress<typeof billingRecords>('/billing', { memberId })}>
      {t(
        { one: '{count} overdue invoice: {amount}', other: '{count} overdue invoices: {amount}' },
        { count, amount: formatMoney(sum.openAmount ?? 0) },
      )}
    </Link>
  );
}
