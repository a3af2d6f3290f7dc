import { t as dbType, type Rel } from '@mikro-orm/core';
import { Entity, Index, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import type { DunningAction } from '../../common/club-settings.ts';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { BillingRecord } from '../billing/billing-record.ts';
import { Member } from '../members/member.ts';
import { DUNNING_ACTIONS } from './dunning-rules.ts';
import { WAIT_REASONS, type WaitReason } from './letters.ts';
import { msg } from '../../common/message.ts';

/** Before the first step, then the last step that was carried out; `ended` while the invoice has no open amount. */
export const DUNNING_STAGES = ['waiting', ...DUNNING_ACTIONS, 'ended'] as const;

/**
 * An invoice that was overdue. What follows from the invoice is set by triggers, in the transaction of every payment,
 * refund or cancellation.
 */
@Entity()
@Unique({ properties: ['invoice'] })
@Index({
  name: 'dunning_case_blocked',
  expression: `create index "dunning_case_blocked" on "dunning_case" ("member_id") where stage = 'block'`,
})
@Trigger<object>({
  name: 'dunning_case_follows_invoice',
  timing: 'before',
  events: ['insert', 'update'],
  forEach: 'row',
  body:
    `if new.invoice_id is null then new.open_amount := 0; else` +
    ` select b.member_id, b.invoice_number, b.due_date, case when b.payment_status in ('pending', 'overdue') then greatest(b.open_amount, 0) else 0 end` +
    ` into new.member_id, new.invoice_number, new.due_date, new.open_amount from billing_record b where b.id = new.invoice_id; end if;` +
    ` new.stage := case when new.open_amount > 0 then coalesce(new.last_step, 'waiting') else 'ended' end; return new`,
})
@ObjectType({ description: 'The dunning of an overdue invoice' })
export class DunningCase extends BaseRecord {
  @Column.reference(() => BillingRecord, {
    readOnly: true,
    description: 'The invoice; null when it was deleted',
  })
  invoice?: Rel<BillingRecord>;
  @Column.text({ readOnly: true, search: true, description: 'The number of the invoice' })
  invoiceNumber!: string;
  @Column.reference(() => Member, { readOnly: true, search: true, description: 'The member of the invoice' })
  member?: Rel<Member>;
  @Column.date({ readOnly: true, description: 'The due date of the invoice' }) dueDate!: string;
  @Column.money({
    readOnly: true,
    default: 0,
    description: 'The amount of the invoice that is still to be paid',
  })
  openAmount!: number;
  @Column.choice({
    readOnly: true,
    values: DUNNING_STAGES,
    default: 'waiting',
    description:
      'waiting for the first step, the last step (reminder, reminder_with_fee or block), or ended: the invoice has no open amount',
  })
  stage!: (typeof DUNNING_STAGES)[number];
  @Column.choice({
    values: DUNNING_ACTIONS,
    description:
      'The step that follows, as of the last run: reminder, reminder_with_fee or block; null after the last step',
    readOnly: true,
    nullable: true,
  })
  nextStep?: DunningAction | null;
  @Column.date({
    readOnly: true,
    nullable: true,
    description: 'The first day on which the next step is carried out',
  })
  nextDate?: string | null;
  @Column.choice({
    label: 'Why it waits',
    values: WAIT_REASONS,
    readOnly: true,
    nullable: true,
    description:
      'Why no step follows, as of the last run: the letter of the step before is not sent yet, no mail server sends it, it could not be delivered, the template of a letter is inactive, or the access is blocked for another invoice. Mark the message as sent, or correct what is wrong',
  })
  waitReason?: WaitReason | null;
  @Column.date({ description: 'The last day of a pause, on which no step is carried out and no block holds' })
  pausedUntil?: string | null;
  @Column.text({ max: 500, description: 'Why it is paused' }) pauseReason?: string | null;
  @Column.text({ max: 5_000 }) notes?: string | null;

  /** The last step that was carried out. `stage` returns to it when a refund opens the invoice again. */
  @Property({ type: dbType.text, nullable: true })
  lastStep!: DunningAction | null;
}

export const dunningCases = defineResource(DunningCase, {
  resource: 'dunning',
  singular: 'dunningCase',
  plural: 'dunningCases',
  grants: { Accounts: 'view add edit delete menu', Reception: 'view menu' },
  title: 'invoiceNumber',
  detail: ['{member}', 'Open {openAmount}', 'Due {dueDate}'],
  operations: ['list', 'one', 'update'],
  defaultSort: { dueDate: 'asc' },
  check: ({ values }) => ({
    pauseReason: Boolean(values.pausedUntil) && !values.pauseReason?.trim() && msg('Enter why it is paused'),
  }),
});

Trigger<object>({
  name: 'dunning_case_of_invoice',
  timing: 'after',
  events: ['update'],
  forEach: 'row',
  body:
    `if (old.open_amount, old.payment_status, old.due_date, old.member_id, old.invoice_number) is distinct from` +
    ` (new.open_amount, new.payment_status, new.due_date, new.member_id, new.invoice_number) then` +
    ` update dunning_case set stage = stage where invoice_id = new.id; end if; return null`,
})(BillingRecord);
