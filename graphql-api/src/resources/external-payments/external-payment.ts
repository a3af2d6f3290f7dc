import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { Location } from '../locations/location.ts';
import { PAYMENT_METHODS } from '../shared-choices.ts';

const PAYMENT_TYPES = [
  'utilities',
  'rent',
  'equipment',
  'maintenance',
  'supplies',
  'insurance',
  'marketing',
  'software',
  'other',
];

const REQUIRED = 'Please fill in all required fields';

@Entity()
@ObjectType({ description: 'Money that the club pays to a vendor' })
export class ExternalPayment extends BaseRecord {
  @Column.text({ required: REQUIRED, max: 200, search: true, description: 'Who was paid' })
  vendorName!: string;
  @Column.text({ required: REQUIRED, max: 50, unique: true, search: true, series: 'EXP' })
  paymentNumber!: string;
  @Column.date({ required: REQUIRED, default: 'today' }) paymentDate!: string;
  @Column.money({ required: REQUIRED }) amount!: number;
  @Column.choice({
    required: REQUIRED,
    default: 'cash',
    masterData: 'ExternalPayments.payment_method',
    choices: PAYMENT_METHODS,
  })
  paymentMethod!: string;
  @Column.choice({
    default: 'completed',
    values: ['completed', 'pending', 'failed', 'cancelled'],
    masterData: 'ExternalPayments.payment_status',
  })
  paymentStatus!: string;
  @Column.choice({
    required: REQUIRED,
    default: 'utilities',
    masterData: 'ExternalPayments.payment_type',
    choices: PAYMENT_TYPES,
    search: true,
    description: 'What it was for',
  })
  paymentType!: string;
  @Column.text({ max: 100, search: true, description: 'A reference number' }) referenceNumber?: string;
  @Column.text({
    max: 100,
    search: true,
    description: 'The transaction number of the bank or payment service',
  })
  transactionId?: string;
  @Column.text({ max: 100, search: true, description: 'The number of the vendor’s invoice' })
  invoiceNumber?: string;
  @Column.text({ max: 100 }) category?: string;
  @Column.text() notes?: string;
  @Column.reference(() => Location, { inverse: 'externalPayments' }) location?: Rel<Location>;
}

export const externalPayments = defineResource(ExternalPayment, {
  resource: 'external-payments',
  singular: 'externalPayment',
  plural: 'externalPayments',
  grants: { Accounts: 'view add edit delete menu' },
  title: 'paymentNumber',
  defaultSort: { paymentDate: 'desc' },
  figures: {
    paidToVendors: {
      unit: 'money',
      sum: 'amount',
      label: 'Paid to Vendors',
      description: 'completed payments to vendors',
      filter: { paymentStatus: { eq: 'completed' } },
    },
  },
  periodDate: 'paymentDate',
});
