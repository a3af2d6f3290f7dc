import { defineScreen } from '@gym/hub-kit/define';
import { formatMoney, formatWords, today } from '@gym/hub-kit/format';
import { incomeRecords } from '@gym/hub-kit/resources';

const categories = [
  'Membership Fees',
  'Personal Training',
  'Class Fees',
  'Merchandise',
  'Event Fees',
  'Rental Income',
  'Sponsorship',
  'Special Programs',
  'Gift Cards',
  'Other',
];

export default defineScreen(incomeRecords, {
  title: 'Income Management',
  icon: 'income',
  fields: {
    incomeDate: { label: 'Date' },
    category: { fallback: categories },
    amount: { default: 0 },
    description: { kind: 'textarea', rows: 2 },
    paymentMethod: { fallback: ['cash', 'credit_card', 'bank_transfer', 'check', 'other'] },
    location: { failed: 'Failed to prepare income record form' },
    status: { fallback: ['pending', 'confirmed', 'reconciled'], span: 4 },
    // The user who enters an income records it, unless somebody else is named.
    recordedBy: { default: ({ user }) => user.fullName, span: 4 },
    recordingDate: { default: () => today(), span: 4 },
    notes: { kind: 'textarea', rows: 2 },
  },
  columns: {
    incomeDate: {},
    category: {},
    source: {},
    amount: {},
    paymentMethod: { format: formatWords },
    status: { chip: { confirmed: 'green', pending: 'orange', reconciled: 'blue' } },
    location: {},
  },
  filters: ['incomeDate', 'category', 'source', 'amount', 'paymentMethod', 'status', 'location'],
  tabs: 'status',
  actions: [
    {
      icon: 'check',
      label: 'Confirm',
      when: ({ status }) => status === 'pending',
      change: { status: 'confirmed' },
    },
    {
      icon: 'check',
      label: 'Reconcile',
      when: ({ status }) => status === 'confirmed',
      change: { status: 'reconciled' },
    },
  ],
  rowName: ({ source, amount }) => `${source}, ${formatMoney(amount)}`,
  total: { sums: { amount: 'Total' } },
  monthly: {
    title: 'Income by Month',
    subtitle: 'Confirmed and reconciled income',
    date: 'incomeDate',
    figure: 'confirmedIncome',
    by: ['category', 'location', 'paymentMethod'],
  },
  sort: { incomeDate: 'desc' },
  pageSize: 25,
  searchLabel: 'Search by category, source, reference',
  dialogTitles: { add: 'Add New Income Record', edit: 'Edit Income Record' },
  messages: { invalid: 'Please correct the errors in the form' },
  form: {
    sections: [
      { title: 'Income', fields: ['incomeDate', 'category', 'source', 'amount', 'description'] },
      { title: 'Payment', fields: ['paymentMethod', 'location', 'referenceNumber', 'receiptImageUrl'] },
      { title: 'Recording', fields: ['status', 'recordedBy', 'recordingDate', 'notes'] },
    ],
  },
});
