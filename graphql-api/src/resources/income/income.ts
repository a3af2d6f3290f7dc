import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { today } from '../../common/dates.ts';
import { ClubRecord } from '../../declaration/club-record.ts';
import { Choice, Day, Money, Ref, Text } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { Location } from '../locations/location.ts';

@Entity()
@ObjectType({ description: 'Money that the club takes, beside the payments of members' })
export class Income extends ClubRecord {
  @Day({ required: 'Date is required', default: today, description: 'When the money came' })
  incomeDate!: string;
  @Choice({ required: 'Category is required', masterData: 'Income.category', search: true })
  category!: string;
  @Text({ required: 'Source is required', max: 200, search: true, description: 'Who or what it came from' })
  source!: string;
  @Text({ search: true }) description?: string;
  @Money({ required: 'Amount is required' }) amount!: number;
  @Choice({ default: 'cash', masterData: 'Income.payment_method' }) paymentMethod!: string;
  @Text({ max: 100, search: true }) referenceNumber?: string;
  @Text({ max: 1000, label: 'Receipt image URL', description: 'Address of a picture of the receipt' })
  receiptImageUrl?: string;
  @Text({ max: 200, description: 'Name of who recorded it' }) recordedBy?: string;
  @Day({ description: 'When it was recorded' }) recordingDate?: string;
  @Choice({
    default: 'pending',
    masterData: 'Income.status',
    description: 'pending, confirmed or reconciled',
  })
  status!: string;
  @Text() notes?: string;
  @Ref(() => Location, { inverse: 'income' }) location?: Rel<Location>;
}

export const income = defineResource(Income, {
  resource: 'income',
  singular: 'incomeRecord',
  plural: 'incomeRecords',
  label: 'Income record',
  title: 'source',
  defaultSort: { incomeDate: 'desc' },
});
