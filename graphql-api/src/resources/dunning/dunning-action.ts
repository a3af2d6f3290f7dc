import type { Rel } from '@mikro-orm/core';
import { Entity, Index, Unique } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import type { DunningAction as Action } from '../../common/club-settings.ts';
import { msg } from '../../common/message.ts';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { newResource, type Resource } from '../../declaration/resource.ts';
import { addRules, requirePermission } from '../../declaration/rules.ts';
import { aggregateResolver } from '../../resolvers/aggregate-resolver.ts';
import { listResolver } from '../../resolvers/list-resolver.ts';
import { BillingRecord } from '../billing/billing-record.ts';
import { Message } from '../messages/message.ts';
import { DunningCase } from './dunning-case.ts';
import { DUNNING_ACTIONS } from './dunning-rules.ts';
import { addResolvers } from '../../resolvers/resolver-class.ts';

/** A step that was carried out; the unique key allows each once for an invoice. */
@Entity()
@Unique({ properties: ['case', 'position'] })
@Index({ properties: ['feeInvoice'] })
@Index({ properties: ['letter'] })
@ObjectType({ description: 'A step of dunning that was carried out' })
export class DunningAction extends BaseRecord {
  @Column.reference(() => DunningCase, { label: 'Dunning case', readOnly: true, required: true })
  case!: Rel<DunningCase>;
  @Column.int({ label: 'Step number', readOnly: true, description: 'The number of the step, counted from 1' })
  position!: number;
  @Column.choice({
    readOnly: true,
    values: DUNNING_ACTIONS,
    description: 'reminder, reminder_with_fee or block',
  })
  step!: Action;
  @Column.date({ readOnly: true, description: "The day in the club's time zone" })
  executedOn!: string;
  @Column.int({ readOnly: true, description: 'Days from the due date until that day' })
  daysOverdue!: number;
  @Column.money({ readOnly: true, description: 'What was still to be paid then' })
  openAmount!: number;
  @Column.money({
    readOnly: true,
    description:
      'The fee of the step; 0 for none, and for steps that share the letter of another. It is charged when the letter is sent',
  })
  fee!: number;
  @Column.reference(() => BillingRecord, { readOnly: true, description: 'The invoice of the fee' })
  feeInvoice?: Rel<BillingRecord>;
  @Column.reference(() => Message, {
    readOnly: true,
    description: 'The letter, which is also that of the steps for other invoices of the member on that day',
  })
  letter?: Rel<Message>;
}

/** Carried-out steps are never changed: they have a list and an aggregate, and no history of their own. */
const dunningActions = newResource(DunningAction, {
  resource: 'dunning',
  singular: 'dunningAction',
  plural: 'dunningActions',
  title: 'step',
  operations: ['list'],
  defaultSort: { id: 'desc' },
  asOfError: msg('Steps are never changed: filter them by executedOn instead'),
}) as unknown as Resource;

addRules({
  Query: {
    dunningActions: requirePermission('dunning', 'view'),
    dunningActionsAggregate: requirePermission('dunning', 'view'),
  },
});

addResolvers(listResolver(dunningActions), aggregateResolver(dunningActions));
