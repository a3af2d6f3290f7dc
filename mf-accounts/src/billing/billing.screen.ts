import { defineScreen, endBeforeStart, newRecord } from '@gym/hub-kit/define';
import { formatMoney, formatWords, t } from '@gym/hub-kit/format';
import { billingRecords, payments } from '@gym/hub-kit/resources';
import { paymentMethods } from '../payment-methods.ts';
import { billingTotal } from './billing-total.ts';
import { invoiceState } from './invoice-state.ts';
import { openWords } from './open-words.ts';
import { overdueInvoices } from './overdue-invoices.ts';
import { paymentTypes } from './payment-types.ts';

const openStatuses = { paymentStatus: { notIn: ['cancelled', 'refunded'] } };

export const billingScreen = defineScreen(billingRecords, {
  title: 'Billing Management',
  icon: 'billing',
  addLabel: 'Add Billing',
  choices: { failed: 'Failed to load dropdown options for billing' },
  fields: {
    invoiceDate: { span: 4 },
    dueDate: { span: 4 },
    billingType: {
      fallback: ['membership', 'personal_training', 'merchandise', 'class', 'other'],
      span: 4,
    },
    billingPeriodStart: { span: 4 },
    billingPeriodEnd: { span: 4 },
    location: { span: 4 },
    description: { kind: 'textarea', rows: 2 },
    amount: { default: 0 },
    openAmount: { label: 'Open' },
    paymentStatus: { fallback: ['pending', 'paid', 'overdue', 'cancelled', 'refunded'], span: 4 },
    paymentDate: { span: 4 },
    paymentMethod: { fallback: paymentMethods, span: 4 },
    notes: { kind: 'textarea', rows: 2 },
  },
  columns: {
    invoiceNumber: { title: 'Invoice #', isWhole: true },
    invoiceDate: {},
    dueDate: {},
    member: { tellsApart: true },
    billingType: { title: 'Type', format: formatWords },
    totalAmount: { title: 'Total' },
    paymentStatus: {
      title: 'Status',
      chip: { paid: 'green', pending: 'orange', overdue: 'red', cancelled: 'grey', refunded: 'blue' },
      format: formatWords,
      remark: openWords,
      state: invoiceState,
    },
    paymentDate: {},
    openAmount: { title: 'Open Amount', exportOnly: true },
  },
  alsoSelect: ['writtenOff', 'paidAmount'],
  filters: [
    'invoiceDate',
    'dueDate',
    'member',
    'billingType',
    'totalAmount',
    'openAmount',
    'paymentStatus',
    'paymentDate',
    'location',
    'contract',
  ],
  tabs: 'paymentStatus',
  attentionTabs: [{ label: 'Overdue', filter: overdueInvoices.filter, isLate: true }],
  actions: [
    {
      label: 'Take payment',
      icon: 'payments',
      when: ({ openAmount }) => openAmount > 0,
      add: newRecord(payments, '/payments', ({ id, billingType }: { id: string; billingType: string }) => ({
        billingId: id,
        paymentType: paymentTypes[billingType],
      })),
    },
  ],
  total: { sums: { totalAmount: 'Invoiced', openAmount: 'Open' }, filter: openStatuses },
  monthly: {
    title: 'Invoices by Month',
    subtitle: 'By invoice date, without cancelled and refunded invoices',
    date: 'invoiceDate',
    sum: 'totalAmount',
    figure: 'invoiced',
  },
  sort: { invoiceDate: 'desc' },
  pageSize: 25,
  searchLabel: 'Search by member, invoice or type',
  dialogTitles: { add: 'Add New Billing Record', edit: 'Edit Billing Record' },
  messages: {
    prepareFailed: 'Failed to prepare billing form',
    invalid: 'Please correct the errors in the form',
  },
  proposals: { invoiceNumber: 'nextInvoiceNumber' },
  form: {
    warnings: [
      {
        fields: ['totalAmount'],
        check: ({ totalAmount }) =>
          totalAmount < 0 ? t('The total is negative: {total}.', { total: formatMoney(totalAmount) }) : null,
      },
      endBeforeStart('invoiceDate', 'dueDate', 'The invoice is due before its date.'),
      endBeforeStart('billingPeriodStart', 'billingPeriodEnd', 'The billing period ends before it starts.'),
    ],
    sections: [
      {
        title: 'Invoice',
        fields: [
          'member',
          'invoiceNumber',
          'invoiceDate',
          'dueDate',
          'billingType',
          'billingPeriodStart',
          'billingPeriodEnd',
          'location',
          'description',
        ],
      },
      { title: 'Amounts', span: 3, fields: ['amount', 'taxAmount', 'discountAmount', 'totalAmount'] },
      { title: 'Payment', fields: ['paymentStatus', 'paymentDate', 'paymentMethod', 'notes'] },
    ],
    computed: { totalAmount: { compute: billingTotal } },
  },
});
