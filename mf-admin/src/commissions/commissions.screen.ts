import { defineScreen } from '@gym/hub-kit/define';
import { formatDay, formatWords, today } from '@gym/hub-kit/format';
import { commissions } from '@gym/hub-kit/resources';

export default defineScreen(commissions, {
  title: 'Employee Commissions Management',
  icon: 'commissions',
  fields: {
    amount: { default: 0 },
    description: { kind: 'textarea' },
  },
  columns: {
    employee: {},
    commissionType: { title: 'Type', format: formatWords },
    amount: {},
    commissionDate: { title: 'Date' },
    paymentStatus: {
      title: 'Status',
      chip: { paid: 'green', approved: 'blue', pending: 'orange', '*': 'red' },
    },
    location: {},
  },
  total: { sums: { amount: 'Total' } },
  rowName: ({ employee, commissionDate }) => `${employee?.name}, ${formatDay(commissionDate)}`,
  filters: [
    'employee',
    'commissionType',
    'amount',
    'commissionDate',
    'paymentStatus',
    'paymentDate',
    'location',
  ],
  tabs: 'paymentStatus',
  actions: [
    {
      icon: 'success',
      label: 'Approve',
      when: ({ paymentStatus }) => paymentStatus === 'pending',
      change: { paymentStatus: 'approved' },
    },
    {
      icon: 'check',
      label: 'Mark as paid',
      when: ({ paymentStatus }) => paymentStatus === 'pending',
      change: { paymentStatus: 'paid', paymentDate: () => today() },
    },
  ],
  sort: { commissionDate: 'desc' },
  searchLabel: 'Search by employee, type or description',
  messages: { invalid: 'Please correct the errors in the form' },
  form: {
    sections: [
      {
        title: 'Commission',
        fields: ['employee', 'commissionType', 'amount', 'commissionDate', 'location', 'description'],
      },
      { title: 'Payment', fields: ['paymentStatus', 'paymentDate'] },
    ],
  },
});
