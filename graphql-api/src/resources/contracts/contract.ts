import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { addDays } from '../../common/dates.ts';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { Location } from '../locations/location.ts';
import { Member } from '../members/member.ts';
import { MembershipPlan } from '../membership-plans/membership-plan.ts';
import { FREQUENCIES } from './billing-periods.ts';
import { afterContract, checkDeletion, prepareContract } from './contract-rules.ts';
import { CONTRACT_STATUSES, type ContractStatus } from './contract-status.ts';
import { followContract } from './follow-member.ts';
import { SUCCESSIONS, type Succession } from './succession.ts';
import { unbilled } from './unbilled.ts';
import { labelMessage, type Message, msg } from '../../common/message.ts';

const CANCELLATION_REASONS = ['Price', 'Moving away', 'Health', 'Not satisfied', 'Too little time', 'Other'];

/** SQL of the price per month: a year has 52 weeks. */
const MONTHLY_PRICE = `case billing_frequency when 'weekly' then round(price * 52 / 12, 2)
  when 'bi-weekly' then round(price * 26 / 12, 2) when 'monthly' then price
  when 'quarterly' then round(price / 3, 2) when 'semi-annual' then round(price / 6, 2)
  when 'annual' then round(price / 12, 2) else 0 end`.replaceAll(/\s+/g, ' ');

/** A contract that was cancelled before it began ends on the day before its start, and has no days. */
@Check<typeof Contract>({
  name: 'contract_no_overlap',
  expression: `exclude using gist ("member_id" with =, "kind" with =, daterange("start_date", "end_date", '[]') with &&) where ("end_date" is null or "end_date" >= "start_date")`,
})
@Trigger<object>({
  name: 'agreed_days',
  timing: 'before',
  events: ['insert'],
  forEach: 'row',
  body: `if new.billing_frequency = 'one-time' and new.agreed_days is null then new.agreed_days := new.end_date - new.billing_anchor + 1; end if; return new`,
})
@Entity()
@ObjectType({ description: 'A contract of a member: a plan at an agreed price' })
export class Contract extends BaseRecord {
  @Column.text({
    required: 'Contract number is required',
    max: 50,
    unique: true,
    search: true,
    series: 'CON',
  })
  contractNumber!: string;
  @Column.reference(() => Member, { required: 'Member is required', search: true, createOnly: true })
  member!: Rel<Member>;
  @Column.reference(() => MembershipPlan, {
    required: 'Plan is required',
    createOnly: true,
    wireTitle: 'plan_name',
  })
  plan!: Rel<MembershipPlan>;
  @Column.choice({
    default: 'membership',
    createOnly: true,
    masterData: 'Billing.billing_type',
    description: 'What it is about; the billing type of its invoices. Those of one kind do not overlap',
  })
  kind!: string;
  @Column.money({
    required: 'Price is required',
    min: 0,
    description: 'The agreed price of each billing, before tax. It is final with the first invoice',
  })
  price!: number;
  @Column.money({
    readOnly: true,
    generated: MONTHLY_PRICE,
    description:
      'The price per month, before tax: what the contract adds to recurring revenue. 0 for one-time contracts',
  })
  monthlyPrice!: number;
  @Column.date({ default: 'today', createOnly: true, description: 'First day' }) startDate!: string;
  @Column.date({ createOnly: true, description: 'Last day; null for no end' }) endDate?: string;
  @Column.choice({
    default: 'monthly',
    createOnly: true,
    values: FREQUENCIES,
    masterData: 'Memberships.billing_frequency',
    description: 'How often it is billed',
  })
  billingFrequency!: string;
  @Column.date({
    readOnly: true,
    description: 'The day from which billing periods are counted; day 31 is the last day of shorter months',
  })
  billingAnchor!: string;
  /** The days that the price of a contract that is billed once is for, whatever changes its end; null for no end. */
  @Column.int({ hidden: true, readOnly: true, nullable: true }) agreedDays?: number | null;
  /** The last day that was invoiced before it was recorded here; null for none. */
  @Column.date({ hidden: true, readOnly: true, nullable: true }) invoicedElsewhere?: string | null;
  @Column.date({
    createOnly: true,
    description:
      'The last day that is invoiced; null before the first invoice. A contract that was invoiced elsewhere is created with it, and is billed from the day after',
  })
  billedThrough?: string;
  @Column.choice({
    readOnly: true,
    default: 'upcoming',
    values: CONTRACT_STATUSES,
    masterData: 'Contracts.status',
    description: 'Follows from the dates, freezes and the cancellation',
  })
  status!: ContractStatus;
  @Column.boolean({
    default: false,
    description: 'Whether it is extended by the duration of its plan when it ends',
  })
  autoRenewal!: boolean;
  @Column.date({
    readOnly: true,
    nullable: true,
    description: 'The day on which the cancellation was declared',
  })
  cancelledOn?: string;
  @Column.choice({
    readOnly: true,
    nullable: true,
    masterData: 'Contracts.cancellation_reason',
    choices: CANCELLATION_REASONS,
  })
  cancellationReason?: string;
  @Column.reference(() => Location, {
    inverse: 'contracts',
    description: 'Where the member trains; the invoices of the contract have this location',
  })
  location?: Rel<Location>;
  @Column.text({ search: true }) notes?: string;
  @Column.reference(() => Contract, {
    readOnly: true,
    inverse: 'successors',
    restrictsDelete: true,
    description: 'The contract that this one renews or replaces',
  })
  predecessor?: Rel<Contract>;
  @Column.choice({
    readOnly: true,
    nullable: true,
    values: SUCCESSIONS,
    description:
      'How it follows on its predecessor: a renewal moves with the end of that contract, a switch of the plan stays. Null without a predecessor, and for contracts of earlier versions',
  })
  succession?: Succession;

