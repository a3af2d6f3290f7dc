import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { msg } from '../../common/message.ts';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { newResource, type Resource } from '../../declaration/resource.ts';
import { addRules, requirePermission } from '../../declaration/rules.ts';
import { aggregateResolver } from '../../resolvers/aggregate-resolver.ts';
import { listResolver } from '../../resolvers/list-resolver.ts';
import { BillingRecord } from '../billing/billing-record.ts';
import { Member } from '../members/member.ts';
import { Payment } from '../payments/payment.ts';
import { addResolvers } from '../../resolvers/resolver-class.ts';

/** A part of a credit of a member that settles a part of what the member owes. Only the server makes them. */
@Entity()
@Index({ properties: ['member'] })
@Index({ properties: ['invoice'] })
@Index({ properties: ['refund'] })
@Index({ properties: ['credit'] })
@Index({ properties: ['payment'] })
@Check({
  name: 'allocation_sides',
  expression: 'num_nonnulls(invoice_id, refund_id) = 1 and num_nonnulls(credit_id, payment_id) = 1',
})
@Check({ name: 'allocation_amount', expression: 'amount > 0' })
@ObjectType({
  description: 'A part of a credit of a member that settles a part of an invoice, or was paid back',
})
export class Allocation extends BaseRecord {
  @Column.reference(() => Member, { readOnly: true, required: true }) member!: Rel<Member>;
  @Column.reference(() => BillingRecord, { readOnly: true, description: 'The invoice that is settled' })
  invoice?: Rel<BillingRecord>;
  @Column.reference(() => Payment, {
    readOnly: true,
    description: 'The refund that was paid from the account',
  })
  refund?: Rel<Payment>;
  @Column.reference(() => BillingRecord, {
    readOnly: true,
    description: 'The credit note, or the invoice of which more was received than it claims',
  })
  credit?: Rel<BillingRecord>;
  @Column.reference(() => Payment, { readOnly: true, description: 'The payment on the account' })
  payment?: Rel<Payment>;
  @Column.money({ readOnly: true, required: true, description: 'How much of it' }) amount!: number;
}

/** Its history is that of `paidAmount` of invoices and `balanceAmount` of payments. */
const allocations = newResource(Allocation, {
  resource: 'billing',
  singular: 'allocation',
  plural: 'allocations',
  title: 'amount',
  operations: ['list'],
  defaultSort: { id: 'asc' },
  asOfError: msg('Request paidAmount of invoices and balanceAmount of payments as of that time'),
}) as unknown as Resource;

addRules({
  Query: {
    allocations: requirePermission('billing', 'view'),
    allocationsAggregate: requirePermission('billing', 'view'),
  },
});

addResolvers(listResolver(allocations), aggregateResolver(allocations));
