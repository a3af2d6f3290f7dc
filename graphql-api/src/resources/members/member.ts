import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { accessBlocked } from '../dunning/access-block.ts';
import { keepContractFields } from './contract-fields.ts';
import { Trainer } from '../trainers/trainer.ts';
import { GENDERS } from '../shared-choices.ts';

const MEMBERSHIP_TYPES = ['Standard', 'Premium', 'VIP', 'Student', 'Senior', 'Family', 'Corporate'];

@Entity()
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

  @Field(() => Boolean, { description: accessBlocked.column.description }) accessBlocked?: boolean;
}

export const members = defineResource(Member, {
  resource: 'members',
  singular: 'member',
  plural: 'members',
  grants: { Accounts: 'view menu', Reception: 'view add edit menu', Trainer: 'view menu' },
  detail: ['{email}', '{phone}', '{status}'],
  search: { keys: ['email', 'phone'], words: true },
  defaultSort: { name: 'asc' },
  wrap: 'member',
  beforeSave: keepContractFields,
  computedFields: { accessBlocked },
  // Of `email_preference`.
  loggedFields: {
    marketingConsent: { label: 'Marketing by e-mail', kind: 'boolean' },
    documentsByEmail: { label: 'Documents by e-mail', kind: 'boolean' },
    bouncedAddress: { label: 'Bounced address', kind: 'text' },
  },
});
