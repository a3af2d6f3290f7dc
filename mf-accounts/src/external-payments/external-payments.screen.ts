import { defineScreen } from '@gym/hub-kit/define';
import { formatShortDay, formatWords } from '@gym/hub-kit/format';
import { externalPayments } from '@gym/hub-kit/resources';
import { paymentMethods } from '../payment-methods.ts';

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
const completed = { paymentStatus: { eq: 'completed' } };

export default defineScreen(externalPayments, {
  title: 'External Payments Management',
  icon: 'vendors',
  choices: { failed: 'Failed to fetch dropdown options' },
  requiredMessage: label => `${label === 'Vendor name' ? 'Vendor' : label} is required`,
  fields: {
    vendorName: { label: 'Vendor' },
    amount: { default: 0 },
    paymentMethod: { fallback: paymentMethods, span: 4 },
    paymentType: { fallback: types, span: 4 },
    paymentStatus: { required: true, fallback: ['completed', 'pending', 'failed', 'cancelled'], span: 4 },
    notes: { kind: 'textarea', rows: 3 },
  },
  columns: {
    paymentNumber: { title: 'Payment #', isWhole: true },
    paymentDate: { title: 'Date', format: formatShortDay },
    vendorName: {},
    amount: {},
    paymentMethod: { title: 'Method', format: formatWords },
    paymentType: { title: 'Type', format: formatWords },
    paymentStatus: {
      title: 'Status',
      chip: { completed: 'green', pending: 'orange', failed: 'red', cancelled: 'grey' },
    },
  },
  filters: [
    'paymentDate',
    'vendorName',
    'amount',
    'paymentMethod',
    'paymentType',
    'paymentStatus',
    'category',
    'location',
  ],
  tabs: 'paymentStatus',
  actions: [
    {
      icon: 'check',
      label: 'Mark as completed',
      when: ({ paymentStatus }) => paymentStatus === 'pending',
      change: { paymentStatus: 'completed' },
    },
  ],
  total: { sums: { amount: 'Paid' }, filter: completed },
  monthly: {
    title: 'External Payments by Month',
    subtitle: 'Completed payments',
    date: 'paymentDate',
    figure: 'paidToVendors',
  },
  sort: { paymentDate: 'desc' },
  pageSizes: [10, 25, 50],
  searchLabel: 'Search by vendor, number or reference',
  dialogTitles: { add: 'Add New External Payment', edit: 'Edit External Payment' },
  messages: {
    incomplete: 'Please fill in all required fields',
    invalid: 'Please correct the errors in the form',
    confirmDelete: 'Are you sure you want to delete this external payment? This action cannot be undone.',
  },
  proposals: { paymentNumber: 'nextExternalPaymentNumber' },
  form: {
    sections: [
      {
        title: 'Payment',
        fields: [
          'vendorName',
          'paymentNumber',
          'paymentDate',
          'amount',
          'paymentMethod',
          'paymentType',
          'paymentStatus',
        ],
      },
      {
        title: 'Details',
        fields: ['referenceNumber', 'transactionId', 'invoiceNumber', 'category', 'location', 'notes'],
      },
    ],
  },
});
