import { type Slots } from '@gym/hub-kit';
import { formatMoney, t } from '@gym/hub-kit/format';
import { FactOf } from '@gym/hub-kit/screen';
import { useAccountVariables } from './account-variables.ts';
import { memberAccountDocument } from './member-account.graphql.ts';

/** What a member owes, or what is left on the member's account. */
export default function OpenAmount({ memberId }: Slots['member']) {
  return (
    <FactOf document={memberAccountDocument} variables={useAccountVariables(memberId)}>
      {({ owed, balance }) => {
        const open = (owed[0]?.sum.openAmount ?? 0) - (balance?.[0]?.sum.balanceAmount ?? 0);
        return open < 0 ? t('Balance of {amount}', { amount: formatMoney(-open) }) : formatMoney(open);
      }}
    </FactOf>
  );
}
