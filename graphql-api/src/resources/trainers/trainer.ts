import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { today } from '../../common/dates.ts';
import { ClubRecord } from '../../declaration/club-record.ts';
import { Choice, Day, Email, Money, Text, TextList, Whole, Decimal } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';

const REQUIRED = 'This field is required';
const SALARY = 'Salary must be a positive number';
const WORKING_HOURS = 'Working hours must be a positive number';
const TEN_DIGITS = [/^\D*(\d\D*){10}$/, 'Invalid phone number'] as const;

@Entity()
@ObjectType({ description: 'A person who trains members' })
export class Trainer extends ClubRecord {
  @Text({ required: REQUIRED, max: 200, search: true }) name!: string;
  @Email({ required: REQUIRED, search: true }) email!: string;
  @Text({
    required: REQUIRED,
    max: 50,
    pattern: TEN_DIGITS,
    search: true,
    description: 'Exactly 10 digits, however they are set apart',
  })
  phone!: string;
  @TextList({
    required: REQUIRED,
    masterData: 'Trainers.specializations',
    description: 'What the trainer teaches',
  })
  specializations!: string[];
  @Choice({
    required: REQUIRED,
    default: 'active',
    masterData: 'Trainers.status',
    description: 'active, on leave or busy',
  })
  status!: string;
  @Text({ description: 'Experience, in the trainer’s own words' }) experience?: string;
  @Text({ max: 300 }) address?: string;
  @Text({ max: 100 }) city?: string;
  @Text({ max: 100 }) state?: string;
  @Text({ max: 20 }) zipCode?: string;
  @Day() dateOfBirth?: string;
  @Choice() gender?: string;
  @Text({ max: 200, description: 'Whom to call in an emergency' }) emergencyContact?: string;
  @Text({ max: 50, description: 'Phone of whom to call in an emergency' }) emergencyPhone?: string;
  @TextList({ masterData: 'Trainers.certifications', description: 'Certificates that the trainer holds' })
  certifications!: string[];
  @TextList({ masterData: 'Trainers.availability', description: 'Days of the week' }) availability!: string[];
  @Day({ required: REQUIRED, default: today, description: 'First day of work' }) joiningDate!: string;
  @Money({ required: REQUIRED, min: 0.01, invalid: SALARY }) salary!: number;
  @Decimal({
    required: REQUIRED,
    default: 40,
    min: 0.01,
    invalid: WORKING_HOURS,
    description: 'Working hours per week',
  })
  workingHours!: number;
  @Whole({ default: 0, min: 0, description: 'How many clients are told; those who are assigned are members' })
  assignedClients!: number;
  @Text() bio?: string;
}

export const trainers = defineResource(Trainer, {
  resource: 'trainers',
  singular: 'trainer',
  detail: ['{email}', '{phone}', '{status}'],
  plural: 'trainers',
  defaultSort: { name: 'asc' },
});
