import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { followSalary } from '../employee-pay/current-pay.ts';
import { msg } from '../../common/message.ts';
import { GENDERS } from '../shared-choices.ts';
import { Trainer } from '../trainers/trainer.ts';
import { User } from '../users/user.ts';

const POSITIONS = [
  'General Manager',
  'Assistant Manager',
  'Front Desk Associate',
  'Membership Consultant',
  'Personal Trainer',
  'Group Fitness Instructor',
  'Accountant',
  'Marketing Coordinator',
  'Maintenance Technician',
  'Cleaner',
  'Lifeguard',
  'Nutritionist',
];

const DEPARTMENTS = ['Management', 'Front Desk', 'Sales', 'Fitness', 'Finance', 'Marketing', 'Facilities'];

const QUALIFICATIONS = [
  'High School Diploma',
  "Associate's Degree",
  "Bachelor's Degree",
  "Master's Degree",
  'Certified Personal Trainer',
  'Group Fitness Certificate',
  'Sports Nutrition Certificate',
  'Certified Public Accountant',
  'Lifeguard Certificate',
  'HVAC Certificate',
  'CPR / AED',
  'First Aid',
];

@Entity()
@ObjectType({ description: 'An employee of the club' })
export class Employee extends BaseRecord {
  @Column.text({ required: true, max: 200, search: true }) name!: string;
  @Column.email({ required: true, search: true }) email!: string;
  @Column.text({ required: true, max: 50, search: true }) phone!: string;
  @Column.choice({ required: true, masterData: 'EmployeeDetails.position', choices: POSITIONS, search: true })
  position!: string;
  @Column.choice({
    required: true,
    masterData: 'EmployeeDetails.department',
    choices: DEPARTMENTS,
    search: true,
  })
  department!: string;
  @Column.choice({
    default: 'active',
    masterData: 'EmployeeDetails.status',
    choices: ['active', 'inactive', 'on_leave'],
    description: 'active, inactive or on_leave',
  })
  status!: string;
  @Column.date({ past: true }) dateOfBirth?: string;
  @Column.choice({ masterData: 'EmployeeDetails.gender', choices: GENDERS }) gender?: string;
  @Column.text({ max: 300 }) address?: string;
  @Column.text({ max: 100 }) city?: string;
  @Column.text({ max: 100 }) state?: string;
  @Column.text({ max: 20 }) zipCode?: string;
  @Column.text({ sensitive: 'staff-emergency', max: 200, description: 'Emergency contact' })
  emergencyContact?: string;
  @Column.text({ sensitive: 'staff-emergency', max: 50, description: 'Phone of the emergency contact' })
  emergencyPhone?: string;
  @Column.date({ required: true, default: 'today', description: 'First day of work' }) hireDate!: string;
  @Column.date({ description: 'The last day of work, up to which payroll pays; none while employed' })
  lastDay?: string;
  @Column.money({
    sensitive: 'employees-pay',
    required: true,
    min: 0,
    description:
      'The salary of a year. With pay records it is that of today, and changing it begins a pay today',
  })
  salary!: number;
  @Column.text({ sensitive: 'employees-pay', max: 100, description: 'Account that the salary is paid to' })
  bankAccount?: string;
  @Column.text({ sensitive: 'employees-pay', max: 100, label: 'Tax ID' }) taxId?: string;
  @Column.textList({ masterData: 'EmployeeDetails.qualifications', choices: QUALIFICATIONS })
  qualifications!: string[];
  @Column.reference(() => User, { unique: true, description: 'The user that the employee signs in as' })
  user?: Rel<User>;
  @Column.reference(() => Trainer, { unique: true, description: 'The trainer that the employee is' })
  trainer?: Rel<Trainer>;
}

export const employees = defineResource(Employee, {
  resource: 'employees',
  singular: 'employee',
  detail: ['{email}', '{phone}', '{status}'],
  search: { keys: ['email', 'phone'], words: true },
  plural: 'employees',
  grants: { Accounts: 'view menu' },
  defaultSort: { name: 'asc' },
  check: ({ values }) => ({
    lastDay:
      values.lastDay != null &&
      values.hireDate != null &&
      values.lastDay < values.hireDate &&
      msg('Last day must not be before the hire date'),
  }),
  afterWrite: followSalary,
  idOfCaller: userId => `select id from employee where user_id = ${userId}`,
});
