import { Chip, color, formatDay, formatMoney, formatWords, space, type, type ChipColor } from '@gym/hub-kit';
import { CrudScreen, defineScreen } from '@gym/hub-kit/screen';
import { lazy } from 'react';
import styled from 'styled-components';
import { billingSections } from './billing-sections.ts';
import {
  billingRecordDocument,
  billingRecordsDocument,
  billingTotalDocument,
  createBillingRecordDocument,
  deleteBillingRecordDocument,
  proposeInvoiceNumberDocument,
  updateBillingRecordDocument,
} from './billing.graphql.ts';
import { billingSchema, emptyBilling } from './billing.schema.ts';
import { openWords, type Settled } from './open-words.ts';

const BillingForm = lazy(() => import('./billing-form.tsx'));

const statusColors: Record<string, ChipColor> = {
  paid: 'green',
  pending: 'orange',
  overdue: 'red',
  cancelled: 'grey',
  refunded: 'blue',
};

export const billingScreen = defineScreen({
  resource: 'billing',
  title: 'Billing Management',
  icon: 'billing',
  addLabel: 'Add Billing',
  entity: { one: 'billing record', many: 'billing records' },
  documents: {
    list: billingRecordsDocument,
    total: billingTotalDocument,
    get: billingRecordDocument,
    prepare: proposeInvoiceNumberDocument,
    create: createBillingRecordDocument,
    update: updateBillingRecordDocument,
    remove: deleteBillingRecordDocument,
  },
  columns: [
    { key: 'invoiceNumber', title: 'Invoice #', sortKey: 'invoiceNumber', minWidth: 122 },
    { key: 'invoiceDate', title: 'Invoice Date', sortKey: 'invoiceDate', minWidth: 122, format: formatDay },
    { key: 'dueDate', title: 'Due Date', sortKey: 'dueDate', minWidth: 114, format: formatDay },
    {
      key: 'member',
      title: 'Member',
      sortKey: 'memberName',
      width: '1fr',
      minWidth: 140,
      value: ({ member }) => member?.name,
    },
    {
      key: 'billingType',
      title: 'Type',
      sortKey: 'billingType',
      minWidth: 150,
      format: formatWords,
    },
    {
      key: 'totalAmount',
      title: 'Total',
      sortKey: 'totalAmount',
      align: 'end',
      minWidth: 110,
      format: formatMoney,
    },
    {
      key: 'paymentStatus',
      title: 'Status',
      sortKey: 'paymentStatus',
      minWidth: 200,
      chip: statusColors,
      render: invoice => <Status {...invoice} />,
    },
    { key: 'paymentDate', title: 'Payment Date', sortKey: 'paymentDate', minWidth: 130, format: formatDay },
  ],
  sort: { invoiceDate: 'desc' },
  pageSize: 25,
  pageSizes: [10, 25, 50, 100],
  searchLabel: 'Search by member, invoice or type',
  dialogTitles: { add: 'Add New Billing Record', edit: 'Edit Billing Record' },
  messages: {
    prepareFailed: 'Failed to prepare billing form',
    invalid: 'Please correct the errors in the form',
  },
  form: { schema: billingSchema, empty: emptyBilling, sections: billingSections },
});

export default function BillingScreen() {
  return <CrudScreen screen={billingScreen} form={<BillingForm />} />;
}

/** The status as it was chosen, and beside it what the payments say. */
function Status({ paymentStatus, openAmount }: Settled) {
  const words = openWords({ paymentStatus, openAmount });
  return (
    <Line>
      <Chip color={statusColors[paymentStatus]}>{formatWords(paymentStatus)}</Chip>
      {words && <Open>{words}</Open>}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
`;

const Open = styled.span`
  ${type.small}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;
