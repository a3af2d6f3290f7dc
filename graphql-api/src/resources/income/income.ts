import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { Location } from '../locations/location.ts';
import { LEDGER_METHODS } from '../shared-choices.ts';

const CATEGORIES = [
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

@Entity()
@ObjectType({ description: 'Income other than the payments of members' })
export class Income extends BaseRecord {
  @Column.date({ required: 'Date is required', default: 'today', description: 'When the money was received' })
  incomeDate!: string;
  @Column.choice({
    required: 'Category is required',
    masterData: 'Income.category',
    choices: CATEGORIES,
    search: true,
  })
  category!: string;
  @Column.text({
    required: 'Source is required',
    max: 200,
    search: true,
    description: 'The payer',
  })
  source!: string;
  @Column.text({ search: true }) description?: string;
  @Column.money({ required: 'Amount is required' }) amount!: number;
  @Column.choice({ default: 'cash', masterData: 'Income.payment_method', choices: LEDGER_METHODS })
  paymentMethod!: string;
  @Column.text({ max: 100, search: true }) referenceNumber?: string;
  @Column.text({ max: 1000, label: 'Receipt image URL', description: 'Address of a picture of the receipt' })
  receiptImageUrl?: string;
  @Column.text({ max: 200, description: 'Name of the person who recorded it' }) recordedBy?: string;
  @Column.date({ description: 'When it was recorded' }) recordingDate?: string;
  @Column.choice({
    default: 'pending',
    values: ['pending', 'confirmed', 'reconciled'],
    masterData: 'Income.status',
  })
  status!: string;
  @Column.text() notes?: string;
  @Column.reference(() => Location, { inverse: 'income' }) location?: Rel<Location>;
}

export const income = defineResource(Income, {
  resource: 'income',
  singular: 'incomeRecord',
  plural: 'incomeRecords',
  grants: { Accounts: 'view add edit delete menu' },
  label: 'Income record',
  title: 'source',
  defaultSort: { incomeDate: 'desc' },
  figures: {
    confirmedIncome: {
      unit: 'money',
      sum: 'amount',
      label: 'Confirmed Income',
      description: 'income that is confirmed or reconciled',
      filter: { status: { in: ['confirmed', 'reconciled'] } },
    },
    enteredIncome: {
      unit: 'money',
      sum: 'amount',
      label: 'Entered Income',
      description: 'income of any status',
    },
  },
  periodDate: 'incomeDate',
});
