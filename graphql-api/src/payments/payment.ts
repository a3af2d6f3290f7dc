import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BillingRecord } from '../billing/billing-record.ts';
import { today } from '../dates.ts';
import { ClubRecord } from '../kernel/club-record.ts';
import { Choice, Day, Money, Ref, Text } from '../kernel/columns.ts';
import { defineResource } from '../kernel/resource.ts';
import { Location } from '../locations/location.ts';
import { Member } from '../members/member.ts';

const REQUIRED = 'Please fill in all required fields';

@Entity()
@ObjectType({ description: 'Money that a member paid' })
export class Payment extends ClubRecord {
  @Ref(() => Member, { required: REQUIRED, search: true }) member!: Rel<Member>;
  @Text({ required: REQUIRED, max: 50, unique: true, search: true }) paymentNumber!: string;
  @Day({ required: REQUIRED, default: today }) paymentDate!: string;
  @Money({ required: REQUIRED }) amount!: number;
  @Choice({ required: REQUIRED, masterData: 'Payments.payment_method' }) paymentMethod!: string;
  @Choice({ default: 'completed', masterData: 'Payments.payment_status' }) paymentStatus!: string;
  @Choice({ required: REQUIRED, masterData: 'Payments.payment_type', search: true }) paymentType!: string;
  @Text({ max: 100, search: true }) referenceNumber?: string;
  @Text({ max: 100, search: true }) transactionId?: string;
  @Ref(() => BillingRecord, { inverse: 'payments', holds: true, description: 'The invoice that it pays' })
  billing?: Rel<BillingRecord>;
  @Text() notes?: string;
  @Ref(() => Location, { inverse: 'payments' }) location?: Rel<Location>;
}

export const payments = defineResource(Payment, {
  resource: 'payments',
  singular: 'payment',
  plural: 'payments',
  title: 'paymentNumber',
  defaultSort: { paymentDate: 'desc' },
});
