import { type Slots } from '@gym/hub-kit';
import { chipColors, listAddress } from '@gym/hub-kit/define';
import { formatMoney, formatShortDay, formatWords, t } from '@gym/hub-kit/format';
import { RelatedRecords, useDocumentActions } from '@gym/hub-kit/screen';
import type { payments } from '@gym/hub-kit/resources';
import { receiptPdfDocument } from '../documents/documents.graphql.ts';
import { paymentsScreen } from '../payments/payments.screen.ts';
import { memberPaymentsDocument } from './member-payments.graphql.ts';

/** What a member paid, and what of it was completed. */
export default function MemberPayments({ memberId }: Slots['member']) {
  const actions = useDocumentActions(receiptPdfDocument);
  return (
    <RelatedRecords
      document={memberPaymentsDocument}
      variables={{ memberId }}
      entity={{ one: 'payment', many: 'payments' }}
      columns={[
        { key: 'paymentDate', title: 'Date', format: formatShortDay },
        { key: 'amount', title: 'Amount', align: 'end', format: formatMoney },
        { key: 'paymentType', title: 'Type', format: formatWords },
        { key: 'paymentStatus', title: 'Status', chip: chipColors(paymentsScreen, 'paymentStatus') },
        { key: 'billing', title: 'Invoice', value: ({ billing }) => billing?.invoiceNumber },
      ]}
      actions={actions}
      all={listAddress<typeof payments>('/payments', { memberId })}
      sum={({ total }) => (
        <span>
          {t('Completed')} <strong>{formatMoney(total[0]?.figures.received ?? 0)}</strong>
        </span>
      )}
    />
  );
}
