import { Chip, color, formatDay, formatMoney, formatWords, space, typography } from '@gym/hub-kit';
import { defineFilters, defineScreen } from '@gym/hub-kit/screen';
import { lazy } from 'react';
import styled from 'styled-components';
import { AccountsScreen } from '../accounts-screen.tsx';
import { locationOptionsDocument, memberOptionsDocument } from '../options.graphql.ts';
import { billingChoices, billingSections } from './billing-sections.ts';
import {
  billingRecordDocument,
  billingRecordsDocument,
  billingTotalDocument,
  createBillingRecordDocument,
  deleteBillingRecordDocument,
  invoicesByMonthDocument,
  nextInvoiceNumberDocument,
  updateBillingRecordDocument,
} from './billing.graphql.ts';
import { billingWarnings } from './billing-warnings.ts';
import { billingSchema, emptyBilling } from './billing.schema.ts';
import { invoiceStatusColor } from './invoice-status-color.ts';
import { openWords, type Settled } from './open-words.ts';

const BillingForm = lazy(() => import('./billing-form.tsx'));

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
    prepare: nextInvoiceNumberDocument,
    create: createBillingRecordDocument,
    update: updateBillingRecordDocument,
    remove: deleteBillingRecordDocument,
  },
  columns: [
    { key: 'invoiceNumber', title: 'Invoice #', sortKey: 'invoiceNumber', width: 114 },
    { key: 'invoiceDate', title: 'Invoice Date', sortKey: 'invoiceDate', minWidth: 118, format: formatDay },
    { key: 'dueDate', title: 'Due Date', sortKey: 'dueDate', minWidth: 106, format: formatDay },
    {
      key: 'member',
      title: 'Member',
      sortKey: 'memberName',
      width: '1fr',
      minWidth: 130,
      value: ({ member }) => member?.name,
      record: { options: memberOptionsDocument, id: ({ member }) => member?.id },
    },
    {
      key: 'billingType',
      title: 'Type',
      sortKey: 'billingType',
      minWidth: 138,
      format: formatWords,
    },
    {
      key: 'totalAmount',
      title: 'Total',
      sortKey: 'totalAmount',
      align: 'end',
      minWidth: 106,
      format: formatMoney,
    },
    {
      key: 'paymentStatus',
      title: 'Status',
      sortKey: 'paymentStatus',
      minWidth: 196,
      chip: invoiceStatusColor,
      render: invoice => <Status {...invoice} />,
    },
    { key: 'paymentDate', title: 'Payment Date', sortKey: 'paymentDate', minWidth: 120, format: formatDay },
  ],
  exportOnly: [{ key: 'openAmount', title: 'Open Amount', format: formatMoney }],
  totalLabels: { amount: 'Invoiced', open: 'Open' },
  filters: defineFilters(billingRecordsDocument, [
    { kind: 'date', name: 'invoiceDate', label: 'Invoice Date' },
    { kind: 'date', name: 'dueDate', label: 'Due Date' },
    { kind: 'reference', name: 'memberId', label: 'Member', options: memberOptionsDocument },
    { kind: 'choice', name: 'billingType', label: 'Type', masterData: billingChoices.billingType },
    { kind: 'money', name: 'totalAmount', label: 'Total' },
    { kind: 'money', name: 'openAmount', label: 'Open' },
    { kind: 'choice', name: 'paymentStatus', label: 'Status', masterData: billingChoices.paymentStatus },
    { kind: 'date', name: 'paymentDate', label: 'Payment Date' },
    { kind: 'reference', name: 'locationId', label: 'Location', options: locationOptionsDocument },
  ]),
  sort: { invoiceDate: 'desc' },
  pageSize: 25,
  pageSizes: [10, 25, 50, 100],
  searchLabel: 'Search by member, invoice or type',
  dialogTitles: { add: 'Add New Billing Record', edit: 'Edit Billing Record' },
  messages: {
    prepareFailed: 'Failed to prepare billing form',
    invalid: 'Please correct the errors in the form',
  },
  form: {
    schema: billingSchema,
    empty: emptyBilling,
    sections: billingSections,
    warnings: billingWarnings,
  },
});

const byMonth = {
  title: 'Invoices by Month',
  subtitle: 'By invoice date, without cancelled and refunded invoices',
  document: invoicesByMonthDocument,
};

export default function BillingScreen() {
  return <AccountsScreen screen={billingScreen} form={<BillingForm />} chart={byMonth} />;
}

/** The status as it was chosen, and beside it what the payments say. */
function Status({ paymentStatus, openAmount }: Settled) {
  const words = openWords({ paymentStatus, openAmount });
  return (
    <Line>
      <Chip color={invoiceStatusColor[paymentStatus]}>{formatWords(paymentStatus)}</Chip>
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
  ${typography.small}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;
