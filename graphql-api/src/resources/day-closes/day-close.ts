import type { Rel } from '@mikro-orm/core';
import { Entity, Index } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { EntryField } from '../../declaration/column-registry.ts';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { Location } from '../locations/location.ts';
import { changedAfterClose } from './changed-after-close.ts';

@ObjectType({ description: 'What a cashier received by one payment method' })
export class DayAmount {
  @Field(() => String, { description: 'The payment method' }) method!: string;
  @Field(() => ID, { nullable: true, description: 'The id of the user who took the payments' })
  cashierId!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of that user; null for payments of which nobody is known to have taken them',
  })
  cashier!: string | null;
  @Field(() => Float, { description: 'Completed payments less what was paid back' }) amount!: number;
  @Field(() => Int, { description: 'The number of payments' }) count!: number;
}

const amountFields: readonly EntryField[] = [
  { name: 'method', kind: 'choice' },
  { name: 'cashierId', kind: 'text', nullable: true },
  { name: 'cashier', kind: 'text', nullable: true },
  { name: 'amount', kind: 'money' },
  { name: 'count', kind: 'int' },
];

@Entity()
@Index({
  name: 'day_close_closed',
  expression:
    'create unique index "day_close_closed" on "day_close" ("location_id", "day") where "reopened_at" is null',
})
@ObjectType({
  description:
    'A closed day of a location: what its payments add up to, and the cash that was counted. Payments of the day and location change only with `closed-periods:edit` until it is reopened',
})
export class DayClose extends BaseRecord {
  @Column.reference(() => Location, { required: true, readOnly: true }) location!: Rel<Location>;
  @Column.date({ readOnly: true, description: 'The day of the payments' }) day!: string;
  @Column.jsonList(DayAmount, {
    entries: amountFields,
    readOnly: true,
    description: 'What was received by payment method and cashier, as of the close',
  })
  expected!: DayAmount[];
  @Column.money({ readOnly: true, label: 'Received', description: 'The sum of all payment methods' })
  receivedAmount!: number;
  @Column.money({ readOnly: true, description: 'The sum of the payments in cash' }) expectedCash!: number;
  @Column.money({
    readOnly: true,
    required: true,
    min: 0,
    description: 'The cash that was counted, without the change that stays in the drawer',
  })
  countedCash!: number;
  @Column.money({ readOnly: true, description: 'Counted less expected cash' }) difference!: number;
  @Column.text({
    readOnly: true,
    nullable: true,
    max: 1_000,
    description: 'Why counted and expected cash differ',
  })
  reason?: string | null;
  @Column.text({ readOnly: true, max: 100, description: 'The name of the user who closed it' })
  closedBy!: string;
  @Column.dateTime({ readOnly: true, description: 'When it was closed' }) closedAt!: Date;
  @Column.text({
    readOnly: true,
    nullable: true,
    max: 100,
    description: 'The name of the user who reopened it; null while it is closed',
  })
  reopenedBy?: string | null;
  @Column.dateTime({
    readOnly: true,
    nullable: true,
    description: 'When it was reopened; null while it is closed',
  })
  reopenedAt?: Date | null;
  @Column.text({ readOnly: true, nullable: true, max: 1_000, description: 'Why it was reopened' })
  reopenReason?: string | null;
  @Column.text({ max: 2_000 }) note?: string | null;

  @Field(() => Boolean, { description: changedAfterClose.column.description }) changedAfterClose?: boolean;
}

/** Days are closed and reopened by mutations of their own (`day-close-resolver.ts`). Only the note changes. */
export const dayCloses = defineResource(DayClose, {
  resource: 'day-closes',
  singular: 'dayClose',
  plural: 'dayCloses',
  grants: { Accounts: 'view add edit menu', Reception: 'view add menu' },
  label: 'Close of day',
  itemLabels: ['close of day', 'closes of days'],
  title: 'day',
  operations: ['list', 'one', 'update'],
  defaultSort: { day: 'desc' },
  computedFields: { changedAfterClose },
});
