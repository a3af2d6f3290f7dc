import { type Slots, useSession } from '@gym/hub-kit';
import { formatDay, formatMoney, formatWords, t } from '@gym/hub-kit/format';
import { DocumentButtons, RelatedRecords } from '@gym/hub-kit/screen';
import { memberStatementDocument, statementPdfDocument } from './member-statement.graphql.ts';

const date = { key: 'date', title: 'Date', format: formatDay } as const;
const number = { key: 'number', title: 'Number' } as const;
const kind = {
  key: 'kind',
  title: 'Type',
  format: (entry: string) => (entry === 'write_off' ? t('Write-off') : formatWords(entry)),
} as const;
const amounts = [
  { key: 'amount', title: 'Amount', align: 'end', format: formatMoney },
  { key: 'balance', title: 'Balance', align: 'end', format: formatMoney },
] as const;

/** The account of a member: invoices, credits and payments with the balance after each. */
export default function MemberStatement({ memberId }: Slots['member']) {
  const { can } = useSession();
  if (!can('billing:view')) return null;
  return (
    <RelatedRecords
      document={memberStatementDocument}
      variables={{ memberId }}
      entity={{ one: 'account entry', many: 'account entries' }}
      columns={[date, number, kind, ...amounts]}
      csv={{
        columns: [date, number, kind, { key: 'description', title: 'Description' }, ...amounts],
      }}
      sum={() => <DocumentButtons document={statementPdfDocument} id={memberId} />}
    />
  );
}
