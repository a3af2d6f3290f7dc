import type { SectionDefinition } from '@gym/hub-kit/screen';
import { locationOptionsDocument } from '../options.graphql.ts';
import type { ExpenseValues } from './expense.schema.ts';

const masterData = (dropdown: string, fallback: readonly string[]) =>
  ({ page: 'Expenses', dropdown, fallback }) as const;

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
const methods = ['cash', 'credit_card', 'bank_transfer', 'check', 'other'];
const statuses = ['pending', 'approved', 'rejected'];

export const expenseChoices = {
  category: masterData('category', categories),
  paymentMethod: masterData('payment_method', methods),
  status: masterData('status', statuses),
};

export const expenseSections = [
  {
    title: 'Expense',
    fields: [
      { kind: 'date', name: 'expenseDate', label: 'Date' },
      {
        kind: 'select',
        name: 'category',
        label: 'Category',
        masterData: expenseChoices.category,
      },
      { kind: 'text', name: 'vendor', label: 'Vendor' },
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
        masterData: expenseChoices.paymentMethod,
      },
      {
        kind: 'reference',
        name: 'locationId',
        label: 'Location',
        options: locationOptionsDocument,
        failed: 'Failed to prepare expense form',
      },
      { kind: 'text', name: 'receiptNumber', label: 'Receipt Number' },
      { kind: 'text', name: 'receiptImageUrl', label: 'Receipt Image URL' },
    ],
  },
  {
    title: 'Approval',
    fields: [
      {
        kind: 'select',
        name: 'status',
        label: 'Status',
        masterData: expenseChoices.status,
        span: 4,
      },
      { kind: 'text', name: 'approvedBy', label: 'Approved By', span: 4 },
      { kind: 'date', name: 'approvalDate', label: 'Approval Date', span: 4 },
      { kind: 'textarea', name: 'notes', label: 'Notes', rows: 2 },
    ],
  },
] as const satisfies readonly SectionDefinition<ExpenseValues>[];
