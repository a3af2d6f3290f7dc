import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Employee } from '../employees/employee.ts';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { requireRemovable, requireUncounted } from '../payroll/counted-records.ts';
import { msg } from '../../common/message.ts';

@Entity()
@ObjectType({ description: 'A day of an employee' })
export class Attendance extends BaseRecord {
  @Column.reference(() => Employee, { required: true, search: true, inverse: 'attendance' })
  employee!: Rel<Employee>;
  @Column.date({ required: true, default: 'today' }) attendanceDate!: string;
  @Column.choice({
    required: true,
    default: 'present',
    masterData: 'AttendanceShift.status',
    choices: ['present', 'late', 'absent', 'half-day', 'on-leave'],
    search: true,
    description: 'present, late, absent, half-day or on-leave',
  })
  status!: string;
  @Column.dateTime({ description: 'When the employee came' }) checkInTime?: Date;
  @Column.dateTime({ description: 'When the employee left' }) checkOutTime?: Date;
  @Column.number({ min: 0, max: 24, description: 'Hours worked on the day' }) hoursWorked?: number;
  @Column.number({ min: 0, max: 24, description: 'Hours of overtime on the day' }) overtimeHours?: number;
  @Column.text() notes?: string;
}

export const attendance = defineResource(Attendance, {
  resource: 'attendance',
  singular: 'attendanceRecord',
  plural: 'attendanceRecords',
  grants: { Accounts: 'view menu', Reception: 'view add edit menu', Trainer: 'view' },
  title: 'attendanceDate',
  defaultSort: { attendanceDate: 'desc' },
  beforeSave: draft => requireUncounted('overtime', draft, ['employeeId', 'attendanceDate', 'overtimeHours']),
  beforeDelete: ({ id }, { tx }) => requireRemovable('overtime', id, tx),
  check: ({ values }) => ({
    checkOutTime:
      values.checkInTime != null &&
      values.checkOutTime != null &&
      new Date(values.checkOutTime) < new Date(values.checkInTime) &&
      msg('Check out time must be after check in time'),
  }),
});
