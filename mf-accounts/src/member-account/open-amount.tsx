import { type Slots } from '@gym/hub-kit';
import { formatMoney, today } from '@gym/hub-kit/format';
import { FactOf } from '@gym/hub-kit/screen';
import { memberAccountDocument } from './member-account.graphql.ts';

/** What a member owes. */
export default function OpenAmount({ memberId }: Slots['member']) {
  return (
    <FactOf document={memberAccountDocument} variables={{ memberId, today: today() }}>
      {({ owed }) => formatMoney(owed[0]?.sum.openAmount ?? 0)}
    </FactOf>
  );
}
