import { formatDay, formatMoney, formatWords, today } from '@gym/hub-kit';
import { defineFilters, defineScreen } from '@gym/hub-kit/screen';
import { lazy } from 'react';
import { AccountsScreen } from '../accounts-screen.tsx';
import { locationOptionsDocument } from '../options.graphql.ts';
import { expenseChoices, expenseSections } from './expense-sections.ts';
import { emptyExpense, expenseSchema } from './expense.schema.ts';
import {
  createExpenseDocument,
  deleteExpenseDocument,
  expenseDocument,
  expensesByMonthDocument,
  expensesDocument,
  expensesTotalDocument,
  updateExpenseDocument,
} from './expenses.graphql.ts';

const ExpenseForm = lazy(() => import('./expense-form.tsx'));

export const expensesScreen = defineScreen({
  resource: 'expenses',
  title: 'Expenses Management',
  icon: 'expenses',
  addLabel: 'Add Expense',
  entity: { one: 'expense', many: 'expenses' },
  documents: {
    list: expensesDocument,
    total: expensesTotalDocument,
    get: expenseDocument,
    create: createExpenseDocument,
    update: updateExpenseDocument,
    remove: deleteExpenseDocument,
  },
  columns: [
    { key: 'expenseDate', title: 'Date', sortKey: 'expenseDate', minWidth: 116, format: formatDay },
    { key: 'category', title: 'Category', sortKey: 'category', width: '1fr', minWidth: 196 },
    { key: 'vendor', title: 'Vendor', sortKey: 'vendor', width: '1fr', minWidth: 160 },
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
      chip: { approved: 'green', pending: 'orange', rejected: 'red' },
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
  filters: defineFilters(expensesDocument, [
    { kind: 'date', name: 'expenseDate', label: 'Date' },
    { kind: 'choice', name: 'category', label: 'Category', masterData: expenseChoices.category },
    { kind: 'text', name: 'vendor', label: 'Vendor' },
    { kind: 'money', name: 'amount', label: 'Amount' },
    {
      kind: 'choice',
      name: 'paymentMethod',
      label: 'Payment Method',
      masterData: expenseChoices.paymentMethod,
    },
    { kind: 'choice', name: 'status', label: 'Status', masterData: expenseChoices.status },
    { kind: 'reference', name: 'locationId', label: 'Location', options: locationOptionsDocument },
  ]),
  rowChanges: [
    {
      icon: 'check',
      label: 'Approve',
      offeredFor: ({ status }) => status === 'pending',
      version: ({ version }) => version,
      patch: ({ fullName }) => ({ status: 'approved', approvedBy: fullName, approvalDate: today() }),
    },
  ],
  rowName: ({ vendor, amount }) => `${vendor}, ${formatMoney(amount)}`,
  sort: { expenseDate: 'desc' },
  pageSize: 25,
  pageSizes: [10, 25, 50, 100],
  searchLabel: 'Search by category, vendor or receipt',
  dialogTitles: { add: 'Add New Expense', edit: 'Edit Expense' },
  messages: { invalid: 'Please correct the errors in the form' },
  form: { schema: expenseSchema, empty: emptyExpense, sections: expenseSections },
});

const byMonth = {
  title: 'Expenses by Month',
  subtitle: 'Without rejected expenses',
  document: expensesByMonthDocument,
};

export default function ExpensesScreen() {
  return <AccountsScreen screen={expensesScreen} form={<ExpenseForm />} chart={byMonth} />;
}
