import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BillingRecord } from '../billing/billing-record.ts';
import { today } from '../dates.ts';
import { ClubRecord } from '../kernel/club-record.ts';
import { Choice, Day, Money, Ref, Text } from '../kernel/columns.ts';
import { defineResource, type Written } from '../kernel/resource.ts';
import { Location } from '../locations/location.ts';
import { Member } from '../members/member.ts';

const REQUIRED = 'Please fill in all required fields';

@Entity()
@ObjectType({ description: 'Money that a member paid' })
export class Payment extends ClubRecord {
  @Ref(() => Member, { required: REQUIRED, search: true }) member!: Rel<Member>;
  @Text({ required: REQUIRED, max: 50, unique: true, search: true }) paymentNumber!: string;
  @Day({ required: REQUIRED, default: today }) paymentDate!: string;
  @Money({ required: REQUIRED, description: 'What was paid' }) amount!: number;
  @Choice({ required: REQUIRED, masterData: 'Payments.payment_method' }) paymentMethod!: string;
  @Choice({
    default: 'completed',
    masterData: 'Payments.payment_status',
    description:
      'completed, pending, failed, refunded or cancelled; only completed payments settle an invoice',
  })
  paymentStatus!: string;
  @Choice({
    required: REQUIRED,
    masterData: 'Payments.payment_type',
    search: true,
    description: 'What it was for',
  })
  paymentType!: string;
  @Text({ max: 100, search: true, description: 'A number to find it by' }) referenceNumber?: string;
  @Text({ max: 100, search: true, description: 'Its number at the bank or payment service' })
  transactionId?: string;
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
  afterWrite: settleInvoices,
});

/** What an invoice's completed payments add up to; a payment that is refunded or deleted no longer counts. */
export const SETTLE = `
  update billing_record set paid_amount = coalesce(
    (select sum(amount) from payment where billing_id = billing_record.id and payment_status = 'completed'), 0)`;

/** Settles the invoice that a payment is for, and the one that it was for. */
async function settleInvoices({ values, stored, em }: Written<Payment>): Promise<void> {
  const touched = new Set(
    [values?.['billingId'], stored?.['billingId']].filter(id => id != null).map(Number),
  );
  for (const id of [...touched].sort((one, other) => one - other)) {
    // Locked by a statement before, so that the sum sees what others have just paid.
    await em.execute('select 1 from billing_record where id = ? for no key update', [id]);
    await em.execute(`${SETTLE} where id = ?`, [id]);
  }
}