  @Field(() => Boolean, { description: unbilled.column.description }) unbilled?: boolean;
}

const ACTIVE = { status: { eq: 'active' } };
const LOST = { status: { in: ['cancelled', 'ended'] }, successors: { none: {} } };

export const contracts = defineResource(Contract, {
  resource: 'contracts',
  singular: 'contract',
  plural: 'contracts',
  grants: { Accounts: 'view add edit delete menu', Reception: 'view add edit menu', Trainer: 'view' },
  title: 'contractNumber',
  detail: ['{member}', '{plan}', '{status}'],
  search: { keys: ['contractNumber'], related: ['member'] },
  defaultSort: { startDate: 'desc' },
  figures: {
    activeContracts: {
      unit: 'count',
      label: 'Active Contracts',
      description: 'contracts that run and are not frozen',
      filter: ACTIVE,
    },
    recurringRevenue: {
      unit: 'money',
      sum: 'monthlyPrice',
      label: 'Recurring Revenue',
      description: 'what active contracts cost per month, whatever their billing, before tax',
      filter: ACTIVE,
    },
    lostContracts: {
      unit: 'count',
      label: 'Lost Contracts',
      description:
        'contracts that were cancelled or ended without a successor: a renewal or another plan is no loss',
      filter: LOST,
    },
    lostRevenue: {
      unit: 'money',
      sum: 'monthlyPrice',
      label: 'Lost Revenue',
      description: 'what lost contracts cost per month',
      filter: LOST,
    },
    churn: {
      unit: 'share',
      of: 'lostContracts',
      label: 'Churn',
      description: 'the share of contracts that were lost',
    },
  },
  beforeSave: prepareContract,
  beforeDelete: checkDeletion,
  afterWrite: afterContract,
  async afterMove({ from, to, cause, ...part }) {
    for (const id of [from, to]) await followContract(id, cause, part);
  },
  computedFields: { unbilled },
  loggedFields: { operation: { label: 'Operation', kind: 'text' } },
  constraintErrors: { contract_no_overlap: overlapError },
});

/** What PostgreSQL says at last about the other contract: `(7, membership, [2026-01-01,2027-01-01)).` */
const OTHER_CONTRACT = /^\(\d+, (.*), \[(\d{4}-\d\d-\d\d),(\d{4}-\d\d-\d\d)?\)\)\.$/;

function overlapError(detail: string): Record<string, Message> {
  const other = detail.slice(detail.lastIndexOf(')=(') + 2);
  const [, kind = '', from = '', after] = OTHER_CONTRACT.exec(other) ?? [];
  const contract = { kind: labelMessage(kind.replaceAll('_', ' ')), from };
  return {
    startDate: after
      ? msg(
          'This member already has a {kind} contract from {from} to {until}. Choose other days, or renew, switch or cancel that contract.',
          { ...contract, until: addDays(after, -1) },
        )
      : msg(
          'This member already has a {kind} contract from {from}, without an end. Choose other days, or renew, switch or cancel that contract.',
          contract,
        ),
  };
}
