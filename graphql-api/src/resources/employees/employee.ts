import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { today } from '../../common/dates.ts';
import { ClubRecord } from '../../declaration/club-record.ts';
import { Choice, Day, Email, Money, Text, TextList } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';

@Entity()
@ObjectType({ description: 'A person whom the club employs' })
export class Employee extends ClubRecord {
  @Text({ required: true, max: 200, search: true }) name!: string;
  @Email({ required: true, search: true }) email!: string;
  @Text({ required: true, max: 50, search: true }) phone!: string;
  @Choice({ required: true, masterData: 'EmployeeDetails.position', search: true }) position!: string;
  @Choice({ required: true, masterData: 'EmployeeDetails.department', search: true }) department!: string;
  @Choice({
    default: 'active',
    masterData: 'EmployeeDetails.status',
    description: 'active, inactive or on_leave',
  })
  status!: string;
  @Day() dateOfBirth?: string;
  @Choice({ masterData: 'EmployeeDetails.gender' }) gender?: string;
  @Text({ max: 300 }) address?: string;
  @Text({ max: 100 }) city?: string;
  @Text({ max: 100 }) state?: string;
  @Text({ max: 20 }) zipCode?: string;
  @Text({ max: 200, description: 'Whom to call in an emergency' }) emergencyContact?: string;
  @Text({ max: 50, description: 'Phone of whom to call in an emergency' }) emergencyPhone?: string;
  @Day({ required: true, default: today, description: 'First day of work' }) hireDate!: string;
  @Money({ required: true, min: 0 }) salary!: number;
  @Text({ max: 100, description: 'Account that the salary is paid to' }) bankAccount?: string;
  @Text({ max: 100, label: 'Tax ID' }) taxId?: string;
  @TextList({ masterData: 'EmployeeDetails.qualifications' }) qualifications!: string[];
}

export const employees = defineResource(Employee, {
  resource: 'employees',
  singular: 'employee',
  detail: ['{email}', '{phone}', '{status}'],
  plural: 'employees',
  defaultSort: { name: 'asc' },
});
