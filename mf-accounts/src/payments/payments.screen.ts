import { defineScreen } from '@gym/hub-kit/define';
import { formatMoney, formatShortDay, formatWords, t } from '@gym/hub-kit/format';
import { payments } from '@gym/hub-kit/resources';
import { invoiceToPayOptionsDocument } from './invoice-to-pay.graphql.ts';
import { paymentMethods } from '../payment-methods.ts';

/** Completed payments, and what was paid back. */
const received = {
  or: [{ paymentStatus: { eq: 'completed' } }, { paymentStatus: { eq: 'refunded' }, amount: { lt: 0 } }],
};

export const paymentsScreen = defineScreen(payments, {
  title: 'Payments Management',
  icon: 'payments',
  choices: { failed: 'Failed to fetch dropdown options' },
  requiredMessage: label => `${label} is required`,
  fields: {
    billing: {
      label: 'Related Invoice',
      options: invoiceToPayOptionsDocument,
      optionsFor: ({ values, initialValues }) => ({
        memberId: String(values['memberId'] ?? '') || null,
        // A stored payment keeps its invoice, which it may have settled.
        keepId: String(initialValues['billingId'] ?? '') || null,
        // A refund is for an invoice that was paid.
        settled: Number(values['amount']) < 0,
      }),
      placeholder: 'None',
      failed: 'Failed to fetch billings',
    },
    onAccount: {
      default: true,
      span: 12,
      help: 'Settles the open invoices of the member, the oldest first. The rest is kept as balance; a negative amount is paid back from it.',
    },
    paymentNumber: { span: 4 },
    paymentDate: { span: 4 },
    amount: { default: 0, span: 4 },
    paymentMethod: { fallback: paymentMethods, span: 4 },
    paymentType: {
      fallback: ['membership_fee', 'personal_training', 'class_fee', 'merchandise', 'service', 'other'],
      span: 4,
    },
    refundKind: {
      label: 'Reason for a Refund or Returned Debit',
      span: 12,
      help: 'A returned debit opens its invoice again, which is reminded of. A refund and a goodwill payment do not.',
    },
    paymentStatus: {
      required: true,
      fallback: ['completed', 'pending', 'failed', 'refunded', 'cancelled'],
      span: 4,
    },
    referenceNumber: { span: 4 },
    transactionId: { span: 4 },
    location: { span: 4 },
    notes: { kind: 'textarea', rows: 3 },
  },
  columns: {
    paymentNumber: { title: 'Payment #', isWhole: true },
    paymentDate: { title: 'Date', format: formatShortDay },
    member: { tellsApart: true },
    amount: {},
    paymentMethod: { title: 'Method', format: formatWords },
    paymentType: { title: 'Type', format: formatWords },
    paymentStatus: {
      title: 'Status',
      chip: { completed: 'green', pending: 'orange', failed: 'red', refunded: 'blue', cancelled: 'grey' },
    },
  },
  filters: [
    'paymentDate',
    'member',
    'billing',
    'onAccount',
    'amount',
    'paymentMethod',
    'paymentType',
    'paymentStatus',
    'refundKind',
    'location',
  ],
  tabs: 'paymentStatus',
  nextStep: { label: 'Receipt', requires: 'payments:view' },
  actions: [
    {
      icon: 'check',
      label: 'Mark as completed',
      when: ({ paymentStatus }) => paymentStatus === 'pending',
      change: { paymentStatus: 'completed' },
    },
  ],
  total: { sums: { amount: 'Received' }, filter: received },
  monthly: {
    title: 'Payments by Month',
    subtitle: 'Completed payments',
    date: 'paymentDate',
    figure: 'received',
  },
  sort: { paymentDate: 'desc' },
  pageSize: 25,
  searchLabel: 'Search by member, number or reference',
  dialogTitles: { add: 'Add New Payment', edit: 'Edit Payment' },
  messages: {
    incomplete: 'Please fill in all required fields',
    invalid: 'Please correct the errors in the form',
    confirmDelete: 'Are you sure you want to delete this payment? This action cannot be undone.',
  },
  proposals: { paymentNumber: 'nextPaymentNumber' },
  form: {
    // A payment on account has no invoice of its own, and one without an invoice is on account: the later choice decides.
    computed: {
      billingId: { from: ['onAccount'], compute: ({ onAccount }) => (onAccount ? '' : null) },
      onAccount: { from: ['billingId'], compute: ({ billingId }) => billingId === '' },
    },
    warnings: [
      {
        fields: ['amount'],
        check: ({ amount }) =>
          amount === 0 ? t('The amount of this payment is {amount}.', { amount: formatMoney(0) }) : null,
      },
    ],
    sections: [
      {
        title: 'Payment',
        fields: [
          'member',
          'billing',
          'onAccount',
          'paymentNumber',
          'paymentDate',
          'amount',
          'paymentMethod',
          'paymentType',
          'paymentStatus',
          'refundKind',
        ],
      },
      { title: 'Details', fields: ['referenceNumber', 'transactionId', 'location', 'notes'] },
    ],
  },
});
