import type { Rel } from '@mikro-orm/core';
import { Entity, Index } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { Tx } from '../../database/tx.ts';
import { CHECK_IN_RULES, type CheckInRule } from '../../common/check-in-rules.ts';
import { DateTimeISO, LocalDate } from '../../common/dates.ts';
import type { EntryField } from '../../declaration/column-registry.ts';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { Location } from '../locations/location.ts';
import { Member } from '../members/member.ts';
import { lastVisitOf } from './last-visit.ts';
import { DECISIONS, type AccessFacts, type Decision, type Reason } from './decide-access.ts';

const rule = `One of: ${CHECK_IN_RULES.join(', ')}`;
const optional = (type: () => object, description: string): PropertyDecorator =>
  Field(type, { nullable: true, description });

@ObjectType({ description: 'Why a member was denied or warned, with the values of the rule' })
export class VisitReason implements Reason {
  @Field(() => String, { description: rule }) rule!: CheckInRule;
  @Field(() => String, { description: 'deny or warn' }) effect!: 'deny' | 'warn';
  @optional(() => String, 'The card that replaced the presented one') cardNumber?: string | null;
  @optional(() => ID, 'The id of the contract that decides') contractId?: string;
  @optional(() => String, 'The number of the contract') contractNumber?: string;
  @optional(
    () => LocalDate,
    'The first day of a contract that has not begun, the last of one that has ended, or the last frozen day',
  )
  day?: string;
  @optional(() => ID, 'The id of the invoice for which access is blocked') invoiceId?: string;
  @optional(() => String, 'The number of the invoice') invoiceNumber?: string;
  @optional(() => Float, "What was owed of the invoice, in the club's currency") amount?: number;
  @optional(() => LocalDate, 'When the invoice was due') dueDate?: string | null;
  @optional(() => String, 'Where the member may train, or is inside already') location?: string;
  @optional(() => String, 'The access hours of the plan') accessHours?: string;
  @optional(() => Int, 'The minimum age of the plan') minAge?: number;
  @optional(() => DateTimeISO, 'Since when the member is inside') since?: string;
}

const text = (name: string): EntryField => ({ name, kind: 'text', nullable: true });
const reasonFields: readonly EntryField[] = [
  { name: 'rule', kind: 'choice' },
  { name: 'effect', kind: 'choice' },
  ...['cardNumber', 'contractId', 'contractNumber'].map(text),
  { name: 'day', kind: 'date', nullable: true },
  ...['invoiceId', 'invoiceNumber'].map(text),
  { name: 'amount', kind: 'money', nullable: true },
  { name: 'dueDate', kind: 'date', nullable: true },
  ...['location', 'accessHours'].map(text),
  { name: 'minAge', kind: 'int', nullable: true },
  { name: 'since', kind: 'dateTime', nullable: true },
];

@Entity()
// Those who are inside, by location.
@Index({
  name: 'visit_inside',
  expression:
    'create index "visit_inside" on "visit" ("location_id", "checked_in_at") where checked_out_at is null',
})
@ObjectType({ description: 'A member who came, or tried to: what check-in decided, and why' })
export class Visit extends BaseRecord {
  @Column.reference(() => Member, { required: 'Member is required', readOnly: true })
  member!: Rel<Member>;
  @Column.reference(() => Location, { readOnly: true }) location?: Rel<Location>;
  @Column.dateTime({ readOnly: true, description: 'When the card was scanned' }) checkedInAt!: Date;
  @Column.choice({
    readOnly: true,
    values: DECISIONS,
    description: 'What the rules of the club decided',
  })
  decision!: Decision;
  @Column.textList({
    readOnly: true,
    description: `The rules that applied, in their order. ${rule}`,
  })
  reasons!: CheckInRule[];
  @Column.jsonList(VisitReason, {
    entries: reasonFields,
    readOnly: true,
    description: 'The rules that applied, with what the decision used',
  })
  details!: VisitReason[];
  /** `AccessFacts`, from which the rules of another day decide again. */
  @Column.json(Object, [], { hidden: true, readOnly: true }) facts!: AccessFacts;
  @Column.text({
    readOnly: true,
    nullable: true,
    description: 'The user who let the member in although the rules denied it',
  })
  overriddenBy?: string | null;
  @Column.text({ readOnly: true, nullable: true, description: 'Why the user did so' })
  overrideReason?: string | null;
  @Column.dateTime({
    readOnly: true,
    nullable: true,
    description:
      'When the member left: at a second scan, or at closing time. Null while inside; a denied visit ends at once',
  })
  checkedOutAt?: Date | null;
  @Column.choice({
    readOnly: true,
    values: ['server', 'desk'],
    description: 'server; desk for a scan without connection, on which the server decided later',
  })
  decidedBy!: 'server' | 'desk';
}

/** The mutations `checkIn` and `checkOut` write them; deleting one is a correction. */
export const visits = defineResource(Visit, {
  resource: 'visits',
  singular: 'visit',
  plural: 'visits',
  grants: { Accounts: 'view', Reception: 'view add edit menu', Trainer: 'view' },
  title: 'checkedInAt',
  defaultSort: { checkedInAt: 'desc' },
  figures: {
    inside: {
      unit: 'count',
      label: 'Inside',
      description: 'members who came and have not left',
      filter: { checkedOutAt: { isNull: true } },
    },
  },
  operations: ['list', 'one', 'delete'],
  afterWrite: ({ values, stored, tx }) => followVisits(Number((values ?? stored)!['memberId']), tx),
  async afterMove({ from, to, tx }) {
    for (const id of [from, to]) await followVisits(id, tx);
  },
});

/** The last visit of a member is stored, since sorting 80,000 members by 2 million visits takes seconds. */
async function followVisits(member: number, tx: Tx): Promise<void> {
  await tx.query(
    `update member set last_visit = last.at from (select ${lastVisitOf('?')} as at) last
      where id = ? and last_visit is distinct from last.at`,
    [member, member],
  );
}
