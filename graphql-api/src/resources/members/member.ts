import type { Rel } from '@mikro-orm/core';
import { Entity, Index } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { accessBlocked } from '../dunning/access-block.ts';
import { Location } from '../locations/location.ts';
import { lockAccounts } from '../account/lock-accounts.ts';
import { emailPreference } from './attached-preference.ts';
import { keepContractFields } from './contract-fields.ts';
import { keepMergedCard, replaceCard } from './replace-card.ts';
import { Trainer } from '../trainers/trainer.ts';
import { lastVisitOf } from '../visits/last-visit.ts';
import { GENDERS } from '../shared-choices.ts';

const MEMBERSHIP_TYPES = ['Standard', 'Premium', 'VIP', 'Student', 'Senior', 'Family', 'Corporate'];

@Entity()
// Of members who did not come since a day.
@Index({
  name: 'member_last_visit',
  expression: 'create index "member_last_visit" on "member" ("last_visit", id)',
})
@ObjectType({ description: 'A person who trains at the club' })
export class Member extends BaseRecord {
  @Column.text({ required: 'Name is required', max: 200, search: true }) name!: string;
  @Column.email({ required: 'Email is required', search: true }) email!: string;
  @Column.text({ required: 'Phone is required', max: 50, search: true }) phone!: string;
  @Column.choice({
    required: 'Membership type is required',
    default: 'Standard',
    masterData: 'Members.membership_type',
    choices: MEMBERSHIP_TYPES,
    description: 'Standard, Premium, VIP and others',
  })
  membershipType!: string;
  @Column.choice({
    default: 'active',
    masterData: 'Members.status',
    choices: ['active', 'inactive', 'frozen', 'expired'],
    description: 'active, inactive and others',
  })
  status!: string;
  @Column.date({ past: true }) dateOfBirth?: string;
  @Column.choice({ masterData: 'Members.gender', choices: GENDERS }) gender?: string;
  @Column.text({ max: 300 }) address?: string;
  @Column.text({ max: 100 }) city?: string;
  @Column.text({ max: 100 }) state?: string;
  @Column.text({ max: 20 }) zipCode?: string;
  @Column.text({ sensitive: 'members-health', max: 200, description: 'Emergency contact' })
  emergencyContact?: string;
  @Column.text({ sensitive: 'members-health', max: 50, description: 'Phone of the emergency contact' })
  emergencyPhone?: string;
  @Column.textList({ sensitive: 'members-health' }) healthConditions!: string[];
  @Column.date({ default: 'today', description: 'When the person became a member' }) joiningDate!: string;
  @Column.date({ default: 'today', description: 'First day of the membership' }) membershipStartDate!: string;
  @Column.date({ default: { months: 12 }, description: 'Last day of the membership' })
  membershipEndDate!: string;
  @Column.reference(() => Trainer) assignedTrainer?: Rel<Trainer>;
  @Column.text({ max: 50, unique: true, description: 'The number of the card that opens check-in' })
  cardNumber?: string;
  @Column.reference(() => Location, {
    inverse: 'homeMembers',
    description: 'Where the member usually trains; new contracts begin with it',
  })
  homeLocation?: Rel<Location>;
  @Column.dateTime({
    readOnly: true,
    nullable: true,
    earlier: lastVisitOf,
    description: 'When the member last came in',
  })
  lastVisit?: Date | null;

  @Field(() => Boolean, { description: accessBlocked.column.description }) accessBlocked?: boolean;
}

export const members = defineResource(Member, {
  resource: 'members',
  singular: 'member',
  plural: 'members',
  grants: { Accounts: 'view menu', Reception: 'view add edit menu', Trainer: 'view menu' },
  detail: ['{email}', '{phone}', '{status}'],
  search: { keys: ['email', 'phone', 'cardNumber'], words: true },
  defaultSort: { name: 'asc' },
  figures: {
    activeMembers: {
      unit: 'count',
      label: 'Active Members',
      description: 'members whose status is active',
      filter: { status: { eq: 'active' } },
    },
  },
  wrap: 'member',
  beforeSave: keepContractFields,
  afterWrite: replaceCard,
  lockMerged: (ids, tx) => lockAccounts('select unnest(?::int[]) as member_id', [`{${ids.join()}}`], tx),
  afterMerge: keepMergedCard,
  attached: { emailPreference },
  computedFields: { accessBlocked },
  // Of `email_preference`.
  loggedFields: {
    marketingConsent: { label: 'Marketing by e-mail', kind: 'boolean' },
    documentsByEmail: { label: 'Documents by e-mail', kind: 'boolean' },
    bouncedAddress: { label: 'Bounced address', kind: 'text' },
    merged: { label: 'Merged member', kind: 'text' },
    mergedInto: { label: 'Merged into', kind: 'text' },
  },
});
