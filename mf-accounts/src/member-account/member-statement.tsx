import { type Slots, useSession } from '@gym/hub-kit';
import { formatMoney, formatShortDay, formatWords } from '@gym/hub-kit/format';
import { DocumentButtons, RelatedRecords } from '@gym/hub-kit/screen';
import { memberStatementDocument, statementPdfDocument } from './member-statement.graphql.ts';

/** The account of a member: invoices, credits and payments with the balance after each. */
export default function MemberStatement({ memberId }: Slots['member']) {
  const { can } = useSession();
  if (!can('billing:view')) return null;
  return (
    <RelatedRecords
      document={memberStatementDocument}
      variables={{ memberId }}
      entity={{ one: 'entry', many: 'entries' }}
      columns={[
        { key: 'date', title: 'Date', format: formatShortDay },
        { key: 'number', title: 'Number' },
        { key: 'kind', title: 'Type', format: formatWords },
        { key: 'amount', title: 'Amount', align: 'end', format: formatMoney },
        { key: 'balance', title: 'Balance', align: 'end', format: formatMoney },
      ]}
      sum={() => <DocumentButtons document={statementPdfDocument} id={memberId} />}
    />
  );
}
