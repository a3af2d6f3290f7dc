import { Entity, Index } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { addToLog, newResource, type Resource } from '../../declaration/resource.ts';

export const CLOSED_PERIODS = 'closed-periods';

@Entity()
@Index({
  name: 'closed_period_closed',
  expression:
    'create unique index "closed_period_closed" on "closed_period" ("month") where "reopened_at" is null',
})
@ObjectType({
  description:
    'A closed accounting month. Invoices, payments, external payments, expenses, income and payroll dated in it cannot be created, changed or deleted until it is reopened',
})
export class ClosedPeriod extends BaseRecord {
  @Column.text({ readOnly: true, max: 7, description: 'The month, yyyy-mm' }) month!: string;
  @Column.text({ readOnly: true, max: 100, description: 'The name of the user who closed it' })
  closedBy!: string;
  @Column.dateTime({ readOnly: true, description: 'When it was closed' }) closedAt!: Date;
  @Column.text({
    readOnly: true,
    nullable: true,
    max: 100,
    description: 'The name of the user who reopened it; null while it is closed',
  })
  reopenedBy?: string;
  @Column.dateTime({
    readOnly: true,
    nullable: true,
    description: 'When it was reopened; null while it is closed',
  })
  reopenedAt?: Date;
  @Column.text({ readOnly: true, nullable: true, max: 1_000, description: 'Why it was reopened' })
  reason?: string;
}

/** The history of closings. A month is closed and reopened by mutations of its own (`period-resolver.ts`). */
export const closedPeriods = addToLog(
  newResource(ClosedPeriod, {
    resource: CLOSED_PERIODS,
    singular: 'closedPeriod',
    plural: 'closedPeriods',
    title: 'month',
    operations: ['list'],
    defaultSort: { closedAt: 'desc' },
  }) as unknown as Resource,
);
