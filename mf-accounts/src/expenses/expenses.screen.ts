import { defineScreen } from '@gym/hub-kit/define';
import { formatMoney, formatWords, today } from '@gym/hub-kit/format';
import { expenses } from '@gym/hub-kit/resources';

const categories = [
  'Equipment Maintenance',
  'Cleaning Supplies',
  'Utilities',
  'Marketing',
  'Staff Training',
  'Office Supplies',
  'Equipment Purchase',
  'Repairs',
  'Software',
  'Insurance',
  'Rent',
  'Salaries',
  'Taxes',
  'Other',
];

export default defineScreen(expenses, {
  title: 'Expenses Management',
  icon: 'expenses',
  fields: {
    expenseDate: { label: 'Date' },
    category: { fallback: categories },
    amount: { default: 0 },
    description: { kind: 'textarea', rows: 2 },
    paymentMethod: { fallback: ['cash', 'credit_card', 'bank_transfer', 'check', 'other'] },
    location: { failed: 'Failed to prepare expense form' },
    status: { fallback: ['pending', 'approved', 'rejected'], span: 4 },
    approvedBy: { span: 4 },
    approvalDate: { span: 4 },
    notes: { kind: 'textarea', rows: 2 },
  },
  columns: {
    expenseDate: {},
    category: {},
    vendor: {},
    amount: {},
    paymentMethod: { format: formatWords },
    status: { chip: { approved: 'green', pending: 'orange', rejected: 'red' } },
    location: {},
  },
  filters: ['expenseDate', 'category', 'vendor', 'amount', 'paymentMethod', 'status', 'location'],
  tabs: 'status',
  actions: [
    {
      icon: 'check',
      label: 'Approve',
      when: ({ status }) => status === 'pending',
      change: {
        status: 'approved',
        approvedBy: ({ user }) => user.fullName,
        approvalDate: () => today(),
      },
    },
  ],
  rowName: ({ vendor, amount }) => `${vendor}, ${formatMoney(amount)}`,
  total: { sums: { amount: 'Total' } },
  monthly: {
    title: 'Expenses by Month',
    subtitle: 'Without rejected expenses',
    date: 'expenseDate',
    figure: 'enteredExpenses',
    by: ['category', 'location', 'paymentMethod'],
  },
  sort: { expenseDate: 'desc' },
  pageSize: 25,
  searchLabel: 'Search by category, vendor or receipt',
  dialogTitles: { add: 'Add New Expense', edit: 'Edit Expense' },
  messages: { invalid: 'Please correct the errors in the form' },
  form: {
    computed: {
      approvedBy: {
        from: ['status'],
        compute: ({ status, approvedBy }, { user }) =>
          status === 'approved' && approvedBy === '' ? user.fullName : null,
      },
      approvalDate: {
        from: ['status'],
        compute: ({ status, approvalDate }) =>
          status === 'approved' && approvalDate === '' ? today() : null,
      },
    },
    sections: [
      { title: 'Expense', fields: ['expenseDate', 'category', 'vendor', 'amount', 'description'] },
      { title: 'Payment', fields: ['paymentMethod', 'location', 'receiptNumber', 'receiptImageUrl'] },
      { title: 'Approval', fields: ['status', 'approvedBy', 'approvalDate', 'notes'] },
    ],
  },
});
