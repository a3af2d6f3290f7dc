import { type Slots, useSession } from '@gym/hub-kit';
import { formatDay, formatMoney, formatWords, t } from '@gym/hub-kit/format';
import { DocumentButtons, RecordLink, RelatedRecords } from '@gym/hub-kit/screen';
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

/** Leads to the payment or the invoice of an entry. */
const linkedAmount = {
  key: 'amount',
  title: 'Amount',
  align: 'end',
  render: ({ kind: entry, recordId, amount }: { kind: string; recordId: string; amount: number }) => (
    <RecordLink
      record={entry === 'payment' || entry === 'refund' ? 'payment' : 'billingRecord'}
      id={recordId}
    >
      {formatMoney(amount)}
    </RecordLink>
  ),
} as const;

/** The account of a member: invoices, credits and payments with the balance after each. */
export default function MemberStatement({ memberId }: Slots['member']) {
  const { can } = useSession();
  if (!can('billing:view')) return null;
  return (
    <RelatedRecords
      document={memberStatementDocument}
      variables={{ memberId }}
      entity={{ one: 'account entry', many: 'account entries' }}
      columns={[date, number, kind, linkedAmount, amounts[1]]}
      csv={{
        columns: [date, number, kind, { key: 'description', title: 'Description' }, ...amounts],
      }}
      sum={() => <DocumentButtons document={statementPdfDocument} id={memberId} />}
    />
  );
}
