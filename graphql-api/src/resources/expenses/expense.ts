import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { today } from '../../common/dates.ts';
import { ClubRecord } from '../../declaration/club-record.ts';
import { Choice, Day, Money, Ref, Text } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { Location } from '../locations/location.ts';

@Entity()
@ObjectType({ description: 'Money that the club spends' })
export class Expense extends ClubRecord {
  @Day({ required: 'Date is required', default: today, description: 'When the money was spent' })
  expenseDate!: string;
  @Choice({ required: 'Category is required', masterData: 'Expenses.category', search: true })
  category!: string;
  @Text({ required: 'Vendor is required', max: 200, search: true, description: 'Who was paid' })
  vendor!: string;
  @Text({ search: true }) description?: string;
  @Money({ required: 'Amount is required' }) amount!: number;
  @Choice({ default: 'cash', masterData: 'Expenses.payment_method' }) paymentMethod!: string;
  @Text({ max: 100, search: true }) receiptNumber?: string;
  @Text({ max: 1000, label: 'Receipt image URL', description: 'Address of a picture of the receipt' })
  receiptImageUrl?: string;
  @Text({ max: 200, description: 'Name of who approved or rejected it' }) approvedBy?: string;
  @Day({ description: 'When it was approved or rejected' }) approvalDate?: string;
  @Choice({ default: 'pending', masterData: 'Expenses.status', description: 'pending, approved or rejected' })
  status!: string;
  @Text() notes?: string;
  @Ref(() => Location) location?: Rel<Location>;
}

export const expenses = defineResource(Expense, {
  resource: 'expenses',
  singular: 'expense',
  plural: 'expenses',
  title: 'vendor',
  defaultSort: { expenseDate: 'desc' },
});
