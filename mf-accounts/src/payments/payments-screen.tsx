import { formatMoney, formatShortDay, formatWords, useLocation } from '@gym/hub-kit';
import { defineFilters, defineScreen } from '@gym/hub-kit/screen';
import { lazy, useMemo } from 'react';
import { AccountsScreen } from '../accounts-screen.tsx';
import {
  invoiceOptionsDocument,
  locationOptionsDocument,
  memberOptionsDocument,
} from '../options.graphql.ts';
import { paymentChoices, paymentSections } from './payment-sections.ts';
import { paymentStatusColor } from './payment-status-color.ts';
import { emptyPayment, paymentSchema } from './payment.schema.ts';
import {
  createPaymentDocument,
  deletePaymentDocument,
  paymentDocument,
  paymentsByMonthDocument,
  paymentsDocument,
  paymentsTotalDocument,
  nextPaymentNumberDocument,
  updatePaymentDocument,
} from './payments.graphql.ts';

const PaymentForm = lazy(() => import('./payment-form.tsx'));

export const paymentsScreen = defineScreen({
  resource: 'payments',
  title: 'Payments Management',
  icon: 'payments',
  addLabel: 'Add Payment',
  entity: { one: 'payment', many: 'payments' },
  documents: {
    list: paymentsDocument,
    total: paymentsTotalDocument,
    get: paymentDocument,
    prepare: nextPaymentNumberDocument,
    create: createPaymentDocument,
    update: updatePaymentDocument,
    remove: deletePaymentDocument,
  },
  columns: [
    { key: 'paymentNumber', title: 'Payment #', sortKey: 'paymentNumber', width: 132 },
    { key: 'paymentDate', title: 'Date', sortKey: 'paymentDate', minWidth: 124, format: formatShortDay },
    {
      key: 'member',
      title: 'Member',
      sortKey: 'memberName',
      width: '1fr',
      minWidth: 170,
      value: ({ member }) => member?.name,
      record: { options: memberOptionsDocument, id: ({ member }) => member?.id },
    },
    {
      key: 'amount',
      title: 'Amount',
      sortKey: 'amount',
      align: 'end',
      minWidth: 120,
      format: formatMoney,
    },
    {
      key: 'paymentMethod',
      title: 'Method',
      sortKey: 'paymentMethod',
      minWidth: 140,
      format: formatWords,
    },
    { key: 'paymentType', title: 'Type', sortKey: 'paymentType', minWidth: 160, format: formatWords },
    {
      key: 'paymentStatus',
      title: 'Status',
      sortKey: 'paymentStatus',
      minWidth: 124,
      chip: paymentStatusColor,
    },
  ],
  totalLabels: { amount: 'Received' },
  filters: defineFilters(paymentsDocument, [
    { kind: 'date', name: 'paymentDate', label: 'Date' },
    { kind: 'reference', name: 'memberId', label: 'Member', options: memberOptionsDocument },
    { kind: 'reference', name: 'billingId', label: 'Related Invoice', options: invoiceOptionsDocument },
    { kind: 'money', name: 'amount', label: 'Amount' },
    { kind: 'choice', name: 'paymentMethod', label: 'Method', masterData: paymentChoices.paymentMethod },
    { kind: 'choice', name: 'paymentType', label: 'Type', masterData: paymentChoices.paymentType },
    { kind: 'choice', name: 'paymentStatus', label: 'Status', masterData: paymentChoices.paymentStatus },
    { kind: 'reference', name: 'locationId', label: 'Location', options: locationOptionsDocument },
  ]),
  sort: { paymentDate: 'desc' },
  pageSize: 25,
  pageSizes: [10, 25, 50, 100],
  searchLabel: 'Search by member, number or reference',
  dialogTitles: { add: 'Add New Payment', edit: 'Edit Payment' },
  messages: {
    incomplete: 'Please fill in all required fields',
    invalid: 'Please correct the errors in the form',
    confirmDelete: 'Are you sure you want to delete this payment? This action cannot be undone.',
  },
  form: {
    schema: paymentSchema,
    empty: emptyPayment,
    warnings: [
      {
        fields: ['amount'],
        check: ({ amount }) => (amount === 0 ? 'The amount of this payment is $0.00.' : null),
      },
    ],
    sections: paymentSections,
  },
});

const byMonth = {
  title: 'Payments by Month',
  subtitle: 'Completed payments',
  document: paymentsByMonthDocument,
};

export default function PaymentsScreen() {
  const state = useLocation().state as { billingId?: string } | null;
  const screen = useMemo(() => forInvoice(state?.billingId), [state?.billingId]);
  return <AccountsScreen screen={screen} form={<PaymentForm />} chart={byMonth} />;
}

/** A new payment is for the invoice that the person comes from. */
const forInvoice = (billingId = '') => ({
  ...paymentsScreen,
  form: { ...paymentsScreen.form, empty: () => ({ ...emptyPayment(), billingId }) },
});
