import { t as dbType } from '@mikro-orm/core';
import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';

export const RUN_STATUSES = ['running', 'completed', 'failed'] as const;

const count = (description: string) => Column.int({ readOnly: true, default: 0, description });

/** Its counts are saved with the invoices of each batch, so that they are exact wherever its process ends. */
@Entity()
@Index({
  name: 'billing_run_nightly_unique',
  expression: `create unique index "billing_run_nightly_unique" on "billing_run" ("date") where trigger = 'nightly'`,
})
@ObjectType({ description: 'A billing run: it creates the invoices of contracts that are due up to a day' })
export class BillingRun extends BaseRecord {
  @Column.text({ label: 'Run number', readOnly: true, description: 'The number of the run' })
  runNumber!: string;
  @Column.date({ readOnly: true, description: 'Periods that begin up to this day are due' }) date!: string;
  @Column.choice({ readOnly: true, values: ['nightly', 'manual'], description: 'nightly or manual' })
  trigger!: 'nightly' | 'manual';
  @Column.choice({
    readOnly: true,
    values: RUN_STATUSES,
    default: 'running',
    description: 'running, completed, or failed: it is tried again, and continues where it stopped',
  })
  status!: (typeof RUN_STATUSES)[number];
  @Column.text({ readOnly: true, nullable: true, description: 'The name of the user who started it' })
  startedBy?: string | null;
  @Column.boolean({
    readOnly: true,
    default: false,
    // The version before inserts runs without it.
    stored: { default: false },
    label: 'Send by e-mail',
    description: 'Whether its invoices are sent by e-mail',
  })
  sendByEmail!: boolean;
  @count('Contracts that are due, as of its start') due!: number;
  @count('Contracts that are done') done!: number;
  @count('Invoices that were created') created!: number;
  @count('Periods that were skipped') skipped!: number;
  @count('Contracts that could not be invoiced') failed!: number;
  @count('Invoices that were marked as overdue') markedOverdue!: number;
  @Column.money({ readOnly: true, default: 0, description: 'The sum of the created invoices, with tax' })
  totalAmount!: number;
  @Column.dateTime({ readOnly: true, nullable: true, description: 'When it ended' }) finishedAt?: Date | null;
  @Column.text({ readOnly: true, nullable: true, label: 'Error', description: 'Why it failed' })
  error?: string | null;

  /** The last contract that is done; the run continues after it. */
  @Property({ type: dbType.integer }) lastContractId!: number;
  /** The user who started it, for the audit log; null for a nightly run. */
  @Property({ type: dbType.integer, nullable: true }) startedById!: number | null;
}

export const billingRuns = defineResource(BillingRun, {
  resource: 'billing-runs',
  singular: 'billingRun',
  plural: 'billingRuns',
  grants: { Accounts: 'view add menu', Reception: 'view' },
  title: 'runNumber',
  operations: ['list', 'one'],
  defaultSort: { createdAt: 'desc' },
});
