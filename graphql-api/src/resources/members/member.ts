import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { inOneYear, today } from '../../common/dates.ts';
import { ClubRecord } from '../../declaration/club-record.ts';
import { Choice, Day, Email, Ref, Text, TextList } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { Trainer } from '../trainers/trainer.ts';

@Entity()
@ObjectType({ description: 'A person who trains at the club' })
export class Member extends ClubRecord {
  @Text({ required: 'Name is required', max: 200, search: true }) name!: string;
  @Email({ required: 'Email is required', search: true }) email!: string;
  @Text({ required: 'Phone is required', max: 50, search: true }) phone!: string;
  @Choice({
    required: 'Membership type is required',
    default: 'Standard',
    masterData: 'Members.membership_type',
    description: 'Standard, Premium, VIP and others',
  })
  membershipType!: string;
  @Choice({ default: 'active', masterData: 'Members.status', description: 'active, inactive and others' })
  status!: string;
  @Day() dateOfBirth?: string;
  @Choice({ masterData: 'Members.gender' }) gender?: string;
  @Text({ max: 300 }) address?: string;
  @Text({ max: 100 }) city?: string;
  @Text({ max: 100 }) state?: string;
  @Text({ max: 20 }) zipCode?: string;
  @Text({ max: 200, description: 'Whom to call in an emergency' }) emergencyContact?: string;
  @Text({ max: 50, description: 'Phone of whom to call in an emergency' }) emergencyPhone?: string;
  @TextList() healthConditions!: string[];
  @Day({ default: today, description: 'When the person became a member' }) joiningDate!: string;
  @Day({ default: today, description: 'First day of the membership' }) membershipStartDate!: string;
  @Day({ default: inOneYear, description: 'Last day of the membership' }) membershipEndDate!: string;
  @Ref(() => Trainer) assignedTrainer?: Rel<Trainer>;
}

export const members = defineResource(Member, {
  resource: 'members',
  singular: 'member',
  plural: 'members',
  detail: ['{email}', '{phone}', '{status}'],
  defaultSort: { name: 'asc' },
  wrap: 'member',
});
