import { formatDay, formatMoney, formatWords, useSession } from '@gym/hub-kit';
import { defineFilters, defineScreen } from '@gym/hub-kit/screen';
import { useMemo } from 'react';
import { AccountsScreen } from '../accounts-screen.tsx';
import { locationOptionsDocument } from '../options.graphql.ts';
import {
  createIncomeDocument,
  deleteIncomeDocument,
  incomeRecordDocument,
  incomeByMonthDocument,
  incomeRecordsDocument,
  incomeTotalDocument,
  updateIncomeDocument,
} from './income.graphql.ts';
import { emptyIncome, incomeSchema } from './income.schema.ts';

const masterData = (dropdown: string, fallback: readonly string[]) =>
  ({ page: 'Income', dropdown, fallback }) as const;

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
const methods = ['cash', 'credit_card', 'bank_transfer', 'check', 'other'];
const statuses = ['pending', 'confirmed', 'reconciled'];

const choices = {
  category: masterData('category', categories),
  paymentMethod: masterData('payment_method', methods),
  status: masterData('status', statuses),
};

export const incomeScreen = defineScreen({
  resource: 'income',
  title: 'Income Management',
  icon: 'income',
  addLabel: 'Add Income Record',
  entity: { one: 'income record', many: 'income records' },
  documents: {
    list: incomeRecordsDocument,
    total: incomeTotalDocument,
    get: incomeRecordDocument,
    create: createIncomeDocument,
    update: updateIncomeDocument,
    remove: deleteIncomeDocument,
  },
  columns: [
    { key: 'incomeDate', title: 'Date', sortKey: 'incomeDate', minWidth: 116, format: formatDay },
    { key: 'category', title: 'Category', sortKey: 'category', width: '1fr', minWidth: 196 },
    { key: 'source', title: 'Source', sortKey: 'source', width: '1fr', minWidth: 160 },
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
      title: 'Payment Method',
      sortKey: 'paymentMethod',
      minWidth: 144,
      format: formatWords,
    },
    {
      key: 'status',
      title: 'Status',
      sortKey: 'status',
      minWidth: 116,
      chip: { confirmed: 'green', pending: 'orange', reconciled: 'blue' },
    },
    {
      key: 'location',
      title: 'Location',
      sortKey: 'locationName',
      width: '1fr',
      minWidth: 172,
      value: ({ location }) => location?.name,
    },
  ],
  filters: defineFilters(incomeRecordsDocument, [
    { kind: 'date', name: 'incomeDate', label: 'Date' },
    { kind: 'choice', name: 'category', label: 'Category', masterData: choices.category },
    { kind: 'text', name: 'source', label: 'Source' },
    { kind: 'money', name: 'amount', label: 'Amount' },
    { kind: 'choice', name: 'paymentMethod', label: 'Payment Method', masterData: choices.paymentMethod },
    { kind: 'choice', name: 'status', label: 'Status', masterData: choices.status },
    { kind: 'reference', name: 'locationId', label: 'Location', options: locationOptionsDocument },
  ]),
  rowName: ({ source, amount }) => `${source}, ${formatMoney(amount)}`,
  sort: { incomeDate: 'desc' },
  pageSize: 25,
  pageSizes: [10, 25, 50, 100],
  searchLabel: 'Search by category, source, reference',
  dialogTitles: { add: 'Add New Income Record', edit: 'Edit Income Record' },
  messages: { invalid: 'Please correct the errors in the form' },
  form: {
    schema: incomeSchema,
    empty: emptyIncome,
    sections: [
      {
        title: 'Income',
        fields: [
          { kind: 'date', name: 'incomeDate', label: 'Date' },
          {
            kind: 'select',
            name: 'category',
            label: 'Category',
            masterData: choices.category,
          },
          { kind: 'text', name: 'source', label: 'Source' },
          { kind: 'money', name: 'amount', label: 'Amount', step: 0.01 },
          { kind: 'textarea', name: 'description', label: 'Description', rows: 2 },
        ],
      },
      {
        title: 'Payment',
        fields: [
          {
            kind: 'select',
            name: 'paymentMethod',
            label: 'Payment Method',
            masterData: choices.paymentMethod,
          },
          {
            kind: 'reference',
            name: 'locationId',
            label: 'Location',
            options: locationOptionsDocument,
            failed: 'Failed to prepare income record form',
          },
          { kind: 'text', name: 'referenceNumber', label: 'Reference Number' },
          { kind: 'text', name: 'receiptImageUrl', label: 'Receipt Image URL' },
        ],
      },
      {
        title: 'Recording',
        fields: [
          {
            kind: 'select',
            name: 'status',
            label: 'Status',
            masterData: choices.status,
            span: 4,
          },
          { kind: 'text', name: 'recordedBy', label: 'Recorded By', span: 4 },
          { kind: 'date', name: 'recordingDate', label: 'Recording Date', span: 4 },
          { kind: 'textarea', name: 'notes', label: 'Notes', rows: 2 },
        ],
      },
    ],
  },
});

const byMonth = {
  title: 'Income by Month',
  subtitle: 'Confirmed and reconciled income',
  document: incomeByMonthDocument,
};

export default function IncomeScreen() {
  const { user } = useSession();
  const screen = useMemo(() => recordedBy(user.fullName), [user.fullName]);
  return <AccountsScreen screen={screen} chart={byMonth} />;
}

/** Who enters an income is the one who records it, unless somebody else is named. */
const recordedBy = (name: string) => ({
  ...incomeScreen,
  form: { ...incomeScreen.form, empty: () => ({ ...emptyIncome(), recordedBy: name }) },
});
