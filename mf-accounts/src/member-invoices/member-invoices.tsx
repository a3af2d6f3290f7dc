import { type Slots } from '@gym/hub-kit';
import { chipColors, listAddress } from '@gym/hub-kit/define';
import { formatDay, formatMoney, formatWords, t } from '@gym/hub-kit/format';
import { RelatedRecords, useDocumentActions } from '@gym/hub-kit/screen';
import type { billingRecords } from '@gym/hub-kit/resources';
import { invoiceState } from '../billing/invoice-state.ts';
import { billingScreen } from '../billing/billing.screen.ts';
import { invoicePdfDocument } from '../documents/documents.graphql.ts';
import { memberInvoicesDocument } from './member-invoices.graphql.ts';

/** The invoices of a member, and what the member owes. */
export default function MemberInvoices({ memberId }: Slots['member']) {
  const actions = useDocumentActions(invoicePdfDocument);
  return (
    <RelatedRecords
      document={memberInvoicesDocument}
      variables={{ memberId }}
      entity={{ one: 'invoice', many: 'invoices' }}
      columns={[
        { key: 'invoiceNumber', title: 'Invoice #' },
        {
          key: 'description',
          title: 'Description',
          value: ({ description, billingType }) => description || t(formatWords(billingType)),
        },
        { key: 'dueDate', title: 'Due Date', format: formatDay },
        { key: 'totalAmount', title: 'Total', align: 'end', format: formatMoney },
        { key: 'openAmount', title: 'Open', align: 'end', format: formatMoney },
        {
          key: 'paymentStatus',
          title: 'Status',
          chip: chipColors(billingScreen, 'paymentStatus'),
          state: invoiceState,
        },
      ]}
      actions={actions}
      all={listAddress<typeof billingRecords>('/billing', { memberId })}
      sum={({ owed }) => (
        <span>
          {t('Open')} <strong>{formatMoney(owed[0]?.sum.openAmount ?? 0)}</strong>
        </span>
      )}
    />
  );
}
