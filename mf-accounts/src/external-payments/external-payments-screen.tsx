import { formatMoney, formatShortDay, formatWords } from '@gym/hub-kit';
import { defineFilters, defineScreen } from '@gym/hub-kit/screen';
import { AccountsScreen } from '../accounts-screen.tsx';
import { locationOptionsDocument } from '../options.graphql.ts';
import { paymentMethods } from '../payment-methods.ts';
import { emptyExternalPayment, externalPaymentSchema } from './external-payment.schema.ts';
import {
  createExternalPaymentDocument,
  deleteExternalPaymentDocument,
  externalPaymentDocument,
  externalPaymentsByMonthDocument,
  externalPaymentsDocument,
  externalPaymentsTotalDocument,
  nextExternalPaymentNumberDocument,
  updateExternalPaymentDocument,
} from './external-payments.graphql.ts';

const masterData = (dropdown: string, fallback: readonly string[]) =>
  ({ page: 'ExternalPayments', dropdown, fallback, failed: 'Failed to fetch dropdown options' }) as const;

const types = [
  'utilities',
  'rent',
  'equipment',
  'maintenance',
  'supplies',
  'insurance',
  'marketing',
  'software',
  'other',
];
const statuses = ['completed', 'pending', 'failed', 'cancelled'];

const choices = {
  paymentMethod: masterData('payment_method', paymentMethods),
  paymentType: masterData('payment_type', types),
  paymentStatus: masterData('payment_status', statuses),
};

export const externalPaymentsScreen = defineScreen({
  resource: 'external-payments',
  title: 'External Payments Management',
  icon: 'vendors',
  addLabel: 'Add External Payment',
  entity: { one: 'external payment', many: 'external payments' },
  documents: {
    list: externalPaymentsDocument,
    total: externalPaymentsTotalDocument,
    get: externalPaymentDocument,
    prepare: nextExternalPaymentNumberDocument,
    create: createExternalPaymentDocument,
    update: updateExternalPaymentDocument,
    remove: deleteExternalPaymentDocument,
  },
  columns: [
    { key: 'paymentNumber', title: 'Payment #', sortKey: 'paymentNumber', width: 132 },
    { key: 'paymentDate', title: 'Date', sortKey: 'paymentDate', minWidth: 124, format: formatShortDay },
    { key: 'vendorName', title: 'Vendor', sortKey: 'vendorName', width: '1fr', minWidth: 170 },
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
    { key: 'paymentType', title: 'Type', sortKey: 'paymentType', minWidth: 130, format: formatWords },
    {
      key: 'paymentStatus',
      title: 'Status',
      sortKey: 'paymentStatus',
      minWidth: 124,
      chip: { completed: 'green', pending: 'orange', failed: 'red', cancelled: 'grey' },
    },
  ],
  totalLabels: { amount: 'Paid' },
  filters: defineFilters(externalPaymentsDocument, [
    { kind: 'date', name: 'paymentDate', label: 'Date' },
    { kind: 'text', name: 'vendorName', label: 'Vendor' },
    { kind: 'money', name: 'amount', label: 'Amount' },
    { kind: 'choice', name: 'paymentMethod', label: 'Method', masterData: choices.paymentMethod },
    { kind: 'choice', name: 'paymentType', label: 'Type', masterData: choices.paymentType },
    { kind: 'choice', name: 'paymentStatus', label: 'Status', masterData: choices.paymentStatus },
    { kind: 'text', name: 'category', label: 'Category' },
    { kind: 'reference', name: 'locationId', label: 'Location', options: locationOptionsDocument },
  ]),
  sort: { paymentDate: 'desc' },
  pageSize: 10,
  pageSizes: [10, 25, 50],
  searchLabel: 'Search by vendor, number or reference',
  dialogTitles: { add: 'Add New External Payment', edit: 'Edit External Payment' },
  messages: {
    incomplete: 'Please fill in all required fields',
    invalid: 'Please correct the errors in the form',
    confirmDelete: 'Are you sure you want to delete this external payment? This action cannot be undone.',
  },
  form: {
    schema: externalPaymentSchema,
    empty: emptyExternalPayment,
    sections: [
      {
        title: 'Payment',
        fields: [
          { kind: 'text', name: 'vendorName', label: 'Vendor' },
          { kind: 'text', name: 'paymentNumber', label: 'Payment Number' },
          { kind: 'date', name: 'paymentDate', label: 'Payment Date' },
          { kind: 'money', name: 'amount', label: 'Amount', step: 0.01 },
          {
            kind: 'select',
            name: 'paymentMethod',
            label: 'Payment Method',
            masterData: choices.paymentMethod,
            span: 4,
          },
          {
            kind: 'select',
            name: 'paymentType',
            label: 'Payment Type',
            masterData: choices.paymentType,
            span: 4,
          },
          {
            kind: 'select',
            name: 'paymentStatus',
            label: 'Payment Status',
            required: true,
            masterData: choices.paymentStatus,
            span: 4,
          },
        ],
      },
      {
        title: 'Details',
        fields: [
          { kind: 'text', name: 'referenceNumber', label: 'Reference Number' },
          { kind: 'text', name: 'transactionId', label: 'Transaction ID' },
          { kind: 'text', name: 'invoiceNumber', label: 'Invoice Number' },
          { kind: 'text', name: 'category', label: 'Category' },
          {
            kind: 'reference',
            name: 'locationId',
            label: 'Location',
            options: locationOptionsDocument,
            failed: 'Failed to fetch locations',
          },
          { kind: 'textarea', name: 'notes', label: 'Notes', rows: 3 },
        ],
      },
    ],
  },
});

const byMonth = {
  title: 'External Payments by Month',
  subtitle: 'Completed payments',
  document: externalPaymentsByMonthDocument,
};

export default function ExternalPaymentsScreen() {
  return <AccountsScreen screen={externalPaymentsScreen} chart={byMonth} />;
}
