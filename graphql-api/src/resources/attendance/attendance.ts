import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { today } from '../../common/dates.ts';
import { Employee } from '../employees/employee.ts';
import { ClubRecord } from '../../declaration/club-record.ts';
import { Choice, Day, Decimal, Moment, Ref, Text } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';

@Entity()
@ObjectType({ description: 'A day of an employee' })
export class Attendance extends ClubRecord {
  @Ref(() => Employee, { required: true, search: true, inverse: 'attendance' }) employee!: Rel<Employee>;
  @Day({ required: true, default: today }) attendanceDate!: string;
  @Choice({
    required: true,
    default: 'present',
    masterData: 'AttendanceShift.status',
    search: true,
    description: 'present, late, absent, half-day or on-leave',
  })
  status!: string;
  @Moment({ description: 'When the employee came' }) checkInTime?: Date;
  @Moment({ description: 'When the employee left' }) checkOutTime?: Date;
  @Decimal({ min: 0, max: 24, description: 'Hours worked on the day' }) hoursWorked?: number;
  @Decimal({ min: 0, max: 24, description: 'Hours of overtime on the day' }) overtimeHours?: number;
  @Text() notes?: string;
}

export const attendance = defineResource(Attendance, {
  resource: 'attendance',
  singular: 'attendanceRecord',
  plural: 'attendanceRecords',
  title: 'attendanceDate',
  defaultSort: { attendanceDate: 'desc' },
  check: ({ values }) => ({
    checkOutTime:
      values.checkInTime != null &&
      values.checkOutTime != null &&
      new Date(values.checkOutTime) < new Date(values.checkInTime) &&
      'Check out time must be after check in time',
  }),
});
