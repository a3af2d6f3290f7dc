import type { Rel } from '@mikro-orm/core';
import { Entity, Index } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { msg } from '../../common/message.ts';
import { Column } from '../../declaration/columns.ts';
import { newResource, type Resource } from '../../declaration/resource.ts';
import { addRules, requirePermission } from '../../declaration/rules.ts';
import { aggregateResolver } from '../../resolvers/aggregate-resolver.ts';
import { listResolver } from '../../resolvers/list-resolver.ts';
import { EMAIL_OUTCOMES, type EmailOutcome } from '../messages/send-documents.ts';
import { BillingRun } from './billing-run.ts';
import { addResolvers } from '../../resolvers/resolver-class.ts';

export const OUTCOMES = ['created', 'skipped', 'failed'] as const;

/**
 * A line of the report of a billing run. It keeps names and numbers as they were, without foreign keys, whose indexes would
 * take a large part of the time of a run.
 */
@Entity()
@Index({
  name: 'billing_run_item_report',
  expression: 'create index "billing_run_item_report" on "billing_run_item" ("run_id", "outcome", "id")',
})
/** The version before reads this index. */
@Index({
  name: 'billing_run_item_skipped',
  expression: `create index "billing_run_item_skipped" on "billing_run_item" ("contract_id", "period_start") where outcome = 'skipped'`,
})
@ObjectType({ description: 'What a billing run did with a period of a contract' })
export class BillingRunItem {
  @Column.id() id!: number;
  @Column.dateTime({ readOnly: true, label: 'Time', stored: { defaultRaw: 'now()' } }) at!: Date;
  @Column.reference(() => BillingRun, { label: 'Billing run', readOnly: true, required: true })
  run!: Rel<BillingRun>;
  @Column.choice({ readOnly: true, values: OUTCOMES, description: 'created, skipped or failed' })
  outcome!: (typeof OUTCOMES)[number];
  @Column.text({ readOnly: true, nullable: true, description: 'Why it was skipped or failed' })
  reason?: string | null;
  @Column.recordId({ required: true, description: 'The id of the contract' }) contractId!: number;
  @Column.text({ readOnly: true, description: 'The number of the contract' }) contractNumber!: string;
  @Column.recordId({ required: true, description: 'The id of the member' }) memberId!: number;
  @Column.text({ readOnly: true, description: 'The name of the member' }) memberName!: string;
  @Column.date({ readOnly: true, nullable: true, description: 'First day of the period' })
  periodStart?: string | null;
  @Column.date({ readOnly: true, nullable: true, description: 'Last day of the period' })
  periodEnd?: string | null;
  @Column.recordId({ description: 'The id of the invoice' }) invoiceId?: number | null;
  @Column.text({ readOnly: true, nullable: true, description: 'The number of the invoice' })
  invoiceNumber?: string | null;
  @Column.money({ readOnly: true, default: 0, description: 'The total of the invoice, with tax' })
  totalAmount!: number;
  @Column.choice({
    readOnly: true,
    nullable: true,
    values: EMAIL_OUTCOMES,
    label: 'E-mail',
    description: `What came of sending the invoice: ${EMAIL_OUTCOMES.join(', ')}. Null where the run sends none`,
  })
  email?: EmailOutcome | null;
}

const billingRunItems = newResource(BillingRunItem, {
  resource: 'billing-runs',
  singular: 'billingRunItem',
  plural: 'billingRunItems',
  title: 'contractNumber',
  operations: ['list'],
  defaultSort: { id: 'asc' },
  asOfError: msg('Reports are never changed'),
}) as unknown as Resource;

addRules({
  Query: {
    billingRunItems: requirePermission('billing-runs', 'view'),
    billingRunItemsAggregate: requirePermission('billing-runs', 'view'),
  },
});

addResolvers(listResolver(billingRunItems), aggregateResolver(billingRunItems));
