import { t as dbType, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { msg } from '../../common/message.ts';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { newResource, type Resource } from '../../declaration/resource.ts';
import { addRules, requirePermission } from '../../declaration/rules.ts';
import { aggregateResolver } from '../../resolvers/aggregate-resolver.ts';
import { listResolver } from '../../resolvers/list-resolver.ts';
import { Contract } from '../contracts/contract.ts';
import { BillingRecord } from './billing-record.ts';
import { addResolvers } from '../../resolvers/resolver-class.ts';

/**
 * A line of an invoice as a row, for reports such as the tax of a month by rate. A trigger makes the rows of an invoice from
 * its lines, its discount is the last line, and an invoice that a user enters as a whole has one line. A line keeps its row.
 */
@Entity()
@Index({
  name: 'billing_line_contract',
  expression: 'create index "billing_line_contract" on "billing_line" ("contract_id", "from")',
})
@ObjectType({ description: 'A line of an invoice as a record, for reports' })
export class BillingLine extends BaseRecord {
  @Index()
  @Column.reference(() => BillingRecord, { label: 'Invoice', readOnly: true, required: true })
  invoice!: Rel<BillingRecord>;
  @Column.reference(() => Contract, { readOnly: true, description: 'The contract whose days it is for' })
  contract?: Rel<Contract>;
  @Column.choice({
    readOnly: true,
    description:
      'period, setup_fee, enrollment_fee, freeze_fee, cancellation_fee, charge, credit, dunning_fee, write_off, discount, or other for an invoice without lines',
  })
  kind!: string;
  @Column.text({ readOnly: true, description: 'What it is for' }) description!: string;
  @Column.money({ readOnly: true, description: 'Before tax; negative for a credit or a discount' })
  amount!: number;
  @Column.number({
    readOnly: true,
    label: 'Tax in percent',
    stored: { scale: 3 },
    description: 'Tax in percent of the amount',
  })
  taxPercent!: number;
  @Column.text({ readOnly: true, nullable: true, description: 'What the tax is called' })
  taxName?: string | null;
  @Column.money({ readOnly: true, description: 'Tax, added to the amount' }) taxAmount!: number;
  @Column.date({ readOnly: true, nullable: true, description: 'First day that it is for' }) from?:
    string | null;
  @Column.date({ readOnly: true, nullable: true, description: 'Last day that it is for' }) until?:
    string | null;

  /** The line that a credit, a further charge or a write-off corrects; null where that is not known. */
  @Index()
  @ManyToOne(() => BillingLine, { nullable: true, deleteRule: 'set null', updateRule: 'no action' })
  adjusts?: Rel<BillingLine> | null;
  /** From 1 in the order of the invoice; its discount comes last, with a row for each rate. */
  @Property({ type: dbType.integer, nullable: true }) position?: number;
}

const billingLines = newResource(BillingLine, {
  resource: 'billing',
  singular: 'billingLine',
  plural: 'billingLines',
  title: 'description',
  operations: ['list'],
  defaultSort: { id: 'asc' },
  asOfError: msg('Lines are those of now: request the lines of invoices instead'),
}) as unknown as Resource;

addRules({
  Query: {
    billingLines: requirePermission('billing', 'view'),
    billingLinesAggregate: requirePermission('billing', 'view'),
  },
});

addResolvers(listResolver(billingLines), aggregateResolver(billingLines));

Trigger<object>({
  name: 'billing_lines',
  timing: 'after',
  events: ['insert', 'update'],
  forEach: 'row',
  // Migration 0052 makes the function.
  body:
    `if tg_op = 'INSERT' or (new.lines, new.amount, new.tax_amount, new.discount_amount, new.contract_id) is distinct from` +
    ` (old.lines, old.amount, old.tax_amount, old.discount_amount, old.contract_id) then` +
    ` perform write_billing_lines(new); end if; return null`,
})(BillingRecord);

Trigger<object>({
  name: 'billing_lines_deleted',
  timing: 'before',
  events: ['delete'],
  forEach: 'row',
  body: `delete from billing_line where invoice_id = old.id; return old`,
})(BillingRecord);
