import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { Location } from '../locations/location.ts';
import { LEDGER_METHODS } from '../shared-choices.ts';

const CATEGORIES = [
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

@Entity()
@ObjectType({ description: 'An expense of the club' })
export class Expense extends BaseRecord {
  @Column.date({ required: 'Date is required', default: 'today', description: 'When the money was spent' })
  expenseDate!: string;
  @Column.choice({
    required: 'Category is required',
    masterData: 'Expenses.category',
    choices: CATEGORIES,
    search: true,
  })
  category!: string;
  @Column.text({ required: 'Vendor is required', max: 200, search: true, description: 'Who was paid' })
  vendor!: string;
  @Column.text({ search: true }) description?: string;
  @Column.money({ required: 'Amount is required' }) amount!: number;
  @Column.choice({ default: 'cash', masterData: 'Expenses.payment_method', choices: LEDGER_METHODS })
  paymentMethod!: string;
  @Column.text({ max: 100, search: true }) receiptNumber?: string;
  @Column.text({ max: 1000, label: 'Receipt image URL', description: 'Address of a picture of the receipt' })
  receiptImageUrl?: string;
  @Column.text({ max: 200, description: 'Name of the person who approved or rejected it' })
  approvedBy?: string;
  @Column.date({ description: 'When it was approved or rejected' }) approvalDate?: string;
  @Column.choice({
    default: 'pending',
    values: ['pending', 'approved', 'rejected'],
    masterData: 'Expenses.status',
  })
  status!: string;
  @Column.text() notes?: string;
  @Column.reference(() => Location) location?: Rel<Location>;
}

export const expenses = defineResource(Expense, {
  resource: 'expenses',
  singular: 'expense',
  plural: 'expenses',
  grants: { Accounts: 'view add edit delete menu' },
  title: 'vendor',
  defaultSort: { expenseDate: 'desc' },
  figures: {
    approvedExpenses: {
      unit: 'money',
      sum: 'amount',
      label: 'Approved Expenses',
      description: 'expenses that were approved',
      filter: { status: { eq: 'approved' } },
    },
    enteredExpenses: {
      unit: 'money',
      sum: 'amount',
      label: 'Entered Expenses',
      description: 'expenses, without rejected ones',
      filter: { status: { ne: 'rejected' } },
    },
  },
  periodDate: 'expenseDate',
});
