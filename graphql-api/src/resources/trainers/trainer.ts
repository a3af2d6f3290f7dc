import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import type { Choice } from '../../declaration/column-registry.ts';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';

const SPECIALIZATIONS = [
  'Strength Training',
  'Weight Loss',
  'Bodybuilding',
  'Functional Training',
  'HIIT',
  'CrossFit',
  'Yoga',
  'Pilates',
  'Spinning',
  'Boxing',
  'Dance Fitness',
  'Rehabilitation',
  'Senior Fitness',
  'Nutrition Coaching',
];

const CERTIFICATIONS: readonly Choice[] = [
  'NASM CPT',
  'ACE CPT',
  'ISSA CPT',
  'NSCA CSCS',
  'ACSM EP',
  ['CrossFit Level 1', 'CrossFit Level 1 Trainer'],
  ['RYT 200', 'Registered Yoga Teacher (200 h)'],
  ['RYT 500', 'Registered Yoga Teacher (500 h)'],
  ['STOTT Pilates', 'STOTT Pilates Instructor'],
  ['Precision Nutrition L1', 'Precision Nutrition Level 1'],
  ['CPR/AED', 'CPR / AED'],
  'First Aid',
];

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const REQUIRED = 'This field is required';
const SALARY = 'Salary must be a positive number';
const WORKING_HOURS = 'Working hours must be a positive number';
const TEN_DIGITS = [/^\D*(\d\D*){10}$/, 'Invalid phone number'] as const;

@Entity()
@ObjectType({ description: 'A person who trains members' })
export class Trainer extends BaseRecord {
  @Column.text({ required: REQUIRED, max: 200, search: true }) name!: string;
  @Column.email({ required: REQUIRED, search: true }) email!: string;
  @Column.text({
    required: REQUIRED,
    max: 50,
    pattern: TEN_DIGITS,
    search: true,
    description: 'Exactly 10 digits, with any separators',
  })
  phone!: string;
  @Column.textList({
    required: REQUIRED,
    masterData: 'Trainers.specializations',
    choices: SPECIALIZATIONS,
    description: 'What the trainer teaches',
  })
  specializations!: string[];
  @Column.choice({
    required: REQUIRED,
    default: 'active',
    masterData: 'Trainers.status',
    choices: ['active', 'on leave', 'busy'],
    description: 'active, on leave or busy',
  })
  status!: string;
  @Column.text({ description: 'Experience, in the trainer’s own words' }) experience?: string;
  @Column.text({ max: 300 }) address?: string;
  @Column.text({ max: 100 }) city?: string;
  @Column.text({ max: 100 }) state?: string;
  @Column.text({ max: 20 }) zipCode?: string;
  @Column.date({ past: true }) dateOfBirth?: string;
  @Column.choice() gender?: string;
  @Column.text({ sensitive: 'staff-emergency', max: 200, description: 'Emergency contact' })
  emergencyContact?: string;
  @Column.text({ sensitive: 'staff-emergency', max: 50, description: 'Phone of the emergency contact' })
  emergencyPhone?: string;
  @Column.textList({
    masterData: 'Trainers.certifications',
    choices: CERTIFICATIONS,
    description: 'Certificates that the trainer holds',
  })
  certifications!: string[];
  @Column.textList({
    masterData: 'Trainers.availability',
    choices: WEEKDAYS,
    description: 'Days of the week',
  })
  availability!: string[];
  @Column.date({ required: REQUIRED, default: 'today', description: 'First day of work' })
  joiningDate!: string;
  @Column.money({ sensitive: 'employees-pay', required: REQUIRED, min: 0.01, invalid: SALARY })
  salary!: number;
  @Column.number({
    required: REQUIRED,
    default: 40,
    min: 0.01,
    invalid: WORKING_HOURS,
    description: 'Working hours per week',
  })
  workingHours!: number;
  @Column.int({
    default: 0,
    min: 0,
    description: 'The stated number of clients; the assigned ones are members',
  })
  assignedClients!: number;
  @Column.text() bio?: string;
}

export const trainers = defineResource(Trainer, {
  resource: 'trainers',
  singular: 'trainer',
  detail: ['{email}', '{phone}', '{status}'],
  search: { keys: ['email', 'phone'], words: true },
  plural: 'trainers',
  grants: { Accounts: 'view', Reception: 'view menu', Trainer: 'view menu' },
  defaultSort: { name: 'asc' },
  figures: {
    activeTrainers: {
      unit: 'count',
      label: 'Active Trainers',
      description: 'trainers whose status is active',
      filter: { status: { eq: 'active' } },
    },
  },
  idOfCaller: userId => `select trainer_id from employee where user_id = ${userId}`,
});
